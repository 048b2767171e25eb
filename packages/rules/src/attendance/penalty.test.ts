import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hours, minutes } from '../time/durations.ts';
import { canConfirmAttendance, cancellationPenalty, penaltyOfShare, untilNextPenaltyBand } from './penalty.ts';

describe('the penalty for cancelling', () => {
  it.each([
    ['a class that began an hour ago', -hours(1), 300, 2],
    ['at the start of class', 0, 300, 2],
    ['1 ms before class', 1, 300, 2],
    ['30 minutes before', minutes(30), 300, 2],
    ['1 ms less than 3 hours before', hours(3) - 1, 300, 2],
    ['exactly 3 hours before', hours(3), 100, 2],
    ['1 ms more than 3 hours before', hours(3) + 1, 100, 2],
    ['1 ms less than 24 hours before', hours(24) - 1, 100, 2],
    ['exactly 24 hours before', hours(24), 50, 2],
    ['1 ms less than 48 hours before', hours(48) - 1, 50, 2],
    ['exactly 48 hours before', hours(48), 25, 2],
    ['1 ms less than 72 hours before', hours(72) - 1, 25, 2],
    ['exactly 72 hours before', hours(72), 0, 0],
    ['a month before', hours(720), 0, 0],
  ])('%s is what the bands say', (_, untilClassMs, feePercent, points) => {
    expect(cancellationPenalty(untilClassMs)).toEqual({ feePercent, points });
  });

  it('is known again by its share of the fee, and no other share is one', () => {
    for (const untilClassMs of [0, hours(3), hours(24), hours(48), hours(72)]) {
      const penalty = cancellationPenalty(untilClassMs);
      expect(penaltyOfShare(penalty.feePercent)).toEqual(penalty);
    }
    for (const share of [-1, 1, 26, 299, 301]) expect(penaltyOfShare(share)).toBeUndefined();
  });

  it('never falls as the class draws nearer', () => {
    fc.assert(
      fc.property(fc.nat(hours(100)), fc.nat(hours(100)), (a, b) => {
        const [nearer, farther] = [Math.min(a, b), Math.max(a, b)];
        expect(cancellationPenalty(nearer).feePercent).toBeGreaterThanOrEqual(cancellationPenalty(farther).feePercent);
      }),
    );
  });
});

describe('the next, dearer band', () => {
  it('begins in exactly the time that is told, and not a millisecond sooner', () => {
    fc.assert(
      fc.property(fc.integer({ min: -hours(1), max: hours(100) }), (untilClassMs) => {
        const next = untilNextPenaltyBand(untilClassMs);
        const now = cancellationPenalty(untilClassMs);
        if (next === undefined) {
          expect(now.feePercent).toBe(300);
          return;
        }
        expect(next.inMs).toBeGreaterThan(0);
        expect(next.penalty.feePercent).toBeGreaterThan(now.feePercent);
        expect(cancellationPenalty(untilClassMs - next.inMs)).toEqual(next.penalty);
        expect(cancellationPenalty(untilClassMs - next.inMs + 1)).toEqual(now);
      }),
    );
  });

  it.each([
    [hours(72), 1, 25],
    [hours(72) - 1, hours(24), 50],
    [hours(24), 1, 100],
    [hours(3), 1, 300],
    [hours(100), hours(28) + 1, 25],
  ])('%i ms before class begins in %i ms at %i percent of the fee', (untilClassMs, inMs, feePercent) => {
    expect(untilNextPenaltyBand(untilClassMs)).toEqual({ inMs, penalty: { feePercent, points: 2 } });
  });

  it.each([hours(3) - 1, 0, -hours(1)])('%i ms before class there is none', (untilClassMs) => {
    expect(untilNextPenaltyBand(untilClassMs)).toBeUndefined();
  });
});

describe('a Yes', () => {
  it.each([
    [minutes(30) + 1, true],
    [minutes(30), true],
    [minutes(30) - 1, false],
    [0, false],
    [-1, false],
  ])('%i ms before class is still taken: %s', (untilClassMs, isTaken) => {
    expect(canConfirmAttendance(untilClassMs)).toBe(isTaken);
  });
});
