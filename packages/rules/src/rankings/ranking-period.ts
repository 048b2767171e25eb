import { minutes } from '../time/durations.ts';
import { addZonedDays, companyZone, startOfZonedDay } from '../time/zone.ts';
import { rankingPeriodDays } from './ranking-board.ts';

/** How long a ranking stands before it is made anew. */
export const rankingRefreshMs = minutes(10);

export interface RankingRange {
  start: Date;
  end: Date;
}

/**
 * The period that is ranked at an instant, and the one before it: the company's last 30 calendar days with today, whatever
 * zone the reader is in.
 */
export function rankingPeriods(now: Date): { current: RankingRange; previous: RankingRange } {
  const start = addZonedDays(startOfZonedDay(now, companyZone), 1 - rankingPeriodDays, companyZone);
  return {
    current: { start, end: now },
    previous: { start: addZonedDays(start, -rankingPeriodDays, companyZone), end: start },
  };
}

/** Weeks of seven of the company's days up to now, the earliest first. */
export function rankingWeeks(now: Date, weeks: number): RankingRange[] {
  const tomorrow = addZonedDays(startOfZonedDay(now, companyZone), 1, companyZone);
  return Array.from({ length: weeks }, (_, index) => {
    const ago = weeks - index;
    const end = addZonedDays(tomorrow, -7 * (ago - 1), companyZone);
    return { start: addZonedDays(tomorrow, -7 * ago, companyZone), end: end > now ? now : end };
  });
}
