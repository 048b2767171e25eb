import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { chatPeople } from '../chat/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

/** Finished uploads. The bytes lie in the file store under the reference. */
export const files = pgTable(
  'files',
  {
    id: rowId(),
    tuid: id().references(() => tutors.tuid),
    /** Of a person of the chat who is no tutor. */
    personId: id('person_id').references(() => chatPeople.id),
    /** 'Absent/<22 random characters>.jpg': what forms send, and where the bytes lie. */
    reference: text().notNull(),
    moduleName: text('module_name').notNull(),
    /** As the tutor called it; shown and offered for download, never a path. */
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** Of a picture, in pixels; null for files from before they were kept. */
    width: integer(),
    height: integer(),
    /** SHA-256, hexadecimal. */
    hash: text().notNull(),
    /** The same of a class photo's picture alone; null for others, and for those from before it was kept. */
    pictureHash: text('picture_hash'),
    createdAt: instant('created_at').notNull(),
    /** When a form first took it; a file that no form takes is swept. */
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('files_reference_unique').on(table.reference),
    index('files_tuid').on(table.tuid),
    index('files_person').on(table.personId).where(sql`person_id is not null`),
    check('files_one_owner', sql`num_nonnulls(${table.tuid}, ${table.personId}) = 1`),
    index('files_unused').on(table.createdAt).where(sql`used_at is null`),
    check('files_size', sql`${table.byteSize} between 1 and 52428800`),
    check('files_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
  ],
);
