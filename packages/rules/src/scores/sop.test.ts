import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedSopGrade, sopGrade, sopGradeKeys, sopGradeRange, sopPartFull, sopParts, summarizeSop } from './sop.ts';

describe('the grade of a class', () => {
  it.each([
    [100, 'excellent'],
    [90, 'excellent'],
    [89, 'good'],
    [80, 'good'],
    [79, 'fair'],
    [60, 'fair'],
    [59, 'poor'],
    [0, 'poor'],
  ])('of %i is %s', (score, grade) => {
    expect(sopGrade(score).key).toBe(grade);
  });

  it('holds for every score exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (score) => {
        const holding = sopGradeKeys.filter((grade) => {
          const { from, to } = sopGradeRange(grade);
          return score >= from && score <= to;
        });
        expect(holding).toEqual([sopGrade(score).key]);
      }),
    );
  });

  it('is out of 100, which the parts make together', () => {
    expect(sopParts.length * sopPartFull).toBe(100);
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
      month('2026-08', 4, [16, 15, 14, 13, 12]),
      month('2026-09', 0, [0, 0, 0, 0, 0]),
      month('2026-10', 3, [17, 15.5, 18.2, 13, 12]),
    ]);
    expect(summary?.last.month).toBe('2026-10');
    expect(summary?.change).toBe(5.7);
    expect(summary?.strongest?.name).toBe('Part 3');
    expect(summary?.weakest?.name).toBe('Part 5');
  });

  it('has no change in the first month, and nothing before it', () => {
    expect(summarizeSop([month('2026-08', 4, [16, 15, 14, 13, 12])])?.change).toBeUndefined();
    expect(summarizeSop([month('2026-08', 0, [0])])).toBeUndefined();
    expect(summarizeSop([])).toBeUndefined();
  });
});
