import { complaintTextMax } from '@tutor/rules/scores/complaint';
import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { paged, pageQuery } from '../core/paging.ts';
import { flag, instant, optionalText, text } from '../core/wire.ts';

const commentSchema = z.object({
  ClassId: z.int().positive(),
  ClassTime: instant,
  StuName: text,
  UnitName: text,
  /** Stars, 1 to 5. */
  Level: z.int().min(1).max(5),
  Labels: z.array(z.string()),
  Comment: optionalText,
  CommentTime: instant,
  /** Teaching points that it brought. */
  Points: z.number().nullish(),
  Reply: optionalText,
  ReplyTime: instant.nullish(),
});
export type StudentComment = z.output<typeof commentSchema>;

/** What students say of their classes (specification, core §2 comments and §7 'Tutor communication'; shapes assumed). */
export const comments = area('/api/tutorcomm', {
  list: post('StuComments', {
    summary: 'Comments newest first, of a time (its end without) and a level; level 0 or none means all.',
    query: z.object({
      ...pageQuery,
      startTime: instant.optional(),
      endTime: instant.optional(),
      level: z.coerce.number().int().min(0).max(5).default(0),
    }),
    reply: paged(commentSchema),
    assumed: true,
  }),
  labels: post('GetStuCommentLable', {
    summary: 'How often students chose each label, and how many stars they gave.',
    reply: z.object({
      Labels: z.array(z.object({ Name: z.string(), Count: z.int().positive(), IsGood: flag })),
      Levels: z.array(z.object({ Level: z.int().min(1).max(5), Count: z.int().nonnegative() })),
    }),
    assumed: true,
  }),
  reply: post('/api/TeachInfo/ReplyStuComment', {
    summary: 'Answers a comment, once. The same words again change nothing; others are refused (ErrorCode 103).',
    body: z.object({
      ClassId: z.int().positive(),
      Content: z.string().overwrite(typedText).min(1).max(complaintTextMax),
    }),
    reply: z.boolean(),
    assumed: true,
  }),
});
