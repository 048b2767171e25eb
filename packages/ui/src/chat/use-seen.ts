import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { isLookedAt, watchLooks } from './is-looked-at.ts';
import type { MessageListItem } from './message-item.ts';

interface SeenOptions {
  scroller: RefObject<HTMLElement>;
  items: readonly MessageListItem[];
  virtual: Pick<Virtualizer<HTMLDivElement, Element>, 'getVirtualItems'>;
  /** False where nobody could take it yet: it is told again. Undefined until there is somebody. */
  onSeen: ((seq: number) => boolean) | undefined;
}

/** A line counts as seen although so many px of its lower edge are hidden. */
const hiddenPx = 12;

/**
 * Tells up to which number messages were truly seen; the function looks once more. Not while the tab is hidden, its window is
 * without the focus, or a dialog lies over the list, and never beyond a hole.
 */
export function useSeen({ scroller, items, virtual, onSeen }: SeenOptions): () => void {
  const told = useRef(0);
  const holes = useMemo(() => items.flatMap(({ kind }, index) => (kind === 'missing' ? [index] : [])), [items]);
  const look = (): void => {
    const element = scroller.current;
    if (element === null || onSeen === undefined || !isLookedAt(element)) return;
    const lowerEdge = element.scrollTop + element.clientHeight;
    const inSight = virtual.getVirtualItems().filter(({ end, start }) => {
      // One that is higher than the window is seen once it fills it.
      return end - hiddenPx <= lowerEdge || (start <= element.scrollTop && end >= lowerEdge);
    });
    const last = inSight.at(-1)?.index ?? -1;
    const seq = seqUpTo(items, last);
    const hole = holes.findLast((index) => index <= last);
    const beforeHole = hole === undefined ? undefined : seqUpTo(items, hole);
    // What was told already lies before any hole that is of importance.
    const seen = beforeHole !== undefined && beforeHole >= told.current ? beforeHole : seq;
    if (seen <= told.current) return;
    if (onSeen(seen)) told.current = seen;
  };
  const lookRef = useRef(look);
  lookRef.current = look;
  useEffect(() => watchLooks(() => lookRef.current()), []);
  const canTell = onSeen !== undefined;
  // What is in sight already has been seen when somebody comes to be told of it.
  useEffect(() => {
    if (canTell) lookRef.current();
  }, [canTell]);
  return useCallback(() => lookRef.current(), []);
}

/** The number of a message at a place, or of the nearest one above it. */
function seqUpTo(items: readonly MessageListItem[], index: number): number {
  for (let at = index; at >= 0; at -= 1) {
    const item = items[at];
    if (item?.kind === 'message' && item.seq !== undefined) return item.seq;
  }
  return 0;
}
