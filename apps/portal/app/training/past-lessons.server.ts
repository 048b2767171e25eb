import type { TrainingLesson } from '@tutor/api/training/training-lessons';
import { trainingLessonNames } from '@tutor/rules/training/training-slots';
import type { PastLesson } from '@tutor/ui/training/past-lessons.tsx';
import type { Guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { lessonWhen } from './lesson-words.ts';

/** The lessons that are over or were cancelled. */
export async function loadPastLessons(args: Guarded) {
  const [zone, { body }] = await Promise.all([tutorZone(args), args.api.trainingLessons.lessons()]);
  const past = body.filter(({ Status }) => Status !== 'Confirmed');
  return { show: 'past' as const, lessons: past.map((lesson) => pastLesson(lesson, zone)) };
}

function pastLesson(lesson: TrainingLesson, zone: string): PastLesson {
  const { ID, TrainingType, ScheduleStart, ScheduleEnd, Status, Remark, DeletedDesc, HasResult, IsEvaluated } = lesson;
  return {
    id: ID,
    when: lessonWhen({ start: new Date(ScheduleStart), end: new Date(ScheduleEnd) }, zone),
    kind: trainingLessonNames[TrainingType],
    reason: Remark,
    cancelled: Status === 'Canceled' ? (DeletedDesc ?? 'Cancelled') : undefined,
    hasResult: HasResult,
    isEvaluated: IsEvaluated,
  };
}
