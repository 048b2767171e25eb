import type { SystemMessage, UnreadCount } from '@tutor/rules/messages/message';
import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { messages } from './tables.ts';

/** A message row as it travels. */
export function wireMessage(row: typeof messages.$inferSelect): SystemMessage {
  return {
    mid: row.mid,
    title: row.title,
    content: row.content,
    remind: row.remind,
    kind: row.kind,
    sentTime: row.sentAt.toISOString(),
    isRead: row.readAt !== null,
    seq: row.seq,
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
  const rows = await queries
    .select({ tuid: messages.tuid, kind: messages.kind, count: count() })
    .from(messages)
    .where(and(inArray(messages.tuid, [...tuids]), isNull(messages.readAt)))
    .groupBy(messages.tuid, messages.kind);
  for (const row of rows) {
    const own = counts.get(row.tuid);
    if (own === undefined) continue;
    own.total += row.count;
    const field = countOfKind[row.kind];
    if (field !== undefined) own[field] = row.count;
  }
  return counts;
}

const countOfKind: Readonly<Partial<Record<MessageKind, Exclude<keyof UnreadCount, 'total'>>>> = {
  notice: 'notice',
  warning: 'warn',
  remind: 'remind',
};

function noUnread(): UnreadCount {
  return { total: 0, notice: 0, warn: 0, remind: 0 };
}

/** Messages that changed after `since` up to `upTo`, in order of change. */
export async function messagesChangedBetween(
  queries: Queries,
  range: { tuid: number; since: number; upTo: number; limit: number },
): Promise<SystemMessage[]> {
  const rows = await queries
    .select()
    .from(messages)
    .where(and(eq(messages.tuid, range.tuid), gt(messages.seq, range.since), lte(messages.seq, range.upTo)))
    .orderBy(messages.seq)
    .limit(range.limit);
  return rows.map(wireMessage);
}

/** The same of several tutors, each within its own range. */
export async function messagesChangedOf(
  queries: Queries,
  ranges: readonly { tuid: number; since: number; upTo: number }[],
): Promise<{ tuid: number; message: SystemMessage }[]> {
  const wanted = sql`json_to_recordset(${JSON.stringify(ranges)}::json) as wanted(tuid bigint, since bigint, "upTo" bigint)`;
  const rows = await queries
    .select(getTableColumns(messages))
    .from(messages)
    .innerJoin(
      wanted,
      sql`${messages.tuid} = wanted.tuid and ${messages.seq} > wanted.since and ${messages.seq} <= wanted."upTo"`,
    )
    .orderBy(messages.tuid, messages.seq);
  return rows.map((row) => ({ tuid: row.tuid, message: wireMessage(row) }));
}

/** Unread messages, newest first. */
export async function unreadMessages(queries: Queries, tuid: number, limit: number): Promise<SystemMessage[]> {
  const rows = await queries
    .select()
    .from(messages)
    .where(and(eq(messages.tuid, tuid), isNull(messages.readAt)))
    .orderBy(desc(messages.sentAt), desc(messages.mid))
    .limit(limit);
  return rows.map(wireMessage);
}
