import {
  canConfirmAttendance,
  confirmDeadlineMs,
  penaltyCentavos,
  unconfirmedPenalty,
} from '@tutor/rules/attendance/penalty';
import { pesoText } from '@tutor/rules/money/pesos';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import { sendMessage } from '../messages/write-messages.ts';
import { cancelWithPenalty } from './cancel-with-penalty.ts';
import { settleRequests } from './settle-requests.ts';
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
    await settleRequests(tx, { tuid: request.tuid, ids: [request.id], now });
    if (lesson.status === 'Canceled') return false;
    await cancelWithPenalty(tx, {
      lesson,
      charge: { rule: 'noConfirmation', penalty: unconfirmedPenalty },
      note: 'No confirmation by 30 minutes before class',
      now,
    });
    const fee = pesoText(penaltyCentavos(unconfirmedPenalty, lesson.lessonFeeCentavos));
    await sendMessage(
      tx,
      {
        tuid: lesson.tuid,
        kind: 'warning',
        title: 'Class cancelled: no confirmation',
        content: `<p>Your class with <strong>${escapeHtml(lesson.studentName)}</strong> was cancelled, because it was not confirmed at least 30 minutes ahead.</p><p>Three times the lesson fee (${fee}) and 2 teaching points were deducted.</p>`,
        remind: false,
      },
      now,
    );
    return true;
  });
}
