import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Counts of the current windows; the names of the columns are the library's. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Name of the limit and SHA-256 of what is counted. */
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: instant(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
