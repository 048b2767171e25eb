import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hours, minutes } from '../time/durations.ts';
import { type SpanMs, todayOf, workingDayGapMs, workingDayMaxMs, workingDays } from './working-day.ts';

const zone = 'Asia/Manila';
const midnightMs = Date.parse('2026-11-20T00:00:00+08:00');
/** A class of 25 minutes, by its hours from the midnight at which the 20th begins. */
const at = (hour: number): SpanMs => ({
  startMs: midnightMs + hours(hour),
  endMs: midnightMs + hours(hour) + minutes(25),
});
/** Today at an hour of the 20th, as hours from its midnight. */
function todayAt(hour: number, classes: readonly SpanMs[]): [number, number] {
  const { startMs, endMs } = todayOf(new Date(midnightMs + hours(hour)), classes, zone);
  return [(startMs - midnightMs) / hours(1), (endMs - midnightMs) / hours(1)];
}
const end = minutes(25) / hours(1);

it('the limits of a working day', () => {
  expect({ workingDayGapMs, workingDayMaxMs }).toEqual({ workingDayGapMs: 18_000_000, workingDayMaxMs: 64_800_000 });
});

describe('today', () => {
  it('is the calendar’s day where no class goes on past midnight', () => {
    expect(todayAt(10, [])).toEqual([0, 24]);
    expect(todayAt(10, [at(-15), at(9), at(20), at(33)])).toEqual([0, 24]);
  });

  it('goes on past midnight with the classes that follow, up to a gap of five hours', () => {
    const evening = at(22);
    expect(todayAt(22.8, [evening, at(23.5), at(24.5), at(26)])).toEqual([0, 26 + end]);
    const after = (gapMs: number): SpanMs => ({ startMs: evening.endMs + gapMs, endMs: midnightMs + hours(28) });
    expect(todayAt(22.8, [evening, after(workingDayGapMs)])).toEqual([0, 28]);
    expect(todayAt(22.8, [evening, after(workingDayGapMs + 1)])).toEqual([0, 24]);
  });

  it('is the shift of the evening before until its last class is over, and none of it after', () => {
    const classes = [at(-2), at(-0.5), at(1), at(2), at(22), at(24.5)];
    expect(todayAt(0.5, classes)).toEqual([-2, 2 + end]);
    expect(todayAt(2 + end - minutes(1) / hours(1), classes)).toEqual([-2, 2 + end]);
    expect(todayAt(2 + end, classes)).toEqual([2 + end, 24.5 + end]);
    expect(todayAt(12, classes)).toEqual([2 + end, 24.5 + end]);
  });

  it('is not that of a class which ends at midnight exactly', () => {
    const last: SpanMs = { startMs: midnightMs - minutes(25), endMs: midnightMs };
    expect(todayAt(0, [last])).toEqual([0, 24]);
    expect(todayAt(-0.1, [last])).toEqual([-24, 0]);
  });

  it('goes by the calendar where the classes hardly stop, longer than eighteen hours', () => {
    const until = (hour: number): SpanMs[] =>
      [10, 14, 18, 22, 26].map(at).concat({ ...at(10), endMs: at(hour).startMs });
    expect(todayAt(23, until(28))).toEqual([0, 28]);
    expect(todayAt(23, until(28.1))).toEqual([0, 24]);
  });

  it('follows the zone', () => {
    const classes = [at(22), at(24.5)];
    expect(todayOf(new Date(midnightMs + hours(23)), classes, 'Europe/London')).toEqual({
      startMs: Date.parse('2026-11-20T00:00:00Z'),
      endMs: Date.parse('2026-11-21T00:00:00Z'),
    });
  });

  it('always holds the present moment and leaves no class between two days', () => {
    const classes = fc.array(
      fc.integer({ min: -48, max: 96 }).map((halfHour) => at(halfHour / 2)),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(classes, fc.integer({ min: 0, max: 24 * 60 - 1 }), (spans, minute) => {
        const now = midnightMs + minutes(minute);
        const today = todayOf(new Date(now), spans, zone);
        expect(today.startMs).toBeLessThanOrEqual(now);
        expect(today.endMs).toBeGreaterThan(now);
        const next = todayOf(new Date(today.endMs), spans, zone);
        expect(next.startMs).toBeLessThanOrEqual(today.endMs);
      }),
    );
  });

  it('of unordered and overlapping classes is that of their union', () => {
    expect(workingDays([at(24.5), at(22), { startMs: at(22).startMs, endMs: at(23).endMs }])).toEqual([
      { startMs: at(22).startMs, endMs: at(24.5).endMs },
    ]);
  });
});
