import { type PlacedEntry, slotOf, spanSteps } from './calendar-layout.ts';
import { slotMinutes, slotsPerDay, stepMinutes, stepsPerSlot } from './calendar-steps.ts';
import { type ClassState, classState } from './class-state.ts';

/** An entry at its place, in its state at the present. */
export interface DrawnEntry extends PlacedEntry {
  state: ClassState;
}

/** What begins in each half hour of the day, by its place from 0. */
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

/** How many steps below the top of its half hour a part begins. */
export function offsetSteps({ startMinute }: Pick<PlacedEntry, 'startMinute'>): number {
  return Math.floor((startMinute - slotOf(startMinute) * slotMinutes) / stepMinutes);
}

/** Half hours in which something is drawn that goes over their edge: out of one, and into those that follow. */
export function joinedSlots(parts: readonly PlacedEntry[]): ReadonlySet<number> {
  const joined = new Set<number>();
  for (const part of parts) {
    const slots = Math.ceil((offsetSteps(part) + spanSteps(part)) / stepsPerSlot);
    const first = slotOf(part.startMinute);
    for (let slot = first; slots > 1 && slot < first + slots; slot += 1) joined.add(slot);
  }
  return joined;
}

/** The hours that are worth their paper, from the first to after the last in which something is drawn; all where nothing is. */
export function printedHours(parts: readonly Pick<PlacedEntry, 'startMinute' | 'endMinute'>[]): {
  from: number;
  to: number;
} {
  if (parts.length === 0) return { from: 0, to: 24 };
  return {
    from: Math.floor(Math.min(...parts.map(({ startMinute }) => startMinute)) / 60),
    to: Math.ceil(Math.max(...parts.map(({ endMinute }) => endMinute)) / 60),
  };
}
