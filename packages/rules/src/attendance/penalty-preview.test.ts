import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../time/durations.ts';
import { cancellationPenalty, penaltyBand, penaltyBands, penaltyCentavos } from './penalty.ts';
import { penaltyPreviewText, penaltyText, tierClockText } from './penalty-preview.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the penalty preview', () => {
  it.each([
    [
      'three hours and 41 minutes before',
      hours(3) + minutes(41),
      'Cancel now: 100 % of the lesson fee (PHP 90) and 2 points. In 41 min it becomes 300 %.',
    ],
    [
      'exactly three hours before',
      hours(3),
      'Cancel now: 100 % of the lesson fee (PHP 90) and 2 points. In 1 s it becomes 300 %.',
    ],
    ['1 ms later, in the dearest band', hours(3) - 1, 'Cancel now: 300 % of the lesson fee (PHP 270) and 2 points.'],
    [
      'exactly 24 hours before',
      hours(24),
      'Cancel now: 50 % of the lesson fee (PHP 45) and 2 points. In 1 s it becomes 100 %.',
    ],
    [
      '1 ms less than 72 hours before',
      hours(72) - 1,
      'Cancel now: 25 % of the lesson fee (PHP 22.50) and 2 points. In 23 h 59 min it becomes 50 %.',
    ],
    ['exactly 72 hours before', hours(72), 'Cancel now: no penalty. In 1 s it becomes 25 %.'],
    ['four days before', hours(96), 'Cancel now: no penalty. In 1 d it becomes 25 %.'],
    ['a class that has begun', -1, 'Cancel now: 300 % of the lesson fee (PHP 270) and 2 points.'],
  ])('%s', (_, untilClassMs, text) => {
    expect(plain(penaltyPreviewText({ untilClassMs, lessonFeeCentavos: 9_000 }))).toBe(text);
  });

  it('leaves the amount out where the fee is not known', () => {
    expect(plain(penaltyPreviewText({ untilClassMs: hours(2) }))).toBe(
      'Cancel now: 300 % of the lesson fee and 2 points.',
    );
    expect(plain(penaltyText({ feePercent: 0, points: 0 }, 9_000))).toBe('no penalty');
  });

  it.each([
    [hours(3), '3 h'],
    [minutes(2) + 1, '2 min'],
    [minutes(2), '120 s'],
    [seconds(1) + 1, '2 s'],
    [seconds(1), '1 s'],
    [1, '1 s'],
    [0, '0 s'],
  ])('counts %i ms as %s', (ms, text) => {
    expect(tierClockText(ms)).toBe(text);
  });
});

describe('the amount', () => {
  it.each([
    [9_000, hours(2), 27_000],
    [9_000, hours(3), 9_000],
    [9_001, hours(24), 4_501],
    [9_001, hours(48), 2_250],
    [9_000, hours(72), 0],
    [0, hours(2), 0],
  ])('of a fee of %i centavos, %i ms before class, is %i', (fee, untilClassMs, centavos) => {
    expect(penaltyCentavos(cancellationPenalty(untilClassMs), fee)).toBe(centavos);
  });

  it('is whole, and never smaller nearer to the class', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(hours(100)), fc.nat(hours(100)), (fee, a, b) => {
        const [nearer, farther] = [Math.min(a, b), Math.max(a, b)];
        const dear = penaltyCentavos(cancellationPenalty(nearer), fee);
        const mild = penaltyCentavos(cancellationPenalty(farther), fee);
        expect(Number.isInteger(dear)).toBe(true);
        expect(dear).toBeGreaterThanOrEqual(mild);
        expect(dear).toBeLessThanOrEqual(fee * 3);
      }),
    );
  });
});

it('finds for every time the band that charges it, and none where cancelling is free', () => {
  fc.assert(
    fc.property(fc.integer({ min: -hours(1), max: hours(100) }), (untilClassMs) => {
      const band = penaltyBand(untilClassMs);
      expect(band?.penalty ?? { feePercent: 0, points: 0 }).toEqual(cancellationPenalty(untilClassMs));
      expect(band === undefined).toBe(untilClassMs >= hours(72));
    }),
  );
  expect(penaltyBands.map(({ label, penalty }) => [label, penalty.feePercent, penalty.points])).toEqual([
    ['Under 3 hrs', 300, 2],
    ['3 to 24 hrs', 100, 2],
    ['24 to 48 hrs', 50, 2],
    ['48 to 72 hrs', 25, 2],
  ]);
});
