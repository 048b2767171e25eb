import { errorCodes, rateLimitStatus } from '@tutor/api/core/envelope';
import { type RateLimited, Refusal } from './refusal.ts';

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const textHeaders = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** A reply in the service's wrapper (specification, core §3). */
export function envelope(code: number, message: string, body: unknown, status = 200): Response {
  const text = JSON.stringify({ ErrorCode: code, Msg: message, Body: body ?? null });
  return new Response(text, { status, headers: jsonHeaders });
}

/** A successful reply. */
export function success(body: unknown, message = ''): Response {
  return envelope(errorCodes.success, message, body);
}

/** The reply to a call that was turned down. */
export function refused(error: Refusal | RateLimited): Response {
  return error instanceof Refusal
    ? envelope(error.code, error.message, null, error.status)
    : new Response(error.message, { status: rateLimitStatus, headers: textHeaders });
}
