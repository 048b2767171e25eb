import { days, minutes } from './durations.ts';
import { zoneOffsetMinutes } from './wall-clock.ts';

/** A change of a zone's clocks: daylight-saving time begins or ends. */
export interface ClockChange {
  /** First instant of the new offset. */
  at: Date;
  /** Minutes ahead of UTC before and after. */
  beforeMinutes: number;
  afterMinutes: number;
}

/** A change is announced this long ahead. */
export const clockChangeAnnouncedMs = days(14);

// No zone changes twice within this, so a look at either end finds every change between.
const stepMs = days(1);
// Changes fall on quarters of an hour at the finest.
const finestMs = minutes(15);

/** The first change of a zone's clocks after `from` and up to `until`, or undefined. */
export function nextClockChange(zone: string, from: Date, until: Date): ClockChange | undefined {
  for (let startMs = from.getTime(); startMs < until.getTime(); startMs += stepMs) {
    const endMs = Math.min(startMs + stepMs, until.getTime());
    const beforeMinutes = zoneOffsetMinutes(startMs, zone);
    if (zoneOffsetMinutes(endMs, zone) === beforeMinutes) continue;
    // The quarter in which the offset is another one, halving what is left.
    let low = Math.floor(startMs / finestMs);
    let high = Math.ceil(endMs / finestMs);
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (zoneOffsetMinutes(middle * finestMs, zone) === beforeMinutes) low = middle;
      else high = middle;
    }
    const at = new Date(high * finestMs);
    return at > until ? undefined : { at, beforeMinutes, afterMinutes: zoneOffsetMinutes(at.getTime(), zone) };
  }
  return undefined;
}
