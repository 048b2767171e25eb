import type { MessageUpdates, ReadFilter, SystemMessage, UnreadCount } from '@tutor/rules/messages/message';
import type { MessageSource } from '@tutor/rules/messages/message-kinds';
import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { among } from '../database/among.ts';
import type { Queries } from '../database/database.ts';
import { bulkReads, messages, unreadCounts } from './tables.ts';

// What searching looks at is as long as the message itself, and nobody reads it.
const { searchText: _, ...columns } = getTableColumns(messages);
type MessageRow = Omit<typeof messages.$inferSelect, 'searchText'>;

/** A message as it is now. */
export function wireMessage(row: MessageRow): SystemMessage {
  return { ...ownVersion(row), isRead: row.readAt !== null, seq: row.bulkSeq ?? row.seq };
}

/**
 * A message as it was after its own last change. What a 'mark all as read' did to it since is told as that one change:
 * it touches unread messages only, so before it the message was unread.
 */
function ownVersion(row: MessageRow): SystemMessage {
  return {
    mid: row.mid,
    title: row.title,
    content: row.content,
    remind: row.remind,
    kind: row.kind,
    sentTime: row.sentAt.toISOString(),
    isRead: row.bulkSeq === null && row.readAt !== null,
    seq: row.seq,
    source: row.source,
    refId: row.refId,
    answer: row.answer,
  };
}

/** Unread messages of a tutor. `levelUp` has no count of its own on the wire and is part of the total. */
export async function countUnread(queries: Queries, tuid: number): Promise<UnreadCount> {
  return (await countUnreadOf(queries, [tuid])).get(tuid) ?? noUnread();
}

/** The same of several tutors; each of them is in the answer. */
export async function countUnreadOf(queries: Queries, tuids: readonly number[]): Promise<Map<number, UnreadCount>> {
  const counts = new Map(tuids.map((tuid) => [tuid, noUnread()]));
  if (tuids.length === 0) return counts;
  const rows = await queries.select().from(unreadCounts).where(among(unreadCounts.tuid, tuids));
  for (const { tuid, notice, warning, remind, levelUp } of rows) {
    counts.set(tuid, { total: notice + warning + remind + levelUp, notice, warn: warning, remind });
  }
  return counts;
}

function noUnread(): UnreadCount {
  return { total: 0, notice: 0, warn: 0, remind: 0 };
}

/** Messages that changed by themselves after `since` up to `upTo`, in order of change. */
export async function messagesChangedBetween(
  queries: Queries,
  range: { tuid: number; since: number; upTo: number; limit: number },
): Promise<SystemMessage[]> {
  const rows = await queries
    .select(columns)
    .from(messages)
    .where(and(eq(messages.tuid, range.tuid), gt(messages.seq, range.since), lte(messages.seq, range.upTo)))
    .orderBy(messages.seq)
    .limit(range.limit);
  return rows.map(ownVersion);
}

/** The same of several tutors, each within its own range. */
export async function messagesChangedOf(
  queries: Queries,
  ranges: readonly { tuid: number; since: number; upTo: number }[],
): Promise<{ tuid: number; message: SystemMessage }[]> {
  const wanted = sql`json_to_recordset(${JSON.stringify(ranges)}::json) as wanted(tuid bigint, since bigint, "upTo" bigint)`;
  // Side by side, as the counts.
  const changed = queries
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.tuid, sql`wanted.tuid`),
        gt(messages.seq, sql`wanted.since`),
        lte(messages.seq, sql`wanted."upTo"`),
      ),
    )
    .orderBy(messages.seq)
    .as('changed');
  const rows = await queries
    .select(changed._.selectedFields)
    .from(wanted)
    .innerJoinLateral(changed, sql`true`)
    .orderBy(changed.tuid, changed.seq);
  return rows.map((row) => ({ tuid: row.tuid, message: ownVersion(row) }));
}

/** Every 'mark all as read' that was made or taken back after `since` up to `upTo`. */
export async function bulkReadsBetween(
  queries: Queries,
  { tuid, since, upTo }: { tuid: number; since: number; upTo: number },
): Promise<MessageUpdates['bulkReads']> {
  const rows = await queries
    .select()
    .from(bulkReads)
    .where(
      and(
        eq(bulkReads.tuid, tuid),
        or(
          and(gt(bulkReads.seq, since), lte(bulkReads.seq, upTo)),
          and(gt(bulkReads.undoneSeq, since), lte(bulkReads.undoneSeq, upTo)),
        ),
      ),
    )
    .orderBy(bulkReads.seq);
  return rows.map(({ tuid: _, ...bulk }) => bulk);
}

/** Unread messages of some sources; those that open by themselves first, then newest first. */
export async function unreadMessages(
  queries: Queries,
  { tuid, sources, limit }: { tuid: number; sources: readonly MessageSource[]; limit: number },
): Promise<SystemMessage[]> {
  const rows = await queries
    .select(columns)
    .from(messages)
    .where(and(eq(messages.tuid, tuid), isNull(messages.readAt), inArray(messages.source, [...sources])))
    .orderBy(desc(messages.remind), desc(messages.sentAt), desc(messages.mid))
    .limit(limit);
  return rows.map(wireMessage);
}

/** What a list of messages is asked for. */
export interface MessageQuery extends ReadFilter {
  tuid: number;
  isUnreadOnly: boolean;
  /** Lower-case words that all must be there. */
  words: readonly string[];
  /** Where the page before ended. */
  before: { sentAt: Date; mid: number } | undefined;
  limit: number;
}

/** One page of messages, newest first, with the number of all that fit. */
export async function listMessages(
  queries: Queries,
  query: MessageQuery,
): Promise<{ items: SystemMessage[]; total: number; hasOlder: boolean }> {
  const { tuid, kind, source, isUnreadOnly, words, before, limit } = query;
  const fitting = and(
    eq(messages.tuid, tuid),
    kind === null ? undefined : eq(messages.kind, kind),
    source === null ? undefined : eq(messages.source, source),
    isUnreadOnly ? isNull(messages.readAt) : undefined,
    ...words.map(hasWord),
  );
  const older =
    before === undefined
      ? undefined
      : sql`(${messages.sentAt}, ${messages.mid}) < (${before.sentAt.toISOString()}::timestamptz, ${before.mid})`;
  const rows = await queries
    .select(columns)
    .from(messages)
    .where(and(fitting, older))
    .orderBy(desc(messages.sentAt), desc(messages.mid))
    .limit(limit + 1);
  const [total] = await queries.select({ count: count() }).from(messages).where(fitting);
  return {
    items: rows.slice(0, limit).map(wireMessage),
    total: total?.count ?? 0,
    hasOlder: rows.length > limit,
  };
}

/** Whether a word stands anywhere in a message. Compared as text, so no character of it means anything else. */
function hasWord(word: string): SQL {
  return sql`position(${word} in ${messages.searchText}) > 0`;
}
