import { describe, expect, it } from 'vitest';
import { askedSopGrade, sopGrade, sopGradeKeys, sopGradeRange, sopPartFull, sopParts, summarizeSop } from './sop.ts';

describe('the grade of a class', () => {
  it.each([
    [100, 'excellent', 'Excellent'],
    [90, 'excellent', 'Excellent'],
    [89, 'good', 'Good'],
    [80, 'good', 'Good'],
    [79, 'fair', 'Fair'],
    [60, 'fair', 'Fair'],
    [59, 'poor', 'To improve'],
    [0, 'poor', 'To improve'],
    [-1, 'poor', 'To improve'],
  ])('of %i is %s, in words %s', (score, key, word) => {
    expect(sopGrade(score)).toMatchObject({ key, word });
  });

  it('holds for every score exactly once', () => {
    expect(Object.fromEntries(sopGradeKeys.map((grade) => [grade, sopGradeRange(grade)]))).toEqual({
      excellent: { from: 90, to: 100 },
      good: { from: 80, to: 89 },
      fair: { from: 60, to: 79 },
      poor: { from: 0, to: 59 },
    });
  });

  it('is out of 100, which the parts make together', () => {
    expect(sopParts.length * sopPartFull).toBe(100);
    expect(sopParts.map(({ key, name }) => [key, name])).toEqual([
      ['greeting', 'Greeting and warm-up'],
      ['goals', 'Goals of the lesson'],
      ['speaking', 'Student speaking time'],
      ['correction', 'Correction'],
      ['wrapUp', 'Wrap-up and homework'],
    ]);
  });

  it.each([
    [null, undefined],
    ['good', 'good'],
    ['GOOD', undefined],
  ])('asked for by %j is %s', (asked, grade) => {
    expect(askedSopGrade(asked)).toBe(grade);
  });
});

describe('the summary', () => {
  const month = (name: string, count: number, averages: number[]) => ({
    month: name,
    count,
    average: averages.reduce((sum, average) => sum + average, 0),
    parts: averages.map((average, index) => ({ name: `Part ${index + 1}`, average })),
  });

  it('compares the last two months with assessed classes', () => {
    const summary = summarizeSop([
      month('2026-08', 1, [16, 15, 14, 13, 12]),
      month('2026-09', 0, [0, 0, 0, 0, 0]),
      month('2026-10', 3, [17, 15.5, 18.2, 13, 12]),
    ]);
    expect(summary?.last.month).toBe('2026-10');
    expect(summary?.change).toBe(5.7);
    expect(summary?.strongest?.name).toBe('Part 3');
    expect(summary?.weakest?.name).toBe('Part 5');
  });

  it.each([
    [16.3, 0.3],
    [15.7, -0.3],
    [16, 0],
  ])('with a first part of %d after 16 has changed by %d, without the dust of binary fractions', (first, change) => {
    const months = [month('2026-09', 1, [16, 15, 14, 13, 12]), month('2026-10', 1, [first, 15, 14, 13, 12])];
    expect(summarizeSop(months)?.change).toBe(change);
  });

  it('has no change in the first month, and nothing before it', () => {
    expect(summarizeSop([month('2026-08', 4, [16, 15, 14, 13, 12])])?.change).toBeUndefined();
    expect(summarizeSop([month('2026-08', 0, [0])])).toBeUndefined();
    expect(summarizeSop([])).toBeUndefined();
  });
});
