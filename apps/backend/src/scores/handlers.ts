import { implement } from '@tutor/api/core/implement';
import { scores as contract } from '@tutor/api/scores/scores';
import type { PointsCause } from '@tutor/rules/scores/points-ledger';
import { companyZone, zonedDate, zonedDayFromText } from '@tutor/rules/time/zone';
import { eq, sql, sum } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { earningsFacts } from './earnings-facts.ts';
import { ledgerPage, scoreMonths } from './read-ledger.ts';
import { flowersLedger, grades, pointsLedger } from './tables.ts';

/** Points, flowers and levels of the signed-in tutor. */
export const scoreEndpoints = implement<typeof contract, CallContext>(contract, {
  allScore: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    // Months of points are the company's months, the same for every tutor.
    const month = zonedDate(now, companyZone).slice(0, 7);
    const monthStart = zonedDayFromText(`${month}-01`, companyZone) ?? now;
    const isThisMonth = sql`${pointsLedger.at} >= ${monthStart.toISOString()}`;
    const rows = await queries
      .select({
        cause: pointsLedger.cause,
        month: sql<string | null>`sum(${pointsLedger.tenths}) filter (where ${isThisMonth})`,
        total: sum(pointsLedger.tenths),
      })
      .from(pointsLedger)
      .where(eq(pointsLedger.tuid, tuid))
      .groupBy(pointsLedger.cause);
    const [flowers] = await queries
      .select({ total: sum(flowersLedger.flowers) })
      .from(flowersLedger)
      .where(eq(flowersLedger.tuid, tuid));
    const ofMonth = (cause: PointsCause): number => points(Number(rows.find((row) => row.cause === cause)?.month ?? 0));
    return {
      body: {
        Flowers: Number(flowers?.total ?? 0),
        MonthScore: points(rows.reduce((total, row) => total + Number(row.month ?? 0), 0)),
        TeachingPoints: points(rows.reduce((total, row) => total + Number(row.total ?? 0), 0)),
        ComScore: ofMonth('completed'),
        GoodScore: ofMonth('goodRating'),
        AbsentScore: ofMonth('absence'),
        BadScore: ofMonth('badRating'),
        CancelScore: ofMonth('cancellation'),
        OtherScore: ofMonth('other'),
        Month: month,
      },
    };
  },

  grades: async ({ queries }) => {
    const rows = await queries.select().from(grades).orderBy(grades.startTenths);
    return {
      body: rows.map((grade) => ({
        GradeName: grade.name,
        ScoreStart: points(grade.startTenths),
        ScoreEnd: points(grade.endTenths),
      })),
    };
  },

  months: async ({ query, queries, now, requireSession }) => ({
    body: await scoreMonths(queries, { tuid: requireSession().tuid, count: query.count, now }),
  }),

  ledger: async ({ query, queries, requireSession }) => ({
    body: await ledgerPage(queries, { tuid: requireSession().tuid, ...query }),
  }),

  earningsFacts: async ({ queries, now, requireSession }) => ({
    body: await earningsFacts(queries, requireSession().tuid, now),
  }),

  trail: async ({ query, queries, requireSession }) => {
    if (query.tuid !== requireSession().tuid) throw new Refusal(refusalCodes.unknown, 'The tutor does not exist.');
    const [tutor] = await queries
      .select({ trialCount: tutors.trialCount })
      .from(tutors)
      .where(eq(tutors.tuid, query.tuid));
    return { body: tutor?.trialCount ?? 0 };
  },
});

// Division by ten is exact to the shortest decimal, so 0.1 + 0.2 never shows.
function points(tenths: number): number {
  return tenths / 10;
}
