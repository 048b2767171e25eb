import { dayText } from '@tutor/rules/time/zoned-text';
import { useMemo, useRef } from 'react';
import { type CalendarDay, calendarDays, type PlacedEntry, placeEntries } from './calendar-layout.ts';
import { type CalendarRows, calendarRows, joinedSlots } from './calendar-rows.ts';
import type { ClassEntry } from './class-state.ts';

export interface CalendarLayoutOptions {
  /** First instant of each day. */
  dayStarts: readonly Date[];
  events: readonly ClassEntry[];
  /** IANA name of the zone whose days and clock they are placed by. */
  zone: string;
  now: Date;
}

/** Where everything stands in the table. What has not changed is the same object at the next drawing. */
export interface CalendarLayout {
  days: readonly CalendarDay[];
  /** 'Friday 20 November', in the order of the days. */
  dayNames: readonly string[];
  parts: readonly PlacedEntry[];
  rows: CalendarRows;
  /** Half hours in which something goes over their edge. */
  joined: ReadonlySet<number>;
  /** Places of the days on which there is leave. */
  leaveDays: ReadonlySet<number>;
}

/** The layout of these days and events. */
export function useCalendarLayout({ dayStarts, events, zone, now }: CalendarLayoutOptions): CalendarLayout {
  // Callers make the array of days afresh at each render; what it says is what counts.
  const daysKey = dayStarts.map(Number).join();
  const days = useMemo(
    () =>
      calendarDays(
        daysKey.split(',').map((ms) => new Date(Number(ms))),
        zone,
      ),
    [daysKey, zone],
  );
  const parts = useMemo(() => placeEntries(events, days, zone), [events, days, zone]);
  const leaveDays = useMemo(
    () => new Set(parts.flatMap(({ entry, day }) => (entry.kind === 'leave' ? [day] : []))),
    [parts],
  );
  const dayNames = useMemo(() => days.map((day) => dayText(new Date(day.startMs), zone, 'long')), [days, zone]);
  const rowsRef = useRef<CalendarRows>();
  const rows = useMemo(() => calendarRows(parts, now, rowsRef.current), [parts, now]);
  rowsRef.current = rows;
  const joined = useMemo(() => joinedSlots(parts), [parts]);
  return { days, dayNames, parts, rows, joined, leaveDays };
}
