import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useReducer, useRef } from 'react';
import { useBrowserLayoutEffect } from '../primitives/behaviour/use-browser-layout-effect.ts';
import type { MessageListItem } from './message-item.ts';

/** Where a hole at the upper edge fills, the message below it stays where it is: that is where one reads on. */
export function useFillingHole(
  items: readonly MessageListItem[],
  virtual: Virtualizer<HTMLDivElement, Element>,
  scroller: RefObject<HTMLDivElement>,
): { look: () => void; keptKey: () => string | undefined } {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const below = useRef<{ key: string; fromTopPx: number; holeKey: string }>();
  const kept = useRef<string>();
  useBrowserLayoutEffect(() => {
    kept.current = undefined;
    if (below.current === undefined) return;
    const { key, fromTopPx, holeKey } = below.current;
    const index = items.findIndex((item) => item.key === key);
    const row = virtual.measurementsCache[index];
    const element = scroller.current;
    if (row === undefined || element === null || items[index - 1]?.key === holeKey) return;
    // As the virtualizer does it itself for rows that come above the first one in sight: drawn again before anything is painted.
    virtual.scrollOffset = row.start - fromTopPx;
    element.scrollTop = virtual.scrollOffset;
    kept.current = key;
    redraw();
  }, [items]);
  return {
    keptKey: () => kept.current,
    look: () => {
      const offset = virtual.scrollOffset ?? 0;
      const row = virtual.getVirtualItemForOffset(offset);
      const hole = row === undefined ? undefined : items[row.index];
      const next = row === undefined ? undefined : items[row.index + 1];
      below.current =
        row !== undefined && hole?.kind === 'missing' && next !== undefined
          ? { key: next.key, fromTopPx: row.end - offset, holeKey: hole.key }
          : undefined;
    },
  };
}
