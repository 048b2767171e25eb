import { isMonth, monthOf, monthRange, shiftMonth } from '../time/calendar-month.ts';
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
  const current = monthOf(now, zone);
  const isKnown = asked !== null && isMonth(asked);
  const month = isKnown && asked >= firstHistoryMonth && asked <= current ? asked : current;
  const { start, end } = monthRange(month, zone);
  return {
    month,
    start,
    end: end < now ? end : now,
    previous: shiftMonth(month, -1),
    next: month === current ? undefined : shiftMonth(month, 1),
  };
}

/** Classes on one page of a month: a page stays quick for every reader of it. */
export const historyPageSize = 60;

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
