import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { messages } from '../messages/tables.ts';
import { changeMessage, lockUnreadAbout } from '../messages/write-messages.ts';
import { attendanceRequests } from './tables.ts';

interface Requests {
  tuid: number;
  ids: readonly number[];
  now: Date;
}

/**
 * Settles a tutor's requests, which the caller has locked, and marks as read the messages that asked: nothing is left to be
 * answered. To be called with the other locks of a transaction, before its first event.
 */
export async function settleRequests(tx: Queries, { tuid, ids, now }: Requests): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(attendanceRequests).set({ settledAt: now }).where(inArray(attendanceRequests.id, ids));
  await readQuestions(tx, { tuid, ids, now });
}

async function readQuestions(tx: Queries, { tuid, ids, now }: Requests): Promise<void> {
  const questions = [];
  for (const refId of ids) questions.push(await lockUnreadAbout(tx, { tuid, source: 'absence', refId }));
  for (const question of questions) {
    if (question !== undefined) await changeMessage(tx, question, { readAt: now }, now);
  }
}

/** Marks as read what still asks about a settled request: older data may hold such messages, which nobody can answer. */
export async function readSettledQuestions(queries: Queries, now: Date): Promise<void> {
  const left = await queries
    .select({ tuid: messages.tuid, id: attendanceRequests.id })
    .from(messages)
    .innerJoin(attendanceRequests, eq(attendanceRequests.id, messages.refId))
    .where(and(eq(messages.source, 'absence'), isNull(messages.readAt), isNotNull(attendanceRequests.settledAt)));
  for (const { tuid, id } of left) await queries.transaction((tx) => readQuestions(tx, { tuid, ids: [id], now }));
}
