import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { courseEvaluations } from '../classes/class-detail-tables.ts';
import { id, instant } from '../database/columns.ts';

/** The tutor's answer to what a student said of a class: one a comment. */
export const commentReplies = pgTable(
  'comment_replies',
  {
    clid: id()
      .primaryKey()
      .references(() => courseEvaluations.clid),
    content: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [check('comment_replies_content_length', sql`char_length(${table.content}) between 1 and 500`)],
);
