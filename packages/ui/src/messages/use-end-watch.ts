import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when the element comes within a screen of being seen, and again after each change of the number of rows. */
export function useEndWatch(onNear: (() => void) | undefined, rows: number): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  const onNearRef = useRef(onNear);
  onNearRef.current = onNear;
  const isWatching = onNear !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that is still near after rows came is near anew.
  useEffect(() => {
    if (!isWatching || ref.current === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNearRef.current?.();
      },
      { rootMargin: '100% 0px' },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [isWatching, rows]);
  return ref;
}
