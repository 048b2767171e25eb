import { minutes, seconds } from '@tutor/rules/time/durations';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { useEffect, useRef } from 'react';

/**
 * Midnights, months and half hours turn at a quarter of an hour in every zone, and so do the times at which shifts open: the
 * service counts those in whole hours before a class.
 */
const turnMs = minutes(15);
/** All open pages would ask in the same second. */
export const spreadMs = seconds(20);

/**
 * Asks anew for what the server computed from its 'now' once a quarter of an hour has turned since: today, a window of days,
 * whether the shift is open. A hidden page asks when it is looked at, and one that slept when it wakes.
 */
export function useAskAtTurns(ask: () => void, random: () => number = Math.random): void {
  const nowMs = useNow('minute').getTime();
  const askedAtMs = useRef(nowMs);
  const latest = useRef({ ask, random });
  latest.current = { ask, random };
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    if (document.visibilityState === 'hidden') return;
    const turnedAtMs = nowMs - (nowMs % turnMs);
    if (askedAtMs.current >= turnedAtMs) return;
    askedAtMs.current = nowMs;
    const isJustNow = nowMs - turnedAtMs < spreadMs;
    timer.current = setTimeout(() => latest.current.ask(), isJustNow ? latest.current.random() * spreadMs : 0);
  }, [nowMs]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
