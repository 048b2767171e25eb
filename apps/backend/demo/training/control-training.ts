import { minutes } from '@tutor/rules/time/durations';
import { trainingLessonTypes, trainingSlotMs } from '@tutor/rules/training/training-slots';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../src/database/database.ts';
import { recordTrainingResult } from '../../src/training/evaluate-training.ts';
import { clashesIn } from '../../src/training/read-lessons.ts';
import { trainingChapterProgress } from '../../src/training/tables.ts';
import type { OnControl } from '../control/control-call.ts';
import { addTrainingLesson } from './add-training-lesson.ts';

const lessonRequest = z.object({
  tuid: z.int().positive(),
  /** From now; below 0 it began before. */
  startsInMinutes: z.int(),
  type: z.enum(trainingLessonTypes).default('Test'),
  reason: z.string().min(1).max(200).default('Correcting kindly'),
});
const resultRequest = z.object({
  id: z.int().positive(),
  trainer: z.string().min(1).max(100).default('Grace Lim'),
  remark: z.string().min(1).max(1_000),
  isPassed: z.boolean().default(true),
});

const openedRequest = z.object({ tuid: z.int().positive(), minutes: z.int().min(1).max(1_000) });

/** Control calls of training: a lesson at any time, what its trainer wrote, and chapters that were opened earlier. */
export function controlTraining(on: OnControl, { queries, now }: { queries: Queries; now: () => Date }): void {
  /** A lesson that is over may lie in a class that was planned for the tutor: then it was half an hour earlier. */
  const freeStart = async (tuid: number, start: Date): Promise<Date> => {
    const slot = { start, end: new Date(start.getTime() + trainingSlotMs) };
    const isInWay = slot.end < now() && (await clashesIn(queries, tuid, [slot]))(slot) !== undefined;
    return isInWay ? freeStart(tuid, new Date(start.getTime() - trainingSlotMs)) : start;
  };
  on('/training-lessons', lessonRequest, async ({ startsInMinutes, ...lesson }) => {
    const startsAt = await freeStart(lesson.tuid, new Date(now().getTime() + minutes(startsInMinutes)));
    return { id: await addTrainingLesson(queries, { ...lesson, startsAt }) };
  });
  on('/training-results', resultRequest, async (result) => ({
    isRecorded: await recordTrainingResult(queries, { ...result, now: now() }),
  }));
  on('/chapters-opened-earlier', openedRequest, async ({ tuid, minutes: earlier }) => {
    await queries
      .update(trainingChapterProgress)
      .set({ openedAt: sql`${trainingChapterProgress.openedAt} - make_interval(mins => ${earlier})` })
      .where(eq(trainingChapterProgress.tuid, tuid));
    return {};
  });
}
