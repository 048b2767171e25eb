import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsRules } from './points-rules.ts';
import { levelSteps, simulateLevel, waysToPoints } from './simulate-level.ts';

const grades = [
  { name: 'D', scoreStart: 0, scoreEnd: 99.9 },
  { name: 'C', scoreStart: 100, scoreEnd: 249.9 },
  { name: 'B', scoreStart: 250, scoreEnd: 499.9 },
];
const none = levelSteps(() => null);

describe('the level simulator', () => {
  it.each([
    [92, { fiveStars: 3 }, 6, 98, 'D'],
    [92, { fiveStars: 4 }, 8, 100, 'C'],
    [99.7, { completed: 1 }, 0.2, 99.9, 'D'],
    [99.7, { completedWeekend: 1 }, 0.3, 100, 'C'],
    [0.1, { completed: 1 }, 0.2, 0.3, 'D'],
    [101, { cancellation: 1 }, -2, 99, 'D'],
    [19.9, { absence: 1 }, -20, 0, 'D'],
    [20, { absence: 1 }, -20, 0, 'D'],
    [110, { complaint: 1 }, -10, 100, 'C'],
    [110, { complaint: 1, fourStars: 1 }, -9, 101, 'C'],
  ])('from %d with %j, which is %d, comes to %d, grade %s', (points, steps, change, after, grade) => {
    const result = simulateLevel(points, { ...none, ...steps }, grades);
    expect([result.change, result.points, result.grade?.name]).toEqual([change, after, grade]);
  });

  it('says four five-star lessons where eight points are missing', () => {
    expect(waysToPoints(8)).toEqual([
      { key: 'fiveStars', cause: '5 stars', count: 4 },
      { key: 'fourStars', cause: '4 stars', count: 8 },
      { key: 'completedWeekend', cause: 'Completed class at the weekend', count: 27 },
      { key: 'completed', cause: 'Completed class', count: 40 },
    ]);
  });

  it.each([
    ['4', 4],
    ['999', 999],
    ['1000', 0],
    ['-1', 0],
    ['2.5', 0],
    ['', 0],
    ['x', 0],
  ])('reads %j as %i', (text, count) => {
    expect(levelSteps((key) => (key === 'fiveStars' ? text : null))).toEqual({ ...none, fiveStars: count });
  });

  it('reads each step by its own name', () => {
    const asked: Record<string, string> = {
      completed: '1',
      completedWeekend: '2',
      fiveStars: '3',
      fourStars: '4',
      cancellation: '5',
      absence: '6',
      complaint: '7',
    };
    expect(Object.values(levelSteps((key) => asked[key] ?? null))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  const tenths = fc.integer({ min: 0, max: 9_000 }).map((value) => value / 10);
  const steps = fc
    .array(fc.integer({ min: 0, max: 999 }), { minLength: 7, maxLength: 7 })
    .map((counts) => levelSteps((key) => String(counts[pointsRules.findIndex((rule) => rule.key === key)] ?? 0)));

  it('never shows points below 0 nor more than one decimal, and nothing changes without steps', () => {
    fc.assert(
      fc.property(tenths, steps, (points, asked) => {
        const result = simulateLevel(points, asked, grades);
        expect(result.points).toBeGreaterThanOrEqual(0);
        expect(Math.round(result.points * 10) / 10).toBe(result.points);
        expect(simulateLevel(points, none, grades).points).toBe(points);
      }),
    );
  });

  it('reaches the next grade by each way it names, and not by one less', () => {
    fc.assert(
      fc.property(tenths, (points) => {
        const { next } = simulateLevel(points, none, grades);
        if (next === undefined) return;
        for (const { key, count } of waysToPoints(next.missing)) {
          if (count > 999) continue;
          const after = (by: number) => simulateLevel(points, { ...none, [key]: by }, grades).points;
          expect(after(count)).toBeGreaterThanOrEqual(next.grade.scoreStart);
          expect(after(count - 1)).toBeLessThan(next.grade.scoreStart);
        }
      }),
    );
  });
});
