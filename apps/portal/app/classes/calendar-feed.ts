import { createHash } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { isKnownEtag } from '@tutor/api/core/known-etag';
import { feedTokenSchema } from '@tutor/rules/classes/calendar-feed';
import { createApi } from '../session/api.server.ts';
import { calendarText } from './calendar-text.server.ts';

/** The private calendar, for calendar programs: by its address alone, without a session. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const token = feedTokenSchema.safeParse(params.file?.replace(/\.ics$/, ''));
  if (!token.success || !params.file?.endsWith('.ics')) return refusal(404, 'There is no such calendar.');
  try {
    const { body } = await createApi(context).calendarFeed.read({ body: { Token: token.data } });
    const text = calendarText(body, context.publicOrigin);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="classes.ics"',
      'cache-control': 'private, no-cache',
      // No Last-Modified: a date is exact to the second, and a class that leaves the window carries none.
      etag,
      'x-robots-tag': 'noindex',
    };
    return isKnownEtag(request.headers, etag)
      ? new Response(null, { status: 304, headers })
      : new Response(text, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'refused') return refusal(404, 'There is no such calendar.');
    if (error.kind === 'rateLimited') return refusal(429, error.message, 60);
    return refusal(503, 'The calendar cannot be read at the moment.', 300);
  }
}

function refusal(status: number, text: string, retryAfterSeconds?: number): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}
