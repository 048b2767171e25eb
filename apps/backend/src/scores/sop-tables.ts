import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import { id, instant } from '../database/columns.ts';

/** How a class followed the teaching standard: one assessment a class, each part out of 20. */
export const sopAssessments = pgTable(
  'sop_assessments',
  {
    clid: id()
      .primaryKey()
      .references(() => classes.clid),
    tuid: ofTutor(),
    greeting: smallint().notNull(),
    goals: smallint().notNull(),
    speaking: smallint().notNull(),
    correction: smallint().notNull(),
    wrapUp: smallint('wrap_up').notNull(),
    comment: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('sop_assessments_tuid_at').on(table.tuid, table.at),
    check(
      'sop_assessments_parts_known',
      sql`least(${table.greeting}, ${table.goals}, ${table.speaking}, ${table.correction}, ${table.wrapUp}) >= 0 and greatest(${table.greeting}, ${table.goals}, ${table.speaking}, ${table.correction}, ${table.wrapUp}) <= 20`,
    ),
  ],
);
