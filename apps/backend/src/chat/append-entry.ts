import type { WireEntry } from '@tutor/rules/chat/chat-entry';
import type { GroupSettings } from '@tutor/rules/chat/conversation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { notify } from '../database/notice.ts';
import { chatConversations, chatEntries, chatMembers } from './tables.ts';

export type ConversationRow = typeof chatConversations.$inferSelect;
export type MemberRow = typeof chatMembers.$inferSelect;
export type EntryRow = typeof chatEntries.$inferSelect;

/**
 * Locks a conversation until the transaction ends: what is checked of it and its members from now on still holds when an entry
 * is written. Undefined where it does not exist.
 */
export async function lockConversation(tx: Queries, id: number): Promise<ConversationRow | undefined> {
  const [conversation] = await tx
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.id, id))
    .for('no key update');
  return conversation;
}

/** Settings of a group; null for a conversation of two, which has none. */
export function settingsOf(conversation: ConversationRow): GroupSettings | null {
  if (conversation.kind === 'single') return null;
  const { name, announcement, introduction, joining, question, whoSpeaks, whoMentionsAll, whoSendsFiles } =
    conversation;
  return { name, announcement, introduction, joining, question, whoSpeaks, whoMentionsAll, whoSendsFiles };
}

/** A person as it is in a conversation now; undefined where it is not in it. */
export async function findMember(
  queries: Queries,
  conversationId: number,
  personId: number,
): Promise<MemberRow | undefined> {
  const [member] = await queries
    .select()
    .from(chatMembers)
    .where(
      and(
        eq(chatMembers.conversationId, conversationId),
        eq(chatMembers.personId, personId),
        isNull(chatMembers.leftAt),
      ),
    );
  return member;
}

/** An entry to be written. */
export interface NewEntry {
  conversationId: number;
  senderId: number | null;
  clientId?: string | null;
  kind: string;
  body: unknown;
  target?: number;
  searchText?: string | null;
}

/**
 * Writes an entry with the next number of its conversation, inside a transaction that has locked it, and tells every process.
 * Its time is the service's, and never before that of the entry before it.
 */
export async function appendEntry(tx: Queries, entry: NewEntry, now: Date): Promise<EntryRow> {
  const [moved] = await tx
    .update(chatConversations)
    .set({
      seq: sql`${chatConversations.seq} + 1`,
      lastAt: sql`greatest(${chatConversations.lastAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(chatConversations.id, entry.conversationId))
    .returning({ seq: chatConversations.seq, at: chatConversations.lastAt });
  if (moved === undefined) throw new Error(`there is no conversation ${entry.conversationId}`);
  const [row] = await tx
    .insert(chatEntries)
    .values({ ...entry, ...moved })
    .returning();
  if (row === undefined) throw new Error('the entry was not stored');
  await notify(tx, { kind: 'chat', conversationId: row.conversationId, seq: row.seq });
  return row;
}

/** What an entry travels as. */
export function wireEntry(
  row: Pick<EntryRow, 'conversationId' | 'seq' | 'at' | 'senderId' | 'clientId' | 'kind' | 'body'>,
  reactions: WireEntry['reactions'] = [],
): WireEntry {
  return {
    conversationId: row.conversationId,
    seq: row.seq,
    at: row.at.toISOString(),
    sender: row.senderId,
    clientId: row.clientId,
    kind: row.kind,
    body: row.body,
    reactions,
  };
}
