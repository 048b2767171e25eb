import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { loggedPath } from '../server/logged-path.ts';
import { NonceContext } from './kit/page/nonce.ts';
import { servedMarkup } from './kit/server/served-markup.server.tsx';

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { cspNonce }: AppLoadContext,
): Response {
  const markup = servedMarkup(
    <NonceContext.Provider value={cspNonce}>
      <RemixServer context={remixContext} url={request.url} />
    </NonceContext.Provider>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${markup}`, { status, headers });
}

/** An error that no boundary expected: to the log with its request, never to the page. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (request.signal.aborted) return;
  // Somebody asked for what there is not; the answer says so, and nothing here is broken.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const reason = error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
  context.log.error(
    { requestId: context.requestId, path: loggedPath(new URL(request.url).pathname), ...reason },
    'unexpected error',
  );
}
