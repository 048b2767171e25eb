import { seconds } from '@tutor/rules/time/durations';
import { useMemo, useRef } from 'react';
import { isWhole, joinParts } from './parts.ts';
import { useAskAgain } from './use-ask-again.ts';

const retryAfterMs = seconds(30);

interface KnownPartsOptions {
  /** What the parts are about; those of something else say nothing. */
  subject?: number | undefined;
  /** Asks for them anew. */
  ask: () => void;
}

/**
 * What was loaded, with each part that could not be had this time as it was last known, so that news about something else
 * take nothing away, and no form that is being written in. What is missing is asked for until it comes.
 */
export function useKnownParts<Data extends object | undefined>(
  loaded: Data,
  { subject, ask }: KnownPartsOptions,
): Data {
  const known = useRef<{ subject: number | undefined; data: Data }>();
  const data = useMemo(() => {
    const before = known.current?.subject === subject ? known.current?.data : undefined;
    return loaded === undefined || before === undefined ? loaded : joinParts(loaded, before);
  }, [loaded, subject]);
  known.current = { subject, data };
  useAskAgain({
    answer: loaded,
    isMissing: loaded !== undefined && !isWhole(loaded),
    ask,
    firstDelayMs: retryAfterMs,
  });
  return data;
}
