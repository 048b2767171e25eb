import { describe, expect, it } from 'vitest';
import {
  announcement,
  chatProfileSchema,
  contactRemark,
  groupName,
  introduction,
  inviteNote,
  joinQuestion,
  messageText,
} from './chat-forms.ts';
import { emptyMessage } from './chat-words.ts';
import { byteLength, signCount } from './text-size.ts';

const family = '👨‍👩‍👧‍👦';
const accepts = (schema: { safeParse: (text: string) => { success: boolean } }, text: string): boolean =>
  schema.safeParse(text).success;

describe('a group’s name is counted in bytes of UTF-8', () => {
  it.each([
    ['30 letters', 'a'.repeat(30), true],
    ['31 letters', 'a'.repeat(31), false],
    ['10 Chinese signs', '班'.repeat(10), true],
    ['11 Chinese signs', '班'.repeat(11), false],
    ['7 emoji', '😀'.repeat(7), true],
    ['8 emoji', '😀'.repeat(8), false],
    ['a family', family, true],
    ['two families', family + family, false],
    ['spaces alone', '   ', false],
    ['signs of no width alone', '\u200B\u200B', false],
  ])('%s', (_what, name, isAccepted) => {
    expect(accepts(groupName, name)).toBe(isAccepted);
  });
});

describe('other limits', () => {
  it.each([
    ['message', messageText, 'x', 2_000],
    ['announcement', announcement, family, 300],
    ['note of an invitation', inviteNote, '班', 150],
    ['remark', contactRemark, '😀', 50],
    ['introduction (bytes)', introduction, '班', 80],
    ['question (bytes)', joinQuestion, 'x', 200],
  ])('of a %s: the limit passes and one more does not', (_what, schema, sign, limit) => {
    expect(accepts(schema, sign.repeat(limit))).toBe(true);
    expect(accepts(schema, sign.repeat(limit + 1))).toBe(false);
  });

  it('an empty message is refused in words', () => {
    for (const text of ['', '  \n ', '\u200B']) {
      expect(messageText.safeParse(text).error?.issues[0]?.message).toBe(emptyMessage);
    }
  });

  it.each([
    ['', 'ann@tutors.example', false],
    ['Ann', '', true],
    ['Ann', 'abc', false],
    ['Ann', 'ann@tutors.example', true],
  ])('nickname "%s" with e-mail "%s"', (nickname, email, isAccepted) => {
    expect(chatProfileSchema.safeParse({ nickname, email }).success).toBe(isAccepted);
  });
});

describe('sizes', () => {
  it('count signs as a reader sees them', () => {
    expect([signCount('abc'), signCount(family), signCount('班班'), signCount('')]).toEqual([3, 1, 2, 0]);
    expect([byteLength('abc'), byteLength(family), byteLength('班')]).toEqual([3, 25, 3]);
  });

  it('of a very long text are counted no further than is asked', () => {
    expect(signCount('班'.repeat(1_000_000), 2_000)).toBe(2_001);
  });
});
