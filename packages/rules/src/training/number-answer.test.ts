import { expect, test } from 'vitest';
import { isNumberAnswer } from './number-answer.ts';

test.each([
  ['20', true],
  [' 20. ', true],
  ['２０', true],
  ['20.0', true],
  ['20 minutes', true],
  ['20 Minute', true],
  ['20min', true],
  ['20 mins.', true],
  ['minute 20', true],
  ['the 20th', true],
  ['20th minute', true],
  ['at the 20th minute', true],
  ['twenty', true],
  ['Twenty minutes', true],
  ['the twentieth', true],
  ['about 20', true],
  ['', false],
  ['minutes', false],
  ['2', false],
  ['200', false],
  ['20 hours', false],
  ['20 to 25', false],
  ['20 25', false],
  ['not 20', false],
  ['less than 20', false],
  ['twenty five', false],
])('20 minutes, said as %j: %s', (text, isRight) => {
  expect(isNumberAnswer({ right: 20, unit: 'minutes' }, text)).toBe(isRight);
});

test.each([
  [25, 'minutes', 'twenty-five'],
  [25, 'minutes', 'twenty five minutes'],
  [10, 'teaching points', '10 teaching points'],
  [10, 'teaching points', 'ten points'],
  [10, 'teaching points', '10'],
  [7, 'days', 'within seven days'],
  [7, 'days', '7 d'],
  [50, 'percent', '50 %'],
  [50, 'percent', 'fifty per cent'],
  [1_000, undefined, '1,000'],
  [2.5, 'hours', '2,5 hrs'],
  [3, undefined, 'the third'],
])('%d %s is said by %j too', (right, unit, text) => {
  expect(isNumberAnswer({ right, unit }, text)).toBe(true);
  expect(isNumberAnswer({ right: right + 1, unit }, text)).toBe(false);
});
