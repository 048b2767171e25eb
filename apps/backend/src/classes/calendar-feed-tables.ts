import { bigint, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';

/** The private calendar address of a tutor; at most one at a time. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    tuid: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => tutors.tuid),
    /** SHA-256 of the token: who reads the database cannot read the calendar. Null once the address was taken back. */
    tokenHash: text('token_hash'),
    /** Raised whenever the address changes, so that of two tabs only one renews it. */
    version: integer().notNull(),
    alarmMinutes: integer('alarm_minutes').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When the address or the alarms changed. */
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
    lastReadAt: timestamp('last_read_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [uniqueIndex('calendar_feeds_token_hash_unique').on(table.tokenHash)],
);
