import { minutes } from '@tutor/rules/time/durations';
import { type TrainingLessonType, trainingSlotMs } from '@tutor/rules/training/training-slots';
import type { Queries } from '../../src/database/database.ts';
import { trainingAppointments } from '../../src/training/lesson-tables.ts';

/** Adds a training lesson at a time of its own, as if it had been booked an hour before it began. Returns its number. */
export async function addTrainingLesson(
  queries: Queries,
  { tuid, startsAt, type, reason }: { tuid: number; startsAt: Date; type: TrainingLessonType; reason: string },
): Promise<number> {
  const bookedAt = new Date(startsAt.getTime() - minutes(60));
  const [lesson] = await queries
    .insert(trainingAppointments)
    .values({
      tuid,
      type,
      startsAt,
      endsAt: new Date(startsAt.getTime() + trainingSlotMs),
      reason,
      name: 'Demonstration',
      bookedAt,
      changedAt: bookedAt,
    })
    .returning({ id: trainingAppointments.id });
  if (lesson === undefined) throw new Error('the training lesson was not stored');
  return lesson.id;
}
