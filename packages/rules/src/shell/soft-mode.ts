import { seconds } from '../time/durations.ts';
import { zonedDate } from '../time/zone.ts';

/** The Soft Mode switch shows after this day (specification, core §4). */
const softModeAfter = '2020-12-20';
/** Days of the Christmas overlay, in eye-protection mode (specification, core §4). */
const christmasDays: readonly string[] = ['2020-12-24', '2020-12-25'];
/** The overlay comes this long after the mode was turned on. */
export const christmasDelayMs = 500;

/** Whether the Soft Mode switch shows, by the tutor's calendar. */
export function isSoftModeOffered(now: Date, zone: string): boolean {
  return zonedDate(now, zone) > softModeAfter;
}

/** Whether the Christmas overlay shows, by the tutor's calendar. */
export function isChristmasOverlayDue(now: Date, zone: string, isSoftMode: boolean): boolean {
  return isSoftMode && christmasDays.includes(zonedDate(now, zone));
}

/** Hidden gesture: ten taps, at most 3 s between two and 5 s in all (specification, core §4). */
const gesture = { taps: 10, betweenMs: seconds(3), inAllMs: seconds(5) };

/** Adds a tap to those before it; `isComplete` when the gesture is done and the next tap begins a new one. */
export function addTap(tapsMs: readonly number[], atMs: number): { tapsMs: number[]; isComplete: boolean } {
  const last = tapsMs.at(-1);
  const isTooLate = last !== undefined && atMs - last > gesture.betweenMs;
  const taps = [...(isTooLate ? [] : tapsMs), atMs].filter((tap) => atMs - tap <= gesture.inAllMs);
  return taps.length >= gesture.taps ? { tapsMs: [], isComplete: true } : { tapsMs: taps, isComplete: false };
}
