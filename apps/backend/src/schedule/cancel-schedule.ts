import type { CallResult, HandlerInput } from '@tutor/api/core/endpoint';
import type { schedule } from '@tutor/api/schedule/schedule';
import { noPenalty, type Penalty, penaltyOfShare } from '@tutor/rules/attendance/penalty';
import { penaltyText } from '@tutor/rules/attendance/penalty-preview';
import { cancelDays } from '@tutor/rules/schedule/cancel-list';
import { daysAhead, isInNextWeek } from '@tutor/rules/schedule/schedule-window';
import { isSlotStart } from '@tutor/rules/schedule/slot-grid';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { cancelWithPenalty, chargeForCancelling } from '../attendance/cancel-with-penalty.ts';
import { settleRequests } from '../attendance/settle-requests.ts';
import { attendanceRequests } from '../attendance/tables.ts';
import { classCancellations } from '../classes/class-detail-tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { bookedBetween, classAt, lockReason, readTerms, slotsBetween } from './read-schedule.ts';
import { slotModifications } from './slot-modifications.ts';
import { keepSubmission, type Modification, refusedReply, repeatedReply, type SubmissionReply } from './submission.ts';
import { refusalReasons, risenReason, scheduleMessages } from './texts.ts';
import { type SlotStatus, writeSlots } from './write-slots.ts';

type Request = HandlerInput<typeof schedule.cancelSchedule>['body'];
type Refused = CallResult<typeof schedule.cancelSchedule>['body']['Refused'][number];
type Lesson = typeof classes.$inferSelect;

/**
 * Cancels classes for one reason, with what each costs by the time to it, and closes open half hours, of today and the 13 days after: all
 * of them or none. What lies in next week is taken of its count. The backend's clock decides what a class costs; when that
 * is more than the tutor was shown, nothing happens and the tutor is asked again. Sent again with the same key it has one
 * effect.
 */
export async function cancelSchedule(
  queries: Queries,
  tuid: number,
  request: Request,
  now: Date,
): Promise<SubmissionReply> {
  const starts = [...new Set(request.Slots.map(slotStart))].sort((a, b) => a - b);
  const shown = new Map(request.Classes.map(({ CLID, FeePercent }) => [CLID, FeePercent]));
  const clids = [...shown.keys()].sort((a, b) => a - b);
  if (starts.length + clids.length === 0) throw invalid('Classes', 'Please choose what to cancel.');
  const { CancelReason: reason, CancelRemark: note = null } = request;
  if (clids.length > 0 && reason === undefined) throw invalid('CancelReason', 'Please choose a reason.');
  return queries.transaction(async (tx) => {
    const terms = await readTerms(tx, { tuid, now, isLocked: true });
    const submission = { tuid, key: request.IdempotencyKey, request: { classes: clids, slots: starts }, now };
    const repeated = await repeatedReply(tx, submission);
    if (repeated !== undefined) return repeated;
    const { tutor } = terms;
    const zone = tutor.timeZone;
    if (!tutor.openSelfCancel) throw new Refusal(refusalCodes.notOffered, scheduleMessages.cancelNotOpen);

    const { lessons, requestIds } = await lockClasses(tx, tuid, clids);
    const today = startOfZonedDay(now, zone);
    const range = { start: today, end: addZonedDays(today, cancelDays, zone) };
    const stored = new Map((await slotsBetween(tx, tuid, range)).map((slot) => [slot.startsAt.getTime(), slot]));
    const booked = (await bookedBetween(tx, tuid, range)).filter(({ clid }) => !clids.includes(clid));

    const refused: Refused[] = [];
    const refuse = (startsAt: Date, Reason: string, about: Pick<Refused, 'CLID' | 'FeePercent'> = {}): void => {
      refused.push({ StartTime: startsAt.toISOString(), Reason, ...about });
    };
    const cancelling = lessons.filter(({ status }) => status !== 'Canceled');
    for (const lesson of cancelling) {
      const { startsAt, clid } = lesson;
      const reason = timeReason(startsAt, now, zone);
      const risen = risenPenalty(lesson, shown.get(clid) ?? 0, now);
      if (reason !== undefined) refuse(startsAt, reason, { CLID: clid });
      else if (risen !== undefined) refuse(startsAt, risen.reason, { CLID: clid, FeePercent: risen.feePercent });
    }
    const closing = starts.filter((startMs) => {
      const startsAt = new Date(startMs);
      const slot = stored.get(startMs);
      const reason = timeReason(startsAt, now, zone) ?? lockReason(slot, classAt(booked, startMs));
      if (reason !== undefined) refuse(startsAt, reason);
      // What is closed already is as the tutor wants it.
      return slot?.status === 'Waited';
    });
    if (refused.length > 0) {
      const isAboutPenalties = refused.every(({ FeePercent }) => FeePercent != null);
      return refusedReply(refused, isAboutPenalties ? scheduleMessages.risen : scheduleMessages.refused);
    }

    const modifications = [
      ...cancelling.map(({ startsAt, clid }) => ({ startsAt, unit: `class ${clid}` })),
      // The half hour of a class counts as that class.
      ...slotModifications(
        closing,
        stored,
        (slot) => lockReason(slot, classAt([...booked, ...cancelling], slot.startsAt.getTime())) !== undefined,
      ),
    ].filter(({ startsAt }) => isInNextWeek(startsAt, now, zone)) satisfies Modification[];
    await settleRequests(tx, { tuid, ids: requestIds, now });
    await keepSubmission(tx, submission, { terms, modifications, message: scheduleMessages.cancelled });
    for (const lesson of cancelling) {
      const charge = chargeForCancelling(lesson.startsAt.getTime() - now.getTime());
      await cancelWithPenalty(tx, { lesson, charge, note: 'Cancelled by the tutor', now });
      if (reason === undefined) continue;
      const { feePercent } = charge?.penalty ?? noPenalty;
      await tx.insert(classCancellations).values({ clid: lesson.clid, reason, note, feePercent, at: now });
    }
    // Who cannot take the class cannot take another one in its place: its time is closed with it.
    const closed = [...stored.values()].filter(
      ({ startsAt, status, isDisabled }) =>
        status === 'Waited' &&
        !isDisabled &&
        (closing.includes(startsAt.getTime()) || classAt(cancelling, startsAt.getTime()) !== undefined),
    );
    await writeSlots(
      tx,
      tuid,
      new Map<number, SlotStatus>(closed.map(({ startsAt }) => [startsAt.getTime(), 'Canceled'])),
    );
    return { body: { IsSaved: true }, message: scheduleMessages.cancelled };
  });
}

