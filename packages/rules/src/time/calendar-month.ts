import { zonedDate, zonedDayFromText } from './zone.ts';

/** Whether a text is a calendar month as yyyy-MM. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** Calendar month of an instant in a zone, as yyyy-MM. */
export function monthOf(instant: Date, zone: string): string {
  return zonedDate(instant, zone).slice(0, 7);
}

/** The month `by` months later, or earlier for a negative number; both as yyyy-MM. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The last months up to the one of an instant in a zone, oldest first. */
export function lastMonths(now: Date, count: number, zone: string): string[] {
  const current = monthOf(now, zone);
  return Array.from({ length: count }, (_, index) => shiftMonth(current, index + 1 - count));
}

/** First instant of a yyyy-MM month in a zone, and of the month after. */
export function monthRange(month: string, zone: string): { start: Date; end: Date } {
  const start = zonedDayFromText(`${month}-01`, zone);
  const end = zonedDayFromText(`${shiftMonth(month, 1)}-01`, zone);
  if (start === undefined || end === undefined) throw new Error(`no month ${month} in ${zone}`);
  return { start, end };
}
