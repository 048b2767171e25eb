import byEmoji from 'unicode-emoji-json/data-by-emoji.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { emojiGroups, emojiOf, findEmoji } from './emoji-list.ts';

test('every emoji and its name are those of Unicode; npm run emoji -w packages/ui writes them anew', () => {
  const known = new Map(Object.entries(byEmoji).map(([emoji, { name }]) => [emoji, name]));
  const offered = emojiGroups.flatMap(({ emoji }) => emoji);
  expect(offered.length).toBeGreaterThan(1_800);
  expect(offered.filter(({ emoji, name }) => known.get(emoji) !== name)).toEqual([]);
});

test('every emoji is one that the service takes as a reaction', () => {
  const pattern = '^\\p{RGI_Emoji}$';
  const isTaken = new RegExp(pattern, 'v');
  expect(emojiGroups.flatMap(({ emoji }) => emoji).filter(({ emoji }) => !isTaken.test(emoji))).toEqual([]);
});

test.each([
  ['thumbs up', '👍'],
  ['FOX', '🦊'],
  ['heart red', '❤️'],
])('searching for “%s” finds %s', (typed, emoji) => {
  expect(findEmoji(typed).map((found) => found.emoji)).toContain(emoji);
});

test('names that begin with what was typed come first, and nothing finds nothing', () => {
  expect(findEmoji('party').map(({ name }) => name)).toEqual(['partying face', 'party popper']);
  expect(findEmoji('  ')).toEqual([]);
  expect(findEmoji('no such thing')).toEqual([]);
  expect(emojiOf('x')).toBeUndefined();
});
