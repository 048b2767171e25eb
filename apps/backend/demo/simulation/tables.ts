import { integer, pgTable } from 'drizzle-orm/pg-core';
import { tutors } from '../../src/account/tables.ts';
import { id, instant } from '../../src/database/columns.ts';

/** Where each tutor's simulated day stands. Processes race for the next step by updating the row; one wins. */
export const simulatedDays = pgTable('simulated_days', {
  tuid: id()
    .primaryKey()
    .references(() => tutors.tuid),
  step: integer().notNull(),
  nextAt: instant('next_at').notNull(),
});
