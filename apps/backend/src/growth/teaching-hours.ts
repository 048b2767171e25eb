import { monthRange } from '@tutor/rules/time/calendar-month';
import { days } from '@tutor/rules/time/durations';
import { companyZone } from '@tutor/rules/time/zone';
import { and, avg, eq, gt, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';

/** Fees of so many days back say what an hour is worth. */
const rateDays = 90;
/** Where no class was held in them: two lessons of the usual fee. */
const usualHourCentavos = 18_000;

/** The money that a member's hours are counted in. */
export const growthCurrency = 'PHP';

/** Hours of a round that were taught, and that are booked from now on: each class is half an hour of the schedule. */
export async function roundHours(
  queries: Queries,
  { tuid, round, now }: { tuid: number; round: string; now: Date },
): Promise<{ done: number; booked: number }> {
  const { start, end } = monthRange(round, companyZone);
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await queries
    .select({
      done: sql<number>`(count(*) filter (where ${classes.endsAt} <= ${at}))::int`,
      booked: sql<number>`(count(*) filter (where ${classes.endsAt} > ${at}))::int`,
    })
    .from(classes)
    .where(
      and(eq(classes.tuid, tuid), ne(classes.status, 'Canceled'), gte(classes.endsAt, start), lt(classes.endsAt, end)),
    );
  return { done: (row?.done ?? 0) / 2, booked: (row?.booked ?? 0) / 2 };
}

/** What an hour is worth to a tutor, in whole centavos: two of the average lesson of the last days. An estimate. */
export async function hourRate(queries: Queries, tuid: number, now: Date): Promise<number> {
  const [row] = await queries
    .select({ fee: avg(classes.lessonFeeCentavos) })
    .from(classes)
    .where(
      and(
        eq(classes.tuid, tuid),
        ne(classes.status, 'Canceled'),
        isNotNull(classes.closedAt),
        gt(classes.endsAt, new Date(now.getTime() - days(rateDays))),
        lt(classes.endsAt, now),
      ),
    );
  return row?.fee == null ? usualHourCentavos : Math.round(2 * Number(row.fee));
}
