import { conversationPageSize, unreadCountedMax } from '@tutor/rules/chat/chat-limits';
import type { ConversationRow as WireConversation } from '@tutor/rules/chat/conversation';
import { whyNotSpeak } from '@tutor/rules/chat/group-rules';
import { searchWords } from '@tutor/rules/messages/search';
import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { among } from '../database/among.ts';
import type { Queries } from '../database/database.ts';
import { settingsOf, wireEntry } from './append-entry.ts';
import {
  chatConversations,
  chatEntries,
  chatMembers,
  chatPeople,
  chatRemarks,
  chatScheduled,
  messageKindList,
} from './tables.ts';

const other = alias(chatPeople, 'other');
const lastSender = alias(chatPeople, 'last_sender');
const isMessage = sql.raw(`kind in (${messageKindList})`);

/** SQL of the unread messages of a member's conversation, beside a row of `chat_members`. */
function unreadOf(columns: SQL, max = unreadCountedMax): SQL {
  return sql`select ${columns} from ${chatEntries} as unread
    where unread.conversation_id = ${chatMembers.conversationId} and unread.seq > ${chatMembers.readSeq}
      and unread.${isMessage} and unread.sender_id is distinct from ${chatMembers.personId}
    limit ${sql.raw(String(max))}`;
}

/** Unread messages of a member's conversation, counted from the log, and one more where the member has marked it as unread. */
export const unreadCount = sql<number>`((select count(*)::int from (${unreadOf(sql`1`)}) as counted)
  + ${chatMembers.isMarkedUnread}::int)`;

/** Not by `exists`, which the database turns into a look at every message there is. */
const isUnread = sql`(${chatMembers.isMarkedUnread} or (${unreadOf(sql`true`, 1)}))`;

const isMentioned = sql<boolean>`exists (select from (${unreadOf(sql`unread.body`)}) as counted
  where counted.body->'mentions' @> to_jsonb(${chatMembers.personId}) or (counted.body->>'mentionsAll')::boolean)`;

const memberCount = sql<number>`(select count(*)::int from ${chatMembers} as counted
  where counted.conversation_id = ${chatConversations.id} and counted.left_at is null)`;

