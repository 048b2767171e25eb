import { strengths } from '@tutor/rules/growth/strength';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { instant } from '../core/wire.ts';

const itemSchema = z.object({
  Key: z.enum(strengths),
  /** 0 to 100; absent where nothing happened that could be scored. */
  Score: z.int().min(0).max(100).nullish(),
  PreviousScore: z.int().min(0).max(100).nullish(),
  /** Of so many. */
  Count: z.int().nonnegative(),
});
export type StrengthItem = z.output<typeof itemSchema>;

/** The strength assessment (specification, growth §7); what it counts and its shape are assumed. */
export const growthStrength = area('/api/GrowthSystem', {
  assessment: post('GetStrengthAssessment', {
    summary: "What is strong and what is weak in the cycle of a day: the company's month, or its week.",
    query: z.object({
      isShowCycle: z.enum(['true', 'false']),
      date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, yyyy-MM-dd'),
    }),
    reply: z.object({ CycleStart: instant, CycleEnd: instant, Items: z.array(itemSchema) }),
  }),
});
