import { expect, test } from 'vitest';
import type { EntryKind } from './chat-entry.ts';
import { entryText, noticeTitle } from './entry-text.ts';
import { readEntry } from './read-entry.ts';

const file = { path: 'Attachment/x.png', name: 'unit 5.pdf', size: 10, contentType: 'application/pdf' };

function textOf(kind: EntryKind | 'recalled' | 'of tomorrow', body: unknown, sender = 'Maria'): string {
  const head = { conversationId: 1, seq: 1, at: '2026-11-20T01:00:00Z', sender: 1, clientId: null, reactions: [] };
  return entryText(readEntry({ ...head, kind, body }), sender);
}

const twelve = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `P${index + 1}` }));

test.each([
  ['text', { text: 'Hello' }, 'Hello'],
  ['picture', { file }, 'Picture'],
  ['file', { file }, 'File: unit 5.pdf'],
  ['notice', { type: 'CLASSREMINDER', fields: {} }, 'Class reminder'],
  ['call', { actionType: 5, call_type: 1, call_end: 65 }, 'Audio call, 01:05'],
  ['people', { action: 'invited', people: [{ id: 2, name: 'Coco' }] }, 'Maria invited Coco.'],
  ['people', { action: 'role', people: [{ id: 2, name: 'Coco' }], role: 'admin' }, 'Maria made Coco an administrator.'],
  ['people', { action: 'left', people: [{ id: 2, name: 'Coco' }] }, 'Coco left the group.'],
  ['settings', { changed: ['name'], name: 'Unit 5' }, 'Maria named the group “Unit 5”.'],
  ['settings', { changed: ['announcement'], announcement: ' ' }, 'Maria took the announcement away.'],
  ['settings', { changed: ['announcement'], announcement: null }, 'Maria changed the announcement.'],
  ['settings', { changed: ['whoSpeaks', 'question'] }, 'Maria changed the settings of the group.'],
  ['recall', { target: 3 }, 'This message was recalled.'],
  ['recalled', null, 'This message was recalled.'],
  ['of tomorrow', {}, 'A newer kind of message. Reload the page to see it.'],
] as const)('an entry of kind %s in one line', (kind, body, text) => {
  expect(textOf(kind, body)).toBe(text);
});

test('a line about people shows ten names, then counts', () => {
  expect(textOf('people', { action: 'invited', people: twelve })).toBe(
    'Maria invited P1, P2, P3, P4, P5, P6, P7, P8, P9, P10 and 2 more (12 in all).',
  );
});

test('a name in a sentence turns no other word and is never empty', () => {
  expect(textOf('people', { action: 'removed', people: [{ id: 2, name: '\u202Eevil\u200B' }] }, '\u200B')).toBe(
    'Somebody removed evil.',
  );
});

test('a notice of a type that is not known has its own name', () => {
  expect(noticeTitle('PartyReminder')).toBe('Notice: PartyReminder');
});
