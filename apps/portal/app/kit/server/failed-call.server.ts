import { type AppLoadContext, json } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { errorCodes } from '@tutor/api/core/envelope';
import { refusalWords } from '@tutor/rules/shell/refusal-words';

/** What an error boundary shows of a failed call (`failureOf`). */
interface ErrorPage {
  kind: ApiError['kind'];
  message: string;
  requestId: string;
}

/** A failed call as the answer that the nearest error boundary words. */
export function errorPage(error: ApiError, { requestId }: Pick<AppLoadContext, 'requestId'>): Response {
  const page: ErrorPage = { kind: error.kind, message: shownMessage(error), requestId };
  return json(page, statusOf(error));
}

/** The message a tutor may read: a failed signature is logged only (specification, core §8), and so is a parameter's wire name. */
export function shownMessage(error: ApiError): string {
  if (error.kind === 'signature' || error.message === '')
    return 'Something went wrong on our side. Please try again in a moment.';
  return error.code === errorCodes.invalid ? refusalWords(error.message) : error.message;
}

function statusOf(error: ApiError): number {
  switch (error.kind) {
    case 'refused':
      return 404;
    case 'rateLimited':
      return 429;
    case 'timeout':
      return 504;
    case 'unreachable':
    case 'malformed':
      return 502;
    default:
      return 500;
  }
}

/**
 * For a failed call whose words stand in place of its result. Throws everything else on: a session that is over, which `guarded`
 * answers, and what is no call's error.
 */
export function requireFailedCall(error: unknown): asserts error is ApiError {
  if (!(error instanceof ApiError) || isSessionGone(error)) throw error;
}

/** Whether the service has said that the session is over. */
export function isSessionGone(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'sessionGone';
}
