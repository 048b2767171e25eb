import type { ChatHit } from '@tutor/api/chat/chat';
import { searchWords } from '@tutor/rules/messages/search';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import { wireEntry } from './append-entry.ts';
import { chatConversations, chatEntries, chatMembers, chatPeople } from './tables.ts';

const hitsAtOnce = 30;
const other = alias(chatPeople, 'other');
const sender = alias(chatPeople, 'sender');

interface Search {
  Text: string;
  ConversationId?: number | undefined;
  Before?: { at: string; conversationId: number; seq: number } | undefined;
}

/** Messages of a person's conversations that have all the words, newest first. */
export async function searchMessages(
  queries: Queries,
  personId: number,
  { Text, ConversationId, Before }: Search,
): Promise<{ Hits: ChatHit[]; HasMore: boolean }> {
  const words = searchWords(Text);
  const place = sql`(${chatEntries.at}, ${chatEntries.conversationId}, ${chatEntries.seq})`;
  const rows = await queries
    .select({
      entry: chatEntries,
      groupName: chatConversations.name,
      otherName: other.shownName,
      senderName: sender.shownName,
    })
    .from(chatMembers)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMembers.conversationId))
    .innerJoin(
      chatEntries,
      and(eq(chatEntries.conversationId, chatMembers.conversationId), gt(chatEntries.seq, chatMembers.fromSeq)),
    )
    .leftJoin(
      other,
      sql`${other.id} in (${chatConversations.lowPersonId}, ${chatConversations.highPersonId}) and ${other.id} <> ${personId}`,
    )
    .leftJoin(sender, eq(sender.id, chatEntries.senderId))
    .where(
      and(
        eq(chatMembers.personId, personId),
        isNull(chatMembers.leftAt),
        ConversationId === undefined ? undefined : eq(chatMembers.conversationId, ConversationId),
        ...words.map((word) => sql`strpos(${chatEntries.searchText}, ${word}) > 0`),
        Before === undefined
          ? undefined
          : sql`${place} < (${Before.at}::timestamptz, ${Before.conversationId}::bigint, ${Before.seq}::integer)`,
      ),
    )
    .orderBy(desc(chatEntries.at), desc(chatEntries.conversationId), desc(chatEntries.seq))
    .limit(hitsAtOnce + 1);
  const Hits = rows.slice(0, hitsAtOnce).map(({ entry, groupName, otherName, senderName }) => ({
    Entry: wireEntry(entry),
    ConversationName: otherName ?? groupName,
    SenderName: senderName ?? '',
  }));
  return { Hits, HasMore: rows.length > hitsAtOnce };
}
