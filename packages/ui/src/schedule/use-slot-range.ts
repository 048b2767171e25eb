import { useMemo, useState } from 'react';
import type { SlotLayout } from './slot-layout.ts';

/** Where one stands in the grid, and the range that is marked from somewhere to there. Half hours go by their beginnings. */
export interface SlotRange {
  /** The cell that Tab reaches. */
  current: number | undefined;
  /** Where the range begins; undefined while nothing is marked. */
  anchor: number | undefined;
  marked: ReadonlySet<number>;
  moveTo: (startMs: number) => void;
  /** Marks from here to wherever one stands; lets go of the range for undefined. */
  markFrom: (startMs: number | undefined) => void;
}

/** One begins at `first`, and again where the half hour on which one stood is not of the grid any more. */
export function useSlotRange({ names, moves }: SlotLayout, first: number | undefined): SlotRange {
  const [focused, setFocused] = useState<number>();
  const [anchor, setAnchor] = useState<number>();
  const current = focused !== undefined && names.has(focused) ? focused : first;
  const marked = useMemo(
    () => new Set(anchor === undefined || current === undefined ? [] : moves.between(anchor, current)),
    [anchor, current, moves],
  );
  return { current, anchor, marked, moveTo: setFocused, markFrom: setAnchor };
}
