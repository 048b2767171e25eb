import { canConfirmAttendance, cancellationPenalty, confirmDeadlineMs } from '@tutor/rules/attendance/penalty';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { recordEvent } from '../hubs/feed.ts';
import { sendMessage } from '../messages/write-messages.ts';
import { pointsLedger } from '../scores/tables.ts';
import { attendanceRequests } from './tables.ts';

/**
 * Cancels every class whose confirmation did not come by 30 minutes before it, with its penalty (decisions, Attendance).
 * Of one tutor, or of all. Returns how many were cancelled. Runs before each read that shows such classes and by the clock.
 */
export async function settleOverdueRequests(
  queries: Queries,
  { tuid, now }: { tuid?: number | undefined; now: Date },
): Promise<number> {
  // At exactly 30 minutes the tutor can still answer: only what starts sooner is overdue.
  const answerableFrom = new Date(now.getTime() + confirmDeadlineMs);
  const overdue = await queries
    .select({ id: attendanceRequests.id, tuid: attendanceRequests.tuid })
    .from(attendanceRequests)
    .innerJoin(classes, eq(classes.clid, attendanceRequests.clid))
    .where(
      and(
        isNull(attendanceRequests.settledAt),
        lt(classes.startsAt, answerableFrom),
        tuid === undefined ? undefined : eq(attendanceRequests.tuid, tuid),
      ),
    );
  let cancelled = 0;
  for (const request of overdue) {
    if (await settle(queries, request.id, now)) cancelled += 1;
  }
  return cancelled;
}

/** Whether a class that is still unanswered can no longer be confirmed. */
export function isOverdue(startsAt: Date, now: Date): boolean {
  return !canConfirmAttendance(startsAt.getTime() - now.getTime());
}

function settle(queries: Queries, requestId: number, now: Date): Promise<boolean> {
  return queries.transaction(async (tx) => {
    const open = and(eq(attendanceRequests.id, requestId), isNull(attendanceRequests.settledAt));
    const [request] = await tx.select().from(attendanceRequests).where(open).for('update');
    if (request === undefined) return false;
    const [lesson] = await tx.select().from(classes).where(eq(classes.clid, request.clid)).for('update');
    if (lesson === undefined || !isOverdue(lesson.startsAt, now)) return false;
    await tx.update(attendanceRequests).set({ settledAt: now }).where(open);
    if (lesson.status === 'Canceled') return false;
    await cancelWithPenalty(tx, { lesson, untilClassMs: 0, note: 'No confirmation by 30 minutes before class', now });
    await sendMessage(
      tx,
      {
        tuid: lesson.tuid,
        kind: 'warning',
        title: 'Class cancelled: no confirmation',
        content: `<p>Your class with <strong>${escapeHtml(lesson.studentName)}</strong> was cancelled, because it was not confirmed at least 30 minutes ahead.</p><p>Three times the lesson fee and 2 teaching points were deducted.</p>`,
        remind: false,
      },
      now,
    );
    return true;
  });
}

/** Cancels a class inside a transaction and writes what it costs into the ledger, once per class. */
export async function cancelWithPenalty(
  tx: Queries,
  change: { lesson: typeof classes.$inferSelect; untilClassMs: number; note: string; now: Date },
): Promise<void> {
  const { lesson, untilClassMs, note, now } = change;
  const penalty = cancellationPenalty(untilClassMs);
  await recordEvent(tx, { tuid: lesson.tuid, name: 'GetTutorClassMsgList', now });
  await tx.update(classes).set({ status: 'Canceled' }).where(eq(classes.clid, lesson.clid));
  if (penalty.points === 0) return;
  await tx
    .insert(pointsLedger)
    .values({
      tuid: lesson.tuid,
      cause: 'cancellation',
      tenths: -penalty.points * 10,
      clid: lesson.clid,
      feePercent: penalty.feePercent,
      note,
      at: now,
    })
    .onConflictDoNothing();
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
