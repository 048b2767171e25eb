import { cancelNoteMax } from '@tutor/rules/attendance/cancel-reason';
import { submissionKeySchema, submittedSlotsMax } from '@tutor/rules/schedule/submission';
import { z } from 'zod';
import { classEventSchema } from '../classes/classes.ts';
import { area, post } from '../core/endpoint.ts';
import { flag, instant, optionalText } from '../core/wire.ts';

/** What became of a submission: saved as a whole, or not at all with the company's word on each item that stood against it. */
const outcomeSchema = z.object({
  IsSaved: z.boolean(),
  Refused: z
    .array(
      z.object({
        StartTime: instant,
        Reason: z.string(),
        CLID: z.int().positive().nullish(),
        /** Where the penalty has risen: the share of the fee, in percent, that cancelling takes by now. */
        FeePercent: z.int().nonnegative().nullish(),
      }),
    )
    .nullish()
    .transform((refused) => refused ?? []),
});
export type ScheduleOutcome = z.output<typeof outcomeSchema>;

/** Self-scheduling (specification, core §4 and §7 'Schedule'; prefix, shapes and the cancel call are assumed). */
export const schedule = area('/api/Schedule', {
  allowedEvents: post('GetAllowedScheduleEvent', {
    summary: 'Half hours of next week that the tutor may schedule, with the BusyTime entries over groups of them.',
    reply: z.object({
      /** First instants of the window and of the day after it: dates 7 to 13 days from today in the tutor's zone. */
      StartTime: instant,
      EndTime: instant,
      /** One event for each half hour; Waited is open, Canceled is not, Confirmed is booked. Type BusyTime: a group's entry. */
      Events: z.array(classEventSchema),
    }),
    assumed: true,
  }),
  insertSchedule: post('InsertSchedule', {
    summary:
      'Opens (Waited) and closes (Canceled) half hours of next week: all of them or none. The same key has one effect.',
    body: z.object({
      IdempotencyKey: submissionKeySchema,
      Items: z
        .array(z.object({ StartTime: instant, Status: z.enum(['Waited', 'Canceled']) }))
        .min(1)
        .max(submittedSlotsMax),
    }),
    reply: outcomeSchema,
    assumed: true,
  }),
  cancelSchedule: post('CancelSchedule', {
    summary:
      'Cancels classes and open half hours of the next 14 days: all of them or none, and none that costs more by now than FeePercent says. Classes need a CancelReason. The same key has one effect.',
    body: z.object({
      IdempotencyKey: submissionKeySchema,
      /** Each with the share of the fee that the tutor was shown. */
      Classes: z
        .array(z.object({ CLID: z.int().positive(), FeePercent: z.int().nonnegative() }))
        .max(submittedSlotsMax),
      Slots: z.array(instant).max(submittedSlotsMax),
      /** One for all classes, needed where there are any. */
      CancelReason: z.int().min(1).max(6).optional(),
      CancelRemark: z.string().max(cancelNoteMax).optional(),
    }),
    reply: outcomeSchema,
    assumed: true,
  }),
  limitCheck: post('GetSelfScheduleLimitCheck', {
    summary: 'Whether submitting is stopped for the tutor, and why.',
    reply: z.object({ IsLimited: flag, Reason: optionalText }),
    assumed: true,
  }),
  restCountOfNextWeek: post('GetRestCourseCountOfNextWeek', {
    summary: "How many of next week's lessons may still be modified.",
    reply: z.int().nonnegative(),
    assumed: true,
  }),
});
