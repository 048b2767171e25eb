/** What went wrong with a call (specification, core §8). */
export type ApiErrorKind =
  /** ErrorCode 3: the session is over, go to /login. */
  | 'sessionGone'
  /** ErrorCode 8, or its message with another code: logged, its text never displayed. */
  | 'signature'
  /** Any other code: the server's message is shown. */
  | 'refused'
  /** HTTP 229: the body is the message. */
  | 'rateLimited'
  /** Network or HTTP failure. */
  | 'unreachable'
  /** No answer within the call's time. */
  | 'timeout'
  /** An answer that is not what the contract says. */
  | 'malformed';

/** Shown for every network or HTTP failure (specification, core §8). */
export const unreachableMessage = 'Links seem to get inaccessible.';

/** The one error a call rejects with. `message` can be shown to a tutor; `detail` is for the log alone. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The call, as 'POST /api/…'. */
  readonly endpoint: string;
  /** The envelope's ErrorCode where there was one. */
  readonly code: number | undefined;
  /** The HTTP status of an answer that was no success. */
  readonly status: number | undefined;
  /** What the log needs and a screen does not: field and reason, HTTP status, cause. Never a secret or a value. */
  readonly detail: string | undefined;
  readonly requestId: string | undefined;

  constructor(
    kind: ApiErrorKind,
    message: string,
    context: { endpoint: string; code?: number; status?: number; detail?: string; requestId?: string; cause?: unknown },
  ) {
    super(message, { cause: context.cause });
    this.kind = kind;
    this.endpoint = context.endpoint;
    this.code = context.code;
    this.status = context.status;
    this.detail = context.detail;
    this.requestId = context.requestId;
  }
}

/** Of the statuses that lay the fault with the caller, those that may be gone with time: Timeout, Too Early, Too Many Requests. */
const passingStatuses = [408, 425, 429];

/** Whether the service has refused: the same call, made again, would be answered alike. */
export function isFinal({ kind, status }: ApiError): boolean {
  if (kind === 'refused' || kind === 'signature') return true;
  return status !== undefined && status >= 400 && status < 500 && !passingStatuses.includes(status);
}

/** Whether a caught value is a call's error. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}
