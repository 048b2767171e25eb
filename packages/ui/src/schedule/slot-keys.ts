import type { KeyboardEvent } from 'react';
import type { SlotMoves } from './slot-moves.ts';
import type { SlotRange } from './use-slot-range.ts';

export interface SlotKeysOptions {
  range: SlotRange;
  moves: SlotMoves;
  /** Called with the half hour to which a key leads. */
  onMove: (startMs: number) => void;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}

/**
 * Hears the keys of a grid: those that move, with Shift to mark a range, Escape to let go of it, Ctrl+Z to undo, and Ctrl+Y
 * or Ctrl+Shift+Z to do again. Space and Enter press the cell, which is a button.
 */
export function slotKeys({
  range,
  moves,
  onMove,
  onUndo,
  onRedo,
}: SlotKeysOptions): (event: KeyboardEvent<HTMLElement>) => void {
  const { current, anchor } = range;
  return (event) => {
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
      event.preventDefault();
      if (key === 'y' || event.shiftKey) onRedo?.();
      else onUndo?.();
      return;
    }
    if (event.key === 'Escape' && anchor !== undefined) {
      event.preventDefault();
      range.markFrom(undefined);
      return;
    }
    const place = current === undefined ? undefined : moves.placeOf(current);
    if (place === undefined || event.altKey || event.metaKey) return;
    const next = moves.after(event.key, place, event.ctrlKey);
    if (next === undefined) return;
    event.preventDefault();
    range.markFrom(event.shiftKey ? (anchor ?? current) : undefined);
    onMove(next);
  };
}
