import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from '../messages/plain-text.ts';
import { searchText, searchWords } from '../messages/search.ts';
import { cutText, firstSign } from './cut-text.ts';

// No half of a pair of surrogates.
const isWhole = (text: string): boolean => !/\p{Cs}/u.test(text);
const family = '👩‍👩‍👧‍👦';

test.each([
  ['abc', 2, 'ab'],
  ['abc', 3, 'abc'],
  ['a😀', 2, 'a'],
  ['a😀b', 3, 'a😀'],
  [`a${family}b`, 5, 'a'],
  ['🇵🇭🇨🇳', 5, '🇵🇭'],
  ['n\u0303o', 1, ''],
  ['', 5, ''],
  ['abc', 0, ''],
])('%j cut to %i units is %j', (text, max, kept) => {
  expect(cutText(text, max)).toBe(kept);
});

test('a text that is a single endless sign is cut all the same, between two characters', () => {
  const cut = cutText(`a${'\u0301'.repeat(5_000)}`, 100);
  expect(cut.length).toBeLessThanOrEqual(100);
  expect(isWhole(cutText('\u{1F600}\u200D'.repeat(500), 101))).toBe(true);
});

const texts = fc.string({ unit: 'grapheme', maxLength: 60 });

test('whatever is cut stays well formed, is a beginning of the text and no longer than it may be', () => {
  fc.assert(
    fc.property(texts, fc.nat(80), (text, max) => {
      const cut = cutText(text, max);
      expect(isWhole(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(text.startsWith(cut)).toBe(true);
    }),
  );
});

test('excerpts and search words never end in half an emoji', () => {
  for (let before = 90; before < 145; before += 1) {
    const text = `${'x'.repeat(before)}🎉🎉 and more words`.repeat(3);
    expect(isWhole(excerptOf(text, 140))).toBe(true);
    expect(isWhole(searchText(text))).toBe(true);
    expect(searchWords(text).every(isWhole)).toBe(true);
  }
});

test.each([
  ['Mia', 'M'],
  ['😀 Mia', '😀'],
  [`${family}x`, family],
  ['', ''],
])('the first sign of %j is %j', (text, first) => {
  expect(firstSign(text)).toBe(first);
});
