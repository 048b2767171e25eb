import { wallClock, zonedDayNumber, zoneOffsetMinutes } from './wall-clock.ts';
import { zonedMinuteOfDay } from './zone.ts';
import { zonesOfOldNames } from './zones-of-old-names.ts';

// Written out here instead of asking Intl: servers and browsers carry different ICU versions ('Sep' or 'Sept', plain or
// narrow space before 'AM'), and what the server wrote must be what the browser writes.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

function periodOf(minuteOfDay: number): 'AM' | 'PM' {
  return minuteOfDay < 720 ? 'AM' : 'PM';
}

function clockOf(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60) % 12;
  return `${hour === 0 ? 12 : hour}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}

/** Wall-clock time of a minute of the day (0 to 1439): '9:05 AM'. */
export function minuteOfDayText(minuteOfDay: number): string {
  return `${clockOf(minuteOfDay)} ${periodOf(minuteOfDay)}`;
}

/** Two minutes of the day, AM or PM said once where both share it: '9:00 to 9:25 AM'. */
export function minuteRangeText(startMinute: number, endMinute: number, joint = ' – '): string {
  const start = periodOf(startMinute) === periodOf(endMinute) ? clockOf(startMinute) : minuteOfDayText(startMinute);
  return `${start}${joint}${minuteOfDayText(endMinute)}`;
}

/** Time of day of an instant in a zone: '9:05 AM'. */
export function timeText(instant: Date, zone: string): string {
  return minuteOfDayText(zonedMinuteOfDay(instant, zone));
}

/** Mark behind a time told in another zone, where its calendar day is another: ' +1 d', ' −1 d' or nothing. */
export function dayMark(instant: Date, zone: string, elsewhere: string): string {
  const days = zonedDayNumber(instant.getTime(), elsewhere) - zonedDayNumber(instant.getTime(), zone);
  return days === 0 ? '' : ` ${days < 0 ? '−' : '+'}${Math.abs(days)} d`;
}

/** Start and end of something in a zone: '9:00 – 9:25 AM'; `joint` stands between them (' to ' when read out). */
export function timeRangeText(start: Date, end: Date, zone: string, joint?: string): string {
  return minuteRangeText(zonedMinuteOfDay(start, zone), zonedMinuteOfDay(end, zone), joint);
}

/** How long a day is written. */
export type DayTextForm = 'long' | 'medium' | 'short';

/** Calendar day of an instant in a zone: long 'Friday 20 November', medium 'Fri 20 Nov', short 'Fri 20'. */
export function dayText(instant: Date, zone: string, form: DayTextForm = 'medium'): string {
  const date = wallClock(instant, zone);
  const weekday = weekdays[date.weekday] ?? '';
  const month = months[date.month] ?? '';
  if (form === 'long') return `${weekday} ${date.day} ${month}`;
  if (form === 'short') return `${weekday.slice(0, 3)} ${date.day}`;
  return `${weekday.slice(0, 3)} ${date.day} ${month.slice(0, 3)}`;
}

/** 'Yesterday', 'Today' or 'Tomorrow' by the zone's calendar, or undefined for any other day. */
export function nearDayText(instant: Date, now: Date, zone: string): string | undefined {
  const daysAhead = zonedDayNumber(instant.getTime(), zone) - zonedDayNumber(now.getTime(), zone);
  if (daysAhead === 0) return 'Today';
  if (daysAhead === 1) return 'Tomorrow';
  return daysAhead === -1 ? 'Yesterday' : undefined;
}

/** Days from the first to the last in a zone, with the year: 'Mon 16 – Sun 22 Nov 2026', or 'Friday 20 November 2026'. */
export function dayRangeText(first: Date, last: Date, zone: string): string {
  const from = wallClock(first, zone);
  const to = wallClock(last, zone);
  const end = `${dayText(last, zone)} ${to.year}`;
  if (first.getTime() === last.getTime()) return `${dayText(last, zone, 'long')} ${to.year}`;
  if (from.year !== to.year) return `${dayText(first, zone)} ${from.year} – ${end}`;
  return `${dayText(first, zone, from.month === to.month ? 'short' : 'medium')} – ${end}`;
}

/** Offset of a zone from UTC at an instant: 'GMT', 'GMT+8', 'GMT-3:30'. */
export function offsetText(instant: Date, zone: string): string {
  const minutesEast = zoneOffsetMinutes(instant.getTime(), zone);
  if (minutesEast === 0) return 'GMT';
  const size = Math.abs(minutesEast);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `GMT${minutesEast < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
}

/** A zone as people say it: its city, such as 'New York' for 'America/New_York'; without one its offset, or its own name. */
export function zoneCity(zone: string): string {
  return cityOf(zone) ?? fixedOffset(zone) ?? zone;
}

/** A zone with its offset at an instant: 'Manila time (GMT+8)', or 'GMT+8' alone where the zone has no city. */
export function zoneText(instant: Date, zone: string): string {
  const city = cityOf(zone);
  if (city !== undefined) return `${city} time (${offsetText(instant, zone)})`;
  return zone === 'UTC' ? 'UTC' : offsetText(instant, zone);
}

const continents = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)$/i;

/**
 * The city in a zone's name, with its state where the city alone would say another thing: 'Center, North Dakota'. Names of old,
 * such as 'PRC', are those of a city too.
 */
function cityOf(zone: string): string | undefined {
  const [continent = '', ...places] = (zonesOfOldNames[zone] ?? zone).split('/');
  if (!continents.test(continent) || places.length === 0) return undefined;
  return places.reverse().join(', ').replaceAll('_', ' ');
}

/** 'GMT+8' for 'Etc/GMT-8': these names count the other way round. */
function fixedOffset(zone: string): string | undefined {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(zone) ?? [];
  return sign === undefined ? undefined : `GMT${sign === '+' ? '-' : '+'}${hours}`;
}

/**
 * A length of time in whole minutes: '25 min', '1 h', '2 h 5 min', '3 d 4 h', 'under 1 min'; '0 min' once it is over. Rounded
 * down, so that time left is never overstated.
 */
export function durationText(ms: number): string {
  const total = Math.max(0, Math.floor(ms / 60_000));
  if (total === 0 && ms > 0) return 'under 1 min';
  const days = Math.floor(total / 1440);
  const hours = Math.floor(total / 60) % 24;
  const minutes = total % 60;
  const say = (...parts: [number, string][]): string =>
    parts
      .filter(([count]) => count > 0)
      .map(([count, unit]) => `${count} ${unit}`)
      .join(' ');
  if (days > 0) return say([days, 'd'], [hours, 'h']);
  return say([hours, 'h'], [minutes, 'min']) || '0 min';
}

/** Calendar month of an instant in a zone: 'November 2026'. */
export function monthText(instant: Date, zone: string): string {
  const { month, year } = wallClock(instant, zone);
  return `${months[month] ?? ''} ${year}`;
}

/** Calendar day of an instant in a zone, with the year: 'Fri 20 Nov 2026'. Lists that go back for years need it. */
export function datedDayText(instant: Date, zone: string): string {
  return `${dayText(instant, zone)} ${wallClock(instant, zone).year}`;
}

/** Day and time of an instant in a zone, with the year: 'Fri 20 Nov 2026, 10:30 AM'. */
export function momentText(instant: Date, zone: string): string {
  return `${datedDayText(instant, zone)}, ${timeText(instant, zone)}`;
}
