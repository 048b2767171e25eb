import { days } from '../time/durations.ts';
import { durationText } from '../time/zoned-text.ts';

/** Days in which a deduction, a complaint or a record of a class can be appealed (decision 30; the specification shows none). */
export const appealDays = 7;

/** The last instant of an appeal against something of `at`. */
export function appealUntil(at: Date): Date {
  return new Date(at.getTime() + days(appealDays));
}

/**
 * The time left in words, never more than there is: '3 days left' while three whole days are, and '5 h 20 min left' on the last
 * one. Undefined when it is over.
 */
export function appealDaysText(at: Date, now: Date): string | undefined {
  const leftMs = Math.min(days(appealDays), appealUntil(at).getTime() - now.getTime());
  if (leftMs <= 0) return undefined;
  const whole = Math.floor(leftMs / days(1));
  if (whole === 0) return `${durationText(leftMs)} left`;
  return whole === 1 ? '1 day left' : `${whole} days left`;
}
