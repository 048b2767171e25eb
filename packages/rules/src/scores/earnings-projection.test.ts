import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookedShare, bookedShares, type EarningsFacts, projectEarnings } from './earnings-projection.ts';

const facts: EarningsFacts = {
  heldLessons: 10,
  heldCentavos: 90_000,
  bookedLessons: 5,
  bookedCentavos: 45_001,
  penaltyCentavos: 4_500,
  enrolments: 30,
  flowers: 12,
  exchangedFlowers: 0,
};

describe('the earnings projection', () => {
  it('adds lessons, bonus and flowers, and takes penalties', () => {
    expect(projectEarnings(facts, 100)).toEqual({
      lines: [
        { key: 'held', label: '10 lessons held', centavos: 90_000 },
        { key: 'booked', label: '5 lessons booked, 100 % of them', centavos: 45_001 },
        { key: 'bonus', label: 'Enrolment bonus', centavos: 5_000 },
        { key: 'flowers', label: '12 flowers for cash', centavos: 6_000 },
        { key: 'penalties', label: 'Known penalties', centavos: -4_500 },
      ],
      centavos: 141_501,
    });
  });

  it('counts one of each as one, and the half of an odd amount to a whole centavo', () => {
    const one = { ...facts, heldLessons: 1, bookedLessons: 1, flowers: 1, penaltyCentavos: 0 };
    expect(projectEarnings(one, 50).lines).toEqual([
      { key: 'held', label: '1 lesson held', centavos: 90_000 },
      { key: 'booked', label: '1 lesson booked, 50 % of them', centavos: 22_501 },
      { key: 'bonus', label: 'Enrolment bonus', centavos: 5_000 },
      { key: 'flowers', label: '1 flower for cash', centavos: 500 },
      { key: 'penalties', label: 'Known penalties', centavos: 0 },
    ]);
  });

  it.each([
    [0, 0, 0],
    [99, 0, 49_500],
    [100, 0, 50_000],
    [101, 0, 50_000],
    [-3, 0, 0],
    [240, 100, 50_000],
    [0, 100, 50_000],
    [20, 30, 25_000],
    [90, 30, 50_000],
  ])('%i flowers, and %i exchanged, are worth %i centavos in a month', (flowers, exchangedFlowers, centavos) => {
    const { lines } = projectEarnings({ ...facts, flowers, exchangedFlowers }, 100);
    expect(lines.find(({ key }) => key === 'flowers')?.centavos).toBe(centavos);
  });

  it.each([
    [29, 0],
    [30, 5_000],
    [2_330, 50_000],
  ])('%i enrolments bring a bonus of %i centavos', (enrolments, centavos) => {
    const { lines } = projectEarnings({ ...facts, enrolments }, 100);
    expect(lines.find(({ key }) => key === 'bonus')?.centavos).toBe(centavos);
  });

  it.each([
    [null, 100],
    ['100', 100],
    ['95', 95],
    ['90', 90],
    ['80', 80],
    ['70', 70],
    ['50', 50],
    ['91', 100],
    ['1000', 100],
  ])('reads the share %j as %i', (asked, share) => {
    expect(bookedShare(asked)).toBe(share);
  });

  const amount = fc.integer({ min: 0, max: 100_000_000 });
  it('is whole, never below 0, and never grows when fewer classes take place or penalties rise', () => {
    fc.assert(
      fc.property(
        fc.record({
          heldLessons: fc.nat(500),
          heldCentavos: amount,
          bookedLessons: fc.nat(500),
          bookedCentavos: amount,
          penaltyCentavos: amount,
          enrolments: fc.nat(3_000),
          flowers: fc.nat(500),
          exchangedFlowers: fc.nat(100),
        }),
        (given) => {
          const totals = bookedShares.map((share) => projectEarnings(given, share).centavos);
          expect(totals.every((total) => Number.isInteger(total) && total >= 0)).toBe(true);
          expect(totals).toEqual(totals.toSorted((a, b) => b - a));
          const dearer = { ...given, penaltyCentavos: given.penaltyCentavos + 1 };
          expect(projectEarnings(dearer, 100).centavos).toBeLessThanOrEqual(totals[0] ?? 0);
        },
      ),
    );
  });
});
