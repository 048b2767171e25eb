import { type HTMLAttributes, useRef } from 'react';
import { slotAt } from './slot-element.ts';
import type { SlotMoves } from './slot-moves.ts';
import type { SlotRange } from './use-slot-range.ts';

export interface SlotPressesOptions {
  range: SlotRange;
  moves: SlotMoves;
  /** Called with the half hours of a press: one, or the range that it ends. */
  onToggle: (starts: readonly number[]) => void;
}

type SlotPresses = Required<
  Pick<HTMLAttributes<HTMLElement>, 'onClick' | 'onPointerDown' | 'onPointerOver' | 'onPointerUp'>
>;

/**
 * Hears presses on a grid: one half hour, a range by a press with Shift, or by dragging. Dragging is for mice alone: a finger
 * scrolls. What it does can be done by Shift and a press as well.
 */
export function useSlotPresses({ range, moves, onToggle }: SlotPressesOptions): SlotPresses {
  const { current, anchor } = range;
  const draggedFrom = useRef<number>(undefined);
  const toggle = (starts: readonly number[]): void => {
    range.markFrom(undefined);
    onToggle(starts);
  };
  return {
    onClick: (event) => {
      const startMs = slotAt(event.target);
      if (startMs === undefined) return;
      // A press by keyboard or screen reader has no detail; with a range it means the range.
      const from = event.detail === 0 ? anchor : event.shiftKey ? (anchor ?? current) : undefined;
      toggle(from === undefined ? [startMs] : moves.between(from, startMs));
      range.moveTo(startMs);
    },
    onPointerDown: (event) => {
      // Before the press moves the focus: a range by Shift begins where the focus still is.
      if (event.shiftKey) range.markFrom(anchor ?? current);
      const isPlain = event.pointerType === 'mouse' && event.button === 0 && !event.shiftKey;
      draggedFrom.current = isPlain ? slotAt(event.target) : undefined;
    },
    onPointerOver: (event) => {
      const from = draggedFrom.current;
      const startMs = slotAt(event.target);
      if (from === undefined || startMs === undefined) return;
      if (event.buttons !== 1) draggedFrom.current = undefined;
      else if (startMs !== from || anchor !== undefined) {
        range.markFrom(from);
        range.moveTo(startMs);
      }
    },
    onPointerUp: (event) => {
      const from = draggedFrom.current;
      const startMs = slotAt(event.target);
      draggedFrom.current = undefined;
      if (from === undefined || anchor === undefined) return;
      // Let go where it began, the press itself follows and means that one slot.
      if (startMs === undefined || startMs === from) range.markFrom(undefined);
      else toggle(moves.between(from, startMs));
    },
  };
}
