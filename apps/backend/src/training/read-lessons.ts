import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import { slotMs } from '@tutor/rules/schedule/slot-grid';
import { datedDayText, timeRangeText, zoneText } from '@tutor/rules/time/zoned-text';
import { type TrainingSlot, trainingSlots } from '@tutor/rules/training/training-slots';
import { and, desc, eq, gt, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { sessionGone } from '../http/bearer.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { leavesIn } from '../leave/read-leave.ts';
import { bookedBetween, slotsBetween } from '../schedule/read-schedule.ts';
import { trainingAppointments, trainingEvaluations } from './lesson-tables.ts';

export type Appointment = typeof trainingAppointments.$inferSelect;

/** Why a tutor cannot take a slot. */
export type SlotClash = 'class' | 'leave' | 'closed' | 'busy';

/** A slot as a tutor sees it. */
export interface OfferedSlot extends TrainingSlot {
  /** The tutor's own booking of it. */
  own: Appointment | undefined;
  clash: SlotClash | undefined;
}

/** Lessons of a tutor that are not cancelled. */
export function isBookedBy(tuid: number): SQL | undefined {
  return and(eq(trainingAppointments.tuid, tuid), isNull(trainingAppointments.cancelledAt));
}

/** The slots that begin in a range as a tutor sees them: free ones, with what stands in their way, and the tutor's own. */
export async function offeredSlots(
  queries: Queries,
  { tuid, range, now }: { tuid: number; range: TrainingSlot; now: Date },
): Promise<OfferedSlot[]> {
  const own = await queries
    .select()
    .from(trainingAppointments)
    .where(
      and(
        isBookedBy(tuid),
        gt(trainingAppointments.endsAt, now),
        gte(trainingAppointments.startsAt, range.start),
        lt(trainingAppointments.startsAt, range.end),
      ),
    );
  const slots = trainingSlots(range, now);
  const taken = await takenStarts(queries, slots);
  const free = slots.filter(({ start }) => !taken.has(start.getTime()));
  const clashOf = await clashesIn(queries, tuid, slots);
  return [
    ...free.map((slot) => ({ ...slot, own: undefined, clash: clashOf(slot) })),
    ...own.map((one) => ({ start: one.startsAt, end: one.endsAt, own: one, clash: undefined })),
  ].sort((a, b) => a.start.getTime() - b.start.getTime());
}

async function takenStarts(queries: Queries, slots: readonly TrainingSlot[]): Promise<Set<number>> {
  const starts = slots.map(({ start }) => start);
  if (starts.length === 0) return new Set();
  const rows = await queries
    .select({ startsAt: trainingAppointments.startsAt })
    .from(trainingAppointments)
    .where(and(inArray(trainingAppointments.startsAt, starts), isNull(trainingAppointments.cancelledAt)));
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()));
}

/** What stands in a tutor's way, for the slots of a list. */
export async function clashesIn(
  queries: Queries,
  tuid: number,
  slots: readonly TrainingSlot[],
): Promise<(slot: TrainingSlot) => SlotClash | undefined> {
  const [first, last] = [slots[0], slots.at(-1)];
  if (first === undefined || last === undefined) return () => undefined;
  const span = { start: first.start, end: last.end };
  const lessons = (await bookedBetween(queries, tuid, span)).map(spanOf);
  const leaves = (await leavesIn(queries, { tuid, span, statuses: [leaveStatuses.approved] })).map(spanOf);
  const halfHours = await slotsBetween(queries, tuid, {
    start: new Date(span.start.getTime() - slotMs + 1),
    end: span.end,
  });
  const halfHourSpan = ({ startsAt }: { startsAt: Date }): TrainingSlot => ({
    start: startsAt,
    end: new Date(startsAt.getTime() + slotMs),
  });
  const closed = halfHours.filter(({ isDisabled }) => isDisabled).map(halfHourSpan);
  const busy = halfHours
    .filter(({ status, busyTimeId }) => status === 'Waited' && busyTimeId !== null)
    .map(halfHourSpan);
  // The first of these that stands in the way is told.
  const causes: readonly [SlotClash, readonly TrainingSlot[]][] = [
    ['class', lessons],
    ['leave', leaves],
    ['closed', closed],
    ['busy', busy],
  ];
  return (slot) => causes.find(([, spans]) => spans.some((one) => touches(one, slot)))?.[0];
}

function spanOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): TrainingSlot {
  return { start: startsAt, end: endsAt };
}

function touches(one: TrainingSlot, slot: TrainingSlot): boolean {
  return one.start < slot.end && one.end > slot.start;
}

/** The training lessons of a tutor that stand and touch a half-open range. */
export function trainingsBetween(queries: Queries, tuid: number, { start, end }: TrainingSlot): Promise<Appointment[]> {
  return queries
    .select()
    .from(trainingAppointments)
    .where(and(isBookedBy(tuid), lt(trainingAppointments.startsAt, end), gt(trainingAppointments.endsAt, start)));
}

/** How many lessons a tutor is told of at once. */
const lessonsTold = 100;

/** The lessons of a tutor with their evaluations, the latest first; cancelled ones too. */
export function lessonsOf(queries: Queries, tuid: number) {
  return queries
    .select({ lesson: trainingAppointments, evaluation: trainingEvaluations })
    .from(trainingAppointments)
    .leftJoin(trainingEvaluations, eq(trainingEvaluations.appointmentId, trainingAppointments.id))
    .where(eq(trainingAppointments.tuid, tuid))
    .orderBy(desc(trainingAppointments.startsAt), desc(trainingAppointments.id))
    .limit(lessonsTold);
}

/** A lesson of the tutor's with its evaluation; one of somebody else is refused in the words for one that does not exist. */
export async function requireLesson(queries: Queries, tuid: number, id: number) {
  const [found] = await queries
    .select({ lesson: trainingAppointments, evaluation: trainingEvaluations })
    .from(trainingAppointments)
    .leftJoin(trainingEvaluations, eq(trainingEvaluations.appointmentId, trainingAppointments.id))
    .where(and(eq(trainingAppointments.id, id), eq(trainingAppointments.tuid, tuid)));
  if (found === undefined) throw unknownLesson();
  return found;
}

export function unknownLesson(): Refusal {
  return new Refusal(refusalCodes.unknown, 'This training lesson does not exist.');
}

/** When a lesson is, in the tutor's own zone and by its name. */
export async function whenText(
  queries: Queries,
  { tuid, startsAt, endsAt }: Pick<Appointment, 'tuid' | 'startsAt' | 'endsAt'>,
): Promise<string> {
  const [tutor] = await queries.select({ zone: tutors.timeZone }).from(tutors).where(eq(tutors.tuid, tuid));
  if (tutor === undefined) throw sessionGone();
  const { zone } = tutor;
  return `${datedDayText(startsAt, zone)}, ${timeRangeText(startsAt, endsAt, zone)}, ${zoneText(startsAt, zone)}`;
}
