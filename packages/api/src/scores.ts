import { z } from 'zod';
import { area, post } from './core/endpoint.ts';

/** Points and flowers of the tutor (specification, core §3 'Score response'). Points have one decimal. */
export const scoreSchema = z.object({
  Flowers: z.int(),
  MonthScore: z.number(),
  TeachingPoints: z.number(),
  ComScore: z.number(),
  GoodScore: z.number(),
  AbsentScore: z.number(),
  BadScore: z.number(),
  CancelScore: z.number(),
  OtherScore: z.number(),
  Month: z.string(),
});
export type Score = z.output<typeof scoreSchema>;

/** Points, grades and levels (specification, core §7 'Tutor data'). */
export const scores = area('/api/tutordata', {
  allScore: post('TutorAllScore', {
    summary: 'Points of this month by cause, total points and flowers.',
    reply: scoreSchema,
  }),
  grades: post('/api/tutorcomm/Gradeintegral', {
    summary: 'The grade table: name and range of points of each level.',
    reply: z.array(z.object({ GradeName: z.string(), ScoreStart: z.number(), ScoreEnd: z.number() })),
  }),
  trail: post('GetTutorTrail', {
    summary: 'Count of trial lessons that the tutor turned into students.',
    query: z.object({ tuid: z.coerce.number().int().positive() }),
    reply: z.int().nonnegative(),
  }),
});
