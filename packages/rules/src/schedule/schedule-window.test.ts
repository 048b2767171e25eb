import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, hours } from '../time/durations.ts';
import { zonedDate } from '../time/zone.ts';
import { daysAhead, isInNextWeek, nextWeekWindow, weekBeforeWindow } from './schedule-window.ts';

const zones = ['Asia/Manila', 'Asia/Shanghai', 'Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'];
const instant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('the next-week window', () => {
  // 2026-11-20 09:10 in Manila.
  const now = new Date('2026-11-20T01:10:00Z');

  it.each([
    ['2026-11-26T15:59:59.999Z', 'the last instant of day 6', false],
    ['2026-11-26T16:00:00.000Z', 'the first instant of day 7', true],
    ['2026-12-03T15:59:59.999Z', 'the last instant of day 13', true],
    ['2026-12-03T16:00:00.000Z', 'the first instant of day 14', false],
  ])('%s, %s in Manila: %s', (at, _name, isInside) => {
    expect(isInNextWeek(new Date(at), now, 'Asia/Manila')).toBe(isInside);
    const { start, end } = nextWeekWindow(now, 'Asia/Manila');
    expect(new Date(at) >= start && new Date(at) < end).toBe(isInside);
  });

  it('moves on at midnight of the zone and not of UTC', () => {
    const before = new Date('2026-11-20T15:59:59.999Z');
    const after = new Date('2026-11-20T16:00:00.000Z');
    expect(zonedDate(nextWeekWindow(before, 'Asia/Manila').start, 'Asia/Manila')).toBe('2026-11-27');
    expect(zonedDate(nextWeekWindow(after, 'Asia/Manila').start, 'Asia/Manila')).toBe('2026-11-28');
    expect(zonedDate(nextWeekWindow(after, 'Europe/London').start, 'Europe/London')).toBe('2026-11-27');
  });

  it('has an hour less or more when the clocks change in it', () => {
    const spring = nextWeekWindow(new Date('2026-03-20T12:00:00Z'), 'Europe/London');
    expect(spring.end.getTime() - spring.start.getTime()).toBe(days(7) - hours(1));
    const autumn = nextWeekWindow(new Date('2026-10-16T12:00:00Z'), 'Europe/London');
    expect(autumn.end.getTime() - autumn.start.getTime()).toBe(days(7) + hours(1));
  });

  it('holds exactly the dates 7 to 13 days ahead, and the week before it the dates up to 6, in every zone', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones), fc.integer({ min: -2, max: 16 }), (at, zone, dayCount) => {
        const { start, end, dayStarts } = nextWeekWindow(at, zone);
        expect(dayStarts.map((day) => daysAhead(day, at, zone))).toEqual([7, 8, 9, 10, 11, 12, 13]);
        expect(weekBeforeWindow(at, zone).dayStarts.map((day) => daysAhead(day, at, zone))).toEqual([
          0, 1, 2, 3, 4, 5, 6,
        ]);
        expect(weekBeforeWindow(at, zone).end).toEqual(start);
        const some = new Date(at.getTime() + days(dayCount));
        expect(isInNextWeek(some, at, zone)).toBe(some >= start && some < end);
      }),
    );
  });
});
