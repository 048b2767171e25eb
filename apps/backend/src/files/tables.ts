import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';

/** Finished uploads. The bytes lie in the file store under the reference. */
export const files = pgTable(
  'files',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tuid: bigint({ mode: 'number' })
      .notNull()
      .references(() => tutors.tuid),
    /** 'Absent/<22 random characters>.jpg': what forms send, and where the bytes lie. */
    reference: text().notNull(),
    moduleName: text('module_name').notNull(),
    /** As the tutor called it; shown and offered for download, never a path. */
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** SHA-256, hexadecimal. */
    hash: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When a form first took it; a file that no form takes is swept. */
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    uniqueIndex('files_reference_unique').on(table.reference),
    index('files_tuid').on(table.tuid),
    index('files_unused').on(table.createdAt).where(sql`used_at is null`),
    check('files_size', sql`${table.byteSize} between 1 and 52428800`),
    check('files_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
  ],
);
