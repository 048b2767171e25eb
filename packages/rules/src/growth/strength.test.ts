import { expect, test } from 'vitest';
import { strengthCycle, strengthDay, weakest } from './strength.ts';

const iso = ({ start, end }: { start: Date; end: Date }) => [start.toISOString(), end.toISOString()];

test('a cycle is a month or a week of the company', () => {
  expect(iso(strengthCycle('2026-11-25', true))).toEqual(['2026-10-31T16:00:00.000Z', '2026-11-30T16:00:00.000Z']);
  expect(strengthCycle('2026-01-31', true)).toMatchObject({ previous: '2025-12-01', next: '2026-02-01' });
  // Sunday belongs to the week that began on Monday.
  expect(iso(strengthCycle('2026-11-22', false))).toEqual(['2026-11-15T16:00:00.000Z', '2026-11-22T16:00:00.000Z']);
  expect(strengthCycle('2026-11-23', false)).toMatchObject({ previous: '2026-11-16', next: '2026-11-30' });
});

test.each([null, 'x', '2026-02-30', '2026-11-26', '1999-01-01', '9999-01-01'])(
  'an address that asks for %s has today',
  (asked) => {
    expect(strengthDay(asked, new Date('2026-11-25T04:00:00Z'))).toBe('2026-11-25');
  },
);

test('an address has a day that was', () => {
  expect(strengthDay('2026-10-05', new Date('2026-11-25T04:00:00Z'))).toBe('2026-10-05');
});

test('the weakest is the lowest that is scored and not full', () => {
  expect(
    weakest([
      { strength: 'attendance', score: 100 },
      { strength: 'remarks', score: 72 },
      { strength: 'ratings', score: 90 },
      { strength: 'response', score: undefined },
    ]),
  ).toBe('remarks');
  expect(weakest([{ strength: 'attendance', score: 100 }])).toBeUndefined();
});
