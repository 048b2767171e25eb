import { seconds } from '@tutor/rules/time/durations';
import { useEffect, useState } from 'react';

/** Seconds in which this page was seen, by the clock that nobody sets; a hidden tab counts nothing. Begins anew with each `id`. */
export function useSeenSeconds(id: number): number {
  const [seenMs, setSeenMs] = useState(0);
  useEffect(() => {
    // Another page's time is not this one's.
    void id;
    setSeenMs(0);
    let countedUntil = performance.now();
    const count = (wasSeen: boolean): void => {
      const now = performance.now();
      if (wasSeen) setSeenMs((before) => before + now - countedUntil);
      countedUntil = now;
    };
    const turn = (): void => count(document.visibilityState === 'hidden');
    const timer = setInterval(() => count(document.visibilityState === 'visible'), seconds(5));
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [id]);
  return Math.floor(seenMs / 1000);
}
