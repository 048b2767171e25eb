import { accentPassageIds } from '@tutor/rules/devices/accent-passages';
import { index, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';
import { files } from '../files/tables.ts';

export const accentPassage = pgEnum('accent_passage', accentPassageIds);

/** Texts that tutors have read aloud for the accent test. */
export const accentRecordings = pgTable(
  'accent_recordings',
  {
    id: rowId(),
    tuid: id()
      .notNull()
      .references(() => tutors.tuid),
    passage: accentPassage().notNull(),
    reference: text()
      .notNull()
      .references(() => files.reference),
    at: instant('at').notNull(),
  },
  (table) => [
    index('accent_recordings_tuid_at').on(table.tuid, table.at),
    // A file that is sent twice is one recording.
    uniqueIndex('accent_recordings_reference_unique').on(table.reference),
  ],
);
