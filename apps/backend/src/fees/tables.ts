import { bonusKinds, paymentStatuses } from '@tutor/rules/fees/payment-status';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

export const bonusKind = pgEnum('bonus_kind', bonusKinds);
export const paymentStatus = pgEnum('payment_status', paymentStatuses);

const tuid = () =>
  id()
    .notNull()
    .references(() => tutors.tuid);
/** Where a tutor's fees are paid to; the company keeps it, the portal shows it masked. */
export const salaryAccounts = pgTable('salary_accounts', {
  tuid: tuid().primaryKey(),
  account: text().notNull(),
});

/** What is paid beside the fees of lessons. */
export const feeBonuses = pgTable(
  'fee_bonuses',
  {
    id: rowId(),
    tuid: tuid(),
    kind: bonusKind().notNull(),
    centavos: integer().notNull(),
    note: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('fee_bonuses_tuid_at').on(table.tuid, table.at),
    check('fee_bonuses_positive', sql`${table.centavos} > 0`),
  ],
);

/** Payments: one for each tutor and closed month. */
export const feePayments = pgTable(
  'fee_payments',
  {
    id: rowId(300_001),
    tuid: tuid(),
    /** Month of the company's calendar, yyyy-MM. */
    month: text().notNull(),
    status: paymentStatus().notNull(),
    /** What the month itself came to, in whole centavos; below zero when more was taken off than earned. */
    earnedCentavos: integer('earned_centavos').notNull(),
    /** What the month before could not pay off. */
    carriedCentavos: integer('carried_centavos').notNull(),
    paidCentavos: integer('paid_centavos').notNull(),
    account: text(),
    note: text(),
    createdAt: instant('created_at').notNull(),
    payAt: instant('pay_at').notNull(),
  },
  (table) => [
    uniqueIndex('fee_payments_tuid_month_unique').on(table.tuid, table.month),
    check('fee_payments_month_known', sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('fee_payments_carried_not_positive', sql`${table.carriedCentavos} <= 0`),
    check(
      'fee_payments_adds_up',
      sql`${table.paidCentavos} = greatest(0, ${table.earnedCentavos} + ${table.carriedCentavos})`,
    ),
    check('fee_payments_nothing_to_pay', sql`(${table.status} = 'CarriedOver') = (${table.paidCentavos} = 0)`),
  ],
);
