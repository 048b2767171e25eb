import type { ConversationView } from '@tutor/realtime/chat/conversation-room';
import { readEntry } from '@tutor/rules/chat/read-entry';
import { expect, test } from 'vitest';
import { untilRead } from './loaded-chat.ts';

function line(seq: number): ConversationView['items'][number] {
  const at = '2026-11-26T08:00:00.000Z';
  const body = { text: `text ${seq}` };
  const wire = { conversationId: 10, seq, at, sender: 2, clientId: null, kind: 'text', body, reactions: [] };
  return { kind: 'line', seq, entry: readEntry(wire), quoted: undefined };
}

const written: ConversationView['items'][number] = {
  kind: 'own',
  key: '7c0f6e0a-52a5-4f0b-9c37-0b8c4c1a3d5e',
  payload: { conversationId: 10, text: 'Just written', mentions: [], mentionsAll: false },
  status: 'waiting',
  message: undefined,
  isDelayed: false,
  progress: undefined,
  addedAtMs: 0,
};

function view(change: Partial<ConversationView>): ConversationView {
  return {
    id: 10,
    status: 'ready',
    problem: undefined,
    details: undefined,
    items: [],
    hasOlder: false,
    hasNewer: false,
    isLoadingOlder: false,
    isLoadingNewer: false,
    readSeqAtOpening: 0,
    upTo: 0,
    ...change,
  };
}

const loaded = view({ items: [line(1), line(2)], upTo: 2 });

test.each(['loading', 'failed'] as const)(
  'while it is %s, the conversation of the page stands, with what was pushed or written since',
  (status) => {
    expect(untilRead(loaded, view({ status }))).toBe(loaded);
    const shown = untilRead(loaded, view({ status, items: [line(2), line(3), written], upTo: 3 }));
    expect([shown.items, shown.upTo]).toEqual([[line(1), line(2), line(3), written], 3]);
  },
);

test('once it was read, or is none of the reader’s any more, it is shown as it is', () => {
  for (const status of ['ready', 'gone'] as const) {
    const live = view({ status, items: [line(2)] });
    expect(untilRead(loaded, live)).toBe(live);
  }
});
