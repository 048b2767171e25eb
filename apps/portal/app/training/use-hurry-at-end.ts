import { secondsLeft } from '@tutor/rules/time/countdown';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { useEffect } from 'react';

/** Seconds before the end in which nothing waits: the clock is right to two of them, and a request takes its time. */
const hurriedSeconds = 6;

/** Sends what was answered at each of the last seconds of a test, since the service takes nothing after them. */
export function useHurryAtEnd(end: Date, hurry: () => void): void {
  const left = secondsLeft(end.getTime(), useNow('second').getTime());
  useEffect(() => {
    if (left <= hurriedSeconds) hurry();
  }, [left, hurry]);
}
