import { feeMonthOf, feeMonthRange, payTime } from '@tutor/rules/fees/fee-month';
import { feeSum, payout } from '@tutor/rules/fees/fee-sum';
import { shiftMonth } from '@tutor/rules/time/calendar-month';
import { and, count, desc, eq, isNull, lt, lte, min, sql } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { pointsLedger } from '../scores/tables.ts';
import { monthParts, type TutorMonth } from './month-parts.ts';
import { feeBonuses, feePayments, salaryAccounts } from './tables.ts';

/**
 * Makes out the payments of a tutor's months that are over, each once and in order, and takes those whose pay day has come
 * as paid. A month waits until all its classes are ended and credited, so that what a payment says stays so.
 */
export async function closeMonths(queries: Queries, { tuid, now }: { tuid: number; now: Date }): Promise<void> {
  const current = feeMonthOf(now);
  const [latest] = await latestPayment(queries, tuid);
  if (latest?.month !== shiftMonth(current, -1)) {
    await queries.transaction(async (tx) => {
      // Two calls at once: the second waits here and finds the work done.
      await tx.select({ tuid: tutors.tuid }).from(tutors).where(eq(tutors.tuid, tuid)).for('update');
      const [last] = await latestPayment(tx, tuid);
      let month = last === undefined ? await firstMonth(tx, tuid, now) : shiftMonth(last.month, 1);
      let carriedCentavos =
        last === undefined ? 0 : payout(last.earnedCentavos + last.carriedCentavos).carriedOnCentavos;
      for (; month < current; month = shiftMonth(month, 1)) {
        if (await hasOpenClass(tx, { tuid, month })) return;
        carriedCentavos = await makeOut(tx, { tuid, month, carriedCentavos });
      }
    });
  }
  await queries
    .update(feePayments)
    .set({ status: 'Paid' })
    .where(and(eq(feePayments.tuid, tuid), eq(feePayments.status, 'Processing'), lte(feePayments.payAt, now)));
}

function latestPayment(queries: Queries, tuid: number) {
  return queries.select().from(feePayments).where(eq(feePayments.tuid, tuid)).orderBy(desc(feePayments.month)).limit(1);
}

/** The first month with a class, a bonus or a deduction; the current one when there is nothing before. */
export async function firstMonth(queries: Queries, tuid: number, now: Date): Promise<string> {
  const [lesson] = await queries
    .select({ at: min(classes.endsAt) })
    .from(classes)
    .where(eq(classes.tuid, tuid));
  const [bonus] = await queries
    .select({ at: min(feeBonuses.at) })
    .from(feeBonuses)
    .where(eq(feeBonuses.tuid, tuid));
  const [charge] = await queries
    .select({ at: min(pointsLedger.at) })
    .from(pointsLedger)
    .where(and(eq(pointsLedger.tuid, tuid), sql`${pointsLedger.feeCentavos} > 0`));
  const first = [lesson?.at, bonus?.at, charge?.at].flatMap((at) => (at === null || at === undefined ? [] : [at]));
  return feeMonthOf(new Date(Math.min(now.getTime(), ...first.map((at) => at.getTime()))));
}

async function hasOpenClass(tx: Queries, { tuid, month }: TutorMonth): Promise<boolean> {
  const [open] = await tx
    .select({ count: count() })
    .from(classes)
    .where(and(eq(classes.tuid, tuid), isNull(classes.closedAt), lt(classes.endsAt, feeMonthRange(month).end)));
  return (open?.count ?? 0) > 0;
}

/** Writes the payment of one month and returns what goes on into the next. */
async function makeOut(
  tx: Queries,
  { carriedCentavos, ...of }: TutorMonth & { carriedCentavos: number },
): Promise<number> {
  const sum = feeSum({ ...(await monthParts(tx, of)), carriedCentavos });
  const { paidCentavos, carriedOnCentavos } = payout(sum.totalCentavos);
  const [salary] = await tx.select().from(salaryAccounts).where(eq(salaryAccounts.tuid, of.tuid));
  await tx
    .insert(feePayments)
    .values({
      ...of,
      status: paidCentavos === 0 ? 'CarriedOver' : 'Processing',
      earnedCentavos: sum.totalCentavos - carriedCentavos,
      carriedCentavos,
      paidCentavos,
      account: paidCentavos === 0 ? null : (salary?.account ?? null),
      createdAt: feeMonthRange(of.month).end,
      payAt: payTime(of.month),
    })
    .onConflictDoNothing();
  return carriedOnCentavos;
}
