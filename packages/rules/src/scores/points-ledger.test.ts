import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerDirection, ledgerMonth, movedTenths, pointsCauses, pointsCauseWords } from './points-ledger.ts';

describe('a movement of points', () => {
  it.each([
    [20, 0, 20],
    [-20, 100, -20],
    [-20, 20, -20],
    [-20, 19, -19],
    [-20, 0, 0],
    [-20, -5, 0],
  ])('of %i tenths at a balance of %i moves %i', (rule, balance, moved) => {
    expect(movedTenths(rule, balance) + 0).toBe(moved);
  });

  it('never leads below 0, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -300, max: 30 }), { maxLength: 60 }), (rules) => {
        let balance = 0;
        for (const rule of rules) {
          const moved = movedTenths(rule, balance);
          expect(Math.abs(moved)).toBeLessThanOrEqual(Math.abs(rule));
          balance += moved;
          expect(balance).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

it('every cause has its words', () => {
  expect(pointsCauses.map((cause) => [cause, pointsCauseWords[cause]])).toEqual([
    ['completed', 'Completed class'],
    ['goodRating', 'Good rating'],
    ['absence', 'Absence'],
    ['badRating', 'Complaint'],
    ['cancellation', 'Cancellation'],
    ['other', 'Other'],
  ]);
});

describe('what an address asks for', () => {
  it.each([
    [null, undefined],
    ['loss', 'loss'],
    ['gain', 'gain'],
    ['both', undefined],
  ])('%j is the direction %s', (asked, direction) => {
    expect(ledgerDirection(asked)).toBe(direction);
  });

  it.each([
    [null, undefined],
    ['2026-11', '2026-11'],
    ['2026-12', undefined],
    ['2025-01', '2025-01'],
    ['2026-13', undefined],
    ['1999-12', undefined],
    ['2026-1', undefined],
  ])('%j is the month %s', (asked, month) => {
    expect(ledgerMonth(asked, '2026-11')).toBe(month);
  });
});
