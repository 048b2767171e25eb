import { sendFailedMessage } from '@tutor/rules/chat/chat-words';
import { isMessageKind } from '@tutor/rules/chat/entry-kinds';
import { whyNotMentionAll, whyNotSpeak } from '@tutor/rules/chat/group-rules';
import { comparableText } from '@tutor/rules/shell/comparable-text';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { among } from '../database/among.ts';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import {
  appendEntry,
  type ConversationRow,
  type EntryRow,
  findMember,
  lockConversation,
  type MemberRow,
  settingsOf,
} from './append-entry.ts';
import { requireMessagePace } from './message-pace.ts';
import { notMember } from './refusals.ts';
import { chatEntries, chatMembers } from './tables.ts';

/** A text to be sent. */
export interface NewText {
  conversationId: number;
  senderId: number;
  clientId: string;
  text: string;
  quote?: number | undefined;
  mentions?: readonly number[] | undefined;
  mentionsAll?: boolean | undefined;
  /** Whether the pace of its sender counts; that of messages which wait for their time does not. */
  isPaced?: boolean;
}

/** Sends a text; a repeat with the same client id answers with what was stored the first time. */
export async function sendText(queries: Queries, message: NewText, now: Date): Promise<EntryRow> {
  const { conversationId, senderId, clientId, text, quote, mentions = [], mentionsAll = false } = message;
  return once(queries, message, (tx) =>
    spoken(tx, message, now, async (conversation) =>
      appendEntry(
        tx,
        {
          conversationId,
          senderId,
          clientId,
          kind: 'text',
          body: {
            text,
            quote: quote ?? null,
            mentions: await membersAmong(tx, conversationId, mentions),
            mentionsAll: mentionsAll && conversation.kind === 'group',
          },
          searchText: comparableText(text),
        },
        now,
      ),
    ),
  );
}

/** Runs `write` in a transaction unless the message is stored already, in which case that is the answer. */
export async function once(
  queries: Queries,
  key: { senderId: number; clientId: string },
  write: (tx: Queries) => Promise<EntryRow>,
): Promise<EntryRow> {
  const stored = await findByClientId(queries, key);
  if (stored !== undefined) return stored;
  try {
    return await queries.transaction(write);
  } catch (error) {
    // The same message was being stored by another call.
    if (!violates(error, 'chat_entries_client_id_unique')) throw error;
    const other = await findByClientId(queries, key);
    if (other === undefined) throw error;
    return other;
  }
}

async function findByClientId(
  queries: Queries,
  { senderId, clientId }: { senderId: number; clientId: string },
): Promise<EntryRow | undefined> {
  const [stored] = await queries
    .select()
    .from(chatEntries)
    .where(and(eq(chatEntries.senderId, senderId), eq(chatEntries.clientId, clientId)));
  return stored;
}

/** Locks the conversation and checks, under the lock, that the sender may speak in it and quotes what is there. */
export async function spoken(
  tx: Queries,
  {
    conversationId,
    senderId,
    quote,
    mentionsAll,
    isPaced = true,
  }: Pick<NewText, 'conversationId' | 'senderId' | 'quote' | 'mentionsAll' | 'isPaced'>,
  now: Date,
  write: (conversation: ConversationRow, member: MemberRow) => Promise<EntryRow>,
): Promise<EntryRow> {
  if (isPaced) await requireMessagePace(tx, senderId, now);
  const { conversation, member } = await mayBeSaid(tx, { conversationId, senderId, quote, mentionsAll });
  return write(conversation, member);
}

/** Locks the conversation and throws, under the lock, where its sender may not say this in it. */
export async function mayBeSaid(
  tx: Queries,
  {
    conversationId,
    senderId,
    quote,
    mentionsAll = false,
  }: Pick<NewText, 'conversationId' | 'senderId' | 'quote' | 'mentionsAll'>,
): Promise<{ conversation: ConversationRow; member: MemberRow }> {
  const conversation = await lockConversation(tx, conversationId);
  const member = await findMember(tx, conversationId, senderId);
  if (conversation === undefined || member === undefined) throw notMember();
  const why = whyNotSpeak(settingsOf(conversation), member.role);
  if (why !== undefined) throw sendFailed(why);
  if (quote !== undefined) await requireQuotable(tx, conversation, member, quote);
  if (mentionsAll) requireMentionAll(conversation, member);
  return { conversation, member };
}

/** What cannot be sent, with its reason. */
export function sendFailed(reason: string): Refusal {
  return new Refusal(refusalCodes.notOffered, `${sendFailedMessage}: ${reason}`);
}

function requireMentionAll(conversation: ConversationRow, { role }: MemberRow): void {
  const why = whyNotMentionAll(settingsOf(conversation), role);
  if (why !== undefined) throw sendFailed(why);
}

async function requireQuotable(
  tx: Queries,
  conversation: ConversationRow,
  { fromSeq }: MemberRow,
  seq: number,
): Promise<void> {
  const [quoted] = await tx
    .select({ kind: chatEntries.kind })
    .from(chatEntries)
    .where(
      and(eq(chatEntries.conversationId, conversation.id), eq(chatEntries.seq, seq), gt(chatEntries.seq, fromSeq)),
    );
  // A message that was recalled while the answer to it was written may be quoted: the quote says that it was recalled.
  if (quoted === undefined || !(isMessageKind(quoted.kind) || quoted.kind === 'recalled')) {
    throw sendFailed('The message that it answers is not in this conversation.');
  }
}

async function membersAmong(tx: Queries, conversationId: number, people: readonly number[]): Promise<number[]> {
  if (people.length === 0) return [];
  const rows = await tx
    .select({ id: chatMembers.personId })
    .from(chatMembers)
    .where(
      and(
        eq(chatMembers.conversationId, conversationId),
        among(chatMembers.personId, people),
        isNull(chatMembers.leftAt),
      ),
    );
  return rows.map(({ id }) => id);
}
