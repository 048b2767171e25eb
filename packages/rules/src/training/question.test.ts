import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnswered, isRightAnswer, type MarkedQuestion, testScore } from './question.ts';

describe('an answer', () => {
  it.each<[MarkedQuestion['kind'], string[], string[], boolean]>([
    ['single', ['a'], ['a'], true],
    ['single', ['a'], ['b'], false],
    ['single', ['a'], [], false],
    ['single', ['a'], ['a', 'b'], false],
    ['multiple', ['a', 'c'], ['c', 'a'], true],
    ['multiple', ['a', 'c'], ['a'], false],
    ['multiple', ['a', 'c'], ['a', 'a'], false],
    ['multiple', ['a', 'c'], ['a', 'b', 'c'], false],
    ['trueFalse', ['true'], ['true'], true],
    ['trueFalse', ['true'], ['false'], false],
    ['order', ['a', 'b', 'c'], ['a', 'b', 'c'], true],
    ['order', ['a', 'b', 'c'], ['a', 'c', 'b'], false],
    ['order', ['a', 'b', 'c'], ['a', 'b'], false],
    ['text', ['thirty minutes', '30 minutes'], ['  Thirty\tMinutes. '], true],
    ['text', ["don't"], ['Don’t!'], true],
    ['text', ['thirty minutes'], ['thirty'], false],
    ['text', ['thirty minutes'], [''], false],
  ])('to a %s question with %j right: %j is %s', (kind, right, answer, isRight) => {
    expect(isRightAnswer({ kind, right }, answer)).toBe(isRight);
  });

  it.each([
    [undefined, false],
    [[], false],
    [[''], false],
    [['a'], true],
  ])('%j counts as given: %s', (answer, given) => {
    expect(isAnswered(answer)).toBe(given);
  });
});

it('scores 100 only where every answer is right, and 0 without questions', () => {
  expect(testScore([], {})).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }), (rights) => {
      const questions = rights.map((_, index) => ({ id: `q${index}`, kind: 'single' as const, right: ['a'] }));
      const answers = Object.fromEntries(rights.map((isRight, index) => [`q${index}`, [isRight ? 'a' : 'b']]));
      const score = testScore(questions, answers);
      expect(score === 100).toBe(rights.every(Boolean));
      expect(score).toBe(Math.floor((rights.filter(Boolean).length * 100) / rights.length));
    }),
  );
});
