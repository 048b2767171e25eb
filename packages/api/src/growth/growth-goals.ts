import { goalHours } from '@tutor/rules/growth/growth-goal';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';

const round = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month, yyyy-MM');
const target = z.int().min(goalHours.least).max(goalHours.most);
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const goalSchema = z.object({
  id: z.int().positive(),
  /** Hours of teaching. */
  target: z.int().positive(),
  /** The company's month, yyyy-MM. */
  Round: round,
  DoneHours: z.number().nonnegative(),
  BookedHours: z.number().nonnegative(),
  /** Worth of an hour as it was when the goal was set or synchronised, in whole centavos. */
  HourRate: z.int().nonnegative(),
});
export type GrowthGoal = z.output<typeof goalSchema>;

/** Goals of the growth system (specification, growth §3 and §7); shapes and units are assumed. */
export const growthGoals = area('/api/GrowthSystem', {
  list: post('GetGoalList', {
    summary: "All of the tutor's goals, the latest round first.",
    reply: z.array(goalSchema),
  }),
  byRound: post('GetGoalByRound', {
    summary: 'The rounds that are open for a goal, with the goal of each, and what an hour is worth now.',
    reply: z.object({
      Rounds: z.array(
        z.object({
          Round: round,
          DoneHours: z.number().nonnegative(),
          BookedHours: z.number().nonnegative(),
          Goal: goalSchema.nullish(),
        }),
      ),
      HourRate: z.int().nonnegative(),
      Currency: z.string(),
    }),
  }),
  add: post('AddGoal', {
    summary: 'Sets the goal of a round. Sent again with the same target it changes nothing.',
    body: z.object({ Round: round, target }),
    reply: z.object({ id: z.int().positive() }),
  }),
  update: post('UpdateGoal', {
    summary: 'Changes what a goal aims at.',
    query: z.object({ id, target: z.coerce.number().int().min(goalHours.least).max(goalHours.most) }),
    reply: z.object({ id: z.int().positive() }),
  }),
  remove: post('DeleteGoal', {
    summary: 'Takes a goal away; adding it again is the undo.',
    query: z.object({ id }),
    reply: z.object({ Round: round, target: z.int().positive() }),
  }),
  synchronizeBasicWage: post('SynchronizeGoalBasicWage', {
    summary: 'Counts the goal by what an hour is worth now.',
    query: z.object({ id }),
    reply: z.object({ HourRate: z.int().nonnegative() }),
  }),
});
