import type { BulkChange, ReadFilter } from '@tutor/rules/messages/message';
import { and, eq, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { currentSeq, recordEvent } from '../hubs/feed.ts';
import { countUnread } from './read-messages.ts';
import { bulkReads, messages } from './tables.ts';

/**
 * Marks every message of a filter as read whose number is at most the watermark, as one change. Messages that wait for
 * an answer of their own stay as they are (rules: `isCoveredBy`).
 */
export function readAllMessages(
  queries: Queries,
  { tuid, upTo, kind, source, now }: ReadFilter & { tuid: number; upTo: number; now: Date },
): Promise<BulkChange> {
  return queries.transaction(async (tx) => {
    const covered = and(
      eq(messages.tuid, tuid),
      isNull(messages.readAt),
      lte(sql`coalesce(${messages.bulkSeq}, ${messages.seq})`, upTo),
      kind === null ? undefined : eq(messages.kind, kind),
      source === null ? undefined : eq(messages.source, source),
      notInArray(messages.source, ['class', 'absence']),
      or(ne(messages.kind, 'warning'), eq(messages.remind, false)),
    );
    const rows = await tx
      .select({ mid: messages.mid })
      .from(messages)
      .where(covered)
      .orderBy(messages.mid)
      .for('update');
    if (rows.length === 0) return { ...(await state(tx, tuid)), count: 0, bulk: null };
    const seq = await recordEvent(tx, { tuid, name: 'GetTutorNotReadMsgCount', now });
    // The rows are locked, so the same ones fit again; those of a message that came meanwhile have a higher number.
    await tx.update(messages).set({ readAt: now, bulkSeq: seq }).where(covered);
    const bulk = { seq, upTo: Math.min(upTo, seq - 1), kind, source, undoneSeq: null };
    await tx.insert(bulkReads).values({ tuid, ...bulk });
    return { ...(await state(tx, tuid)), count: rows.length, bulk };
  });
}

/** Takes a 'mark all as read' back: what it made read, and nobody touched since, is unread again. */
export function undoReadAll(
  queries: Queries,
  { tuid, seq, now }: { tuid: number; seq: number; now: Date },
): Promise<BulkChange> {
  return queries.transaction(async (tx) => {
    const own = and(eq(bulkReads.tuid, tuid), eq(bulkReads.seq, seq));
    const [row] = await tx.select().from(bulkReads).where(own).for('update');
    if (row === undefined) throw new Refusal(refusalCodes.unknown, 'There is nothing to undo.');
    const { tuid: _, ...bulk } = row;
    if (bulk.undoneSeq !== null) return { ...(await state(tx, tuid)), count: 0, bulk };
    const made = and(eq(messages.tuid, tuid), eq(messages.bulkSeq, seq));
    const rows = await tx.select({ mid: messages.mid }).from(messages).where(made).orderBy(messages.mid).for('update');
    const undoneSeq = await recordEvent(tx, { tuid, name: 'GetTutorNotReadMsgCount', now });
    await tx.update(messages).set({ readAt: null, bulkSeq: undoneSeq }).where(made);
    await tx.update(bulkReads).set({ undoneSeq }).where(own);
    return { ...(await state(tx, tuid)), count: rows.length, bulk: { ...bulk, undoneSeq } };
  });
}

async function state(tx: Queries, tuid: number): Promise<Pick<BulkChange, 'seq' | 'unread'>> {
  return { seq: await currentSeq(tx, tuid), unread: await countUnread(tx, tuid) };
}
