import { type PlacedEntry, slotOf } from './calendar-layout.ts';
import { slotsPerDay } from './calendar-steps.ts';
import { type ClassState, classState } from './class-state.ts';

/** An entry at its place, in its state at the present. */
export interface DrawnEntry extends PlacedEntry {
  state: ClassState;
}

export type CalendarRows = readonly (readonly DrawnEntry[])[];

/**
 * What begins in each half hour. A row of which nothing changed is the very row of `before`, so that only the others are
 * drawn again.
 */
export function calendarRows(parts: readonly PlacedEntry[], now: Date, before: CalendarRows | undefined): CalendarRows {
  const rows: DrawnEntry[][] = Array.from({ length: slotsPerDay }, () => []);
  for (const part of parts) rows[slotOf(part.startMinute)]?.push({ ...part, state: classState(part.entry, now) });
  if (before === undefined) return rows;
  return rows.map((row, slot) => {
    const known = before[slot];
    return known !== undefined && isSameRow(row, known) ? known : row;
  });
}

function isSameRow(row: readonly DrawnEntry[], other: readonly DrawnEntry[]): boolean {
  return (
    row.length === other.length &&
    row.every((drawn, index) => {
      const known = other[index];
      return (
        known !== undefined &&
        drawn.entry === known.entry &&
        drawn.state === known.state &&
        drawn.day === known.day &&
        drawn.startMinute === known.startMinute &&
        drawn.endMinute === known.endMinute &&
        drawn.lane === known.lane &&
        drawn.lanes === known.lanes
      );
    })
  );
}
