import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../primitives/behaviour/use-browser-layout-effect.ts';

/** Half hour and day, by their places, that are to be seen first. */
export interface ScrollTarget {
  slot: number;
  day: number;
}

/**
 * Stands the table at `target`, with the half hour before it in view: once for each `view` and `zone`, not whenever the present
 * moves on or the page turns.
 */
export function useCalendarScroll(
  scrollerRef: RefObject<HTMLElement>,
  target: ScrollTarget,
  view: string,
  zone: string,
): void {
  const latest = useRef(target);
  latest.current = target;
  useBrowserLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const row = scroller?.querySelector<HTMLElement>(`[data-slot="${Math.max(0, latest.current.slot - 1)}"]`);
    const head = scroller?.querySelector<HTMLElement>('[role="row"]');
    if (scroller === null || row === undefined || row === null || head === undefined || head === null) return;
    // Not under a press, which may be what has the page taken over: it would end on something else.
    if (scroller.matches(':active')) return;
    scroller.scrollTop = row.offsetTop - head.offsetHeight;
    const column = head.querySelectorAll<HTMLElement>('[role="columnheader"]')[latest.current.day + 1];
    const times = head.querySelector<HTMLElement>('[role="columnheader"]');
    if (column !== undefined && times !== null) scroller.scrollLeft = column.offsetLeft - times.offsetWidth;
  }, [view, zone]);
}
