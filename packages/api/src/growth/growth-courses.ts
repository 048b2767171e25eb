import { growthCauses } from '@tutor/rules/growth/growth-values';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag, ignored, instant, optionalText, text } from '../core/wire.ts';

const code = z
  .string()
  .regex(/^[A-Z_]{1,40}(?::\d{4}-\d{2}-\d{2})?$/, 'no task has such a code')
  .max(60);
/** What of a course is rewarded: 1 that it was completed, 2 that its test was passed. */
const rewardType = z.coerce.number().int().min(1).max(2);

/** Tasks and courses of the growth system (specification, growth §7); effects and replies are assumed from the names. */
export const growthCourses = area('/api/GrowthSystem', {
  taskLog: post('TaskLog', {
    summary: 'What counts for a task (type 1), or what was received for it (2), the latest first.',
    query: z.object({ code, type: z.coerce.number().int().min(1).max(2) }),
    reply: z.array(
      z.object({
        Time: instant,
        Cause: z.enum(growthCauses).nullish(),
        Note: optionalText,
        Points: z.int(),
        ClassId: z.int().positive().nullish(),
        ClassTime: instant.nullish(),
        StuName: optionalText,
      }),
    ),
  }),
  doTask: post('DoTaskAsync', {
    summary: 'Looks anew at what was done of a task, and tells it; it moves nothing by itself.',
    query: z.object({ TaskCode: code }),
    reply: z.object({
      TaskName: optionalText,
      Status: z.int(),
      ReceiveStatus: z.int(),
      Done: z.int().nonnegative(),
      Target: z.int().positive(),
    }),
  }),
  receivable: post('GetReceiveByCourse', {
    summary: 'Rewards of courses: those to be received and those that were.',
    reply: z.array(
      z.object({
        Id: z.int().positive(),
        Type: z.int(),
        CourseName: text,
        Points: z.int().positive(),
        ReceiveStatus: z.int(),
      }),
    ),
  }),
  receive: post('ReceivePointByCourse', {
    summary: 'Receives the reward of a course or its test. Sent again it moves nothing and is answered alike.',
    query: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER), type: rewardType }),
    reply: z.object({
      Points: z.int().nonnegative(),
      Score: z.int().nonnegative(),
      /** Whether this call moved anything. */
      IsNew: z.boolean().nullish(),
    }),
  }),
  learning: post('GetCourseLearning', {
    summary: 'Courses that the tutor is learning, with how far.',
    reply: z.array(
      z.object({
        CourseId: z.int().positive(),
        CourseName: text,
        Learnt: z.int().nonnegative(),
        Chapters: z.int().nonnegative(),
      }),
    ),
  }),
  subscribe: post('SubscriptionCourse', {
    summary: 'Subscribes to every course with a test, and to every one with a clip, as is asked for.',
    query: z.object({
      isCheckCourseTest: z.enum(['true', 'false']),
      isCheckVideoTrain: z.enum(['true', 'false']),
    }),
    reply: z.object({ Subscribed: z.int().nonnegative() }),
  }),
  isPassed: post('IsPassTL', { summary: 'Whether the tutor has passed the teaching licence.', reply: flag }),
  openLog: post('RequestLog', {
    summary: 'Notes that a page of growth was opened; the id is for its end.',
    body: z.object({ Page: z.string().regex(/^[A-Za-z/]{1,60}$/, 'must be a page of growth') }),
    reply: z.object({ Id: z.int().positive() }),
  }),
  closeLog: post('UpdateLogTime', {
    summary: 'Notes until when a page of growth was open.',
    body: z.object({ Id: z.int().positive() }),
    reply: ignored,
  }),
});