/** Messages of a member that wait for their time in the conversation, or that could not be sent at it. */
function keptLater(isCounted: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from ${chatScheduled} as kept
    where kept.person_id = ${chatMembers.personId} and kept.conversation_id = ${chatMembers.conversationId}
      and kept.sent_at is null and ${isCounted})`;
}

/** Conversations that a person is in. */
function isIn(personId: number): SQL | undefined {
  return and(eq(chatMembers.personId, personId), isNull(chatMembers.leftAt));
}

/** Whether a member has it in the list: a conversation of two that nobody spoke in is there for the person who opened it alone. */
const isListed = or(
  eq(chatConversations.kind, 'group'),
  gt(chatConversations.seq, 0),
  eq(chatConversations.creatorId, chatMembers.personId),
);

/** The last message of a member's conversation, beside a row of `chat_members`. */
function lastMessage(queries: Queries) {
  return queries
    .select({
      seq: chatEntries.seq,
      at: chatEntries.at,
      senderId: chatEntries.senderId,
      clientId: chatEntries.clientId,
      kind: chatEntries.kind,
      body: chatEntries.body,
      searchText: chatEntries.searchText,
    })
    .from(chatEntries)
    .where(
      and(
        eq(chatEntries.conversationId, chatMembers.conversationId),
        gt(chatEntries.seq, chatMembers.fromSeq),
        sql`${chatEntries}.${isMessage}`,
      ),
    )
    .orderBy(desc(chatEntries.seq))
    .limit(1)
    .as('last');
}

type LastMessage = ReturnType<typeof lastMessage>;

/** When something was last said in a conversation, or when it began. */
function activeAt(last: LastMessage): SQL {
  return sql`coalesce(${last.at}, ${chatConversations.createdAt})`;
}

/** The order of the list. */
function inOrder(last: LastMessage): SQL[] {
  return [desc(chatMembers.isPinned), desc(activeAt(last)), desc(chatConversations.id)];
}

interface Place {
  isPinned: boolean;
  activeAt: string;
  id: number;
}

/** Which conversations of a person. */
export interface ConversationsWanted {
  after?: Place | undefined;
  search?: string | undefined;
  isUnreadOnly?: boolean | undefined;
  ids?: readonly number[] | undefined;
  limit: number;
}

/** Conversations of a person: pinned ones first, then those where something was said last. One statement, however many. */
export async function readConversations(
  queries: Queries,
  personId: number,
  { after, search, isUnreadOnly, ids, limit }: ConversationsWanted,
): Promise<WireConversation[]> {
  const last = lastMessage(queries);
  const rows = await queries
    .select({
      conversation: chatConversations,
      member: chatMembers,
      other,
      last: { ...last._.selectedFields },
      lastSenderName: lastSender.shownName,
      unread: unreadCount,
      isMentioned,
      memberCount,
      waitingLater: keptLater(sql`kept.failure = ''`),
      failedLater: keptLater(sql`kept.failure <> ''`),
    })
    .from(chatMembers)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMembers.conversationId))
    .leftJoinLateral(last, sql`true`)
    .leftJoin(
      other,
      eq(
        other.id,
        sql`case when ${chatConversations.lowPersonId} = ${chatMembers.personId}
          then ${chatConversations.highPersonId} else ${chatConversations.lowPersonId} end`,
      ),
    )
    .leftJoin(lastSender, eq(lastSender.id, last.senderId))
    .where(
      and(
        isIn(personId),
        ids === undefined ? isListed : among(chatConversations.id, ids),
        after === undefined
          ? undefined
          : sql`(${chatMembers.isPinned}, ${activeAt(last)}, ${chatConversations.id})
              < (${after.isPinned}, ${after.activeAt}::timestamptz, ${after.id})`,
        isUnreadOnly ? isUnread : undefined,
        ...isFound(queries, personId, last, search),
      ),
    )
    .orderBy(...inOrder(last))
    .limit(limit);
  return rows.map(wireConversation);
}

/** Conversations whose name, last message, or the caller's remark on the other person has every word of a search. */
function isFound(queries: Queries, personId: number, last: LastMessage, search: string | undefined): SQL[] {
  const remark = queries
    .select({ remark: chatRemarks.remark })
    .from(chatRemarks)
    .where(and(eq(chatRemarks.personId, personId), eq(chatRemarks.aboutId, other.id)));
  return searchWords(search ?? '').map(
    (word) =>
      sql`(strpos(${last.searchText}, ${word}) > 0
        or strpos(lower(normalize(concat_ws(' ', ${chatConversations.name}, ${other.shownName}, (${remark})), NFC)), ${word}) > 0)`,
  );
}

type Row = {
  conversation: typeof chatConversations.$inferSelect;
  member: typeof chatMembers.$inferSelect;
  other: typeof chatPeople.$inferSelect | null;
  last: Omit<typeof chatEntries.$inferSelect, 'conversationId' | 'target'> | null;
  lastSenderName: string | null;
  unread: number;
  isMentioned: boolean;
  memberCount: number;
  waitingLater: number;
  failedLater: number;
};

function wireConversation({ conversation, member, other: person, last, ...row }: Row): WireConversation {
  return {
    id: conversation.id,
    kind: conversation.kind,
    name: person?.shownName ?? conversation.name,
    avatar: person === null ? conversation.avatar : person.avatar,
    personId: person?.id ?? null,
    personKind: person?.kind ?? null,
    zone: person?.zone ?? null,
    seq: conversation.seq,
    version: member.version,
    readSeq: member.readSeq,
    unread: row.unread,
    isMentioned: row.isMentioned,
    isMuted: member.isMuted,
    isPinned: member.isPinned,
    isMarkedUnread: member.isMarkedUnread,
    last: last === null ? null : wireEntry({ conversationId: conversation.id, ...last }),
    lastSenderName: row.lastSenderName,
    activeAt: (last?.at ?? conversation.createdAt).toISOString(),
    memberCount: row.memberCount,
    maySpeak: whyNotSpeak(settingsOf(conversation), member.role) === undefined,
    waitingLater: row.waitingLater,
    failedLater: row.failedLater,
  };
}

/** Unread messages of all conversations of a person that are not muted. */
export async function totalUnread(queries: Queries, personId: number): Promise<number> {
  const counts = queries
    .select({ unread: unreadCount.as('unread') })
    .from(chatMembers)
    .where(and(isIn(personId), eq(chatMembers.isMuted, false)))
    .as('counts');
  const [total] = await queries.select({ sum: sql<number>`coalesce(sum(${counts.unread}), 0)::int` }).from(counts);
  return total?.sum ?? 0;
}

/**
 * What became of the conversations that a client knows: those that moved on, and those that are gone. Others are told where they
 * stand before the last known one, so that a client that knows the beginning of the list knows it still.
 */
export async function readChanges(
  queries: Queries,
  personId: number,
  known: readonly (readonly [id: number, seq: number, version: number])[],
): Promise<{ Rows: WireConversation[]; Gone: number[] }> {
  const last = lastMessage(queries);
  const seen = await queries
    .select({
      id: chatConversations.id,
      seq: chatConversations.seq,
      version: chatMembers.version,
      isPinned: chatMembers.isPinned,
    })
    .from(chatMembers)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMembers.conversationId))
    .leftJoinLateral(last, sql`true`)
    .where(and(isIn(personId), isListed))
    .orderBy(...inOrder(last));
  const knownById = new Map(known.map(([id, seq, version]) => [id, { seq, version }]));
  const lastKnown = known.length === 0 ? conversationPageSize - 1 : seen.findLastIndex(({ id }) => knownById.has(id));
  const ids = seen.flatMap(({ id, seq, version }, index) => {
    const before = knownById.get(id);
    const isNews = before === undefined ? index <= lastKnown : before.seq !== seq || before.version !== version;
    return isNews ? [id] : [];
  });
  const seenIds = new Set(seen.map(({ id }) => id));
  const unlisted = known.flatMap(([id]) => (seenIds.has(id) ? [] : [id]));
  // One in which nothing was said yet is in nobody's list but of whoever opened it; it is there all the same.
  const still =
    unlisted.length === 0
      ? []
      : await queries
          .select({ id: chatMembers.conversationId })
          .from(chatMembers)
          .where(and(isIn(personId), among(chatMembers.conversationId, unlisted)));
  const stillIds = new Set(still.map(({ id }) => id));
  return {
    Rows: ids.length === 0 ? [] : await readConversations(queries, personId, { ids, limit: ids.length }),
    Gone: unlisted.filter((id) => !stillIds.has(id)),
  };
}
