import { expect, test } from 'vitest';
import { growthLevels, growthValueRules } from './growth-values.ts';

test('absence costs 8 growth values, a complaint 5, and 5 stars bring 4', () => {
  expect(Object.fromEntries(growthValueRules.map(({ cause, values }) => [cause, values]))).toEqual({
    '5 stars': 4,
    Complaint: -5,
    Absence: -8,
  });
});

test('the nine levels start at the total of the first tasks, then at the thresholds', () => {
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

test.each([
  [399, [399, 400]],
  [400, [400, 400]],
  [401, [401, 401]],
])('with a first total of %i, levels 2 and 3 start at %j', (total, starts) => {
  expect(
    growthLevels(total)
      .slice(1, 3)
      .map((level) => level.scoreStart),
  ).toEqual(starts);
});

test('no start of level 2 is made up while the total is unknown', () => {
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
