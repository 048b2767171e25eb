import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

/** News of the training center, as its importer has read them. */
export const trainingAnnouncements = pgTable(
  'training_announcements',
  {
    id: rowId(70_001),
    /** Name of the file, without its ending. */
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    html: text().notNull(),
    publishedAt: instant('published_at').notNull(),
    /** Of the file; another one is another text. */
    contentHash: text('content_hash').notNull(),
    /** When another text came in place of the first. */
    changedAt: instant('changed_at'),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    uniqueIndex('training_announcements_slug_unique').on(table.slug),
    index('training_announcements_published_at').on(table.publishedAt),
  ],
);

/** Announcements that tutors have read, and in which text. */
export const trainingAnnouncementReads = pgTable(
  'training_announcement_reads',
  {
    tuid: ofTutor(),
    announcementId: id('announcement_id')
      .notNull()
      .references(() => trainingAnnouncements.id),
    contentHash: text('content_hash').notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.announcementId] }),
    index('training_announcement_reads_announcement').on(table.announcementId),
  ],
);
