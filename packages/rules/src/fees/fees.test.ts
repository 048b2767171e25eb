import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { penaltyRules } from '../attendance/penalty.ts';
import { isMonth, shiftMonth } from '../time/calendar-month.ts';
import { csvText, pesoNumber } from './csv.ts';
import { deductionReason } from './deduction-reason.ts';
import { feeMonth, feeMonthOf, feeMonthRange, feeMonths, payTime } from './fee-month.ts';
import { feeSum, payout } from './fee-sum.ts';

describe('the month of a fee', () => {
  it.each([
    ['the last millisecond of a month of the company', '2026-10-31T15:59:59.999Z', '2026-10'],
    ['the first of the next', '2026-10-31T16:00:00.000Z', '2026-11'],
    ['the turn of the year', '2026-12-31T16:00:00.000Z', '2027-01'],
  ])('of %s is that of the company’s calendar', (_, at, month) => {
    expect(feeMonthOf(new Date(at))).toBe(month);
    const { start, end } = feeMonthRange(month);
    expect(start <= new Date(at) && new Date(at) < end).toBe(true);
  });

  const now = new Date('2026-11-20T06:00:00Z');
  it.each([
    [null, '2026-11'],
    ['2026-10', '2026-10'],
    ['2026-12', '2026-11'],
    ['1999-12', '2026-11'],
    ['2026-13', '2026-11'],
    ['nonsense', '2026-11'],
  ])('asked for as %s is %s', (asked, month) => {
    expect(feeMonth(asked, now)).toBe(month);
  });

  it('can be chosen from the first one on, and none after this one', () => {
    expect(feeMonths('2026-09', now)).toEqual(['2026-11', '2026-10', '2026-09']);
    expect(feeMonths('2026-12', now)).toEqual([]);
  });

  it('is paid on the 5th of the next, over the turn of the year too', () => {
    expect(payTime('2026-12').toISOString()).toBe('2027-01-04T16:00:00.000Z');
  });

  it('shifts there and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 2098 }),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(400),
        (year, month, by) => {
          const text = `${year}-${String(month).padStart(2, '0')}`;
          const shifted = shiftMonth(text, -by);
          expect(isMonth(shifted)).toBe(true);
          expect(shiftMonth(shifted, by)).toBe(text);
        },
      ),
    );
  });
});

describe('a month of fees', () => {
  it('adds up to its rows', () => {
    expect(
      feeSum({
        lessons: [
          { count: 3, feeCentavos: 9_000 },
          { count: 1, feeCentavos: 12_050 },
        ],
        bonuses: [{ centavos: 15_000 }],
        deductions: [{ centavos: 4_500 }, { centavos: 27_000 }],
        carriedCentavos: -1_000,
      }),
    ).toEqual({
      lessonCount: 4,
      lessonCentavos: 39_050,
      bonusCentavos: 15_000,
      deductionCentavos: 31_500,
      totalCentavos: 21_550,
    });
  });

  it('pays what is above zero and carries on what is below, and loses nothing', () => {
    expect(payout(1)).toEqual({ paidCentavos: 1, carriedOnCentavos: 0 });
    expect(payout(0)).toEqual({ paidCentavos: 0, carriedOnCentavos: 0 });
    expect(payout(-1)).toEqual({ paidCentavos: 0, carriedOnCentavos: -1 });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (months) => {
        let carried = 0;
        let paid = 0;
        for (const earned of months) {
          const { paidCentavos, carriedOnCentavos } = payout(earned + carried);
          expect(paidCentavos).toBeGreaterThanOrEqual(0);
          paid += paidCentavos;
          carried = carriedOnCentavos;
        }
        expect(paid + carried).toBe(months.reduce((sum, earned) => sum + earned, 0));
      }),
    );
  });
});

describe('the reason of a deduction', () => {
  it.each([
    ['noConfirmation', 'Not confirmed 30 minutes before class (300 % of the fee)'],
    ['under3Hours', 'Cancelled under 3 hrs before class (300 % of the fee)'],
    ['from24To48Hours', 'Cancelled 24 to 48 hrs before class (50 % of the fee)'],
  ] as const)('for %s is “%s”', (rule, text) => {
    expect(deductionReason(rule)).toBe(text);
  });

  it('is told for every rule that charges, each in its own words', () => {
    expect(new Set(penaltyRules.map(deductionReason)).size).toBe(penaltyRules.length);
  });
});

describe('a table for spreadsheets', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['-22.50', '-22.50'],
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['+1', "'+1"],
    ['-1+1|x', "'-1+1|x"],
    ['\u0000=1+1', "'=1+1"],
    ['two\u2028lines\u0007', '"two\nlines"'],
  ])('writes %j as %j', (text, cell) => {
    expect(csvText([[text]])).toBe(`\uFEFF${cell}\r\n`);
  });

  it.each([
    [' =1+1', "' =1+1"],
    ['\n@SUM(A1)', '"\'\n@SUM(A1)"'],
    ['＝1+1', "'＝1+1"],
    ['－cmd', "'－cmd"],
    ['a;=1+1', '"a;=1+1"'],
    ['a\t=1+1', '"a\t=1+1"'],
  ])('has no formula of %j, whatever the service sends and wherever it is read', (text, cell) => {
    expect(csvText([[text]])).toBe(`\uFEFF${cell}\r\n`);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-2_250, '-22.50'],
    [123_456, '1234.56'],
  ])('writes %i centavos as %s', (centavos, text) => {
    expect(pesoNumber(centavos)).toBe(text);
  });
});
