import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { chatPeople } from '../chat/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';
import { files } from '../files/tables.ts';

/**
 * Files on their way in. A code belongs to the owner and the module that it was first used with; once merged or cancelled
 * it stays for a while, so that a repeated call is answered alike and a late slice revives nothing.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: rowId(),
    tuid: id().references(() => tutors.tuid),
    /** Of a person of the chat who is no tutor. */
    personId: id('person_id').references(() => chatPeople.id),
    fileCode: text('file_code').notNull(),
    moduleName: text('module_name').notNull(),
    fileName: text('file_name').notNull(),
    /** Random: the name under which the bytes lie, while they come in and afterwards. */
    storedName: text('stored_name').notNull(),
    state: text({ enum: ['open', 'merged', 'cancelled'] }).notNull(),
    fileId: id('file_id').references(() => files.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('uploads_code_unique').on(table.tuid, table.fileCode),
    uniqueIndex('uploads_person_code_unique').on(table.personId, table.fileCode),
    check('uploads_one_owner', sql`num_nonnulls(${table.tuid}, ${table.personId}) = 1`),
    uniqueIndex('uploads_stored_name_unique').on(table.storedName),
    uniqueIndex('uploads_file_unique').on(table.fileId),
    index('uploads_age').on(table.createdAt),
    check('uploads_state', sql`${table.state} in ('open', 'merged', 'cancelled')`),
    check('uploads_merged_has_file', sql`(${table.state} = 'merged') = (${table.fileId} is not null)`),
  ],
);

/** Slices that came. First claimed with the hash of its bytes, then written, then marked as stored. */
export const uploadChunks = pgTable(
  'upload_chunks',
  {
    uploadId: id('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    chunk: integer().notNull(),
    byteSize: integer('byte_size').notNull(),
    /** SHA-256: a slice may come again, with the same bytes only. */
    hash: text().notNull(),
    isStored: boolean('is_stored').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.chunk] }),
    check('upload_chunks_number', sql`${table.chunk} between 1 and 100`),
    check('upload_chunks_size', sql`${table.byteSize} between 1 and 524288`),
  ],
);
