import { ApiError, isFinal } from '@tutor/api/core/api-error';
import { requireFailedCall, shownMessage } from './failed-call.server.ts';
import type { MissingPart, Part } from './parts.ts';

/** A part of a page from its call, which has come to its end one way or the other. */
export function settledPart<Loaded, Value>(
  result: PromiseSettledResult<Loaded>,
  read: (loaded: Loaded) => Value,
): Part<Value> {
  if (result.status === 'fulfilled') return { value: read(result.value) };
  return result.reason instanceof ApiError ? missingPart(result.reason) : { problem: 'This could not be loaded.' };
}

/** A part of a page from its call. Rejects as the call does where the session is gone, and with what is no call's error. */
export async function loadPart<Loaded, Value>(
  call: Promise<Loaded>,
  read: (loaded: Loaded) => Value,
): Promise<Part<Value>> {
  try {
    return { value: read(await call) };
  } catch (error) {
    requireFailedCall(error);
    return missingPart(error);
  }
}

function missingPart(error: ApiError): MissingPart {
  return { problem: shownMessage(error), isFinal: isFinal(error) };
}
