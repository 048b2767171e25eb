import { expect, test } from 'vitest';
import { findMentions, mentionPlaces } from './mentions.ts';

const people = [
  { id: 1, name: 'Ann' },
  { id: 2, name: 'Ann Lee' },
  { id: 3, name: '王小明' },
  { id: 4, name: 'Ann' },
];

test.each([
  ['@Ann please', [1, 4], false],
  ['@Ann Lee please', [2], false],
  ['@Anna please', [], false],
  ['你好 @王小明!', [3], false],
  ['@all, and @Ann', [1, 4], true],
  ['@allow', [], false],
  ['write to me@all.example', [], false],
  ['(@all)', [], true],
  ['no one', [], false],
])('of “%s” the people %j are mentioned, and all: %j', (text, mentions, mentionsAll) => {
  expect(findMentions(text, people)).toEqual({ mentions, mentionsAll });
});

test.each(['all', 'all.', 'all of you'])('@all means all, also where somebody is called “%s”', (name) => {
  const others = [...people, { id: 9, name }];
  expect(findMentions('@all of you, please', others)).toEqual({ mentions: [], mentionsAll: true });
});

test('a mention is where its sign and its name stand', () => {
  expect(mentionPlaces('Hi @Ann Lee and @all', people)).toEqual([
    { start: 3, end: 11, ids: [2] },
    { start: 16, end: 20, ids: undefined },
  ]);
});
