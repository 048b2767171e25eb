import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { courseEvaluations } from '../classes/class-detail-tables.ts';

/** The tutor's answer to what a student said of a class: one a comment. */
export const commentReplies = pgTable(
  'comment_replies',
  {
    clid: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => courseEvaluations.clid),
    content: text().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [check('comment_replies_content_length', sql`char_length(${table.content}) between 1 and 500`)],
);
