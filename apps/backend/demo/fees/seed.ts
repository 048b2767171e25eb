import { feeMonthOf } from '@tutor/rules/fees/fee-month';
import { enrolmentLevel } from '@tutor/rules/scores/enrolment-bonus';
import { shiftMonth } from '@tutor/rules/time/calendar-month';
import { days } from '@tutor/rules/time/durations';
import { and, eq, isNull } from 'drizzle-orm';
import { tutors } from '../../src/account/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { closeMonths } from '../../src/fees/close-months.ts';
import { feeBonuses, feePayments, salaryAccounts } from '../../src/fees/tables.ts';
import { findTemplate } from '../account/tutor-templates.ts';
import { seedEarlierClasses } from '../classes/seed.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

/** The salary account of a tutor and the bonuses of those who teach. */
export async function seedFees(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  await tx.insert(salaryAccounts).values({ tuid, account: `PayPal ${template.account}@tutors.example` });
  const enrolments = template.flags?.trialCount ?? 0;
  const { level, bonusPesos } = enrolmentLevel(enrolments);
  if (template.workload === 'none' || bonusPesos === 0) return;
  await tx.insert(feeBonuses).values({
    tuid,
    kind: 'enrolment',
    centavos: bonusPesos * 100,
    note: `T${level} reached with ${enrolments} enrolments`,
    at: new Date(now.getTime() - days(10)),
  });
}

/** Seeded tutors from before fees were kept get theirs now; who works most also brings months that are paid already. */
export async function seedMissingFees(queries: Queries, now: Date): Promise<void> {
  const rows = await queries
    .select({ tuid: tutors.tuid, template: tutors.template })
    .from(tutors)
    .leftJoin(salaryAccounts, eq(salaryAccounts.tuid, tutors.tuid))
    .where(and(eq(tutors.isSeeded, true), isNull(salaryAccounts.tuid)));
  for (const { tuid, template: key } of rows) {
    const template = findTemplate(key);
    if (template === undefined) continue;
    await queries.transaction(async (tx) => {
      await seedFees(tx, { tuid, template, now });
      if (template.workload === 'rich') await seedEarlierPayments(tx, { tuid, template, now });
    });
  }
}

async function seedEarlierPayments(tx: Queries, target: SeedTarget): Promise<void> {
  const { tuid, now } = target;
  // They are there already, except for tutors from before they were kept.
  await seedEarlierClasses(tx, target);
  await closeMonths(tx, { tuid, now });
  await tx
    .update(feePayments)
    .set({
      status: 'Returned',
      note: 'The bank did not know the account. Confirm your salary account with your Team Manager: it is paid again with the next payment.',
    })
    .where(and(eq(feePayments.tuid, tuid), eq(feePayments.month, shiftMonth(feeMonthOf(now), -2))));
}
