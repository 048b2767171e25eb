import { expect, test } from 'vitest';
import { lastMonths, monthRange } from './calendar-month.ts';

test.each([
  // The last hours of the year in London are the first of the next in Shanghai.
  ['2025-12-31T15:59:59.999Z', 'Asia/Shanghai', ['2025-10', '2025-11', '2025-12']],
  ['2025-12-31T16:00:00.000Z', 'Asia/Shanghai', ['2025-11', '2025-12', '2026-01']],
  ['2025-12-31T16:00:00.000Z', 'Europe/London', ['2025-10', '2025-11', '2025-12']],
])('the last three months at %s in %s are %j', (now, zone, months) => {
  expect(lastMonths(new Date(now), 3, zone)).toEqual(months);
});

test('a month is half-open and begins at midnight of its zone', () => {
  expect(monthRange('2026-02', 'Asia/Shanghai')).toEqual({
    start: new Date('2026-01-31T16:00:00Z'),
    end: new Date('2026-02-28T16:00:00Z'),
  });
  expect(() => monthRange('2026-13', 'Asia/Shanghai')).toThrow('no month 2026-13');
});
