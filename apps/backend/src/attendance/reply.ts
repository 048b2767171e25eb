import { canConfirmAttendance, cancellationPenalty } from '@tutor/rules/attendance/penalty';
import { penaltyText } from '@tutor/rules/attendance/penalty-preview';
import { timeText } from '@tutor/rules/time/zoned-text';
import type { UploadReference } from '@tutor/rules/uploads/upload-reference';
import { and, eq, ne } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { takeFile } from '../files/take-file.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { recordEvent } from '../hubs/feed.ts';
import { cancelWithPenalty, chargeForCancelling } from './cancel-with-penalty.ts';
import { settleOverdueRequests } from './settle-overdue.ts';
import { settleRequests } from './settle-requests.ts';
import { attendanceReplies, attendanceRequests, lateAttendanceReplies } from './tables.ts';

/** A tutor's answer to a confirmation (specification, core §3 'Attendance reply'). */
export interface AttendanceAnswer {
  requestId: number;
  isICan: boolean;
  cancelReason: number | undefined;
  cancelRemark: string | undefined;
  attachment: UploadReference<'Absent'> | undefined;
  idempotencyKey: string | undefined;
  /** When the tutor pressed, by the browser's clock. */
  tappedAt: Date | undefined;
}

type Lesson = typeof classes.$inferSelect;

/** What came of an answer inside its transaction: a refusal is thrown after it, so that what it wrote stays. */
type Outcome = { message: string } | { refusal: Refusal };

/**
 * Stores the one answer to a request and returns the message for the tutor. The same answer again gets the same result, by
 * its key or by its content; another one is refused. The backend's clock decides what is in time: an answer at or before
 * 30 minutes ahead of class, whenever it was tapped.
 */
export async function answerRequest(
  queries: Queries,
  tuid: number,
  answer: AttendanceAnswer,
  now: Date,
): Promise<string> {
  // What is overdue becomes cancelled now, in its own transaction: the refusal below must not undo it.
  await settleOverdueRequests(queries, { tuid, now });
  const outcome = await queries.transaction((tx) => answerIn(tx, tuid, answer, now));
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.message;
}

async function answerIn(tx: Queries, tuid: number, answer: AttendanceAnswer, now: Date): Promise<Outcome> {
  const own = and(eq(attendanceRequests.id, answer.requestId), eq(attendanceRequests.tuid, tuid));
  const [request] = await tx.select().from(attendanceRequests).where(own).for('update');
  if (request === undefined) throw new Refusal(refusalCodes.unknown, 'The confirmation does not exist.');
  const [given] = await tx.select().from(attendanceReplies).where(eq(attendanceReplies.requestId, request.id));
  const [lesson] = await tx.select().from(classes).where(eq(classes.clid, request.clid)).for('update');
  if (lesson === undefined) throw new Error(`request ${request.id} has no class`);
  if (given !== undefined) return { message: repeated(given, answer, lesson) };
  const untilClassMs = lesson.startsAt.getTime() - now.getTime();
  if (!canConfirmAttendance(untilClassMs)) return { refusal: await tooLate(tx, request, answer, now) };
  if (request.settledAt !== null || lesson.status === 'Canceled') {
    throw new Refusal(refusalCodes.tooLate, 'This class has been cancelled. Your answer is not needed any more.');
  }
  const reference = answer.isICan ? undefined : requireReason(answer);
  await requireFreshKey(tx, request.id, answer);
  if (reference !== undefined) await takeFile(tx, { tuid, moduleName: 'Absent', reference, now });
  await tx.insert(attendanceReplies).values({
    requestId: request.id,
    isICan: answer.isICan,
    // A Yes has no reason, whatever was sent along.
    ...(answer.isICan ? {} : reasonOf(answer)),
    idempotencyKey: answer.idempotencyKey,
    tappedAt: answer.tappedAt,
    at: now,
  });
  await settleRequests(tx, { tuid, ids: [request.id], now });
  if (answer.isICan) {
    await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
    await tx.update(classes).set({ status: 'Confirmed' }).where(eq(classes.clid, lesson.clid));
  } else {
    const charge = chargeForCancelling(untilClassMs);
    await cancelWithPenalty(tx, { lesson, charge, note: 'Cancelled by the tutor', now });
  }
  return { message: messageFor(answer.isICan, lesson, now) };
}

