import { type RefObject, useEffect, useRef } from 'react';
import { isLookedAt, watchLooks } from './is-looked-at.ts';

interface InSightOptions {
  scroller: RefObject<HTMLElement>;
  /** The list stands at its newest message. */
  isAtEnd: boolean;
  onInSight: ((isInSight: boolean) => void) | undefined;
}

/** Tells whether the newest message is looked at, each time that this changes; at the end that it is not. */
export function useInSight({ scroller, isAtEnd, onInSight }: InSightOptions): void {
  const told = useRef(false);
  const tell = (isInSight: boolean): void => {
    if (isInSight === told.current) return;
    told.current = isInSight;
    onInSight?.(isInSight);
  };
  const look = (): void => tell(isAtEnd && scroller.current !== null && isLookedAt(scroller.current));
  const latest = useRef({ look, tell });
  latest.current = { look, tell };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at anew where the list stands elsewhere.
  useEffect(() => latest.current.look(), [isAtEnd]);
  useEffect(() => {
    const stop = watchLooks(() => latest.current.look());
    return () => {
      stop();
      latest.current.tell(false);
    };
  }, []);
}
