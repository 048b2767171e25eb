import { days } from '@tutor/rules/time/durations';
import { evaluationAskedDays } from '@tutor/rules/training/training-evaluation';
import { trainingLessonNames } from '@tutor/rules/training/training-slots';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { moveByRule } from '../growth/move-growth.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { sendMessage } from '../messages/write-messages.ts';
import { trainingAppointments, trainingEvaluations } from './lesson-tables.ts';
import { type Appointment, isBookedBy, requireLesson, whenText } from './read-lessons.ts';

type Ratings = Pick<typeof trainingEvaluations.$inferSelect, 'clarity' | 'usefulness' | 'pace' | 'remark'>;

/** Keeps what a tutor thinks of a lesson that is over, once; the same again is answered alike. */
export async function evaluateTraining(
  queries: Queries,
  { tuid, id, now, ...ratings }: { tuid: number; id: number; now: Date } & Ratings,
): Promise<void> {
  const { lesson } = await requireLesson(queries, tuid, id);
  if (lesson.cancelledAt !== null) throw new Refusal(refusalCodes.tooLate, 'This training lesson was cancelled.');
  if (lesson.endsAt > now) throw new Refusal(refusalCodes.tooEarly, 'This training lesson is not over yet.');
  const added = await queries
    .insert(trainingEvaluations)
    .values({ appointmentId: id, ...ratings, at: now })
    .onConflictDoNothing()
    .returning({ id: trainingEvaluations.appointmentId });
  if (added.length > 0) return;
  const { evaluation } = await requireLesson(queries, tuid, id);
  const isSame =
    evaluation !== null &&
    evaluation.clarity === ratings.clarity &&
    evaluation.usefulness === ratings.usefulness &&
    evaluation.pace === ratings.pace &&
    evaluation.remark === ratings.remark;
  if (!isSame) throw new Refusal(refusalCodes.alreadyAnswered, 'You have evaluated this training lesson already.');
}

/** The first lesson of the last days that is over and waits for its evaluation. */
export async function unfinishedEvaluation(
  queries: Queries,
  { tuid, now }: { tuid: number; now: Date },
): Promise<Appointment | undefined> {
  const [found] = await queries
    .select({ lesson: trainingAppointments })
    .from(trainingAppointments)
    .leftJoin(trainingEvaluations, eq(trainingEvaluations.appointmentId, trainingAppointments.id))
    .where(
      and(
        isBookedBy(tuid),
        isNull(trainingEvaluations.appointmentId),
        lte(trainingAppointments.endsAt, now),
        gt(trainingAppointments.endsAt, new Date(now.getTime() - days(evaluationAskedDays))),
      ),
    )
    .orderBy(asc(trainingAppointments.startsAt))
    .limit(1);
  return found?.lesson;
}

/** What a trainer says of a lesson that was held. */
export interface TrainingResult {
  id: number;
  trainer: string;
  remark: string;
  /** Counts for practice lessons alone. */
  isPassed: boolean;
  now: Date;
}

/**
 * The company's side: keeps a trainer's result, once, and tells the tutor. A passed practice lesson is told to growth in the same
 * transaction. Returns false where there is nothing to write a result for.
 */
export function recordTrainingResult(
  queries: Queries,
  { id, trainer, remark, isPassed, now }: TrainingResult,
): Promise<boolean> {
  return queries.transaction(async (tx) => {
    const [lesson] = await tx.select().from(trainingAppointments).where(eq(trainingAppointments.id, id)).for('update');
    if (lesson === undefined || lesson.cancelledAt !== null || lesson.resultAt !== null || lesson.endsAt > now) {
      return false;
    }
    const { tuid } = lesson;
    const isPractice = lesson.type === 'Test';
    await tx
      .update(trainingAppointments)
      .set({ resultAt: now, trainer, trainerRemark: remark, isPassed: isPractice ? isPassed : null })
      .where(eq(trainingAppointments.id, id));
    const name = trainingLessonNames[lesson.type];
    const content = `<p>${name}: ${await whenText(tx, lesson)}.</p><p>The trainer's words stand in the Training Center, under Online training.</p>`;
    await sendMessage(
      tx,
      { tuid, kind: 'notice', title: 'Your trainer has written to you', content, remind: false },
      now,
    );
    if (isPractice && isPassed) {
      await moveByRule(tx, { rule: 'lessonPassed', tuid, occasion: String(id), at: now, note: name });
    }
    return true;
  });
}
