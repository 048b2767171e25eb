import { minutes } from '@tutor/rules/time/durations';
import { trainingLessonTypes } from '@tutor/rules/training/training-slots';
import { z } from 'zod';
import type { Queries } from '../../src/database/database.ts';
import { recordTrainingResult } from '../../src/training/evaluate-training.ts';
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

/** Control calls of training: a lesson at any time, and what its trainer wrote. */
export function controlTraining(on: OnControl, { queries, now }: { queries: Queries; now: () => Date }): void {
  on('/training-lessons', lessonRequest, async ({ startsInMinutes, ...lesson }) => ({
    id: await addTrainingLesson(queries, {
      ...lesson,
      startsAt: new Date(now().getTime() + minutes(startsInMinutes)),
    }),
  }));
  on('/training-results', resultRequest, async (result) => ({
    isRecorded: await recordTrainingResult(queries, { ...result, now: now() }),
  }));
}
