import { submittedSlotsMax } from '@tutor/rules/schedule/submission';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag, instant } from '../core/wire.ts';

const planSchema = z.object({
  /** Every half hour of next week by the tutor's calendar, those of 05:30 among them. */
  GrowrthScheduleDetail: z.array(
    z.object({
      TimeStart: instant,
      /** 1: planned. */
      Status: z.int().min(0).max(1),
      /** Of the slot of 05:30: the whole day is busy. */
      IsBusy: flag,
    }),
  ),
  /** Worth of an hour in whole centavos: an estimate. */
  HourRate: z.int().nonnegative(),
  Currency: z.string(),
});
export type GrowthPlan = z.output<typeof planSchema>;

/** The growth schedule: what a member plans to teach next week (specification, growth §3, §4 and §7); bodies are assumed. */
export const growthSchedule = area('/api/GrowthSystem', {
  list: post('GetScheduleList', { summary: "Next week's half hours with what is planned.", reply: planSchema }),
  submit: post('ScheduleSubmit', {
    summary: 'Plans half hours (1) or not (0), and marks days as busy by their slot of 05:30: all of it, or nothing.',
    body: z.object({
      GrowrthScheduleDetail: z
        .array(z.object({ TimeStart: instant, Status: z.int().min(0).max(1), IsBusy: z.boolean() }))
        .min(1)
        .max(submittedSlotsMax),
    }),
    reply: planSchema,
  }),
});
