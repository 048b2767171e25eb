import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { id, instant } from '../database/columns.ts';

/** The private calendar address of a tutor; at most one at a time. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    tuid: id()
      .primaryKey()
      .references(() => tutors.tuid),
    /** SHA-256 of the token: who reads the database cannot read the calendar. Null once the address was taken back. */
    tokenHash: text('token_hash'),
    /** Raised whenever the address changes, so that of two tabs only one renews it. */
    version: integer().notNull(),
    alarmMinutes: integer('alarm_minutes').array().notNull(),
    /** How often the alarms were changed, and when: every event of the calendar is newer by it. */
    alarmsRevision: integer('alarms_revision').notNull().default(0),
    alarmsChangedAt: instant('alarms_changed_at'),
    createdAt: instant('created_at').notNull(),
    lastReadAt: instant('last_read_at'),
  },
  (table) => [uniqueIndex('calendar_feeds_token_hash_unique').on(table.tokenHash)],
);
