import { expect, test } from 'vitest';
import { foundParts } from './found-parts.ts';

const around = 60;
const marked = (text: string, search: string) =>
  foundParts(text, search, around)
    .filter(({ isFound }) => isFound)
    .map(({ text: words }) => words);
const shown = (text: string, search: string) =>
  foundParts(text, search, around)
    .map(({ text: words }) => words)
    .join('');

test('words with a hyphen are found and marked', () => {
  expect(marked('Please send me an e-mail about the check-in', 'e-mail check-in')).toEqual(['e-mail', 'check-in']);
});

test('no sign of a search has a meaning of its own', () => {
  for (let code = 0x21; code < 0x2_00; code += 1) {
    const word = `a${String.fromCodePoint(code)}b`;
    expect(shown(`before ${word} after`, word)).toBe(`before ${word} after`);
    if (!/\s|\p{Cc}/u.test(word)) expect(marked(`before ${word} after`, word), word).toEqual([word]);
  }
  expect(marked('axb', 'a.b')).toEqual([]);
  expect(marked(String.raw`\d 5 $& [a-z] (?<x>y)`, String.raw`\d $& [a-z] (?<x>y)`)).toHaveLength(4);
});

test('words are found as the service finds them, whatever their case and the way their accents are written', () => {
  expect(marked('She said CAFE\u0301 twice: Café.', 'café')).toEqual(['CAFE\u0301', 'Café']);
  expect(marked('İstanbul', 'i\u0307stanbul')).toEqual(['İstanbul']);
  expect(marked('👩🏽‍🏫 teaches', '👩🏽‍🏫')).toEqual(['👩🏽‍🏫']);
});

test('of words that begin alike the longest is marked', () => {
  expect(marked('twenty-one', 'twenty twenty-one')).toEqual(['twenty-one']);
});

test('a long text is cut around the first word, and nothing of a short one is left out', () => {
  const long = `${'before '.repeat(40)}fox${' after'.repeat(60)}`;
  const text = shown(long, 'fox');
  expect(text).toMatch(/^….{60}fox/);
  expect(text.length).toBeLessThan(4 * around + 5);
  expect(shown('All of it', 'nothing')).toBe('All of it');
  expect(shown('', 'fox')).toBe('');
});

test('a text of many marks and words is cut in a moment', () => {
  const startMs = performance.now();
  foundParts(`a${'\u0301'.repeat(100_000)}${'ab'.repeat(50_000)}`, 'ab aba b- a é x y z', around);
  expect(performance.now() - startMs).toBeLessThan(2_000);
});
