import type { MessageUpdates, ReadFilter, SystemMessage, UnreadCount } from '@tutor/rules/messages/message';
import type { MessageSource } from '@tutor/rules/messages/message-kinds';
import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { bulkReads, messages, unreadCounts } from './tables.ts';

// What searching looks at is as long as the message itself, and nobody reads it.
const { searchText: _, ...columns } = getTableColumns(messages);
type MessageRow = Omit<typeof messages.$inferSelect, 'searchText'>;

const { tuid: _tuid, answerReason: _reason, ...ownColumns } = columns;
type OwnRow = Omit<MessageRow, 'tuid' | 'answerReason'>;

/** A message as it is now. */
export function wireMessage(row: MessageRow): SystemMessage {
  return { ...ownVersion(row), isRead: row.readAt !== null, seq: row.bulkSeq ?? row.seq };
}

/**
 * A message as it was after its own last change. What a 'mark all as read' did to it since is told as that one change:
 * it touches unread messages only, so before it the message was unread.
 */
function ownVersion(row: OwnRow): SystemMessage {
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

/** Unread messages of a tutor. */
export async function countUnread(queries: Queries, tuid: number): Promise<UnreadCount> {
  const [counts] = await queries.select().from(unreadCounts).where(eq(unreadCounts.tuid, tuid));
  return unreadOf(counts ?? null);
}

/** A tutor's counts; null where no message ever came. `levelUp` has no count of its own on the wire and is part of the total. */
export function unreadOf(counts: Omit<typeof unreadCounts.$inferSelect, 'tuid'> | null): UnreadCount {
  if (counts === null) return { total: 0, notice: 0, warn: 0, remind: 0 };
  const { notice, warning, remind, levelUp } = counts;
  return { total: notice + warning + remind + levelUp, notice, warn: warning, remind };
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

/** What tells a message's own version, as PostgreSQL writes it in JSON: times are texts. */
export type MessageJson = Omit<OwnRow, 'sentAt' | 'readAt'> & { sentAt: string; readAt: string | null };

/** Messages in order of change, in one JSON array; null where there are none. */
export function jsonOfMessages(): SQL<MessageJson[] | null> {
  const fields = Object.entries(ownColumns).flatMap(([name, column]) => [sql`${name}::text`, sql`${column}`]);
  return sql`json_agg(json_build_object(${sql.join(fields, sql`, `)}) order by ${messages.seq})`;
}

export function messageOfJson(row: MessageJson): SystemMessage {
  return ownVersion({
    ...row,
    sentAt: new Date(row.sentAt),
    readAt: row.readAt === null ? null : new Date(row.readAt),
  });
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

/** Whether a word stands anywhere in what a message shows. Compared as text, so no character of it means anything else. */
function hasWord(word: string): SQL {
  return sql`position(${word} in ${messages.searchText}) > 0`;
}
