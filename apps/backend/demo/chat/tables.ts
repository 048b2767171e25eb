import { pgTable } from 'drizzle-orm/pg-core';
import { chatPeople } from '../../src/chat/tables.ts';
import { id, instant } from '../../src/database/columns.ts';

/** Whom somebody is right now on the page of the students: the simulated day speaks for none of them. */
export const chatPresences = pgTable('chat_presences', {
  personId: id('person_id')
    .primaryKey()
    .references(() => chatPeople.id),
  seenAt: instant('seen_at').notNull(),
});
