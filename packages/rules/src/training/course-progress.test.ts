import { describe, expect, it } from 'vitest';
import {
  chapterStates,
  countedSeconds,
  courseShare,
  isPossibleTime,
  isTestOpen,
  secondsUntilLearnable,
} from './course-progress.ts';

const chapters = (...learnt: boolean[]) => learnt.map((isLearnt) => ({ isLearnt }));

describe('the chapters of a course', () => {
  it.each([
    ['without a subscription', false, false, [false, false], ['locked', 'locked'], false],
    ['at the beginning', true, false, [false, false, false], ['open', 'locked', 'locked'], false],
    ['after the first', true, false, [true, false, false], ['learnt', 'open', 'locked'], false],
    ['learnt out of order', true, false, [false, true, false], ['open', 'learnt', 'locked'], false],
    ['all learnt', true, false, [true, true], ['learnt', 'learnt'], true],
    ['of a complete course that grew', true, true, [true, false, false], ['learnt', 'open', 'open'], true],
    ['of a course without any', true, false, [], [], true],
  ])('%s', (_, isSubscribed, isCompleted, learnt, states, isOpen) => {
    const input = { isSubscribed, isCompleted, chapters: chapters(...learnt) };
    expect(chapterStates(input)).toEqual(states);
    expect(isTestOpen(input)).toBe(isOpen);
  });
});

it.each([
  [30, 60_000, 30],
  [60, 60_000, 60],
  [61, 60_000, 60],
  [86_400, 60_000, 60],
  [30, -1_000, 0],
  [20_000, 100_000_000, 14_400],
])('of %i reported seconds, %i ms after the last report, %i count', (reported, wentByMs, counted) => {
  const since = new Date('2026-11-25T08:00:00Z');
  expect(countedSeconds(reported, since, new Date(since.getTime() + wentByMs))).toBe(counted);
});

it.each([
  ['nothing of a course without chapters', [], { learnt: 0, of: 0, percent: 0 }],
  ['one of three', [true, false, false], { learnt: 1, of: 3, percent: 33 }],
  ['two of three, out of order', [true, false, true], { learnt: 2, of: 3, percent: 66 }],
  ['the only one', [true], { learnt: 1, of: 1, percent: 100 }],
  ['one of two', [true, false], { learnt: 1, of: 2, percent: 50 }],
])('the share of %s', (_, learnt, share) => {
  expect(courseShare(chapters(...learnt))).toEqual(share);
});

it.each([
  [60, 60, true],
  [65, 60, true],
  [66, 60, false],
  [86_400, 60, false],
  [5, -60, true],
])('%i seconds can have been used %i seconds after the chapter was first opened: %s', (reported, after, isPossible) => {
  const openedAt = new Date('2026-11-25T08:00:00Z');
  expect(isPossibleTime(reported, openedAt, new Date(openedAt.getTime() + after * 1000))).toBe(isPossible);
});

it.each([
  [8, 0, 48],
  [8, 47, 1],
  [8, 48, 0],
  [8, 600, 0],
  [1, 5, 1],
])(
  'a chapter of %i minutes can be learnt, %i seconds after it was first opened, in %i seconds',
  (length, after, left) => {
    const openedAt = new Date('2026-11-25T08:00:00Z');
    expect(secondsUntilLearnable(length, openedAt, new Date(openedAt.getTime() + after * 1000))).toBe(left);
  },
);
