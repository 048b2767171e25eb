import { z } from 'zod';
import { isMonth } from '../time/calendar-month.ts';
import { goalHours, goalHoursMessage } from './growth-goal.ts';

const again = 'Please try again.';

/** The hours that are typed: whole ones, as digits and nothing else. */
export const goalTargetSchema = z
  .string(goalHoursMessage)
  .regex(/^\d{1,3}$/, goalHoursMessage)
  .transform(Number)
  .pipe(z.int().min(goalHours.least, goalHoursMessage).max(goalHours.most, goalHoursMessage));

/** What is typed of a goal. */
export const goalHoursSchema = z.object({ target: goalTargetSchema });

/** Adds a goal to a round. */
export const addGoalSchema = z.object({ round: z.string(again).refine(isMonth, again), target: goalTargetSchema });

const id = z.coerce.number(again).int(again).positive(again).max(Number.MAX_SAFE_INTEGER, again);

/** Changes what a goal aims at. */
export const updateGoalSchema = z.object({ id, target: goalTargetSchema });

/** Names a goal. */
export const goalSchema = z.object({ id });
