import { json, redirect } from '@remix-run/node';
import type { ApiError } from '@tutor/api/core/api-error';
import { safeReturnPath } from '@tutor/rules/account/return-path';
import { requireFailedCall, shownMessage } from './failed-call.server.ts';
import { type Flash, setFlash } from './flash.server.ts';
import type { RequestArguments } from './request-arguments.ts';

/** What an action gives back to a page with JavaScript. */
export interface ActionReply<Result> {
  result: Result | null;
  flash: Flash | null;
}

/** Answers an action: data for a page with JavaScript, a redirect with the message for one without. */
export async function actionReply<Result>(
  { context }: Pick<RequestArguments, 'context'>,
  reply: ActionReply<Result>,
  backTo: string,
): Promise<Response> {
  if (context.isDataRequest) return json(reply);
  const headers = new Headers();
  if (reply.flash !== null) headers.append('set-cookie', await setFlash(reply.flash));
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

/** A failed call as a page's form hears it: the words stand at the form, which keeps what was typed. */
export function formFailure(error: ApiError): { said: { error: string; isLimit?: true }; status: number } {
  const said = { error: shownMessage(error) };
  if (error.kind === 'rateLimited') return { said: { ...said, isLimit: true }, status: 429 };
  return { said, status: error.kind === 'refused' ? 400 : 503 };
}
