import { isMonth, monthOf, monthRange, shiftMonth } from '../time/calendar-month.ts';
import { companyZone, zonedDayFromText } from '../time/zone.ts';

// Fees are counted by the company's calendar, wherever a tutor lives (decision: the specification does not say).

/** Earliest month whose fees can be asked for. */
export const firstFeeMonth = '2000-01';

/** Day of the following month on which a month's fees are paid. */
const payDay = '05';

/** Month of an instant, as yyyy-MM. */
export function feeMonthOf(instant: Date): string {
  return monthOf(instant, companyZone);
}

/** The instants of a month, half-open. */
export function feeMonthRange(month: string): { start: Date; end: Date } {
  return monthRange(month, companyZone);
}

/** The month that an address asks for; the current one for none, nonsense, and months out of reach. */
export function feeMonth(asked: string | null, now: Date): string {
  const current = feeMonthOf(now);
  return asked !== null && isMonth(asked) && asked >= firstFeeMonth && asked <= current ? asked : current;
}

/** The months from the current one back to the first of a tutor, newest first. */
export function feeMonths(first: string, now: Date): string[] {
  const months: string[] = [];
  for (let month = feeMonthOf(now); month >= first; month = shiftMonth(month, -1)) months.push(month);
  return months;
}

/** The instant from which a month's fees count as paid. */
export function payTime(month: string): Date {
  const day = zonedDayFromText(`${shiftMonth(month, 1)}-${payDay}`, companyZone);
  if (day === undefined) throw new Error(`no pay day for ${month}`);
  return day;
}
