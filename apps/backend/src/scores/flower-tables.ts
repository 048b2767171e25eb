import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';
import { flowersLedger } from './tables.ts';

const tuid = () =>
  id()
    .notNull()
    .references(() => tutors.tuid);

/** What a tutor has. The balance is the sum of the ledger, kept by a trigger, and can never be below zero. */
export const flowerAccounts = pgTable(
  'flower_accounts',
  {
    tuid: tuid().primaryKey(),
    balance: integer().notNull().default(0),
    /** False while the company takes no exchanges of this tutor. */
    isExchangeOpen: boolean('is_exchange_open').notNull().default(true),
  },
  (table) => [check('flower_accounts_balance_not_negative', sql`${table.balance} >= 0`)],
);

/** How many flowers were exchanged in a month of the company. The quota (specification, core §9) holds here. */
export const flowerMonths = pgTable(
  'flower_months',
  { tuid: tuid(), month: date({ mode: 'string' }).notNull(), exchanged: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.tuid, table.month] }),
    check('flower_months_quota', sql`${table.exchanged} between 1 and 100`),
  ],
);

/** Exchanges for cash; the flowers themselves are an entry of the ledger. */
export const flowerExchanges = pgTable(
  'flower_exchanges',
  {
    id: rowId(),
    tuid: tuid(),
    ledgerId: id('ledger_id')
      .notNull()
      .references(() => flowersLedger.id),
    flowers: integer().notNull(),
    pesos: integer().notNull(),
    remark: text().notNull(),
    /** Made by the browser, one for each submission: a repeat is known by it. */
    key: text(),
    at: instant().notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    uniqueIndex('flower_exchanges_key_unique').on(table.tuid, table.key),
    uniqueIndex('flower_exchanges_ledger_unique').on(table.ledgerId),
    check('flower_exchanges_count', sql`${table.flowers} between 1 and 100`),
    check('flower_exchanges_worth', sql`${table.pesos} = ${table.flowers} * 5`),
    check('flower_exchanges_remark', sql`char_length(${table.remark}) between 1 and 200`),
  ],
);
