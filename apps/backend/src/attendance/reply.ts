import { canConfirmAttendance } from '@tutor/rules/attendance/penalty';
import { and, eq } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { recordEvent } from '../hubs/feed.ts';
import { cancelWithPenalty, settleOverdueRequests } from './settle-overdue.ts';
import { attendanceReplies, attendanceRequests } from './tables.ts';

/** A tutor's answer to a confirmation (specification, core §3 'Attendance reply'). */
export interface AttendanceAnswer {
  requestId: number;
  isICan: boolean;
  cancelReason: number | undefined;
  cancelRemark: string | undefined;
  attachment: string | undefined;
}

/**
 * Stores the one answer to a request and returns the message for the tutor. The same answer again gets the same result;
 * another one is refused. The backend's clock decides what is in time: Yes at or before 30 minutes ahead of class.
 */
export async function answerRequest(
  queries: Queries,
  tuid: number,
  answer: AttendanceAnswer,
  now: Date,
): Promise<string> {
  // What is overdue becomes cancelled now, in its own transaction: the refusal below must not undo it.
  await settleOverdueRequests(queries, { tuid, now });
  return queries.transaction(async (tx) => {
    const own = and(eq(attendanceRequests.id, answer.requestId), eq(attendanceRequests.tuid, tuid));
    const [request] = await tx.select().from(attendanceRequests).where(own).for('update');
    if (request === undefined) throw new Refusal(refusalCodes.unknown, 'The confirmation does not exist.');
    const [given] = await tx.select().from(attendanceReplies).where(eq(attendanceReplies.requestId, request.id));
    if (given !== undefined) return repeated(given, answer);
    const [lesson] = await tx.select().from(classes).where(eq(classes.clid, request.clid)).for('update');
    if (lesson === undefined) throw new Error(`request ${request.id} has no class`);
    const untilClassMs = lesson.startsAt.getTime() - now.getTime();
    if (request.settledAt !== null || lesson.status === 'Canceled' || !canConfirmAttendance(untilClassMs)) {
      throw new Refusal(
        refusalCodes.tooLate,
        'It is too late to answer: a class must be confirmed at least 30 minutes ahead. It has been cancelled.',
      );
    }
    if (!answer.isICan) requireReason(answer);
    await tx.insert(attendanceReplies).values({
      requestId: request.id,
      isICan: answer.isICan,
      // A Yes has no reason, whatever was sent along.
      ...(answer.isICan ? {} : reasonOf(answer)),
      at: now,
    });
    await tx.update(attendanceRequests).set({ settledAt: now }).where(own);
    if (answer.isICan) {
      await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
      await tx.update(classes).set({ status: 'Confirmed' }).where(eq(classes.clid, lesson.clid));
    } else {
      await cancelWithPenalty(tx, { lesson, untilClassMs, note: 'Cancelled by the tutor', now });
    }
    return messageFor(answer);
  });
}

function reasonOf(answer: AttendanceAnswer) {
  return { cancelReason: answer.cancelReason, cancelRemark: answer.cancelRemark, attachment: answer.attachment };
}

function requireReason(answer: AttendanceAnswer): void {
  if (answer.cancelReason === undefined) throw invalid('CancelReason', 'Required');
  if ((answer.cancelRemark ?? '').trim() === '') throw invalid('CancelRemark', 'Required');
  if ((answer.attachment ?? '').trim() === '') throw invalid('Attachment', 'Required');
}

function repeated(given: typeof attendanceReplies.$inferSelect, answer: AttendanceAnswer): string {
  const isSame =
    given.isICan === answer.isICan &&
    (answer.isICan ||
      (given.cancelReason === (answer.cancelReason ?? null) &&
        given.cancelRemark === (answer.cancelRemark ?? null) &&
        given.attachment === (answer.attachment ?? null)));
  if (isSame) return messageFor(answer);
  throw new Refusal(refusalCodes.alreadyAnswered, 'This class was already answered. An answer cannot be changed.');
}

function messageFor(answer: AttendanceAnswer): string {
  return answer.isICan ? 'Thank you. Your class is confirmed.' : 'Your class has been cancelled.';
}
