import { type CalendarDay, minuteInDay, type PlacedEntry, slotOf } from './calendar-layout.ts';
import { slotMinutes, stepMinutes } from './calendar-steps.ts';
import type { Stop } from './calendar-stops.ts';

/** Where the table first stands when nothing says otherwise: eight in the morning. */
const morningSlot = 16;

/** Where the present moment lies in the table. */
export interface Present {
  /** Place of today among the days; -1 where they are others. */
  day: number;
  /** Minute of today on the wall clock; undefined where today is not shown. */
  minute: number | undefined;
  /** Step of its half hour. */
  step: number;
}

/** Where `now` lies among these days. */
export function presentIn(days: readonly CalendarDay[], now: Date, zone: string): Present {
  const nowMs = now.getTime();
  const day = days.findIndex(({ startMs, endMs }) => nowMs >= startMs && nowMs < endMs);
  const today = days[day];
  const minute = today === undefined ? undefined : minuteInDay(nowMs, today, zone);
  return { day, minute, step: Math.floor(((minute ?? 0) % slotMinutes) / stepMinutes) };
}

/** Where the keyboard begins: at the next class, where a tutor most likely wants to be; with nothing in the table at the present. */
export function beginStop(parts: readonly PlacedEntry[], present: Present, now: Date): Stop {
  const isAhead = ({ entry }: PlacedEntry): boolean => entry.end > now;
  const ahead = parts.find((part) => part.entry.kind === 'class' && isAhead(part)) ?? parts.find(isAhead) ?? parts[0];
  return ahead === undefined
    ? { day: Math.max(present.day, 0), slot: present.minute === undefined ? morningSlot : slotOf(present.minute) }
    : { day: ahead.day, slot: slotOf(ahead.startMinute), id: ahead.entry.id };
}
