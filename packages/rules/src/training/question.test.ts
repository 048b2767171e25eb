import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerProblem, answerState, isRightAnswer, type MarkedQuestion, orderAnswer, testScore } from './question.ts';

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

  it.each<[MarkedQuestion['kind'], string[] | undefined, string]>([
    ['text', undefined, 'none'],
    ['text', [], 'none'],
    ['text', [''], 'none'],
    ['text', ['a'], 'whole'],
    ['multiple', ['a'], 'whole'],
    ['order', ['', '', ''], 'none'],
    ['order', ['a'], 'part'],
    ['order', ['', '', 'a'], 'part'],
    ['order', ['a', 'b c', ''], 'part'],
    ['order', ['b', 'c', 'a'], 'whole'],
  ])('to a %s question, %j answers it: %s', (kind, answer, state) => {
    expect(answerState({ kind, options: ['a', 'b', 'c'] }, answer)).toBe(state);
  });

  it('takes a number in words and with its unit', () => {
    expect(isRightAnswer({ kind: 'number', right: ['20'], unit: 'minutes' }, ['twenty minutes'])).toBe(true);
    expect(isRightAnswer({ kind: 'number', right: ['20'], unit: null }, [])).toBe(false);
  });
});

describe('an order', () => {
  it.each([
    ['none chosen', [0, 0, 0], [], undefined],
    ['the last place alone', [0, 3, 0], ['', '', 'b'], '2 lines have no place yet.'],
    ['one missing', [2, 1, 0], ['b', 'a', ''], '1 line has no place yet.'],
    ['one place for two', [1, 1, 3], ['a b', '', 'c'], 'Place 1 is given to 2 lines.'],
    [
      'one place for two, and one missing',
      [2, 2, 0],
      ['', 'a b', ''],
      'Place 2 is given to 2 lines. 1 line has no place yet.',
    ],
    ['whole', [3, 1, 2], ['b', 'c', 'a'], undefined],
  ] as const)('keeps the places as they are chosen: %s', (_, chosen, answer, problem) => {
    const lines = ['a', 'b', 'c'].map((id, index) => ({ id, place: chosen[index] ?? 0 }));
    expect(orderAnswer(lines)).toEqual(answer);
    expect(answerProblem({ kind: 'order', options: lines }, answer)).toBe(problem);
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
