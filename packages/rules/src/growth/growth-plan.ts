import { slotMs } from '../schedule/slot-grid.ts';
import { minutes } from '../time/durations.ts';
import { zonedMinuteOfDay } from '../time/zone.ts';

/** The slot of 05:30 stands for the whole day: busy, nothing is planned on it (specification, growth §4). */
const markerMinute = 330;
const slotMinutes = slotMs / minutes(1);

/**
 * Whether a slot is the marker of its day: the one that begins at 05:30 by the tutor's clock, or at :45 where half hours of
 * UTC read so. It is never planned.
 */
export function isBusyMarker(start: Date, zone: string): boolean {
  const minute = zonedMinuteOfDay(start, zone);
  return minute >= markerMinute && minute < markerMinute + slotMinutes;
}

/** Whether a row of the grid is the markers'. */
export function isMarkerMinute(minute: number): boolean {
  return minute >= markerMinute && minute < markerMinute + slotMinutes;
}

/** What planned half hours are worth, in whole centavos: an estimate. */
export function planWorth(halfHours: number, hourRateCentavos: number): number {
  return Math.round((halfHours * hourRateCentavos) / 2);
}
