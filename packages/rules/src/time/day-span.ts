import { addZonedDays } from './zone.ts';

/** A half-open range of instants: a class, a leave, a day. */
export interface Span {
  start: Date;
  end: Date;
}

/** The calendar day that begins at `dayStart`: 23, 24 or 25 hours, as the zone's clock changes. */
export function daySpan(dayStart: Date, zone: string): Span {
  return { start: dayStart, end: addZonedDays(dayStart, 1, zone) };
}

/** Whether an instant lies in a range. */
export function isWithin(instant: Date, { start, end }: Span): boolean {
  return instant >= start && instant < end;
}

/**
 * Whether something stands on a day: it does on each day that holds a part of it, so a class over midnight stands on two.
 * Something without a length stands on the day of its start. Lists in which each thing stands once, such as the history and
 * the cancel view, go by `isWithin` of the start instead.
 */
export function standsOn(span: Span, day: Span): boolean {
  return span.start < day.end && (span.end > day.start || span.start >= day.start);
}
