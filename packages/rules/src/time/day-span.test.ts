import { describe, expect, it } from 'vitest';
import { daySpan, isWithin, standsOn } from './day-span.ts';

const span = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
// Friday 20 November in Manila.
const friday = daySpan(new Date('2026-11-19T16:00:00Z'), 'Asia/Manila');

describe('the days on which something stands', () => {
  it.each([
    ['ends as the day begins', '2026-11-19T15:30:00Z', '2026-11-19T16:00:00Z', false],
    ['ends a moment after the day begins', '2026-11-19T15:30:00Z', '2026-11-19T16:00:00.001Z', true],
    ['lies in the day', '2026-11-20T01:00:00Z', '2026-11-20T01:25:00Z', true],
    ['goes on past the end of the day', '2026-11-20T15:45:00Z', '2026-11-20T16:10:00Z', true],
    ['covers the day', '2026-11-18T00:00:00Z', '2026-11-22T00:00:00Z', true],
    ['begins as the day ends', '2026-11-20T16:00:00Z', '2026-11-20T16:25:00Z', false],
    ['has no length at the start of the day', '2026-11-19T16:00:00Z', '2026-11-19T16:00:00Z', true],
    ['has no length at the end of the day', '2026-11-20T16:00:00Z', '2026-11-20T16:00:00Z', false],
    ['ends before it begins, on the day', '2026-11-20T02:00:00Z', '2026-11-18T02:00:00Z', true],
  ])('include a day for a span that %s: %s to %s is %s', (_, start, end, stands) => {
    expect(standsOn(span(start, end), friday)).toBe(stands);
  });

  it('are counted by the clock of the zone, also where a day has 25 hours', () => {
    const sunday = daySpan(new Date('2026-10-24T23:00:00Z'), 'Europe/London');
    expect(sunday.end.toISOString()).toBe('2026-10-26T00:00:00.000Z');
    expect(standsOn(span('2026-10-25T23:50:00Z', '2026-10-26T00:15:00Z'), sunday)).toBe(true);
  });
});

it('a day holds its first instant and not the first of the next', () => {
  expect(isWithin(friday.start, friday)).toBe(true);
  expect(isWithin(new Date(friday.end.getTime() - 1), friday)).toBe(true);
  expect(isWithin(friday.end, friday)).toBe(false);
});
