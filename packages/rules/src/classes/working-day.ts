import { hours } from '../time/durations.ts';
import { addZonedDays, startOfZonedDay } from '../time/zone.ts';

/** Epoch milliseconds, half-open. */
export interface SpanMs {
  startMs: number;
  endMs: number;
}

/** Two classes with no more than this between them belong to one working day. */
export const workingDayGapMs = hours(5);
/** Classes that go on and on, night and day, are counted by the calendar. */
export const workingDayMaxMs = hours(18);

/** The working days that classes make up, in order: from a first class to the end of a last one. */
export function workingDays(classes: readonly SpanMs[]): SpanMs[] {
  const workDays: SpanMs[] = [];
  for (const { startMs, endMs } of [...classes].sort((a, b) => a.startMs - b.startMs)) {
    const last = workDays.at(-1);
    if (last !== undefined && startMs - last.endMs <= workingDayGapMs) last.endMs = Math.max(last.endMs, endMs);
    else workDays.push({ startMs, endMs });
  }
  return workDays;
}

/**
 * What 'today' is to a tutor: the calendar's day in the zone, but a working day that goes past midnight is one day. It is
 * today until its last class is over, and none of the next day. `classes` reach a day back and a day ahead.
 */
export function todayOf(now: Date, classes: readonly SpanMs[], zone: string): SpanMs {
  const dayStart = startOfZonedDay(now, zone);
  const today: SpanMs = { startMs: dayStart.getTime(), endMs: addZonedDays(dayStart, 1, zone).getTime() };
  const { startMs: midnightMs, endMs: nextMidnightMs } = today;
  for (const { startMs, endMs } of workingDays(classes)) {
    if (endMs - startMs > workingDayMaxMs) continue;
    const isOfYesterday = startMs < midnightMs && endMs > midnightMs;
    if (isOfYesterday && now.getTime() < endMs) return { startMs, endMs };
    if (isOfYesterday) today.startMs = endMs;
    else if (startMs < nextMidnightMs && endMs > nextMidnightMs) today.endMs = endMs;
  }
  return today;
}
