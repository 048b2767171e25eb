import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enrolmentLevel, enrolmentLevels, pesosInCents } from './enrolment-bonus.ts';
import { flowersInPesos, monthlyFlowerQuota } from './flowers.ts';
import { defaultIntegralLevel, type Grade, gradeOfPoints, gradeProgress, nextGrade } from './integral-level.ts';
import { teacherLevel } from './teacher-level.ts';

describe('the tutor level by trial count', () => {
  it.each([
    [0, 'T0'],
    [29, 'T0'],
    [30, 'T1'],
    [49, 'T1'],
    [50, 'T2'],
    [79, 'T2'],
    [80, 'T3'],
    [129, 'T3'],
    [130, 'T4'],
    [209, 'T4'],
    [210, 'T5'],
    [339, 'T5'],
    [340, 'T6'],
    [549, 'T6'],
    [550, 'T7'],
    [879, 'T7'],
    [880, 'T8'],
    [1_439, 'T8'],
    [1_440, 'T9'],
    [2_329, 'T9'],
    [2_330, 'T10'],
    [1_000_000, 'T10'],
  ])('of %i is %s', (trialCount, level) => {
    expect(teacherLevel(trialCount)).toBe(level);
  });

  it('never falls as the count rises', () => {
    const levelOf = (count: number): number => Number(teacherLevel(count).slice(1));
    fc.assert(
      fc.property(fc.nat(3_000), fc.nat(3_000), (a, b) => {
        expect(levelOf(Math.max(a, b))).toBeGreaterThanOrEqual(levelOf(Math.min(a, b)));
      }),
    );
  });
});

const grades: Grade[] = [
  { name: 'D1', scoreStart: 0, scoreEnd: 99.9 },
  { name: 'D2', scoreStart: 100, scoreEnd: 200 },
  { name: 'C1', scoreStart: 200, scoreEnd: 499.9 },
  { name: 'A1', scoreStart: 500, scoreEnd: 99_999 },
];

describe('the grade of points', () => {
  it.each([
    [-0.1, undefined],
    [0, 'D1'],
    [99.9, 'D1'],
    [99.95, undefined],
    [100, 'D2'],
    [199.9, 'D2'],
    [200, 'C1'],
    [499.9, 'C1'],
    [500, 'A1'],
    [99_999, 'A1'],
    [99_999.1, undefined],
    [Number.NaN, undefined],
  ])('%d is %s; on a shared bound the higher one', (points, name) => {
    expect(gradeOfPoints(points, grades)?.name).toBe(name);
  });

  it('does not depend on the order of the table on a shared bound', () => {
    expect(gradeOfPoints(200, [...grades].reverse())?.name).toBe('C1');
  });

  it('is none in an empty table, and D1 is what a tutor without one is shown', () => {
    expect(gradeOfPoints(5, [])).toBeUndefined();
    expect(defaultIntegralLevel).toBe('D1');
  });
});

describe('the next grade', () => {
  it.each([
    [0, 'D2', 100],
    [99.8, 'D2', 0.2],
    [99.9, 'D2', 0.1],
    [100, 'C1', 100],
    [499.9, 'A1', 0.1],
  ])('from %d is %s with %d points missing, without the dust of binary fractions', (points, name, missing) => {
    expect(nextGrade(points, grades)).toMatchObject({ grade: { name }, missing });
    expect(nextGrade(points, [...grades].reverse())).toMatchObject({ grade: { name }, missing });
  });

  it.each([500, 10_000])('is none from %i on', (points) => {
    expect(nextGrade(points, grades)).toBeUndefined();
  });
});

describe('the progress to the next grade', () => {
  it.each([
    [0, 0],
    [50, 0.5],
    [100, 0],
    [150, 0.5],
    [350, 0.5],
    [500, 1],
    [9_999, 1],
    [-5, 0],
    [99.95, 0],
  ])('of %d points is %d', (points, share) => {
    expect(gradeProgress(points, grades)).toBe(share);
  });

  it('is always between none and all of the way', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.shuffledSubarray(grades), (points, table) => {
        const share = gradeProgress(points, table);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the enrolment bonus', () => {
  it.each([
    [-1, 0, 0],
    [0, 0, 0],
    [29, 0, 0],
    [30, 1, 50],
    [49, 1, 50],
    [50, 2, 100],
    [79, 2, 100],
    [80, 3, 150],
    [129, 3, 150],
    [130, 4, 200],
    [209, 4, 200],
    [210, 5, 250],
    [339, 5, 250],
    [340, 6, 300],
    [549, 6, 300],
    [550, 7, 350],
    [889, 7, 350],
    [890, 8, 400],
    [1_439, 8, 400],
    [1_440, 9, 450],
    [2_329, 9, 450],
    [2_330, 10, 500],
    [100_000, 10, 500],
  ])('of %i enrolments is that of level %i: %i PHP', (enrolments, level, bonusPesos) => {
    expect(enrolmentLevel(enrolments)).toMatchObject({ level, bonusPesos });
  });

  it('has eleven levels, and 100 PHP are 1.9 USD', () => {
    expect(enrolmentLevels).toHaveLength(11);
    expect([pesosInCents(100), pesosInCents(50), pesosInCents(500), pesosInCents(0)]).toEqual([190, 95, 950, 0]);
  });
});

it('a flower is worth 5 PHP, and 100 can be exchanged in a month', () => {
  expect([flowersInPesos(0), flowersInPesos(1), flowersInPesos(100)]).toEqual([0, 5, 500]);
  expect(monthlyFlowerQuota).toBe(100);
});
