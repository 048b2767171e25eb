import { expect, test } from 'vitest';
import { petLevelOf, petMood, petStage } from './pet-stage.ts';

const facts = { isOnLeave: false, isInClass: false, hasNewFiveStars: false, hasClassesToday: true };

test.each([
  [{}, 'content'],
  [{ hasClassesToday: false }, 'asleep'],
  [{ hasNewFiveStars: true }, 'cheering'],
  [{ hasNewFiveStars: true, hasClassesToday: false }, 'cheering'],
  [{ hasNewFiveStars: true, isInClass: true }, 'listening'],
  [{ isOnLeave: true, hasNewFiveStars: true, isInClass: true }, 'tea'],
])('a pet of %j is %s', (change, mood) => {
  expect(petMood({ ...facts, ...change })).toBe(mood);
});

test.each([
  [0, 1],
  [1, 1],
  [9, 9],
])('whoever has been at level %i has a pet of level %i', (highest, level) => {
  expect(petLevelOf(highest)).toBe(level);
});

test('the stages have nine names, and what is beyond them is held', () => {
  expect(new Set(Array.from({ length: 9 }, (_, index) => petStage(index + 1).name)).size).toBe(9);
  expect([petStage(0).level, petStage(10).level]).toEqual([1, 9]);
});
