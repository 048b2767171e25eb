import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import {
  isTrainingSlot,
  type TrainingSlot,
  trainingSlots,
  upcomingTrainingsMax,
} from '@tutor/rules/training/training-slots';
import { and, count, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { recordEvent } from '../hubs/feed.ts';
import { leaveRequests } from '../leave/tables.ts';
import { trainingAppointments } from './tables.ts';

export type Appointment = typeof trainingAppointments.$inferSelect;

/** A slot as a tutor sees it. */
export interface OfferedSlot extends TrainingSlot {
  /** The tutor's own booking of it. */
  own: Appointment | undefined;
  /** Why the tutor cannot take it. */
  clash: 'class' | 'leave' | undefined;
}

const taken = 'This time has just been booked by somebody else. Please choose another one.';

/** The slots in a range that a tutor can see: free ones, with what stands in their way, and the tutor's own. */
export async function offeredSlots(
  queries: Queries,
  { tuid, range, now }: { tuid: number; range: TrainingSlot; now: Date },
): Promise<OfferedSlot[]> {
  const slots = trainingSlots(range, now);
  const first = slots[0];
  const last = slots.at(-1);
  if (first === undefined || last === undefined) return [];
  const booked = await queries
    .select()
    .from(trainingAppointments)
    .where(
      and(
        inArray(
          trainingAppointments.startsAt,
          slots.map(({ start }) => start),
        ),
        isNull(trainingAppointments.cancelledAt),
      ),
    );
  const lessons = await queries
    .select({ start: classes.startsAt, end: classes.endsAt })
    .from(classes)
    .where(
      and(
        eq(classes.tuid, tuid),
        ne(classes.status, 'Canceled'),
        lt(classes.startsAt, last.end),
        gt(classes.endsAt, first.start),
      ),
    );
  const leaves = await queries
    .select({ start: leaveRequests.startsAt, end: leaveRequests.endsAt })
    .from(leaveRequests)
    .where(
      and(
        eq(leaveRequests.tuid, tuid),
        eq(leaveRequests.status, leaveStatuses.approved),
        lt(leaveRequests.startsAt, last.end),
        gt(leaveRequests.endsAt, first.start),
      ),
    );
  return slots.flatMap((slot) => {
    const booking = booked.find(({ startsAt }) => startsAt.getTime() === slot.start.getTime());
    if (booking !== undefined && booking.tuid !== tuid) return [];
    const clash = lessons.some((one) => touches(one, slot)) ? 'class' : undefined;
    return [
      { ...slot, own: booking, clash: clash ?? (leaves.some((one) => touches(one, slot)) ? 'leave' : undefined) },
    ];
  });
}

function touches(one: TrainingSlot, slot: TrainingSlot): boolean {
  return one.start < slot.end && one.end > slot.start;
}

/** Books a slot; the database refuses one that is taken, or in which the tutor teaches or is on leave. */
export function bookTraining(
  queries: Queries,
  { tuid, slot, reason, name, now }: { tuid: number; slot: TrainingSlot; reason: string; name: string; now: Date },
): Promise<Appointment> {
  if (!isTrainingSlot(slot, now)) {
    throw new Refusal(refusalCodes.tooLate, 'This time cannot be booked any more. Please choose another one.');
  }
  return queries.transaction(async (tx) => {
    // Everything that changes a tutor's table takes this lock first.
    await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
    const [before] = await tx
      .select()
      .from(trainingAppointments)
      .where(and(eq(trainingAppointments.startsAt, slot.start), isNull(trainingAppointments.cancelledAt)));
    if (before?.tuid === tuid) return before;
    const [held] = await tx
      .select({ upcoming: count() })
      .from(trainingAppointments)
      .where(
        and(
          eq(trainingAppointments.tuid, tuid),
          isNull(trainingAppointments.cancelledAt),
          gt(trainingAppointments.startsAt, now),
        ),
      );
    if ((held?.upcoming ?? 0) >= upcomingTrainingsMax) {
      throw new Refusal(
        refusalCodes.limitReached,
        `You have ${upcomingTrainingsMax} training lessons to come. Cancel one before you book another.`,
      );
    }
    const [booked] = await tx
      .insert(trainingAppointments)
      .values({ tuid, startsAt: slot.start, endsAt: slot.end, reason, name, bookedAt: now })
      .returning()
      .catch((error: unknown) => {
        if (violates(error, 'training_appointments_slot_unique')) throw new Refusal(refusalCodes.changed, taken);
        if (violates(error, 'training_appointments_not_in_class')) {
          throw new Refusal(refusalCodes.changed, 'You have a class at this time. Please choose another one.');
        }
        if (violates(error, 'training_appointments_not_in_leave')) {
          throw new Refusal(refusalCodes.changed, 'You are on leave at this time. Please choose another one.');
        }
        throw error;
      });
    if (booked === undefined) throw new Error('the booking was not stored');
    return booked;
  });
}

/** Cancels a booking that has not begun; cancelled before, it stays so. */
export function cancelTraining(
  queries: Queries,
  { tuid, id, reason, now }: { tuid: number; id: number; reason: string; now: Date },
): Promise<void> {
  return queries.transaction(async (tx) => {
    await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
    const [booking] = await tx
      .select()
      .from(trainingAppointments)
      .where(and(eq(trainingAppointments.id, id), eq(trainingAppointments.tuid, tuid)))
      .for('update');
    if (booking === undefined) throw new Refusal(refusalCodes.unknown, 'This training lesson does not exist.');
    if (booking.cancelledAt !== null) return;
    if (booking.startsAt <= now) throw new Refusal(refusalCodes.tooLate, 'This training lesson has begun.');
    await tx
      .update(trainingAppointments)
      .set({ cancelledAt: now, cancelReason: reason })
      .where(eq(trainingAppointments.id, id));
  });
}

/** The training lessons that touch a half-open range. */
export function trainingsBetween(queries: Queries, tuid: number, { start, end }: TrainingSlot): Promise<Appointment[]> {
  return queries
    .select()
    .from(trainingAppointments)
    .where(
      and(
        eq(trainingAppointments.tuid, tuid),
        isNull(trainingAppointments.cancelledAt),
        lt(trainingAppointments.startsAt, end),
        gt(trainingAppointments.endsAt, start),
      ),
    );
}
