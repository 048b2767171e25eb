import { daySpan, standsOn } from '@tutor/rules/time/day-span';
import { instantOfMinute, zonedMinuteOfDay } from '@tutor/rules/time/zone';
import { dayMark, timeText } from '@tutor/rules/time/zoned-text';
import { slotMinutes, slotsPerDay, stepMinutes } from './calendar-steps.ts';
import type { ClassEntry } from './class-state.ts';

const dayMinutes = slotsPerDay * slotMinutes;
const dayMs = dayMinutes * 60_000;
const smallestSpanMinutes = 15;

/** One day of the table. Minutes are read off the wall clock of the zone. */
export interface CalendarDay {
  startMs: number;
  endMs: number;
  /** Not 24 hours long: the clocks change, and a time of day may be missing or come twice. */
  isClockChange: boolean;
  /** Slots that this day does not have. */
  missingSlots: ReadonlySet<number>;
}

/** The part of an entry that lies on one day. */
export interface PlacedEntry {
  /** An entry over midnight has a part on either day. */
  entry: ClassEntry;
  /** Index of the day. */
  day: number;
  startMinute: number;
  /** Never before `startMinute`; 1440 when the entry goes on. */
  endMinute: number;
  /** Place among entries at the same time, and how many there are side by side. */
  lane: number;
  lanes: number;
}

function missingSlotsOf(startMs: number, endMs: number, zone: string): Set<number> {
  const present = new Set<number>();
  for (let ms = startMs; ms < endMs; ms += stepMinutes * 60_000) {
    present.add(Math.floor(zonedMinuteOfDay(new Date(ms), zone) / slotMinutes));
  }
  return new Set(Array.from({ length: slotsPerDay }, (_, slot) => slot).filter((slot) => !present.has(slot)));
}

/** The days that begin at `dayStarts`. */
export function calendarDays(dayStarts: readonly Date[], zone: string): CalendarDay[] {
  return dayStarts.map((start) => {
    const startMs = start.getTime();
    const endMs = daySpan(start, zone).end.getTime();
    const isClockChange = endMs - startMs !== dayMs;
    return {
      startMs,
      endMs,
      isClockChange,
      missingSlots: isClockChange ? missingSlotsOf(startMs, endMs, zone) : new Set(),
    };
  });
}

/** The time in another zone, `elsewhere`, when the clock of `zone` reads `minute` on the day that begins at `dayStart`. */
export function timeElsewhere(dayStart: Date, minute: number, zone: string, elsewhere: string): string {
  const instant = instantOfMinute(dayStart, minute, zone) ?? new Date(dayStart.getTime() + minute * 60_000);
  return timeText(instant, elsewhere) + dayMark(instant, zone, elsewhere);
}

/** Minute of the day on the wall clock. Asking the zone costs; on an ordinary day a subtraction says the same. */
export function minuteInDay(ms: number, day: CalendarDay, zone: string): number {
  return day.isClockChange ? zonedMinuteOfDay(new Date(ms), zone) : Math.floor((ms - day.startMs) / 60_000);
}

/** Places entries side by side where they overlap: the first free lane, and as many lanes as their group needs. */
function assignLanes(parts: PlacedEntry[]): void {
  parts.sort((a, b) => a.startMinute - b.startMinute || b.endMinute - a.endMinute);
  let group: PlacedEntry[] = [];
  let laneEnds: number[] = [];
  let groupEnd = -1;
  const close = (): void => {
    for (const part of group) part.lanes = laneEnds.length;
  };
  for (const part of parts) {
    if (part.startMinute >= groupEnd) {
      close();
      group = [];
      laneEnds = [];
    }
    const free = laneEnds.findIndex((end) => end <= part.startMinute);
    part.lane = free === -1 ? laneEnds.length : free;
    const drawnEnd = Math.max(part.endMinute, part.startMinute + smallestSpanMinutes);
    laneEnds[part.lane] = drawnEnd;
    groupEnd = Math.max(groupEnd, drawnEnd);
    group.push(part);
  }
  close();
}

/** Where every entry stands, day by day and from the earliest; entries outside the days are left out. */
export function placeEntries(
  entries: readonly ClassEntry[],
  days: readonly CalendarDay[],
  zone: string,
): PlacedEntry[] {
  return days.flatMap((day, dayIndex) => {
    const parts: PlacedEntry[] = [];
    const span = { start: new Date(day.startMs), end: new Date(day.endMs) };
    for (const entry of entries) {
      if (!standsOn(entry, span)) continue;
      const startMs = entry.start.getTime();
      const endMs = entry.end.getTime();
      const startMinute = startMs < day.startMs ? 0 : minuteInDay(startMs, day, zone);
      const wallEnd = endMs >= day.endMs ? dayMinutes : minuteInDay(endMs, day, zone);
      // In the hour that comes twice an end can read earlier than its start: then the real length counts.
      const lengthMs = Math.min(endMs, day.endMs) - Math.max(startMs, day.startMs);
      const lengthMinutes = Math.max(0, Math.round(lengthMs / 60_000));
      const endMinute = wallEnd > startMinute ? wallEnd : Math.min(dayMinutes, startMinute + lengthMinutes);
      parts.push({ entry, day: dayIndex, startMinute, endMinute, lane: 0, lanes: 1 });
    }
    const leaves = parts.filter(({ entry }) => entry.kind === 'leave');
    if (leaves.length === 0) {
      assignLanes(parts);
      return parts;
    }
    // A leave lies under the classes that it cancelled, as wide as the day.
    const others = parts.filter(({ entry }) => entry.kind !== 'leave');
    for (const lanes of [leaves, others]) assignLanes(lanes);
    return [...leaves, ...others].sort((a, b) => a.startMinute - b.startMinute);
  });
}

/** The half hour of the day, from 0, in which a minute of the day lies. */
export function slotOf(minute: number): number {
  return Math.min(slotsPerDay - 1, Math.floor(minute / slotMinutes));
}

/** Length of a part in steps, at least three, never past the end of the day. */
export function spanSteps(part: Pick<PlacedEntry, 'startMinute' | 'endMinute'>): number {
  const steps = Math.ceil((part.endMinute - part.startMinute) / stepMinutes);
  return Math.max(steps, smallestSpanMinutes / stepMinutes);
}
