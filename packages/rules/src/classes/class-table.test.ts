import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addZonedDays, startOfZonedDay, zonedDate } from '../time/zone.ts';
import { classTableRange, pageClassTable } from './class-table.ts';
import { classToolName, classTools } from './class-tool.ts';

const zones = ['Asia/Manila', 'America/New_York', 'Australia/Lord_Howe', 'Europe/London', 'America/Havana'] as const;

describe('the range of the class table', () => {
  it('in week view is Monday to Monday by the calendar of the zone', () => {
    const range = classTableRange('week', new Date('2026-11-22T16:30:00Z'), 'Asia/Manila');
    expect(range.start.toISOString()).toBe('2026-11-22T16:00:00.000Z');
    expect(range.end.toISOString()).toBe('2026-11-29T16:00:00.000Z');
    expect(range.dayStarts.map((day) => zonedDate(day, 'Asia/Manila'))).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
  });

  it('in day view is one day', () => {
    const range = classTableRange('day', new Date('2026-11-22T15:59:59Z'), 'Asia/Manila');
    expect(range.start.toISOString()).toBe('2026-11-21T16:00:00.000Z');
    expect(range.end.toISOString()).toBe('2026-11-22T16:00:00.000Z');
    expect(range.dayStarts).toEqual([range.start]);
  });

  it.each([
    ['2026-03-04T12:00:00Z', 167],
    ['2026-10-28T12:00:00Z', 169],
    ['2026-11-18T12:00:00Z', 168],
  ])('has an hour less or more in a week with a change of the clock (%s: %i)', (at, length) => {
    const { start, end } = classTableRange('week', new Date(at), 'America/New_York');
    expect((end.getTime() - start.getTime()) / 3_600_000).toBe(length);
  });
});

describe('paging', () => {
  it('moves a week by 7 days and a day by 1', () => {
    const start = new Date('2026-11-15T16:00:00Z');
    expect(pageClassTable('week', start, 1, 'Asia/Manila').toISOString()).toBe('2026-11-22T16:00:00.000Z');
    expect(pageClassTable('week', start, -1, 'Asia/Manila').toISOString()).toBe('2026-11-08T16:00:00.000Z');
    expect(pageClassTable('day', start, 1, 'Asia/Manila').toISOString()).toBe('2026-11-16T16:00:00.000Z');
    expect(pageClassTable('day', start, -1, 'Asia/Manila').toISOString()).toBe('2026-11-14T16:00:00.000Z');
  });

  it('leaves no gap and no overlap, and back leads to where one was', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones), fc.constantFrom('week', 'day'), (at, zone, view) => {
        const range = classTableRange(view, at, zone);
        expect(range.start.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(range.end.getTime()).toBeGreaterThan(at.getTime());
        const next = pageClassTable(view, range.start, 1, zone);
        expect(next).toEqual(range.end);
        expect(pageClassTable(view, next, -1, zone)).toEqual(range.start);
        for (const [index, day] of range.dayStarts.entries()) {
          expect(startOfZonedDay(day, zone)).toEqual(day);
          expect(addZonedDays(range.start, index, zone)).toEqual(day);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('class tools', () => {
  it('are twelve, by their index on the wire', () => {
    expect(classTools.map((_, index) => classToolName(index))).toEqual([
      'EClassroom',
      'QQ',
      'Skype',
      'FastMeeting',
      'OnlineClass',
      'Company Classroom',
      'WeChat',
      'ClassIn',
      'AClassroom',
      'GameClass',
      'Pro Classroom',
      'Tencent Classroom',
    ]);
  });

  it.each([-1, 12, 1.5, Number.NaN])('%s is another one', (index) => {
    expect(classToolName(index)).toBe('Other');
  });
});
