import { zonedDate, zonedDayFromText } from '../time/zone.ts';
import type { ClassPhase } from './class-status.ts';

/** A page of the history: a calendar month of past classes. */
export interface HistoryMonth {
  /** yyyy-MM. */
  month: string;
  start: Date;
  /** End of the month, or now within the current one: what has not ended is no history. */
  end: Date;
  previous: string;
  /** Absent for the current month. */
  next: string | undefined;
}

/** Earliest month that can be asked for; far before, calendars and zones stop meaning anything. */
export const firstHistoryMonth = '2000-01';

/** The month that an address asks for (yyyy-MM), the current one for none, nonsense, and months out of reach. */
export function historyMonth(asked: string | null, now: Date, zone: string): HistoryMonth {
  const current = zonedDate(now, zone).slice(0, 7);
  const isKnown = asked !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked);
  const month = isKnown && asked >= firstHistoryMonth && asked <= current ? asked : current;
  const following = shiftMonth(month, 1);
  const start = zonedDayFromText(`${month}-01`, zone);
  const end = zonedDayFromText(`${following}-01`, zone);
  if (start === undefined || end === undefined) throw new Error(`no month ${month} in ${zone}`);
  return {
    month,
    start,
    end: end < now ? end : now,
    previous: shiftMonth(month, -1),
    next: month === current ? undefined : following,
  };
}

function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** What the history can be narrowed to. */
export const historyFilters = ['all', 'finished', 'canceled', 'missingRemark'] as const;
export type HistoryFilter = (typeof historyFilters)[number];

/** The filter that an address asks for; everything for none or nonsense. */
export function historyFilter(asked: string | null): HistoryFilter {
  return historyFilters.find((filter) => filter === asked) ?? 'all';
}

/** Whether a past class is shown. A class whose remark is missing was held, so it counts as finished, too. */
export function isInHistory(phase: ClassPhase, filter: HistoryFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'finished') return phase === 'finished' || phase === 'missingRemark';
  return phase === filter;
}