function slotStart(text: string): number {
  const startMs = Date.parse(text);
  if (!isSlotStart(startMs)) throw invalid('Slots', 'must begin a half hour');
  return startMs;
}

/** The tutor's classes, locked with their open confirmations, which need no answer any more. Confirmations come first, as everywhere. */
async function lockClasses(
  tx: Queries,
  tuid: number,
  clids: readonly number[],
): Promise<{ lessons: Lesson[]; requestIds: number[] }> {
  if (clids.length === 0) return { lessons: [], requestIds: [] };
  const requests = await tx
    .select({ id: attendanceRequests.id })
    .from(attendanceRequests)
    .where(
      and(
        inArray(attendanceRequests.clid, clids),
        eq(attendanceRequests.tuid, tuid),
        isNull(attendanceRequests.settledAt),
      ),
    )
    .orderBy(attendanceRequests.id)
    .for('update');
  const lessons = await tx
    .select()
    .from(classes)
    .where(and(inArray(classes.clid, clids), eq(classes.tuid, tuid)))
    .orderBy(classes.clid)
    .for('update');
  // Another tutor's class and one that never was are told alike.
  if (lessons.length < clids.length) throw new Refusal(refusalCodes.unknown, 'The class does not exist.');
  return { lessons, requestIds: requests.map(({ id }) => id) };
}

/** The penalty of a class when it is more than the tutor was shown, and what to say about it. */
function risenPenalty(
  { startsAt, lessonFeeCentavos }: Lesson,
  shownPercent: number,
  now: Date,
): { feePercent: number; reason: string } | undefined {
  const penalty = chargeForCancelling(startsAt.getTime() - now.getTime())?.penalty ?? noPenalty;
  if (penalty.feePercent <= shownPercent) return undefined;
  const words = (of: Penalty): string => penaltyText(of, lessonFeeCentavos);
  const reason = risenReason(words(penalty), words(penaltyOfShare(shownPercent) ?? noPenalty));
  return { feePercent: penalty.feePercent, reason };
}

function timeReason(startsAt: Date, now: Date, zone: string): string | undefined {
  if (startsAt <= now) return refusalReasons.begun;
  return daysAhead(startsAt, now, zone) < cancelDays ? undefined : refusalReasons.outsideTwoWeeks;
}
