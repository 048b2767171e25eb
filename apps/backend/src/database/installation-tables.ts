import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';

/** The database's own id, made with it: one row for ever. */
export const installations = pgTable(
  'installations',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    id: uuid().notNull(),
  },
  (table) => [check('installations_one', sql`${table.isOnly}`)],
);
