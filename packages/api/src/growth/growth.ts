import { taskPeriods } from '@tutor/rules/growth/growth-task';
import { growthCauses } from '@tutor/rules/growth/growth-values';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { counted, pageOf, pageQuery } from '../core/paging.ts';
import { flag, ignored, instant, optionalText } from '../core/wire.ts';

const taskSchema = z.object({
  /** Of a weekly task with its week, so that each week is claimed once. */
  TaskCode: z.string(),
  TaskName: z.string(),
  Status: z.int(),
  ReceiveStatus: z.int(),
  Score: z.number(),
  /** How much was done of how much; assumed. */
  Done: z.int().nonnegative().nullish(),
  Target: z.int().positive().nullish(),
  Period: z.enum(taskPeriods).nullish(),
  /** Of a task that training does: 1 by completing a course, 2 by passing a test; assumed. */
  TrainType: z.int().min(1).max(2).nullish(),
  /** Of a weekly task: when its week ends, and until when it can be received; assumed. */
  EndTime: instant.nullish(),
  ReceiveEndTime: instant.nullish(),
});
export type GrowthTask = z.output<typeof taskSchema>;

/** A gain or loss of growth values. */
const growthEntrySchema = z.object({
  Id: z.int().positive(),
  Time: instant,
  Cause: z.enum(growthCauses),
  Values: z.int(),
  /** What the rule takes, where the tutor had less. */
  RuleValues: z.int().nullish(),
  Before: z.int().nonnegative(),
  After: z.int().nonnegative(),
  Note: optionalText,
  /** Of a weekly task with its week. */
  TaskCode: optionalText,
  /** The complaint that it is about, also of what gives its loss back. */
  ComplaintId: z.int().positive().nullish(),
  ClassId: z.int().positive().nullish(),
  ClassTime: instant.nullish(),
  StuName: optionalText,
  /** The loss of teaching points that came with it: an appeal is against that one. */
  AppealLedgerId: z.int().positive().nullish(),
});
export type GrowthEntry = z.output<typeof growthEntrySchema>;

/** The growth system (specification, growth §3 and §7). */
export const growth = area('/api/GrowthSystem', {
  homeTask: post('GetTutorHomeTask', {
    summary: 'Level, score, points to claim and the task groups.',
    reply: z.object({
      IsTestGroup: flag,
      Score: z.number(),
      Level: z.int().nonnegative(),
      UnclaimedPoints: z.number().nonnegative(),
      RemainingPoints: z.number(),
      JoinDay: z.int().nonnegative(),
      /** What waits beside the tasks: medals, rights and new milestones; clothes of the pet; assumed. */
      RewardCount: z.int().nonnegative().nullish(),
      ClothesCount: z.int().nonnegative().nullish(),
      /** Growth values a week of the last eight, and courses and tests that are not done yet; assumed. */
      WeekPace: z.number().nonnegative().nullish(),
      OpenCourses: z.int().nonnegative().nullish(),
      OpenTests: z.int().nonnegative().nullish(),
      /** Name of the medal that is worn; assumed. */
      WornMedal: z.string().nullish(),
      /** The highest level so far; assumed. */
      HighestLevel: z.int().min(0).max(9).nullish(),
      /** The same, until the tutor was told of it; assumed. */
      NewLevel: z.int().min(1).max(9).nullish(),
      TaskList: z.array(
        z.object({
          GroupName: z.string(),
          TaskDataDetail: z.array(taskSchema),
        }),
      ),
    }),
  }),
  receivePoint: post('ReceivePoint', {
    summary:
      'Claims the points of a task that is done. Sent again it moves nothing and is answered alike; the reply is assumed.',
    query: z.object({
      TaskCode: z
        .string()
        .regex(/^[A-Z_]{1,40}(?::\d{4}-\d{2}-\d{2})?$/, 'no task has such a code')
        .max(60),
    }),
    reply: z.object({
      Points: z.int().nonnegative(),
      Score: z.int().nonnegative(),
      /** Whether this call moved anything; false where it had been claimed before. */
      IsNew: z.boolean().nullish(),
      /** The level that this claim has brought for the first time; absent where it brought none. */
      NewLevel: z.int().min(1).max(9).nullish(),
    }),
  }),
  levelTold: post('LevelToldSubmit', {
    summary: 'Notes that the tutor was told of a level; ours.',
    query: z.object({ level: z.coerce.number().int().min(1).max(9) }),
    reply: ignored,
  }),
  detail: post('GetGrowthDetail', {
    summary: 'Every gain and loss of growth values, the latest first; the shape is assumed.',
    query: z.object(pageQuery),
    reply: counted(z.object({ ...pageOf(growthEntrySchema), Score: z.int().nonnegative() })),
  }),
});
