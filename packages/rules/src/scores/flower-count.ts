import { monthlyFlowerQuota } from './flowers.ts';

/** Longest remark of a flower exchange, in characters (specification, core §5). */
export const exchangeRemarkMax = 200;

/** Shown instead of the form while flowers cannot be exchanged (specification, core §8). */
export const exchangeClosedMessage = 'The system is being upgraded. You will be notified once it is done.';

/** Flowers that can still be exchanged this month: what the monthly quota leaves, and never more than the tutor has. */
export function remainingFlowers(tutor: { flowers: number; exchangedThisMonth: number }): number {
  return Math.max(0, Math.min(monthlyFlowerQuota - tutor.exchangedThisMonth, tutor.flowers));
}

/** The count after a press on plus or minus, kept between 0 and the quota; text that is no number counts as 0. */
export function stepFlowerCount(text: string, step: 1 | -1, quota: number): number {
  const count = Math.trunc(Number(text));
  return Math.min(Math.max((Number.isFinite(count) ? count : 0) + step, 0), Math.max(quota, 0));
}
