import { json, redirect } from '@remix-run/node';
import type { ApiError } from '@tutor/api/core/api-error';
import { safeReturnPath } from '@tutor/rules/account/return-path';
import { requireFailedCall, shownMessage } from './failed-call.server.ts';
import { type Flash, setFlash } from './flash.server.ts';
import { unsent } from './form-reply.ts';
import type { RequestArguments } from './request-arguments.ts';

/** Answers an action: data for a page with JavaScript, a redirect with the message for one without. */
export async function actionReply<Result>(
  { context }: Pick<RequestArguments, 'context'>,
  { result, flash }: { result: Result | null; flash: Flash | null },
  backTo: string,
): Promise<Response> {
  if (context.isDataRequest) return json({ ...unsent([]), isDone: flash?.tone !== 'error', result, flash });
  const headers = new Headers();
  if (flash !== null) headers.append('set-cookie', await setFlash(flash));
  return redirect(safeReturnPath(context.pagePath, backTo), { status: 303, headers });
}

/** Answers an action whose call failed: the message as a toast, or /login when the session is gone. */
export async function actionFailure(error: unknown, args: RequestArguments, backTo: string): Promise<Response> {
  requireFailedCall(error);
  return actionReply(args, { result: null, flash: errorFlash(error) }, backTo);
}

/** A failed call as a message. */
export function errorFlash(error: ApiError): Flash {
  const flash: Flash = { tone: 'error', message: shownMessage(error) };
  return error.kind === 'rateLimited' ? { ...flash, isLimit: true } : flash;
}
