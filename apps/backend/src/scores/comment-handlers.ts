import { implement } from '@tutor/api/core/implement';
import { comments as contract } from '@tutor/api/scores/comments';
import { anyCommentLevel, commentLevels } from '@tutor/rules/scores/comments';
import { and, count, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { courseEvaluations } from '../classes/class-detail-tables.ts';
import { classes } from '../classes/tables.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { commentReplies } from './comment-tables.ts';
import { pointsLedger } from './tables.ts';

/** What students said of the signed-in tutor's classes. */
export const commentEndpoints = implement<typeof contract, CallContext>(contract, {
  list: async ({ query, queries, now, requireSession }) => {
    const { pageIndex, pageSize, startTime, endTime, level } = query;
    const own = and(
      said(requireSession().tuid, now),
      startTime === undefined ? undefined : gte(courseEvaluations.at, new Date(startTime)),
      endTime === undefined ? undefined : lt(courseEvaluations.at, new Date(endTime)),
      level === anyCommentLevel ? undefined : eq(courseEvaluations.stars, level),
    );
    const ofClass = eq(classes.clid, courseEvaluations.clid);
    const [all] = await queries
      .select({ total: count() })
      .from(courseEvaluations)
      .innerJoin(classes, ofClass)
      .where(own);
    const rows = await queries
      .select({ evaluation: courseEvaluations, lesson: classes, reply: commentReplies, tenths: pointsLedger.tenths })
      .from(courseEvaluations)
      .innerJoin(classes, ofClass)
      .leftJoin(commentReplies, eq(commentReplies.clid, courseEvaluations.clid))
      .leftJoin(pointsLedger, and(eq(pointsLedger.clid, courseEvaluations.clid), eq(pointsLedger.cause, 'goodRating')))
      .where(own)
      .orderBy(desc(courseEvaluations.at), desc(courseEvaluations.clid))
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize);
    return {
      body: {
        Total: all?.total ?? 0,
        Items: rows.map(({ evaluation, lesson, reply, tenths }) => ({
          ClassId: lesson.clid,
          ClassTime: lesson.startsAt.toISOString(),
          StuName: lesson.studentName,
          UnitName: lesson.unitName,
          Level: evaluation.stars,
          Labels: evaluation.labels,
          Comment: evaluation.comment,
          CommentTime: evaluation.at.toISOString(),
          Points: tenths === null ? null : tenths / 10,
          Reply: reply?.content ?? null,
          ReplyTime: reply?.at.toISOString() ?? null,
        })),
      },
    };
  },

  labels: async ({ queries, now, requireSession }) => {
    const own = said(requireSession().tuid, now);
    const ofClass = eq(classes.clid, courseEvaluations.clid);
    const chosen = queries
      .select({
        name: sql<string>`unnest(${courseEvaluations.labels})`.as('name'),
        stars: courseEvaluations.stars,
      })
      .from(courseEvaluations)
      .innerJoin(classes, ofClass)
      .where(own)
      .as('chosen');
    const labels = await queries
      .select({
        name: chosen.name,
        count: count(),
        // A label is praise where it mostly stands beside four or five stars.
        isGood: sql<boolean>`avg(${chosen.stars}) > 3`,
      })
      .from(chosen)
      .groupBy(chosen.name)
      .orderBy(desc(count()), chosen.name);
    const levels = await queries
      .select({ stars: courseEvaluations.stars, count: count() })
      .from(courseEvaluations)
      .innerJoin(classes, ofClass)
      .where(own)
      .groupBy(courseEvaluations.stars);
    return {
      body: {
        Labels: labels.map((label) => ({ Name: label.name, Count: label.count, IsGood: label.isGood })),
        Levels: commentLevels.map((level) => ({
          Level: level,
          Count: levels.find(({ stars }) => stars === level)?.count ?? 0,
        })),
      },
    };
  },

  reply: ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    return queries.transaction(async (tx) => {
      const [tutor] = await tx.select({ isDisabled: tutors.disableComment }).from(tutors).where(eq(tutors.tuid, tuid));
      if (tutor?.isDisabled !== false) {
        throw new Refusal(refusalCodes.notOffered, 'Replies to comments are switched off for your account.');
      }
      const [comment] = await tx
        .select({ clid: courseEvaluations.clid })
        .from(courseEvaluations)
        .innerJoin(classes, eq(classes.clid, courseEvaluations.clid))
        .where(and(said(tuid, now), eq(courseEvaluations.clid, body.ClassId)));
      if (comment === undefined) throw new Refusal(refusalCodes.unknown, 'This comment does not exist.');
      await tx
        .insert(commentReplies)
        .values({ clid: body.ClassId, content: body.Content, at: now })
        .onConflictDoNothing();
      const [kept] = await tx.select().from(commentReplies).where(eq(commentReplies.clid, body.ClassId));
      if (kept?.content !== body.Content) {
        throw new Refusal(refusalCodes.alreadyAnswered, 'You have replied to this comment before.');
      }
      return { body: true, message: 'Your reply was sent.' };
    });
  },
});

/** What was said of the tutor's classes by now. */
function said(tuid: number, now: Date) {
  return and(eq(classes.tuid, tuid), lte(courseEvaluations.at, now));
}
