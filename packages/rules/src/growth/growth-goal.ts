import { monthOf, monthRange, shiftMonth } from '../time/calendar-month.ts';
import { days } from '../time/durations.ts';
import { companyZone } from '../time/zone.ts';

// A goal is hours of teaching in a round: a calendar month of the company. The specification names goals, rounds, HourRate and
// Currency, and says no more of them.

/** Hours that a goal can have. */
export const goalHours = { least: 1, most: 400 } as const;

export const goalHoursMessage = `Enter whole hours from ${goalHours.least} to ${goalHours.most}.`;

/** The rounds for which a goal can be set at an instant: this month and the next, as yyyy-MM. */
export function openRounds(now: Date): readonly [current: string, next: string] {
  const current = monthOf(now, companyZone);
  return [current, shiftMonth(current, 1)];
}

/** Where a goal stands; all in half hours' accuracy. */
export interface GoalStanding {
  /** Share of the goal that is taught, 0 to 1. */
  share: number;
  /** Hours that are still to be taught. */
  missing: number;
  /** What the round comes to if every booked class is held: an estimate. */
  projected: number;
  /** Hours a day that the rest takes, today among the days; undefined once the round is over or nothing is missing. */
  perDay: number | undefined;
}

export function goalStanding({
  round,
  target,
  done,
  booked,
  now,
}: {
  round: string;
  target: number;
  /** Hours that were taught, and that are booked from now on. */
  done: number;
  booked: number;
  now: Date;
}): GoalStanding {
  const { start, end } = monthRange(round, companyZone);
  const missing = Math.max(0, target - done);
  const leftMs = end.getTime() - Math.max(now.getTime(), start.getTime());
  const daysLeft = Math.ceil(leftMs / days(1));
  return {
    share: Math.min(1, done / target),
    missing,
    projected: done + booked,
    perDay: missing === 0 || daysLeft <= 0 ? undefined : missing / daysLeft,
  };
}
