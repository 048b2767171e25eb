import { expect, test } from 'vitest';
import { isTextAnswer } from './text-answer.ts';

test.each([
  ['Cable', true],
  ['a cable.', true],
  ['The cables', true],
  ['network-cable', true],
  [' “network  cable” ', true],
  ['', false],
  ['a', false],
  ['the', false],
  ['cabling', false],
  ['no cable', false],
])('of a cable or a network cable, %j is one: %s', (text, isTaken) => {
  expect(isTextAnswer(['cable', 'a network cable'], text)).toBe(isTaken);
});

test('a straight apostrophe and a curly one are the same, and a short word keeps its s', () => {
  expect(isTextAnswer(["don't"], 'Don’t!')).toBe(true);
  expect(isTextAnswer(['gas'], 'ga')).toBe(false);
  expect(isTextAnswer(['stress'], 'stres')).toBe(false);
});
