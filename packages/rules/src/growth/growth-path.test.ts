import { expect, it } from 'vitest';
import { growthPath } from './growth-path.ts';

const path = (score: number, unclaimed = 0) => growthPath({ score, unclaimed, levelOneTotal: 200 });

it('names the fewest actions first', () => {
  expect(path(2_484)).toEqual({
    level: 4,
    missing: 16,
    claimable: 0,
    ways: [
      { rule: 'trainingPassed', count: 2 },
      { rule: 'testPassed', count: 4 },
      { rule: 'fiveStars', count: 4 },
      { rule: 'photoShared', count: 6 },
      { rule: 'classCompleted', count: 16 },
    ],
  });
});

it('counts points that wait to be claimed first', () => {
  expect(path(2_484, 15)).toMatchObject({ claimable: 15, ways: [{ count: 1 }, {}, {}, {}, {}] });
  expect(path(2_484, 16)).toMatchObject({ claimable: 16, ways: [] });
  expect(path(2_484, 500)).toMatchObject({ claimable: 16, ways: [] });
});

it('has none at the top', () => {
  expect(path(319_999)).toMatchObject({ level: 9, missing: 1 });
  expect(path(320_000)).toBeUndefined();
});

it('advises no more than is within reach: of courses and tests no more than are left, and never a thousand', () => {
  const of = (score: number, open = {}) => growthPath({ score, levelOneTotal: 280, unclaimed: 0, open })?.ways;
  expect(of(390, { trainingPassed: 0, testPassed: 1 })?.map(({ rule }) => rule)).toEqual([
    'fiveStars',
    'photoShared',
    'classCompleted',
  ]);
  expect(of(2_760)).toEqual([]);
});

it('says how long it takes at the own pace, once what waits is received', () => {
  const weeks = (weekPace: number) => growthPath({ score: 2_500, levelOneTotal: 280, unclaimed: 500, weekPace })?.weeks;
  expect([weeks(100), weeks(5_001), weeks(0)]).toEqual([50, 1, undefined]);
});
