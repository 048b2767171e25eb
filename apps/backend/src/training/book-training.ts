import {
  isTrainingSlot,
  type TrainingLessonType,
  type TrainingSlot,
  trainingLessonNames,
  trainingLessonType,
  upcomingTrainingsMax,
} from '@tutor/rules/training/training-slots';
import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { recordEvent } from '../hubs/feed.ts';
import { sendMessage } from '../messages/write-messages.ts';
import { trainingAppointments } from './lesson-tables.ts';
import { type Appointment, clashesIn, isBookedBy, unknownLesson, whenText } from './read-lessons.ts';

/** A booking that a tutor asks for; `moves` names the lesson that takes the new time, and when it began as the tutor saw it. */
export interface TrainingRequest {
  tuid: number;
  slot: TrainingSlot;
  reason: string;
  name: string;
  moves?: { id: number; from: Date } | undefined;
  now: Date;
}

const chooseAnother = 'Please choose another one.';
const refusals = {
  training_appointments_slot_unique: `This time has just been booked by somebody else. ${chooseAnother}`,
  training_appointments_no_overlap: `You have a training lesson at this time. ${chooseAnother}`,
  training_appointments_not_in_class: `You have a class at this time. ${chooseAnother}`,
  training_appointments_not_in_leave: `You are on leave at this time. ${chooseAnother}`,
} as const;
const clashRefusals = {
  class: refusals.training_appointments_not_in_class,
  leave: refusals.training_appointments_not_in_leave,
  closed: `The company keeps this time. ${chooseAnother}`,
  busy: `You gave this time to the company as busy time. ${chooseAnother}`,
} as const;

/**
 * Books a slot, or moves a lesson to it in one step: the old time is given up only with the new one. The database refuses a slot
 * that is taken, or in which the tutor teaches or is on leave. The same once more is answered alike.
 */
export function bookTraining(queries: Queries, request: TrainingRequest): Promise<Appointment> {
  const { tuid, slot, now } = request;
  return queries.transaction(async (tx) => {
    // Everything that changes a tutor's table takes this lock first.
    await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
    const before = await ownAt(tx, tuid, slot.start);
    if (before !== undefined && (request.moves === undefined || before.id === request.moves.id)) return before;
    if (!isTrainingSlot(slot, now)) {
      throw new Refusal(refusalCodes.tooLate, `This time cannot be booked any more. ${chooseAnother}`);
    }
    const clash = (await clashesIn(tx, tuid, [slot]))(slot);
    if (clash !== undefined) throw new Refusal(refusalCodes.changed, clashRefusals[clash]);
    const isMoved = request.moves !== undefined;
    const booked = await (isMoved ? move(tx, request) : insert(tx, request)).catch(rethrowTaken);
    const content = `<p>${trainingLessonNames[booked.type]}: ${await whenText(tx, booked)}.</p>`;
    const title = isMoved ? 'Your training lesson is moved' : 'Your training lesson is booked';
    await sendMessage(tx, { tuid, kind: 'notice', title, content, remind: false }, now);
    return booked;
  });
}

async function ownAt(tx: Queries, tuid: number, startsAt: Date): Promise<Appointment | undefined> {
  const [own] = await tx
    .select()
    .from(trainingAppointments)
    .where(and(isBookedBy(tuid), eq(trainingAppointments.startsAt, startsAt)));
  return own;
}

async function insert(tx: Queries, { tuid, slot, reason, name, now }: TrainingRequest): Promise<Appointment> {
  const [held] = await tx
    .select({ upcoming: count() })
    .from(trainingAppointments)
    .where(and(isBookedBy(tuid), gt(trainingAppointments.startsAt, now)));
  if ((held?.upcoming ?? 0) >= upcomingTrainingsMax) {
    throw new Refusal(
      refusalCodes.limitReached,
      `You have ${upcomingTrainingsMax} training lessons to come. Cancel one before you book another.`,
    );
  }
  const [booked] = await tx
    .insert(trainingAppointments)
    .values({ tuid, ...timesOf(slot), reason, name, bookedAt: now, changedAt: now })
    .returning();
  if (booked === undefined) throw new Error('the booking was not stored');
  return booked;
}

