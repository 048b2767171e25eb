import { useRevalidator } from '@remix-run/react';
import { seconds } from '@tutor/rules/time/durations';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { useEffect, useRef } from 'react';

/** Once a test is over its page is asked for anew, until the service has scored it and leads to the result. */
export function useResultOnceOver(end: Date, isHandedIn = false): void {
  const isOver = useNow('second') >= end || isHandedIn;
  const { revalidate } = useRevalidator();
  const ask = useRef(revalidate);
  ask.current = revalidate;
  useEffect(() => {
    if (!isOver) return;
    ask.current();
    const timer = setInterval(() => ask.current(), seconds(3));
    return () => clearInterval(timer);
  }, [isOver]);
}
