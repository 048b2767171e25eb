import { describe, expect, it } from 'vitest';
import { fillReply } from './canned-replies.ts';
import { shownName } from './chat-person.ts';
import { nameList } from './name-list.ts';
import { readEntry } from './read-entry.ts';

describe('names', () => {
  it.each([
    ['Jonathan', 3, 'Jon***'],
    ['Jonathan', 17, 'Jon***'],
    ['Jonathan', 99, 'Jon***'],
    ['Jonathan', 1, 'Jonathan'],
    ['Amy', 3, 'A***'],
    ['王小明同学', 3, '王小明***'],
    ['', 3, '***'],
  ])('"%s" of type %i is shown as "%s"', (name, type, shown) => {
    expect(shownName(name, type)).toBe(shown);
  });

  it.each([
    [[], ''],
    [['Ann'], 'Ann'],
    [['Ann', 'Ben'], 'Ann and Ben'],
    [['Ann', 'Ben', 'Cy'], 'Ann, Ben and Cy'],
  ])('%j are listed as "%s"', (names, text) => {
    expect(nameList(names)).toBe(text);
  });

  it('beyond ten are counted', () => {
    const names = Array.from({ length: 12 }, (_, index) => `N${index + 1}`);
    expect(nameList(names)).toBe('N1, N2, N3, N4, N5, N6, N7, N8, N9, N10 and 2 more (12 in all)');
    expect(nameList(names.slice(0, 10))).toBe('N1, N2, N3, N4, N5, N6, N7, N8, N9 and N10');
  });
});

describe('a canned reply', () => {
  it('has its places filled in, and loses those of which nothing is known', () => {
    expect(fillReply('Hello {student}, at {time}!', { student: 'Coco', time: '6:00 PM' })).toBe(
      'Hello Coco, at 6:00 PM!',
    );
    expect(fillReply('Thank you, {student}! Great.', {})).toBe('Thank you! Great.');
  });
});

describe('an entry of the log', () => {
  const head = { conversationId: 1, seq: 2, at: '2026-01-01T00:00:00.000Z', sender: 3, clientId: null, reactions: [] };

  it('is read by its kind', () => {
    expect(readEntry({ ...head, kind: 'text', body: { text: 'Hi' } })).toMatchObject({
      kind: 'text',
      body: { text: 'Hi', mentions: [], mentionsAll: false },
    });
  });

  it.each([
    ['a kind that is newer', 'poll', {}],
    ['a body that does not fit', 'text', { text: 7 }],
    ['no body', 'picture', null],
    ['the name of an object’s own method', 'toString', {}],
  ])('with %s is unknown and keeps its place', (_what, kind, body) => {
    expect(readEntry({ ...head, kind, body })).toEqual({ ...head, kind: 'unknown', body: null });
  });

  it('that was recalled has no text, whatever came with it', () => {
    expect(readEntry({ ...head, kind: 'recalled', body: { text: 'secret' } }).body).toBeNull();
  });
});
