import { describe, expect, it } from 'vitest';
import { historyFilter, historyMonth, isInHistory } from './class-history.ts';
import type { ClassPhase } from './class-status.ts';

const zone = 'Asia/Manila';
const now = new Date('2026-11-20T01:10:00Z');

describe('a month of history', () => {
  it('is the current one up to now when nothing else is asked for', () => {
    expect(historyMonth(null, now, zone)).toEqual({
      month: '2026-11',
      start: new Date('2026-10-31T16:00:00Z'),
      end: now,
      previous: '2026-10',
      next: undefined,
    });
  });

  it('is whole when it is over, by the calendar of the zone', () => {
    expect(historyMonth('2026-01', now, zone)).toEqual({
      month: '2026-01',
      start: new Date('2025-12-31T16:00:00Z'),
      end: new Date('2026-01-31T16:00:00Z'),
      previous: '2025-12',
      next: '2026-02',
    });
  });

  it.each(['2026-12', '2026-13', '2026-00', '1999-12', '26-11', '2026-11-01', 'x', ''])(
    'is the current one for %j',
    (asked) => {
      expect(historyMonth(asked, now, zone).month).toBe('2026-11');
    },
  );

  it('is still the old month in the last minute before midnight of the zone, and the new one after', () => {
    expect(historyMonth(null, new Date('2026-11-30T15:59:59Z'), zone).month).toBe('2026-11');
    expect(historyMonth(null, new Date('2026-11-30T16:00:00Z'), zone).month).toBe('2026-12');
  });

  it('reaches back to the first month', () => {
    expect(historyMonth('2000-01', now, zone).month).toBe('2000-01');
  });
});

describe('filters', () => {
  const phases: ClassPhase[] = ['finished', 'missingRemark', 'canceled', 'inProgress'];
  it.each([
    ['all', phases],
    ['finished', ['finished', 'missingRemark']],
    ['canceled', ['canceled']],
    ['missingRemark', ['missingRemark']],
  ] as const)('%s shows %j', (filter, shown) => {
    expect(phases.filter((phase) => isInHistory(phase, filter))).toEqual(shown);
  });

  it('shows everything for a filter that there is not', () => {
    expect(historyFilter('Canceled')).toBe('all');
    expect(historyFilter(null)).toBe('all');
    expect(historyFilter('canceled')).toBe('canceled');
  });
});
