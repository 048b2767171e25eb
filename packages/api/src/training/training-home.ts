import { growthLevelMax } from '@tutor/rules/growth/growth-level';
import { allCategories } from '@tutor/rules/training/course-categories';
import { z } from 'zod';
import { area, get, post } from '../core/endpoint.ts';
import { flag, ignored, instant, text } from '../core/wire.ts';
import { trainingCourseSchema } from './training.ts';

const id = z.int().positive();
const course = { CourseId: id, CourseName: text };

/** What awaits the tutor in a course: an attempt that is under way, a test that is open, or a course of the tutor's level. */
const dueSchema = z.object({
  ...course,
  Kind: z.enum(['attempt', 'test', 'course']),
  /** Of an attempt or a test. */
  KctId: id.nullish(),
  /** When the service closes the attempt. */
  EndTime: instant.nullish(),
});

const subjectSchema = z.object({
  SubjectName: text,
  IsTeachable: flag,
  /** The courses that it takes. */
  Courses: z.array(z.object({ ...course, IsPass: flag })),
});
export type TeachableSubject = z.output<typeof subjectSchema>;

const remindedSchema = trainingCourseSchema.extend({
  /** It has changed since it was opened, or was not opened for a week. */
  Remind: z.enum(['changed', 'idle']).nullish(),
});
export type RemindedCourse = z.output<typeof remindedSchema>;

/** Where a tutor stands with training (specification, growth §7 'Training'); every reply's shape is assumed. */
export const trainingHome = area('/api/Training', {
  home: post('GetCourseHomeInfo', {
    summary: 'How many courses the tutor learns and has completed, the chapter that comes next, and what is due.',
    reply: z.object({
      SubscribedCount: z.int().nonnegative(),
      CompletedCount: z.int().nonnegative(),
      Next: z.object({ ...course, ChapterId: id, ChapterName: text, Minutes: z.int().nonnegative() }).nullish(),
      Due: z.array(dueSchema),
    }),
  }),
  subjects: post('GetTeachableSubjects', {
    summary: 'Every subject with the courses that it takes; it is teachable once each of them is passed.',
    reply: z.array(subjectSchema),
  }),
  byTaskLevel: post('GetTrainByTaskLevel', {
    summary:
      'Courses for a task of growth: still to be completed (type 1), or with a test still to be passed (2). Those up to the level come first.',
    query: z.object({
      level: z.coerce.number().int().min(0).max(growthLevelMax),
      type: z.coerce.number().int().min(1).max(2),
    }),
    reply: z.array(trainingCourseSchema),
  }),
  reminders: get('GetMyCoursesAndRemindByCategoryType', {
    summary:
      'The courses of a category that the tutor has subscribed to, with what reminds of them: 1 to 8 by the order of the categories, 9 all.',
    query: z.object({ categoryType: z.coerce.number().int().min(1).max(allCategories) }),
    reply: z.object({
      RemindCount: z.int().nonnegative(),
      Courses: z.array(remindedSchema),
    }),
  }),
  clicked: post('AddClickRecord', {
    summary: 'Notes that the tutor has opened a course, which ends what reminds of it. The body is assumed.',
    body: z.object({ CourseId: id }),
    reply: ignored,
  }),
});
export type TrainingHome = z.output<(typeof trainingHome)['home']['reply']>;
