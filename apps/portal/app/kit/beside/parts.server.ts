import { ApiError, isFinal } from '@tutor/api/core/api-error';
import { errorCodes } from '@tutor/api/core/envelope';
import { isSessionGone, shownMessage } from '../server/failed-call.server.ts';
import { logLostPart } from './current-load.server.ts';
import { lostPartWords, type MissingPart, type Part } from './parts.ts';

/** A part of a page from its call, which has come to its end one way or the other. */
export function settledPart<Loaded, Value>(
  result: PromiseSettledResult<Loaded>,
  read: (loaded: Loaded) => Value,
): Part<Value> {
  try {
    if (result.status === 'rejected') throw result.reason;
    return { value: read(result.value) };
  } catch (error) {
    return missingPart(error);
  }
}

/** A part of a page from its call. Rejects where the session is gone. */
export async function loadPart<Loaded, Value>(
  call: Promise<Loaded>,
  read: (loaded: Loaded) => Value,
): Promise<Part<Value>> {
  const [result] = await Promise.allSettled([call]);
  return settledPart(result, read);
}

/**
 * The same, where the company may not offer the part's area to the tutor: that is no failure of a part. The page is refused, so
 * that nothing beside the part is filled in for nothing.
 */
export async function loadOfferedPart<Loaded, Value>(
  call: Promise<Loaded>,
  read: (loaded: Loaded) => Value,
): Promise<Part<Value>> {
  const [result] = await Promise.allSettled([call]);
  if (result.status === 'rejected' && isNotOffered(result.reason)) throw result.reason;
  return settledPart(result, read);
}

function isNotOffered(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorCodes.notOffered;
}

/** A part of which nothing is said where it is missing: null, since not known is not none. */
export async function partOrNull<Loaded, Value>(
  call: Promise<Loaded>,
  read: (loaded: Loaded) => Value,
): Promise<Value | null> {
  const part = await loadPart(call, read);
  return 'value' in part ? part.value : null;
}

/**
 * For a failure, of a call or of our own, that costs a part of the page and not the page. What answers the request instead is thrown
 * on: a session that is over, which `guarded` answers, and a redirect. What is no call's error is logged.
 */
export function requireLostPart(error: unknown): void {
  if (isSessionGone(error) || error instanceof Response) throw error;
  if (!(error instanceof ApiError)) logLostPart(error);
}

function missingPart(error: unknown): MissingPart {
  requireLostPart(error);
  if (!(error instanceof ApiError)) return { problem: lostPartWords };
  const isLasting = isNotOffered(error) || undefined;
  return { problem: shownMessage(error), isFinal: isFinal(error), isLasting };
}
