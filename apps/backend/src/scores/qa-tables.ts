import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';

/** Results of the QA test by category, in the order of the report. */
export const qaResults = pgTable(
  'qa_results',
  {
    tuid: ofTutor(),
    position: integer().notNull(),
    category: text().notNull(),
    /** Out of 100. */
    score: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.position] }),
    check('qa_results_score_known', sql`${table.score} between 0 and 100`),
  ],
);
