import type { ChatEntry } from '@tutor/rules/chat/chat-entry';
import type { ChatMember, ChatPerson } from '@tutor/rules/chat/chat-person';
import { expect, test } from 'vitest';
import { createTalkItems, peopleOf } from './talk-items.ts';

const person = (id: number, name: string): ChatPerson => ({
  id,
  name,
  kind: 'student',
  userType: 0,
  zone: null,
  avatar: null,
});
const member = (id: number, name: string): ChatMember => ({ ...person(id, name), role: 'member', readSeq: 0 });

const entry = (seq: number, sender: number): ChatEntry => ({
  conversationId: 7,
  seq,
  at: '2026-11-20T01:00:00Z',
  sender,
  clientId: null,
  kind: 'text',
  body: { text: 'Hello', mentions: [], mentionsAll: false },
  reactions: [{ emoji: '👍', people: [2, 4] }],
});

test('somebody who has left keeps the name over messages, quotes and reactions', () => {
  const details = { members: [member(1, 'Maria')], formerMembers: [person(2, 'Ann Lee')] };
  const items = [2, 3].map((sender, index) => ({
    kind: 'line' as const,
    seq: index + 1,
    entry: entry(index + 1, sender),
    quoted: entry(9, 2),
  }));
  const reader = {
    ownId: 1,
    people: peopleOf(details),
    hrefOfFile: (path: string) => path,
    recalled: new Map<string, string>(),
    previewOf: () => undefined,
  };
  const shown = createTalkItems()({ items, details }, reader);
  expect(shown).toMatchObject([
    {
      sender: { name: 'Ann Lee' },
      quote: { senderName: 'Ann Lee' },
      reactions: [{ names: ['Ann Lee', 'Former member'] }],
    },
    { sender: { name: 'Former member' } },
  ]);
});
