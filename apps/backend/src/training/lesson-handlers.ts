import { implement } from '@tutor/api/core/implement';
import { trainingLessons as contract, type TrainingLesson } from '@tutor/api/training/training-lessons';
import { trainingLessonType } from '@tutor/rules/training/training-slots';
import { and, asc, gt } from 'drizzle-orm';
import { type ClassroomLinks, requireOpenRoom } from '../classes/classroom-link.ts';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { bookTraining, cancelTraining } from './book-training.ts';
import { changeGroupTips } from './change-group-tips.ts';
import { evaluateTraining, unfinishedEvaluation } from './evaluate-training.ts';
import { trainingAppointments, type trainingEvaluations } from './lesson-tables.ts';
import {
  type Appointment,
  isBookedBy,
  lessonsOf,
  type OfferedSlot,
  offeredSlots,
  requireLesson,
  unknownLesson,
} from './read-lessons.ts';

type Evaluation = typeof trainingEvaluations.$inferSelect;

/** Lessons of the signed-in tutor with trainers. */
export function trainingLessonEndpoints({ links }: { links: ClassroomLinks }) {
  return implement<typeof contract, CallContext>(contract, {
    slots: async ({ queries, query, now, requireSession }) => {
      const range = { start: new Date(query.ScheduleStart), end: new Date(query.ScheduleEnd) };
      const slots = await offeredSlots(queries, { tuid: requireSession().tuid, range, now });
      return { body: slots.map(wireSlot) };
    },

    book: async ({ queries, query, now, requireSession }) => {
      const { id } = await bookTraining(queries, {
        tuid: requireSession().tuid,
        slot: { start: new Date(query.ScheduleStart), end: new Date(query.ScheduleEnd) },
        reason: query.Remark,
        name: query.TUName,
        moves: query.ID === undefined ? undefined : { id: query.ID, from: new Date(query.MovedFrom ?? '') },
        now,
      });
      return { body: { ID: id } };
    },

    cancelQuestions: async ({ queries, body, now, requireSession }) => {
      const { tuid } = requireSession();
      await cancelTraining(queries, { tuid, id: body.ID, type: 'QA', reason: body.DeletedDesc, now });
      return { body: null };
    },

    cancelPractice: async ({ queries, body, now, requireSession }) => {
      const { tuid } = requireSession();
      await cancelTraining(queries, { tuid, id: body.ID, type: 'Test', reason: body.DeletedDesc, now });
      return { body: null };
    },

    changeGroupTips: async ({ queries, query, requireSession }) => {
      const { lesson } = await requireLesson(queries, requireSession().tuid, query.id);
      return { body: { Tips: await changeGroupTips(queries, lesson) } };
    },

    classroomUrl: async ({ queries, query, now, requireSession }) => {
      const { id, startsAt, endsAt } = await nextLesson(queries, requireSession().tuid, now);
      requireOpenRoom({ startsAt, endsAt, status: 'Confirmed' }, now);
      const room = { kind: 'training', id, endsAt } as const;
      return { body: { Url: query.isclient ? links.forClient(room) : links.forBrowser(room) } };
    },

    lessons: async ({ queries, now, requireSession }) => {
      const rows = await lessonsOf(queries, requireSession().tuid);
      return { body: rows.map(({ lesson, evaluation }) => wireLesson(lesson, evaluation, now)) };
    },

    result: async ({ queries, query, requireSession }) => {
      const { lesson } = await requireLesson(queries, requireSession().tuid, query.trainingId);
      if (lesson.type !== query.trainingType) throw unknownLesson();
      if (lesson.resultAt === null) throw new Refusal(refusalCodes.tooEarly, 'The trainer has not written yet.');
      return {
        body: {
          TrainerName: lesson.trainer,
          IsPass: lesson.isPassed,
          Remark: lesson.trainerRemark,
          ResultTime: lesson.resultAt.toISOString(),
        },
      };
    },

    evaluate: async ({ queries, body: { tranCourseId, evaluationRequest }, now, requireSession }) => {
      await evaluateTraining(queries, {
        tuid: requireSession().tuid,
        id: tranCourseId,
        clarity: evaluationRequest.Clarity,
        usefulness: evaluationRequest.Usefulness,
        pace: evaluationRequest.Pace,
        remark: evaluationRequest.Remark,
        now,
      });
      return { body: null };
    },

    evaluationRecord: async ({ queries, query, now, requireSession }) => {
      const { lesson, evaluation } = await requireLesson(queries, requireSession().tuid, query.TranCourseId);
      return {
        body: {
          ...wireLesson(lesson, evaluation, now),
          EvaluationRequest: evaluation === null ? null : wireEvaluation(evaluation),
          EvaluationTime: evaluation?.at.toISOString() ?? null,
        },
      };
    },

    unfinishedEvaluation: async ({ queries, now, requireSession }) => {
      const lesson = await unfinishedEvaluation(queries, { tuid: requireSession().tuid, now });
      if (lesson === undefined) return { body: { IsUnfinished: false } };
      return { body: { IsUnfinished: true, TranCourseId: lesson.id, TrainingType: lesson.type, ...wireSpan(lesson) } };
    },
  });
}

/** The lesson that goes on, or the next one. */
async function nextLesson(queries: Queries, tuid: number, now: Date): Promise<Appointment> {
  const [next] = await queries
    .select()
    .from(trainingAppointments)
    .where(and(isBookedBy(tuid), gt(trainingAppointments.endsAt, now)))
    .orderBy(asc(trainingAppointments.startsAt))
    .limit(1);
  if (next === undefined) throw new Refusal(refusalCodes.unknown, 'You have no training lesson to join.');
  return next;
}

function wireSlot({ start, end, own, clash }: OfferedSlot) {
  return {
    ScheduleStart: start.toISOString(),
    ScheduleEnd: end.toISOString(),
    TrainingType: own?.type ?? trainingLessonType(start),
    Status: own === undefined ? ('Waited' as const) : ('Confirmed' as const),
    Remark: own?.reason ?? null,
    TUName: own?.name ?? null,
    ID: own?.id ?? null,
    Clash: clash ?? null,
  };
}

function wireSpan({ startsAt, endsAt }: Appointment) {
  return { ScheduleStart: startsAt.toISOString(), ScheduleEnd: endsAt.toISOString() };
}

function wireLesson(lesson: Appointment, evaluation: Evaluation | null, now: Date) {
  return {
    ID: lesson.id,
    TrainingType: lesson.type,
    ...wireSpan(lesson),
    Status: statusOf(lesson, now),
    Remark: lesson.reason,
    TUName: lesson.name,
    DeletedDesc: lesson.cancelReason,
    HasResult: lesson.resultAt !== null,
    IsEvaluated: evaluation !== null,
  };
}

function statusOf({ cancelledAt, endsAt }: Appointment, now: Date): TrainingLesson['Status'] {
  if (cancelledAt !== null) return 'Canceled';
  return endsAt <= now ? 'Finished' : 'Confirmed';
}

function wireEvaluation({ clarity, usefulness, pace, remark }: Evaluation) {
  return { Clarity: clarity, Usefulness: usefulness, Pace: pace, Remark: remark };
}
