import { sopGradeKeys, sopPartFull } from '@tutor/rules/scores/sop';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { paged, pageQuery } from '../core/paging.ts';
import { instant, text } from '../core/wire.ts';

/** How classes follow the teaching standard (specification, core §2 SOP and §7 EvaluateList; shapes assumed). */
export const sop = area('/api/tutordata', {
  scoreClass: post('GetSopScoreClass', {
    summary: 'Assessed classes, newest first, of a grade: score out of 100, its parts, and what the assessor says.',
    query: z.object({ ...pageQuery, grade: z.enum(sopGradeKeys).optional() }),
    reply: paged(
      z.object({
        ClassId: z.int().positive(),
        ClassTime: instant,
        EndTime: instant,
        StuName: text,
        UnitName: text,
        AssessTime: instant,
        Score: z.int().min(0).max(100),
        Parts: z.array(z.object({ Name: z.string(), Score: z.int().min(0).max(sopPartFull) })),
        Comment: text,
        /** The appeal that was sent against it. */
        SentAppealId: z.int().positive().nullish(),
      }),
    ),
    assumed: true,
  }),
  evaluations: post('EvaluateList', {
    summary: 'Assessed classes by month of the company, oldest first: how many, and the average of each part.',
    query: z.object({ count: z.coerce.number().int().min(1).max(36) }),
    reply: z.array(
      z.object({
        Month: z.string(),
        Count: z.int().nonnegative(),
        Average: z.number(),
        Parts: z.array(z.object({ Name: z.string(), Average: z.number() })),
      }),
    ),
    assumed: true,
  }),
});
