import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addZonedDays, startOfZonedDay, zonedDayFromText, zonedMinuteOfDay } from '../time/zone.ts';
import { isSlotStart, slotRows, slotStarts } from './slot-grid.ts';

function grid(date: string, count: number, zone: string) {
  const first = zonedDayFromText(date, zone);
  if (first === undefined) throw new Error(`no such day: ${date}`);
  const dayStarts = Array.from({ length: count }, (_, day) => addZonedDays(first, day, zone));
  const end = addZonedDays(first, count, zone);
  return { rows: slotRows(dayStarts, end, zone), dayStarts, end };
}

describe('the beginning of a slot', () => {
  it.each([
    ['2026-11-20T10:00:00.000Z', true],
    ['2026-11-20T10:30:00.000Z', true],
    ['2026-11-20T10:29:59.999Z', false],
    ['2026-11-20T10:30:00.001Z', false],
    ['2026-11-20T10:15:00.000Z', false],
    ['1970-01-01T00:00:00.000Z', true],
    ['1969-12-31T23:30:00.000Z', true],
    ['1969-12-31T23:29:00.000Z', false],
  ])('%s: %s', (at, isStart) => {
    expect(isSlotStart(Date.parse(at))).toBe(isStart);
  });
});

describe('the grid of a week', () => {
  it('has 48 rows of seven slots on an ordinary week', () => {
    const { rows } = grid('2026-11-27', 7, 'Asia/Manila');
    expect(rows.map((row) => row.minute)).toEqual(Array.from({ length: 48 }, (_, slot) => slot * 30));
    expect(rows.every((row) => row.starts.length === 7 && row.starts.every((start) => start !== undefined))).toBe(true);
  });

  it('leaves out what the clock skips on the day of 23 hours, and there only', () => {
    const { rows } = grid('2026-03-27', 7, 'Europe/London');
    expect(rows).toHaveLength(48);
    // Sunday 29 March: 1:00 becomes 2:00.
    const missing = rows.flatMap((row) =>
      row.starts.map((start, day) => (start === undefined ? [day, row.minute] : [])),
    );
    expect(missing.filter((place) => place.length > 0)).toEqual([
      [2, 60],
      [2, 90],
    ]);
  });

  it('has the hour that comes twice in rows of its own, after its first time and on that day only', () => {
    const { rows } = grid('2026-10-23', 7, 'Europe/London');
    expect(rows).toHaveLength(50);
    const around = rows.slice(1, 7).map(({ minute, isRepeat }) => [minute, isRepeat]);
    expect(around).toEqual([
      [30, false],
      [60, false],
      [90, false],
      [60, true],
      [90, true],
      [120, false],
    ]);
    const repeated = rows.filter((row) => row.isRepeat);
    expect(repeated.map((row) => row.starts.filter((start) => start !== undefined))).toEqual([
      [Date.parse('2026-10-25T01:00:00Z')],
      [Date.parse('2026-10-25T01:30:00Z')],
    ]);
    expect(new Set(rows.map((row) => row.key)).size).toBe(50);
  });

  it('stands on :15 and :45 where the zone is a quarter of an hour off', () => {
    const { rows } = grid('2026-11-27', 1, 'Asia/Kathmandu');
    expect(rows.map((row) => row.minute).slice(0, 3)).toEqual([15, 45, 75]);
    expect(rows).toHaveLength(48);
  });

  it('has every slot of its days exactly once and in the order of the day, in every zone in every week', () => {
    const zone = fc.constantFrom(
      'Asia/Manila',
      'Europe/London',
      'America/New_York',
      'America/Havana',
      'America/Santiago',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Chatham',
      'Africa/Cairo',
    );
    const instant = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2032-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, zone, (at, zoneName) => {
        const first = startOfZonedDay(at, zoneName);
        const dayStarts = [0, 1, 2, 3, 4, 5, 6].map((day) => addZonedDays(first, day, zoneName));
        const end = addZonedDays(first, 7, zoneName);
        const rows = slotRows(dayStarts, end, zoneName);
        const byDay = dayStarts.map((_, day) => rows.flatMap((row) => row.starts[day] ?? []));
        expect(byDay.flat()).toEqual(slotStarts(first.getTime(), end.getTime()));
        const wrong = rows.filter(({ starts, minute }) =>
          starts.some((start) => start !== undefined && zonedMinuteOfDay(new Date(start), zoneName) !== minute),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
