import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type EntryKind, entryBodySchemas } from './chat-entry.ts';
import { readEntry } from './read-entry.ts';

const head = { conversationId: 1, seq: 9, at: '2026-01-01T00:00:00.000Z', sender: 3, clientId: null, reactions: [] };
const kinds = Object.keys(entryBodySchemas) as EntryKind[];

const value = fc.oneof(
  fc.constantFrom(undefined, null, true, false, 0, 1, 7, -1, 1.5, Number.NaN, '', 'text', 'owner', 'left', [], {}),
  fc.array(fc.constantFrom(1, 2, 'a', 0), { maxLength: 2 }),
  fc.array(fc.record({ id: fc.constantFrom(1, 0, 'x'), name: fc.constantFrom('Ann', 7) }, { requiredKeys: [] }), {
    maxLength: 2,
  }),
  fc.record(
    {
      path: fc.constantFrom('Attachment/a.png', 7),
      name: fc.constantFrom('a.png', null),
      size: fc.constantFrom(5, -1, 1.5),
      contentType: fc.constantFrom('image/png', undefined),
      width: fc.constantFrom(300, 0, null, undefined),
    },
    { requiredKeys: ['path', 'name', 'size', 'contentType'] },
  ),
);
const members = [...new Set(kinds.flatMap((kind) => Object.keys(entryBodySchemas[kind].shape)))];
const body = fc.oneof(value, fc.record(Object.fromEntries(members.map((name) => [name, value])), { requiredKeys: [] }));

it('a body is read by hand as its schema reads it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), body, (kind, given) => {
      const parsed = entryBodySchemas[kind].safeParse(given);
      const read = readEntry({ ...head, kind, body: given });
      expect(read.kind).toBe(parsed.success ? kind : 'unknown');
      expect(read.body).toEqual(parsed.success ? parsed.data : null);
    }),
    { numRuns: 5_000 },
  );
});

const good: { [Kind in EntryKind]: object } = {
  text: { text: 'Hi', quote: 3, mentions: [1, 2], mentionsAll: true, isForwarded: true },
  picture: {
    file: { path: 'Attachment/a.png', name: 'a.png', size: 5, contentType: 'image/png', width: 300, height: 200 },
  },
  file: { file: { path: 'Attachment/a.pdf', name: 'a.pdf', size: 5, contentType: 'application/pdf' }, quote: null },
  notice: { type: 'ClassReminder', fields: { ClassID: 7, classtime: 'now' } },
  call: { actionType: 5, call_type: 1, call_end: 65.5, line_busy: null, callId: 'a' },
  people: { action: 'removed', people: [{ id: 1, name: 'Ann' }], role: 'admin', note: 'Welcome' },
  settings: { changed: ['name'], name: 'New', announcement: null },
  recall: { target: 3 },
  reaction: { target: 3, emoji: '👍', isOn: false },
};

it.each(kinds)('a %s with all that it can have is read whole, and without what is not its own', (kind) => {
  const read = readEntry({ ...head, kind, body: { ...good[kind], added: 'later' } });
  expect(read.kind).toBe(kind);
  expect(read.body).toEqual(entryBodySchemas[kind].parse(good[kind]));
});