function reasonOf(answer: AttendanceAnswer) {
  return { cancelReason: answer.cancelReason, cancelRemark: answer.cancelRemark, attachment: answer.attachment };
}

/** Reason, note and photo of a No; gives the photo. */
function requireReason(answer: AttendanceAnswer): UploadReference<'Absent'> {
  if (answer.cancelReason === undefined) throw invalid('CancelReason', 'Please choose a reason.');
  if ((answer.cancelRemark ?? '') === '') throw invalid('CancelRemark', 'Please write a note.');
  if (answer.attachment === undefined) throw invalid('Attachment', 'Please choose a photo.');
  return answer.attachment;
}

/** A key belongs to one answer: with another request it is a mistake of the caller. */
async function requireFreshKey(tx: Queries, requestId: number, { idempotencyKey }: AttendanceAnswer): Promise<void> {
  if (idempotencyKey === undefined) return;
  const [other] = await tx
    .select({ requestId: attendanceReplies.requestId })
    .from(attendanceReplies)
    .where(and(eq(attendanceReplies.idempotencyKey, idempotencyKey), ne(attendanceReplies.requestId, requestId)));
  if (other !== undefined) throw invalid('IdempotencyKey', 'belongs to another answer');
}

function repeated(given: typeof attendanceReplies.$inferSelect, answer: AttendanceAnswer, lesson: Lesson): string {
  // A repeat of the same press, even where its photo was stored under another name the second time.
  const isSamePress = given.idempotencyKey !== null && given.idempotencyKey === answer.idempotencyKey;
  const isSame =
    given.isICan === answer.isICan &&
    (answer.isICan ||
      (given.cancelReason === (answer.cancelReason ?? null) &&
        given.cancelRemark === (answer.cancelRemark ?? null) &&
        given.attachment === (answer.attachment ?? null)));
  if (isSamePress || isSame) return messageFor(given.isICan, lesson, given.at);
  throw new Refusal(refusalCodes.alreadyAnswered, 'This class was already answered. An answer cannot be changed.');
}

/** Keeps the late answer as evidence and words its refusal, with the times where it was tapped before the deadline. */
async function tooLate(
  tx: Queries,
  request: typeof attendanceRequests.$inferSelect,
  answer: AttendanceAnswer,
  now: Date,
): Promise<Refusal> {
  const { isICan, tappedAt } = answer;
  await tx
    .insert(lateAttendanceReplies)
    .values({ requestId: request.id, isICan, tappedAt, at: now })
    .onConflictDoNothing();
  const words = 'It is too late to answer: a class must be confirmed at least 30 minutes ahead. It has been cancelled.';
  if (tappedAt === undefined) return new Refusal(refusalCodes.tooLate, words);
  const [tutor] = await tx.select({ zone: tutors.timeZone }).from(tutors).where(eq(tutors.tuid, request.tuid));
  const zone = tutor?.zone ?? 'UTC';
  const times = `You answered at ${timeText(tappedAt, zone)}, it reached us at ${timeText(now, zone)}; both are kept for an appeal.`;
  return new Refusal(refusalCodes.tooLate, `${words} ${times}`);
}

/** A No is told with what it cost at its moment. */
function messageFor(isICan: boolean, { startsAt, lessonFeeCentavos }: Lesson, at: Date): string {
  if (isICan) return 'Thank you. Your class is confirmed.';
  const penalty = cancellationPenalty(startsAt.getTime() - at.getTime());
  return `Your class has been cancelled: ${penaltyText(penalty, lessonFeeCentavos)}.`;
}
