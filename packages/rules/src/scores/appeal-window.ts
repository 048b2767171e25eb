import { days } from '../time/durations.ts';

/** Days in which a deduction, a complaint or a record of a class can be appealed (decision 30; the specification shows none). */
export const appealDays = 7;

/** The last instant of an appeal against something of `at`. */
export function appealUntil(at: Date): Date {
  return new Date(at.getTime() + days(appealDays));
}

/** Days that are left for an appeal, the begun one counted; 0 when it is over. */
export function appealDaysLeft(at: Date, now: Date): number {
  return Math.min(appealDays, Math.max(0, Math.ceil((appealUntil(at).getTime() - now.getTime()) / days(1))));
}

/** The days left in words: '3 days left', '1 day left', or undefined when it is over. */
export function appealDaysText(at: Date, now: Date): string | undefined {
  const left = appealDaysLeft(at, now);
  if (left === 0) return undefined;
  return left === 1 ? '1 day left' : `${left} days left`;
}
