import { zonedDayNumber } from '../time/wall-clock.ts';
import { addZonedDays, startOfZonedDay } from '../time/zone.ts';

/** The next-week window of self-scheduling: dates 7 to 13 days from today, both included (specification, core §4 and §9). */
export const nextWeekDays = { first: 7, last: 13 } as const;

/** Half-open range of instants, and the first instant of each of its days. */
export interface ScheduleWindow {
  start: Date;
  end: Date;
  dayStarts: Date[];
}

function daysFromToday(first: number, last: number, now: Date, zone: string): ScheduleWindow {
  const today = startOfZonedDay(now, zone);
  const dayStarts = Array.from({ length: last - first + 1 }, (_, day) => addZonedDays(today, first + day, zone));
  return { start: addZonedDays(today, first, zone), end: addZonedDays(today, last + 1, zone), dayStarts };
}

/** Next week as the tutor's calendar has it: the seven days whose dates are 7 to 13 days from today in `zone`. */
export function nextWeekWindow(now: Date, zone: string): ScheduleWindow {
  return daysFromToday(nextWeekDays.first, nextWeekDays.last, now, zone);
}

/** The seven days before next week, today included: what 'copy last week' copies from. */
export function weekBeforeWindow(now: Date, zone: string): ScheduleWindow {
  return daysFromToday(0, nextWeekDays.first - 1, now, zone);
}

/** How many calendar days of `zone` an instant lies ahead of today; 0 is today, negative is past. */
export function daysAhead(at: Date, now: Date, zone: string): number {
  return zonedDayNumber(at.getTime(), zone) - zonedDayNumber(now.getTime(), zone);
}

/** Whether an instant lies in the next-week window. */
export function isInNextWeek(at: Date, now: Date, zone: string): boolean {
  const ahead = daysAhead(at, now, zone);
  return ahead >= nextWeekDays.first && ahead <= nextWeekDays.last;
}
