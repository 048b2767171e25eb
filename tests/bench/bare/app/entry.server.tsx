import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';

// In one pass, as the portal does.
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  const markup = renderToString(<RemixServer context={context} url={request.url} />);
  return new Response(`<!DOCTYPE html>${markup}`, { status, headers });
}
