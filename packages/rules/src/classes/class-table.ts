import { addZonedDays, startOfZonedDay, startOfZonedWeek } from '../time/zone.ts';

/** How the class table shows time (specification, core §4: week view moves by 7 days, day view by 1). */
export type ClassTableView = 'week' | 'day';

/** Days that one step moves in a view. */
export const pagingDays: Readonly<Record<ClassTableView, number>> = { week: 7, day: 1 };

/** Half-open range of instants, and the first instant of each day in it. */
export interface ClassTableRange {
  start: Date;
  end: Date;
  dayStarts: Date[];
}

/** The range shown for an instant: its week from Monday, or its day, by the zone's calendar. */
export function classTableRange(view: ClassTableView, instant: Date, zone: string): ClassTableRange {
  const start = view === 'week' ? startOfZonedWeek(instant, zone) : startOfZonedDay(instant, zone);
  const count = pagingDays[view];
  const dayStarts = Array.from({ length: count }, (_, day) => addZonedDays(start, day, zone));
  return { start, end: addZonedDays(start, count, zone), dayStarts };
}

/** Start of the page before (-1) or after (1) in a view. */
export function pageClassTable(view: ClassTableView, start: Date, direction: -1 | 1, zone: string): Date {
  return addZonedDays(start, direction * pagingDays[view], zone);
}
