import { days } from '@tutor/rules/time/durations';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { useEffect, useRef } from 'react';

/**
 * Asks again when an answer is a day old, after a sleep of the computer as soon as it wakes: quiet hours go by the classes of
 * two days ahead, and a page may stay open for longer.
 */
export function useAskDaily(answer: unknown, ask: () => void): void {
  const nowMs = useNow('minute').getTime();
  const latest = useRef({ ask, nowMs });
  latest.current = { ask, nowMs };
  const answeredAtMs = useRef(nowMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is the reason to wait anew.
  useEffect(() => {
    answeredAtMs.current = latest.current.nowMs;
  }, [answer]);
  useEffect(() => {
    if (nowMs - answeredAtMs.current >= days(1)) latest.current.ask();
  }, [nowMs]);
}
