import { TZDate } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';

/** The company's zone; screens can show it beside the tutor's own. */
export const companyZone = 'Asia/Shanghai';

/** Whether the runtime knows this IANA zone name. */
export function isKnownZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone.length > 0;
  } catch {
    return false;
  }
}

/** First instant of the calendar day that contains `instant` in `zone`. */
export function startOfZonedDay(instant: Date, zone: string): Date {
  return new Date(startOfDay(new TZDate(instant, zone)).getTime());
}

/** The start of the day `count` calendar days later: 23, 24 or 25 hours each, as the zone's clock changes. */
export function addZonedDays(dayStart: Date, count: number, zone: string): Date {
  return new Date(startOfDay(addDays(new TZDate(dayStart, zone), count)).getTime());
}

/** First instant of the week (Monday) that contains `instant` in `zone`. */
export function startOfZonedWeek(instant: Date, zone: string): Date {
  const weekday = new TZDate(instant, zone).getDay();
  return addZonedDays(startOfZonedDay(instant, zone), -((weekday + 6) % 7), zone);
}

/** Calendar day of an instant in a zone, as yyyy-MM-dd. */
export function zonedDate(instant: Date, zone: string): string {
  const date = new TZDate(instant, zone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** First instant of a yyyy-MM-dd day in a zone, or undefined for text that is not a real date. */
export function zonedDayFromText(text: string, zone: string): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const date = new Date(startOfDay(new TZDate(year, month - 1, day, zone)).getTime());
  return zonedDate(date, zone) === text ? date : undefined;
}

/** Minutes since the day's first instant on the wall clock (a 23- or 25-hour day skips or repeats an hour). */
export function zonedMinuteOfDay(instant: Date, zone: string): number {
  const date = new TZDate(instant, zone);
  return date.getHours() * 60 + date.getMinutes();
}
