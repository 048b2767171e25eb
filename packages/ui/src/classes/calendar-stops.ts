import { type CalendarDay, type PlacedEntry, slotOf } from './calendar-layout.ts';
import { slotsPerDay } from './calendar-steps.ts';

/** A place that the keyboard can stand on: an entry, or a half hour without one. */
export interface Stop {
  day: number;
  slot: number;
  /** Id of the entry; absent for an empty half hour. */
  id?: string | undefined;
}

interface DayStops {
  stops: Stop[];
  /** Stop shown at each slot; a slot in the middle of an entry leads to that entry. */
  atSlot: (Stop | undefined)[];
}

function stopsOfDay(day: number, calendarDay: CalendarDay, parts: readonly PlacedEntry[]): DayStops {
  const starting: Stop[][] = Array.from({ length: slotsPerDay }, () => []);
  const atSlot: (Stop | undefined)[] = Array.from({ length: slotsPerDay });
  for (const part of parts) {
    const slot = slotOf(part.startMinute);
    const stop: Stop = { day, slot, id: part.entry.id };
    starting[slot]?.push(stop);
    // What begins here comes before what goes on from earlier: a class in a day of leave is reached sideways too.
    if (starting[slot]?.length === 1) atSlot[slot] = stop;
    for (let covered = slot; covered <= slotOf(part.endMinute - 1); covered += 1) atSlot[covered] ??= stop;
  }
  const stops: Stop[] = [];
  for (let slot = 0; slot < slotsPerDay; slot += 1) {
    stops.push(...(starting[slot] ?? []));
    if (atSlot[slot] === undefined && !calendarDay.missingSlots.has(slot)) {
      const empty: Stop = { day, slot };
      atSlot[slot] = empty;
      stops.push(empty);
    }
  }
  return { stops, atSlot };
}

/** Moves of the keyboard over a table of days. */
export interface CalendarStops {
  /** The stop of this entry, else the one at its place, else the nearest on its day. */
  resolve: (stop: Stop) => Stop | undefined;
  vertical: (from: Stop, direction: -1 | 1) => Stop | undefined;
  horizontal: (from: Stop, direction: -1 | 1) => Stop | undefined;
  /** First or last day at the same time. */
  rowEdge: (from: Stop, direction: -1 | 1) => Stop | undefined;
  /** Very first or last stop of the table. */
  edge: (direction: -1 | 1) => Stop | undefined;
}

/** The moves over a table of these days with these parts on them. */
export function calendarStops(days: readonly CalendarDay[], parts: readonly PlacedEntry[]): CalendarStops {
  const byDay = days.map((calendarDay, day) =>
    stopsOfDay(
      day,
      calendarDay,
      parts.filter((part) => part.day === day),
    ),
  );
  const isSame = (a: Stop, b: Stop): boolean => a.id === b.id && (a.id !== undefined || a.slot === b.slot);
  const near = (day: number, slot: number): Stop | undefined => {
    const dayStops = byDay[day];
    return dayStops?.atSlot[slot] ?? dayStops?.stops.find((stop) => stop.slot >= slot) ?? dayStops?.stops.at(-1);
  };
  const resolve = (stop: Stop): Stop | undefined => {
    if (stop.id !== undefined) {
      // On its own day first: an entry over midnight stands on two.
      for (const { stops } of [byDay[stop.day], ...byDay].filter((dayStops) => dayStops !== undefined)) {
        const found = stops.find((candidate) => candidate.id === stop.id);
        if (found !== undefined) return found;
      }
    }
    return near(Math.min(stop.day, byDay.length - 1), stop.slot);
  };
  return {
    resolve,
    vertical: (from, direction) => {
      const stops = byDay[from.day]?.stops ?? [];
      return stops[stops.findIndex((stop) => isSame(stop, from)) + direction];
    },
    horizontal: (from, direction) => near(from.day + direction, from.slot),
    rowEdge: (from, direction) => near(direction === -1 ? 0 : byDay.length - 1, from.slot),
    edge: (direction) => (direction === -1 ? byDay.at(0)?.stops.at(0) : byDay.at(-1)?.stops.at(-1)),
  };
}
