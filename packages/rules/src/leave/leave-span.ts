import { days } from '../time/durations.ts';
import {
  addZonedDays,
  instantOfMinute,
  startOfZonedDay,
  zonedDate,
  zonedDayFromText,
  zonedMinuteOfDay,
} from '../time/zone.ts';
import { datedDayText, dayRangeText, timeText } from '../time/zoned-text.ts';

/** Half-open range of instants. */
export interface LeaveSpan {
  start: Date;
  end: Date;
}

/** Longest leave in one request. */
export const leaveLengthMaxMs = days(120);
/** How far ahead a leave may begin. */
export const leaveAheadMaxMs = days(180);

/** What is wrong with a span at this moment, or undefined. */
export function leaveSpanProblem({ start, end }: LeaveSpan, now: Date): LeaveSpanProblem | undefined {
  if (start <= now) return { field: 'start', message: 'The leave must begin in the future' };
  if (start.getTime() - now.getTime() > leaveAheadMaxMs) {
    return { field: 'start', message: 'The leave must begin within the next 180 days' };
  }
  if (end <= start) return { field: 'end', message: 'The end must be after the beginning' };
  if (end.getTime() - start.getTime() > leaveLengthMaxMs) {
    return { field: 'end', message: 'One request can be for 120 days at most' };
  }
  return undefined;
}

/** Why a span cannot be asked for, and at which of its ends. */
export interface LeaveSpanProblem {
  field: 'start' | 'end';
  message: string;
}

/** Whether two spans share a moment; one may begin when the other ends. */
export function doSpansOverlap(a: LeaveSpan, b: LeaveSpan): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Times of day that are offered, in minutes; 1440 ends a day. */
export const leaveMinutes: readonly number[] = Array.from({ length: 49 }, (_, index) => index * 30);

/**
 * The instant of a day ('yyyy-MM-dd') and a minute of it (0 to 1440) on the wall clock of a zone. Undefined for what is no
 * date, and for a time that the day skips because the clock changes.
 */
export function leaveInstant(date: string, minute: number, zone: string): Date | undefined {
  const day = zonedDayFromText(date, zone);
  if (day === undefined) return undefined;
  if (minute === 1440) return addZonedDays(day, 1, zone);
  // Where the clock changes at midnight, the day begins later; from its beginning is what is meant.
  return minute === 0 ? day : instantOfMinute(day, minute, zone);
}

/** Whether a span is made of whole calendar days of a zone. */
export function isWholeDays({ start, end }: LeaveSpan, zone: string): boolean {
  return [start, end].every((at) => startOfZonedDay(at, zone).getTime() === at.getTime());
}

/**
 * A span in words: 'Fri 20 Nov 2026, whole day', 'Fri 20 – Sun 22 Nov 2026, whole days', 'Fri 20 Nov 2026, 9:00 AM – 1:00 PM', or
 * 'Fri 20 Nov 2026, 9:00 AM – Sat 21 Nov 2026, 1:00 PM'.
 */
export function leaveSpanText({ start, end }: LeaveSpan, zone: string): string {
  const last = new Date(end.getTime() - 1);
  const [first, until] = [datedDayText(start, zone), datedDayText(last, zone)];
  if (isWholeDays({ start, end }, zone)) {
    return first === until ? `${first}, whole day` : `${dayRangeText(start, last, zone)}, whole days`;
  }
  const endText = startOfZonedDay(end, zone).getTime() === end.getTime() ? 'end of day' : timeText(end, zone);
  if (first === until) return `${first}, ${timeText(start, zone)} – ${endText}`;
  return `${first}, ${timeText(start, zone)} – ${until}, ${endText}`;
}

interface TypedSpan {
  startDate: string;
  startMinute: number;
  endDate: string;
  endMinute: number;
}

/** The span of what was typed, or which end of it is no time. From the start of today means from the next half hour on. */
export function leaveSpanOf(
  { startDate, startMinute, endDate, endMinute }: TypedSpan,
  { now, zone }: { now: Date; zone: string },
): LeaveSpan | { field: 'start' | 'end'; message: string } {
  const message = 'There is no such time on this day';
  const isFromNow = startMinute === 0 && startDate === zonedDate(now, zone);
  const nextMinute = (Math.floor(zonedMinuteOfDay(now, zone) / 30) + 1) * 30;
  const start = leaveInstant(startDate, isFromNow ? nextMinute : startMinute, zone);
  if (start === undefined) return { field: 'start', message };
  const end = leaveInstant(endDate, endMinute, zone);
  return end === undefined ? { field: 'end', message } : { start, end };
}
