import { minutes } from '../time/durations.ts';
import { zonedMinuteOfDay } from '../time/zone.ts';

/** Time is scheduled in half hours, which begin on the full or the half hour of UTC; some zones read those as :15 and :45. */
export const slotMs = minutes(30);

/** Whether an instant (ms since the epoch) is the beginning of a slot. */
export function isSlotStart(instantMs: number): boolean {
  return instantMs % slotMs === 0;
}

/** Beginnings of all slots that begin in the half-open range, in ms since the epoch. */
export function slotStarts(startMs: number, endMs: number): number[] {
  const starts: number[] = [];
  for (let at = Math.ceil(startMs / slotMs) * slotMs; at < endMs; at += slotMs) starts.push(at);
  return starts;
}

/** One time of day over all days of a grid. */
export interface SlotRow {
  /** Unique in the grid. */
  key: string;
  /** Minute of the day on the wall clock, 0 to 1439. */
  minute: number;
  /** The hour that comes twice, for the second time. */
  isRepeat: boolean;
  /** For each day the beginning of its slot; undefined where the day does not have this time. */
  starts: (number | undefined)[];
}

interface Place {
  row: Omit<SlotRow, 'starts'>;
  /** Rows stand in the order of the day: a repeated time after the last one that came before it. */
  order: readonly [afterMinute: number, repeat: number, minute: number];
  start: number;
}

function placesOf(startMs: number, endMs: number, zone: string): Place[] {
  const seen = new Set<number>();
  let latest = 0;
  return slotStarts(startMs, endMs).map((start) => {
    const minute = zonedMinuteOfDay(new Date(start), zone);
    const isRepeat = seen.has(minute);
    seen.add(minute);
    latest = Math.max(latest, minute);
    return {
      row: { key: isRepeat ? `${minute}-again` : String(minute), minute, isRepeat },
      order: isRepeat ? [latest, 1, minute] : [minute, 0, minute],
      start,
    };
  });
}

/**
 * The rows of a grid of days, by the wall clock of `zone`. A day of 23 hours has no slot in the rows that its clock
 * skips; the hour that a day of 25 hours has twice gets rows of its own. So every slot of the days stands in the grid
 * exactly once.
 */
export function slotRows(dayStarts: readonly Date[], end: Date, zone: string): SlotRow[] {
  const rows = new Map<string, { order: Place['order']; row: SlotRow }>();
  dayStarts.forEach((dayStart, day) => {
    for (const { row, order, start } of placesOf(dayStart.getTime(), (dayStarts[day + 1] ?? end).getTime(), zone)) {
      let known = rows.get(row.key);
      if (known === undefined) {
        known = { order, row: { ...row, starts: dayStarts.map(() => undefined) } };
        rows.set(row.key, known);
      }
      known.row.starts[day] = start;
    }
  });
  return [...rows.values()]
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1] || a.order[2] - b.order[2])
    .map(({ row }) => row);
}
