import { describe, expect, it } from 'vitest';
import { chapterStates, countedSeconds, isTestOpen } from './course-progress.ts';

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
