import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { id, instant } from '../database/columns.ts';

/**
 * Each tutor's event counter. A change locks the tutor's row for its transaction, so numbers become visible in order:
 * whoever has seen `seq` has seen, or can read, every change up to it. Pages are left half empty (migration 21), so that a
 * changed row stays on its page and no index hears of it; so are those of `unread_counts`.
 */
export const tutorFeeds = pgTable('tutor_feeds', {
  tuid: id()
    .primaryKey()
    .references(() => tutors.tuid),
  seq: id().notNull().default(0),
});

/**
 * What happened to a tutor, by number: read by each process when it is notified, pruned after a day. Its tutor is that of the
 * counter, which is locked in the same transaction; checked by a reference of its own, a message to all would cost a sixth more.
 * They come in the order of their times, so a summary of these is index enough for pruning.
 */
export const tutorEvents = pgTable(
  'tutor_events',
  {
    tuid: id().notNull(),
    seq: id().notNull(),
    /** Wire name of the hub event. */
    name: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tuid, table.seq] }), index('tutor_events_at').using('brin', table.at)],
);
