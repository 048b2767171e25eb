import type { ChatEntry } from '@tutor/rules/chat/chat-entry';
import { isMessageKind } from '@tutor/rules/chat/entry-kinds';

/** What a person has not read. */
export interface Unread {
  unread: number;
  isMentioned: boolean;
}

export const nothingUnread: Unread = { unread: 0, isMentioned: false };

/** Of these entries those that count: messages of others. */
export function unreadOf(entries: readonly ChatEntry[], personId: number): Unread {
  const unread = entries.filter(({ kind, sender }) => isMessageKind(kind) && sender !== personId);
  return { unread: unread.length, isMentioned: unread.some((entry) => isMentionOf(entry, personId)) };
}

export function isMentionOf(entry: ChatEntry, personId: number): boolean {
  return entry.kind === 'text' && (entry.body.mentionsAll || entry.body.mentions.includes(personId));
}
