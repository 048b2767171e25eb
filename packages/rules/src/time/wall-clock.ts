import { tzOffset } from '@date-fns/tz';
import { hours, minutes } from './durations.ts';

/** What a clock and a calendar on the wall of a zone show. */
export interface WallClock {
  year: number;
  /** 0 to 11. */
  month: number;
  /** 1 to 31. */
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  /** 0 to 1439. */
  minuteOfDay: number;
}

// A page asks hundreds of times, and asking the runtime costs microseconds each. Zones change their offset on the quarter
// hour at the earliest, so one answer serves all instants of a quarter.
const quarterMs = minutes(15);
const offsets = new Map<string, number>();
const offsetsMax = 20_000;

/** Minutes by which a zone is ahead of UTC at an instant (ms since the epoch). */
export function zoneOffsetMinutes(instantMs: number, zone: string): number {
  const quarter = Math.floor(instantMs / quarterMs);
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = tzOffset(zone, new Date(quarter * quarterMs));
  if (offsets.size >= offsetsMax) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** Days since 1970-01-01 of the calendar day on which an instant falls in a zone. */
export function zonedDayNumber(instantMs: number, zone: string): number {
  return Math.floor((instantMs + minutes(zoneOffsetMinutes(instantMs, zone))) / minutes(1440));
}

/** The wall clock of a zone at an instant. */
export function wallClock(instant: Date, zone: string): WallClock {
  const instantMs = instant.getTime();
  // Shifted by the offset, the UTC fields of a date are the zone's.
  const shifted = new Date(instantMs + minutes(zoneOffsetMinutes(instantMs, zone)));
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    minuteOfDay: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

/** Whether the wall clock of a zone reads this time twice, because the clocks go back over it. */
export function isReadTwice(instant: Date, zone: string): boolean {
  const instantMs = instant.getTime();
  const offset = zoneOffsetMinutes(instantMs, zone);
  // Clocks go back by an hour or less: three hours away lies what was before or what comes after.
  return [-hours(3), hours(3)].some((awayMs) => {
    const other = zoneOffsetMinutes(instantMs + awayMs, zone);
    return other !== offset && zoneOffsetMinutes(instantMs + minutes(offset - other), zone) === other;
  });
}
