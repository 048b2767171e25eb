import { penaltyRules } from '@tutor/rules/attendance/penalty';
import { pointsCauses } from '@tutor/rules/scores/points-ledger';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';
import { complaints } from './complaint-tables.ts';

export const pointsCause = pgEnum('points_cause', pointsCauses);
export const penaltyRule = pgEnum('penalty_rule', penaltyRules);

/** Every gain and loss of teaching points. The balance is always the sum, and a trigger keeps it from falling below 0. */
export const pointsLedger = pgTable(
  'points_ledger',
  {
    id: rowId(),
    tuid: ofTutor(),
    cause: pointsCause().notNull(),
    /** Tenths of a point, signed: points have one decimal and must add up exactly. */
    tenths: integer().notNull(),
    /** What the rule takes, where the tutor had less; null where it was moved in full. */
    ruleTenths: integer('rule_tenths'),
    clid: id().references(() => classes.clid),
    /** The complaint that took points; it takes them again where it is upheld again. */
    complaintId: id('complaint_id').references(() => complaints.id),
    /** The entry that this one gives back. */
    takesBack: id('takes_back').references((): AnyPgColumn => pointsLedger.id),
    /** Share of the lesson fee that is lost with the points, in percent. */
    feePercent: integer('fee_percent'),
    /** The same in whole centavos of the class's fee, and the rule that charged it. */
    feeCentavos: integer('fee_centavos'),
    penaltyRule: penaltyRule('penalty_rule'),
    note: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('points_ledger_tuid_at').on(table.tuid, table.at),
    uniqueIndex('points_ledger_clid_cause_unique')
      .on(table.clid, table.cause)
      .where(sql`complaint_id is null and takes_back is null`),
    index('points_ledger_complaint').on(table.complaintId),
    uniqueIndex('points_ledger_takes_back_unique').on(table.takesBack),
    check('points_ledger_fee_percent_known', sql`${table.feePercent} in (0, 25, 50, 100, 300)`),
    check(
      'points_ledger_penalty_whole',
      sql`(${table.feeCentavos} is null) = (${table.penaltyRule} is null) and (${table.feeCentavos} is null or (${table.feeCentavos} >= 0 and ${table.feePercent} is not null and ${table.clid} is not null))`,
    ),
  ],
);

/** Every gain and use of flowers. A trigger adds each to the balance of `flower_accounts`. */
export const flowersLedger = pgTable(
  'flowers_ledger',
  {
    id: rowId(),
    tuid: ofTutor(),
    flowers: integer().notNull(),
    note: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('flowers_ledger_tuid_at').on(table.tuid, table.at),
    check('flowers_ledger_not_zero', sql`${table.flowers} <> 0`),
  ],
);

/** The grade table: a grade holds from its first to its last score, in tenths of a point, both inclusive. */
export const grades = pgTable(
  'grades',
  {
    name: text().primaryKey(),
    startTenths: integer('start_tenths').notNull(),
    endTenths: integer('end_tenths').notNull(),
  },
  (table) => [check('grades_end_after_start', sql`${table.endTenths} > ${table.startTenths}`)],
);
