import { seconds } from '@tutor/rules/time/durations';
import { useRef } from 'react';
import { isWorthAsking, type KnownParts, knownAfter } from './parts.ts';
import { useAskAgain } from './use-ask-again.ts';

const retryAfterMs = seconds(30);

interface KnownPartsOptions {
  /** What the parts are about; those of something else say nothing. */
  subject?: number | string | undefined;
  /** Another value after each form that writes a part over: as it was known before it says nothing any more. */
  change?: unknown;
  /** Asks for them anew. */
  ask: () => void;
}

/**
 * What was loaded, with each part that could not be had this time as it was last known, so that news about something else
 * take nothing away, and no form that is being written in. What is missing is asked for until it comes,
 * unless the service has refused it.
 */
export function useKnownParts<Data extends object | undefined>(
  loaded: Data,
  { subject, change, ask }: KnownPartsOptions,
): Data {
  const known = useRef<KnownParts<Data>>();
  known.current = knownAfter(known.current, { loaded, subject, change });
  useAskAgain({
    answer: loaded,
    isMissing: loaded !== undefined && isWorthAsking(loaded),
    ask,
    firstDelayMs: retryAfterMs,
  });
  return known.current.data;
}
