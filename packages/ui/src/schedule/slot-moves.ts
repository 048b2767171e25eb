import type { SlotRow } from '@tutor/rules/schedule/slot-grid';

/** A place of the grid. */
interface SlotPlace {
  row: number;
  day: number;
}

/** Rows that Page Up and Page Down move: three hours. */
const pageRows = 6;

/** Moves of the keyboard over the rows of a grid; places that a day does not have are passed over. */
export interface SlotMoves {
  placeOf: (startMs: number) => SlotPlace | undefined;
  /** Where a key leads from a place; undefined for other keys and beyond the edge. `isFar`: with Control. */
  after: (key: string, from: SlotPlace, isFar: boolean) => number | undefined;
  /** The slots of the rectangle between two slots: the first of the two leads, the others follow in order of time. */
  between: (anchorMs: number, focusMs: number) => number[];
}

/** The moves over these rows of a grid of so many days. */
export function slotMoves(rows: readonly SlotRow[], days: number): SlotMoves {
  const places = new Map<number, SlotPlace>();
  rows.forEach(({ starts }, row) => {
    starts.forEach((startMs, day) => {
      if (startMs !== undefined) places.set(startMs, { row, day });
    });
  });
  const walk = (from: SlotPlace, rowStep: number, dayStep: number): number | undefined => {
    for (let row = from.row, day = from.day; ; ) {
      row += rowStep;
      day += dayStep;
      if (row < 0 || row >= rows.length || day < 0 || day >= days) return undefined;
      const startMs = rows[row]?.starts[day];
      if (startMs !== undefined) return startMs;
    }
  };
  const endOfDay = (day: number, direction: -1 | 1): number | undefined =>
    walk({ row: direction === -1 ? -1 : rows.length, day }, -direction, 0);
  const endOfRow = (row: number, direction: -1 | 1): number | undefined =>
    walk({ row, day: direction === -1 ? -1 : days }, 0, -direction);
  const page = (from: SlotPlace, direction: -1 | 1): number | undefined => {
    const row = Math.max(0, Math.min(rows.length - 1, from.row + direction * pageRows));
    return rows[row]?.starts[from.day] ?? walk({ row, day: from.day }, direction, 0) ?? endOfDay(from.day, direction);
  };
  const edge = (from: SlotPlace, direction: -1 | 1, isFar: boolean): number | undefined => {
    if (days === 1) return endOfDay(from.day, direction);
    return isFar ? endOfDay(direction === -1 ? 0 : days - 1, direction) : endOfRow(from.row, direction);
  };
  return {
    placeOf: (startMs) => places.get(startMs),
    after: (key, from, isFar) => {
      if (key === 'ArrowUp') return walk(from, -1, 0);
      if (key === 'ArrowDown') return walk(from, 1, 0);
      if (key === 'ArrowLeft') return walk(from, 0, -1);
      if (key === 'ArrowRight') return walk(from, 0, 1);
      if (key === 'PageUp') return page(from, -1);
      if (key === 'PageDown') return page(from, 1);
      if (key === 'Home') return edge(from, -1, isFar);
      if (key === 'End') return edge(from, 1, isFar);
      return undefined;
    },
    between: (anchorMs, focusMs) => {
      const anchor = places.get(anchorMs);
      const focus = places.get(focusMs);
      if (anchor === undefined || focus === undefined) return [];
      const isBetween = (at: number, one: number, other: number): boolean =>
        at >= Math.min(one, other) && at <= Math.max(one, other);
      const others = [...places]
        .filter(([startMs, { row, day }]) => {
          return startMs !== anchorMs && isBetween(row, anchor.row, focus.row) && isBetween(day, anchor.day, focus.day);
        })
        .map(([startMs]) => startMs)
        .sort((a, b) => a - b);
      return [anchorMs, ...others];
    },
  };
}
