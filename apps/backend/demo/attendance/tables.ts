import { integer, pgTable } from 'drizzle-orm/pg-core';
import { tutors } from '../../src/account/tables.ts';
import { id } from '../../src/database/columns.ts';

/** A clock-in status and result that a test or a demonstration asked for. */
export const forcedClockIns = pgTable('forced_clock_ins', {
  tuid: id()
    .primaryKey()
    .references(() => tutors.tuid),
  status: integer(),
  nextResult: integer('next_result'),
});
