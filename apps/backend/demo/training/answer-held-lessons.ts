import { and, eq, isNull, lte } from 'drizzle-orm';
import { tutors } from '../../src/account/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { recordTrainingResult } from '../../src/training/evaluate-training.ts';
import { trainingAppointments } from '../../src/training/lesson-tables.ts';

const words = {
  passed:
    'Your questions were short, and you waited for the answers. Next time let the student read the last line alone.',
  notYet: 'You explained a lot, and the student spoke little. Book once more, and plan three questions for each page.',
  questions: 'We looked at two ways to correct an error without stopping the student. Try the second one this week.',
} as const;

/** The simulated trainers write about lessons of seeded tutors that are over; every fourth practice lesson is not passed. */
export async function answerHeldLessons(queries: Queries, now: Date): Promise<void> {
  const held = await queries
    .select({ id: trainingAppointments.id, type: trainingAppointments.type })
    .from(trainingAppointments)
    .innerJoin(tutors, eq(tutors.tuid, trainingAppointments.tuid))
    .where(
      and(
        eq(tutors.isSeeded, true),
        isNull(trainingAppointments.cancelledAt),
        isNull(trainingAppointments.resultAt),
        lte(trainingAppointments.endsAt, now),
      ),
    );
  for (const { id, type } of held) {
    const isPassed = id % 4 !== 0;
    const remark = type === 'QA' ? words.questions : isPassed ? words.passed : words.notYet;
    await recordTrainingResult(queries, { id, trainer: 'Grace Lim', remark, isPassed, now });
  }
}
