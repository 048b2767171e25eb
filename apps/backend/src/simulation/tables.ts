import { integer, pgTable } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { id, instant } from '../database/columns.ts';

/** Where each tutor's simulated day stands. Processes race for the next step by updating the row; one wins. */
export const simulatedDays = pgTable('simulated_days', {
  tuid: id()
    .primaryKey()
    .references(() => tutors.tuid),
  step: integer().notNull(),
  nextAt: instant('next_at').notNull(),
});

/** A clock-in status and result that a test or a demonstration asked for. */
export const forcedClockIns = pgTable('forced_clock_ins', {
  tuid: id()
    .primaryKey()
    .references(() => tutors.tuid),
  status: integer(),
  nextResult: integer('next_result'),
});