async function move(tx: Queries, { tuid, slot, reason, name, moves, now }: TrainingRequest): Promise<Appointment> {
  // Moves come one after the other: two tutors who change places would wait for each other's old time.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('training moves'))`);
  const [lesson] = await tx
    .select()
    .from(trainingAppointments)
    .where(and(eq(trainingAppointments.id, moves?.id ?? 0), eq(trainingAppointments.tuid, tuid)));
  if (lesson === undefined) throw unknownLesson();
  if (lesson.cancelledAt !== null) {
    throw new Refusal(refusalCodes.changed, 'This training lesson is cancelled. Please book a new one.');
  }
  if (lesson.startsAt <= now) throw new Refusal(refusalCodes.tooLate, 'This training lesson has begun.');
  if (lesson.startsAt.getTime() !== moves?.from.getTime()) {
    const when = await whenText(tx, lesson);
    throw new Refusal(refusalCodes.changed, `This lesson was moved meanwhile, to ${when}. Please look again.`);
  }
  const [moved] = await tx
    .update(trainingAppointments)
    .set({ ...timesOf(slot), reason, name, remindedAt: null, ...raised(now) })
    .where(eq(trainingAppointments.id, lesson.id))
    .returning();
  if (moved === undefined) throw new Error('the booking was not moved');
  return moved;
}

function timesOf({ start, end }: TrainingSlot) {
  return { type: trainingLessonType(start), startsAt: start, endsAt: end };
}

function raised(now: Date) {
  return { revision: sql`${trainingAppointments.revision} + 1`, changedAt: now };
}

function rethrowTaken(error: unknown): never {
  for (const [constraint, words] of Object.entries(refusals)) {
    if (violates(error, constraint)) throw new Refusal(refusalCodes.changed, words);
  }
  throw error;
}

/** Cancels a lesson of a type that has not begun; cancelled before, it stays so. */
export function cancelTraining(
  queries: Queries,
  { tuid, id, type, reason, now }: { tuid: number; id: number; type: TrainingLessonType; reason: string; now: Date },
): Promise<void> {
  return queries.transaction(async (tx) => {
    await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
    const [lesson] = await tx
      .select()
      .from(trainingAppointments)
      .where(
        and(eq(trainingAppointments.id, id), eq(trainingAppointments.tuid, tuid), eq(trainingAppointments.type, type)),
      );
    if (lesson === undefined) throw unknownLesson();
    if (lesson.cancelledAt !== null) return;
    if (lesson.startsAt <= now) throw new Refusal(refusalCodes.tooLate, 'This training lesson has begun.');
    await tx
      .update(trainingAppointments)
      .set({ cancelledAt: now, cancelReason: reason, ...raised(now) })
      .where(eq(trainingAppointments.id, id));
  });
}

/**
 * Cancels the lessons of a tutor that have not begun and touch a leave, without any cost, inside the transaction that approves it.
 * After the tutor's feed is locked. Returns how many there were.
 */
export async function cancelTrainingsInLeave(
  tx: Queries,
  { tuid, span: { start, end }, now }: { tuid: number; span: TrainingSlot; now: Date },
): Promise<number> {
  const cancelled = await tx
    .update(trainingAppointments)
    .set({ cancelledAt: now, cancelReason: 'You are on leave.', ...raised(now) })
    .where(
      and(
        isBookedBy(tuid),
        gt(trainingAppointments.startsAt, now),
        lt(trainingAppointments.startsAt, end),
        gt(trainingAppointments.endsAt, start),
      ),
    )
    .returning({ id: trainingAppointments.id });
  return cancelled.length;
}
