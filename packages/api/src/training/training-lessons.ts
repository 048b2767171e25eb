import { typedText } from '@tutor/rules/shell/typed-text';
import { evaluationRemarkMax } from '@tutor/rules/training/training-evaluation';
import { trainingLessonTypes, trainingNameMax, trainingReasonMax } from '@tutor/rules/training/training-slots';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag, ignored, instant, optionalText, text } from '../core/wire.ts';

const id = z.int().positive();
const idText = z.coerce.number().int().positive();
const lessonType = z.enum(trainingLessonTypes);
const reason = z.string().overwrite(typedText).min(1).max(trainingReasonMax);
const flagText = z.enum(['true', 'false']).transform((is) => is === 'true');

const span = { ScheduleStart: instant, ScheduleEnd: instant };

/** A slot of a training lesson that is free, or that the tutor holds (specification, growth §3). */
const slotSchema = z.object({
  ...span,
  TrainingType: lessonType,
  /** Waited while it is free. */
  Status: z.enum(['Waited', 'Confirmed']),
  /** Reason and user name of the tutor's own booking. */
  Remark: optionalText,
  TUName: optionalText,
  /** Of the tutor's own booking; assumed. */
  ID: id.nullish(),
  /** Why the tutor cannot take it: a class, a leave, a half hour that the company keeps, a busy time; assumed. */
  Clash: z.enum(['class', 'leave', 'closed', 'busy']).nullish(),
});
export type TrainingSlotEvent = z.output<typeof slotSchema>;

/** A training lesson of the tutor's, to come or over. */
const lessonSchema = z.object({
  ID: id,
  TrainingType: lessonType,
  ...span,
  Status: z.enum(['Confirmed', 'Finished', 'Canceled']),
  Remark: text,
  TUName: text,
  /** Why it was cancelled. */
  DeletedDesc: optionalText,
  /** The trainer has written about it. */
  HasResult: flag,
  IsEvaluated: flag,
});
export type TrainingLesson = z.output<typeof lessonSchema>;

const rating = z.int().min(1).max(5);
const evaluation = z.object({
  Clarity: rating,
  Usefulness: rating,
  Pace: rating,
  Remark: z.string().overwrite(typedText).max(evaluationRemarkMax),
});

const cancelBody = z.object({ ID: id, DeletedDesc: reason });

/** Lessons with a trainer: booking, joining, evaluating (specification, growth §4 and §7; every reply's shape is assumed). */
export const trainingLessons = area('/api/Training', {
  slots: post('GetProcessTrainingTimeList', {
    summary: "Slots of training lessons that begin in a half-open range: free ones, and the tutor's own.",
    query: z.object(span),
    reply: z.array(slotSchema),
  }),
  book: post('AppointmentTraining', {
    summary:
      'Books a slot, or moves a lesson to it. ErrorCode 107: something changed meanwhile. Again it is answered alike.',
    query: z.object({
      ...span,
      Remark: reason,
      TUName: z.string().overwrite(typedText).min(1).max(trainingNameMax),
      /** The lesson that is moved to this slot, and when it began as the tutor saw it; assumed. */
      ID: idText.optional(),
      MovedFrom: instant.optional(),
    }),
    reply: z.object({ ID: id }),
  }),
  cancelQuestions: post('CancelQALessonInfo', {
    summary: 'Cancels a lesson of questions and answers that has not begun. Again changes nothing.',
    body: cancelBody,
    reply: ignored,
  }),
  cancelPractice: post('CancelTestLesson', {
    summary: 'Cancels a practice lesson that has not begun. Again changes nothing.',
    body: cancelBody,
    reply: ignored,
  }),
  changeGroupTips: post('GetChangeGroupTips', {
    summary: "What to know before a lesson is moved, also to the trainers' other group.",
    query: z.object({ id: idText }),
    reply: z.object({ Tips: z.array(z.string()) }),
  }),
  classroomUrl: post('GetTrailCourseClassroomUrl', {
    summary: "Address of the training classroom, from 15 minutes before the tutor's lesson until its end.",
    query: z.object({ isclient: flagText }),
    reply: z.object({ Url: z.string().min(1) }),
  }),
  lessons: post('/api/tutordata/TraiClass', {
    summary: "The tutor's training lessons, the latest first. At most 100.",
    reply: z.array(lessonSchema),
    timeout: 'none',
  }),
  result: post('GetTLResultDetail', {
    summary: 'What the trainer wrote about a lesson. ErrorCode 108: nothing yet.',
    query: z.object({ trainingId: idText, trainingType: lessonType }),
    reply: z.object({
      TrainerName: text,
      /** Of practice lessons alone. */
      IsPass: z.boolean().nullish(),
      Remark: text,
      ResultTime: instant,
    }),
  }),
  evaluate: post('TrainingEvaluation', {
    summary: 'Evaluates a lesson that is over, once. Again it is answered alike.',
    body: z.object({ tranCourseId: id, evaluationRequest: evaluation }),
    reply: ignored,
  }),
  evaluationRecord: post('GetTrainingEvaluationRecord', {
    summary: "A lesson with the tutor's evaluation of it, where there is one.",
    query: z.object({ TranCourseId: idText }),
    reply: lessonSchema.extend({
      EvaluationRequest: evaluation.nullish(),
      EvaluationTime: instant.nullish(),
    }),
  }),
  unfinishedEvaluation: post('GetIsUnfinishedEvalution', {
    summary: 'Whether a lesson of the last 14 days still waits for its evaluation, and the first one that does.',
    reply: z.object({
      IsUnfinished: flag,
      TranCourseId: id.nullish(),
      TrainingType: lessonType.nullish(),
      ScheduleStart: instant.nullish(),
      ScheduleEnd: instant.nullish(),
    }),
  }),
});
export type TrainingEvaluationRecord = z.output<(typeof trainingLessons)['evaluationRecord']['reply']>;
