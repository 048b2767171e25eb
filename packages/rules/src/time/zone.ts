import { days, minutes } from './durations.ts';
import { wallClock, zonedDayNumber, zoneOffsetMinutes } from './wall-clock.ts';

/** The company's zone; screens can show it beside the tutor's own. */
export const companyZone = 'Asia/Shanghai';

const knownZones = new Map<string, boolean>();
const knownZonesMax = 1_000;

/** Whether the runtime knows this IANA zone name. */
export function isKnownZone(zone: string): boolean {
  const known = knownZones.get(zone);
  if (known !== undefined) return known;
  let isKnown = zone.length > 0;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    isKnown = false;
  }
  // Asking the runtime is slow; names come from cookies too, so what is kept has an end.
  if (knownZones.size >= knownZonesMax) knownZones.clear();
  knownZones.set(zone, isKnown);
  return isKnown;
}

const dayStarts = new Map<string, number>();
const dayStartsMax = 10_000;

/**
 * First instant of a calendar day, by its number since 1970-01-01, from the zone's offsets alone: the fields of a Date are those
 * of the computer's own zone, which has hours and days of its own that are missing. Some days begin at 1:00, where the clock
 * changes at midnight.
 */
function startOfDayNumber(dayNumber: number, zone: string): Date {
  const key = `${zone} ${dayNumber}`;
  let startMs = dayStarts.get(key);
  if (startMs === undefined) {
    const midnightMs = days(dayNumber);
    // Midnight by the offset before and by the one after a change. Of a day that the zone skips: the instant after the gap.
    const starts = [midnightMs - days(1), midnightMs + days(1)]
      .map((nearMs) => midnightMs - minutes(zoneOffsetMinutes(nearMs, zone)))
      .sort((a, b) => a - b);
    const afterGapMs = midnightMs - minutes(zoneOffsetMinutes(midnightMs - days(1), zone));
    startMs = starts.find((ms) => zonedDayNumber(ms, zone) === dayNumber) ?? afterGapMs;
    if (dayStarts.size >= dayStartsMax) dayStarts.clear();
    dayStarts.set(key, startMs);
  }
  return new Date(startMs);
}

/** First instant of the calendar day that contains `instant` in `zone`. */
export function startOfZonedDay(instant: Date, zone: string): Date {
  return startOfDayNumber(zonedDayNumber(instant.getTime(), zone), zone);
}

/** The start of the day `count` calendar days later: 23, 24 or 25 hours each, as the zone's clock changes. */
export function addZonedDays(dayStart: Date, count: number, zone: string): Date {
  return startOfDayNumber(zonedDayNumber(dayStart.getTime(), zone) + count, zone);
}

/** First instant of the week (Monday) that contains `instant` in `zone`. */
export function startOfZonedWeek(instant: Date, zone: string): Date {
  const { weekday } = wallClock(instant, zone);
  return addZonedDays(startOfZonedDay(instant, zone), -((weekday + 6) % 7), zone);
}

/** Calendar day of an instant in a zone, as yyyy-MM-dd. */
export function zonedDate(instant: Date, zone: string): string {
  const { year, month, day } = wallClock(instant, zone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month + 1)}-${two(day)}`;
}

/** First instant of a yyyy-MM-dd day in a zone, or undefined for text that is not a real date. */
export function zonedDayFromText(text: string, zone: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const midnightMs = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(midnightMs)) return undefined;
  const date = startOfDayNumber(midnightMs / days(1), zone);
  // '2026-02-30' is read as another day, and a zone may skip one.
  return zonedDate(date, zone) === text ? date : undefined;
}

/** Minutes since the day's first instant on the wall clock (a 23- or 25-hour day skips or repeats an hour). */
export function zonedMinuteOfDay(instant: Date, zone: string): number {
  return wallClock(instant, zone).minuteOfDay;
}

/**
 * The instant at which the wall clock of a day reads a minute (0 to 1439), the first one where it reads it twice; undefined
 * for a minute that the day skips.
 */
export function instantOfMinute(dayStart: Date, minuteOfDay: number, zone: string): Date | undefined {
  const midnightMs =
    dayStart.getTime() -
    minutes(zonedMinuteOfDay(dayStart, zone)) +
    minutes(zoneOffsetMinutes(dayStart.getTime(), zone));
  // What the wall shows, read as if it were UTC, less the offset before or after a change: the earlier one that fits.
  const nextMs = addZonedDays(dayStart, 1, zone).getTime();
  const offsets = [zoneOffsetMinutes(dayStart.getTime(), zone), zoneOffsetMinutes(nextMs - 1, zone)];
  return offsets
    .map((offset) => new Date(midnightMs + minutes(minuteOfDay) - minutes(offset)))
    .filter(
      (instant) => instant >= dayStart && instant.getTime() < nextMs && zonedMinuteOfDay(instant, zone) === minuteOfDay,
    )
    .sort((a, b) => a.getTime() - b.getTime())[0];
}
