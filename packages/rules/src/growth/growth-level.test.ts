import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthLevel, growthLevels, growthStanding, wholePercent } from './growth-level.ts';

const none = { levelOneTotal: 200, completedTasks: 0, totalTasks: 12 };

describe('the levels', () => {
  it('start at the total of the first tasks, then at the seven scores', () => {
    expect(growthLevels(120).map(({ name, scoreStart }) => [name, scoreStart])).toEqual([
      ['LV.1', 0],
      ['LV.2', 120],
      ['LV.3', 400],
      ['LV.4', 2_500],
      ['LV.5', 8_000],
      ['LV.6', 13_500],
      ['LV.7', 20_000],
      ['LV.8', 32_000],
      ['LV.9', 320_000],
    ]);
  });

  it.each([
    [399, [399, 400]],
    [400, [400, 400]],
    [401, [401, 401]],
  ])('with a first total of %i start levels 2 and 3 at %j', (total, starts) => {
    expect(
      growthLevels(total)
        .slice(1, 3)
        .map((level) => level.scoreStart),
    ).toEqual(starts);
  });

  it('leave level 2 open while the total is not known', () => {
    expect(growthLevels().map((level) => level.scoreStart)).toEqual([
      0,
      undefined,
      400,
      2_500,
      8_000,
      13_500,
      20_000,
      32_000,
      320_000,
    ]);
  });
});

describe('the level of a score', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [1, 1],
    [199, 1],
    [200, 2],
    [399, 2],
    [400, 3],
    [2_499, 3],
    [2_500, 4],
    [7_999, 4],
    [8_000, 5],
    [13_499, 5],
    [13_500, 6],
    [19_999, 6],
    [20_000, 7],
    [31_999, 7],
    [32_000, 8],
    [319_999, 8],
    [320_000, 9],
    [10_000_000, 9],
  ])('of %i is %i', (score, level) => {
    expect(growthLevel(score, 200)).toBe(level);
  });
});

describe('the standing', () => {
  it.each([
    ['level 0 has no progress', 0, {}, { level: 0, share: 0, nextStart: 1, missing: 1 }],
    ['level 1 counts tasks', 50, { completedTasks: 3 }, { level: 1, share: 0.25, nextStart: 200, missing: 150 }],
    ['level 1 without tasks is none', 50, { totalTasks: 0 }, { level: 1, share: 0, nextStart: 200, missing: 150 }],
    ['level 2 begins at none', 200, {}, { level: 2, share: 0, nextStart: 400, missing: 200 }],
    ['level 2 is half way', 300, {}, { level: 2, share: 0.5, nextStart: 400, missing: 100 }],
    ['the top is full', 320_000, {}, { level: 9, share: 1, nextStart: undefined, missing: 0 }],
    ['far over the top is full', 9_999_999, {}, { level: 9, share: 1, nextStart: undefined, missing: 0 }],
  ])('%s', (_, score, change, standing) => {
    expect(growthStanding({ ...none, score, ...change })).toEqual(standing);
  });

  it('passes over a level that starts where an earlier one does', () => {
    expect(growthStanding({ ...none, levelOneTotal: 400, score: 399 })).toMatchObject({ level: 1, nextStart: 400 });
    expect(growthLevel(400, 400)).toBe(3);
  });

  it('shows 100 percent only where nothing is missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 1, max: 3_000 }), (score, levelOneTotal) => {
        const standing = growthStanding({ ...none, score, levelOneTotal });
        expect(standing.share).toBeGreaterThanOrEqual(0);
        expect(wholePercent(standing.share) === 100).toBe(standing.nextStart === undefined);
      }),
    );
  });
});
