import type { LedgerDirection, PointsCause } from '@tutor/rules/scores/points-ledger';
import { lastMonths, monthRange } from '@tutor/rules/time/calendar-month';
import { companyZone } from '@tutor/rules/time/zone';
import { and, count, desc, eq, gt, gte, lt, type SQL, sql, sum } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { feedbacks } from '../feedback/tables.ts';
import { standsInPoints } from './move-points.ts';
import { pointsLedger } from './tables.ts';

/** One page of the tutor's ledger, the latest movement first, with the balance before and after each. */
export async function ledgerPage(
  queries: Queries,
  {
    tuid,
    pageIndex,
    pageSize,
    month,
    direction,
  }: {
    tuid: number;
    pageIndex: number;
    pageSize: number;
    month?: string | undefined;
    direction?: LedgerDirection | undefined;
  },
) {
  const range = month === undefined ? undefined : monthRange(month, companyZone);
  const where = and(
    eq(pointsLedger.tuid, tuid),
    range && gte(pointsLedger.at, range.start),
    range && lt(pointsLedger.at, range.end),
    direction === undefined ? undefined : direction === 'gain' ? gt(pointsLedger.tenths, 0) : lossOf(),
  );
  const [all] = await queries.select({ total: count() }).from(pointsLedger).where(where);
  const [balance] = await queries
    .select({ tenths: sum(pointsLedger.tenths) })
    .from(pointsLedger)
    .where(eq(pointsLedger.tuid, tuid));
  const rows = await entries(queries, tuid, where)
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { Total: all?.total ?? 0, Balance: points(Number(balance?.tenths ?? 0)), Items: rows.map(wireEntry) };
}

// A rule that found nothing to take is a loss of the ledger all the same.
function lossOf(): SQL {
  return sql`coalesce(${pointsLedger.ruleTenths}, ${pointsLedger.tenths}) < 0`;
}

function entries(queries: Queries, tuid: number, where: SQL | undefined) {
  // In the order in which they were booked: the balance after the last is the sum of all.
  const running = queries
    .select({
      id: pointsLedger.id,
      after: sql<string>`sum(${pointsLedger.tenths}) over (order by ${pointsLedger.id})`.as('after'),
    })
    .from(pointsLedger)
    .where(eq(pointsLedger.tuid, tuid))
    .as('running');
  return queries
    .select({
      entry: pointsLedger,
      after: running.after,
      startsAt: classes.startsAt,
      studentName: classes.studentName,
      appealId: feedbacks.id,
      stands: sql<boolean>`(${standsInPoints(queries)})`,
    })
    .from(pointsLedger)
    .innerJoin(running, eq(running.id, pointsLedger.id))
    .leftJoin(classes, eq(classes.clid, pointsLedger.clid))
    .leftJoin(feedbacks, eq(feedbacks.ledgerId, pointsLedger.id))
    .where(where)
    .orderBy(desc(pointsLedger.id))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof entries>>[number];

function wireEntry({ entry, after, startsAt, studentName, appealId, stands }: Row) {
  return {
    Id: entry.id,
    Time: entry.at.toISOString(),
    Cause: entry.cause,
    Points: points(entry.tenths),
    RulePoints: entry.ruleTenths === null ? null : points(entry.ruleTenths),
    Before: points(Number(after) - entry.tenths),
    After: points(Number(after)),
    Note: entry.note,
    ClassId: entry.clid,
    ClassTime: startsAt?.toISOString() ?? null,
    StuName: studentName,
    FeePercent: entry.feePercent,
    FeeCentavos: entry.feeCentavos,
    Rule: entry.penaltyRule,
    SentAppealId: appealId,
    IsGivenBack: entry.takesBack === null && !stands,
  };
}

/** Points of the last months by cause, oldest first, with the balance at the end of each. */
export async function scoreMonths(
  queries: Queries,
  { tuid, count: months, now }: { tuid: number; count: number; now: Date },
) {
  const shown = lastMonths(now, months, companyZone);
  const first = monthRange(shown[0] ?? '', companyZone).start;
  const monthOf = sql<string>`to_char(${pointsLedger.at} at time zone ${sql.raw(`'${companyZone}'`)}, 'YYYY-MM')`;
  const rows = await queries
    .select({ month: monthOf, cause: pointsLedger.cause, tenths: sum(pointsLedger.tenths) })
    .from(pointsLedger)
    .where(and(eq(pointsLedger.tuid, tuid), gte(pointsLedger.at, first)))
    .groupBy(monthOf, pointsLedger.cause);
  const [before] = await queries
    .select({ tenths: sum(pointsLedger.tenths) })
    .from(pointsLedger)
    .where(and(eq(pointsLedger.tuid, tuid), lt(pointsLedger.at, first)));
  let balance = Number(before?.tenths ?? 0);
  return shown.map((month) => {
    const own = rows.filter((row) => row.month === month);
    const of = (cause: PointsCause): number => Number(own.find((row) => row.cause === cause)?.tenths ?? 0);
    const total = own.reduce((all, row) => all + Number(row.tenths ?? 0), 0);
    balance += total;
    return {
      Month: month,
      MonthScore: points(total),
      TeachingPoints: points(balance),
      ComScore: points(of('completed')),
      GoodScore: points(of('goodRating')),
      AbsentScore: points(of('absence')),
      BadScore: points(of('badRating')),
      CancelScore: points(of('cancellation')),
      OtherScore: points(of('other')),
    };
  });
}

// Division by ten is exact to the shortest decimal, so 0.1 + 0.2 never shows.
function points(tenths: number): number {
  return tenths / 10;
}
