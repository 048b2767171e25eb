import type { SystemMessage, UnreadCount } from '@tutor/rules/messages/message';
import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import { and, count, desc, eq, gt, isNull, lte } from 'drizzle-orm';
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
  const rows = await queries
    .select({ kind: messages.kind, count: count() })
    .from(messages)
    .where(and(eq(messages.tuid, tuid), isNull(messages.readAt)))
    .groupBy(messages.kind);
  const byKind = new Map<MessageKind, number>(rows.map((row) => [row.kind, row.count]));
  return {
    total: rows.reduce((total, row) => total + row.count, 0),
    notice: byKind.get('notice') ?? 0,
    warn: byKind.get('warning') ?? 0,
    remind: byKind.get('remind') ?? 0,
  };
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
