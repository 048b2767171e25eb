import { type RefObject, useEffect, useRef } from 'react';
import { findSlotElement } from './slot-element.ts';
import type { SlotLayout } from './slot-layout.ts';

/** Stands the scroller of a grid one row above `startMs`, once for each set of days and not whenever something opens. */
export function useScrollToSlot(
  scrollerRef: RefObject<HTMLElement>,
  startMs: number | undefined,
  layout: SlotLayout,
): void {
  const target = useRef(startMs);
  target.current = startMs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the days are others, by their layout.
  useEffect(() => {
    const scroller = scrollerRef.current;
    const head = scroller?.querySelector<HTMLElement>('[role="row"]');
    const row = findSlotElement(scroller, target.current)?.closest<HTMLElement>('[role="row"]');
    if (scroller === null || row === null || row === undefined || head === null || head === undefined) return;
    // Not under a press, which may be what has the page taken over: it would end on another half hour.
    if (scroller.matches(':active')) return;
    scroller.scrollTop = row.offsetTop - row.offsetHeight - head.offsetHeight;
  }, [layout]);
}
