import { implement } from '@tutor/api/core/implement';
import { sop as contract } from '@tutor/api/scores/sop';
import { ratingAppealType } from '@tutor/rules/feedback/appeal';
import { sopGradeRange, sopParts } from '@tutor/rules/scores/sop';
import { lastMonths, monthRange } from '@tutor/rules/time/calendar-month';
import { companyZone } from '@tutor/rules/time/zone';
import { and, avg, between, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import { isAppealOfClass } from '../feedback/appeal-subject.ts';
import { feedbacks } from '../feedback/tables.ts';
import type { CallContext } from '../http/call-context.ts';
import { sopAssessments } from './sop-tables.ts';

const total: SQL<number> = sql`(${sopAssessments.greeting} + ${sopAssessments.goals} + ${sopAssessments.speaking} + ${sopAssessments.correction} + ${sopAssessments.wrapUp})`;

/** How the signed-in tutor's classes follow the teaching standard. */
export const sopEndpoints = implement<typeof contract, CallContext>(contract, {
  scoreClass: async ({ query, queries, requireSession }) => {
    const { pageIndex, pageSize, grade } = query;
    const { tuid } = requireSession();
    const range = grade === undefined ? undefined : sopGradeRange(grade);
    const own = and(
      eq(sopAssessments.tuid, tuid),
      range === undefined ? undefined : between(total, range.from, range.to),
    );
    const [all] = await queries.select({ count: count() }).from(sopAssessments).where(own);
    const rows = await queries
      .select({ assessment: sopAssessments, lesson: classes, appealId: feedbacks.id })
      .from(sopAssessments)
      .innerJoin(classes, eq(classes.clid, sopAssessments.clid))
      .leftJoin(feedbacks, isAppealOfClass(tuid, ratingAppealType))
      .where(own)
      .orderBy(desc(sopAssessments.at), desc(sopAssessments.clid))
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize);
    return {
      body: {
        Total: all?.count ?? 0,
        Items: rows.map(({ assessment, lesson, appealId }) => ({
          ClassId: lesson.clid,
          ClassTime: lesson.startsAt.toISOString(),
          EndTime: lesson.endsAt.toISOString(),
          StuName: lesson.studentName,
          UnitName: lesson.unitName,
          AssessTime: assessment.at.toISOString(),
          Score: sopParts.reduce((sum, { key }) => sum + assessment[key], 0),
          Parts: sopParts.map(({ key, name }) => ({ Name: name, Score: assessment[key] })),
          Comment: assessment.comment,
          SentAppealId: appealId,
        })),
      },
    };
  },

  evaluations: async ({ query, queries, now, requireSession }) => {
    const months = lastMonths(now, query.count, companyZone);
    const first = monthRange(months[0] ?? '', companyZone).start;
    const monthOf = sql<string>`to_char(${sopAssessments.at} at time zone ${sql.raw(`'${companyZone}'`)}, 'YYYY-MM')`;
    const rows = await queries
      .select({
        month: monthOf,
        count: count(),
        total: sql<string>`avg(${total})`,
        greeting: avg(sopAssessments.greeting),
        goals: avg(sopAssessments.goals),
        speaking: avg(sopAssessments.speaking),
        correction: avg(sopAssessments.correction),
        wrapUp: avg(sopAssessments.wrapUp),
      })
      .from(sopAssessments)
      .where(and(eq(sopAssessments.tuid, requireSession().tuid), gte(sopAssessments.at, first)))
      .groupBy(monthOf);
    return {
      body: months.map((month) => {
        const row = rows.find((one) => one.month === month);
        return {
          Month: month,
          Count: row?.count ?? 0,
          Average: oneDecimal(row?.total),
          Parts: sopParts.map(({ key, name }) => ({ Name: name, Average: oneDecimal(row?.[key]) })),
        };
      }),
    };
  },
});

function oneDecimal(average: string | null | undefined): number {
  return Math.round(Number(average ?? 0) * 10) / 10;
}
