import { messageKinds } from '@tutor/rules/messages/message-kinds';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';

export const messageKind = pgEnum('message_kind', messageKinds);

/** System messages of the tutors. `seq` is the tutor's counter at the row's last change. */
export const messages = pgTable(
  'messages',
  {
    mid: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tuid: bigint({ mode: 'number' })
      .notNull()
      .references(() => tutors.tuid),
    kind: messageKind().notNull(),
    title: text().notNull(),
    /** HTML. */
    content: text().notNull(),
    remind: boolean().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true, precision: 3 }),
    seq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('messages_tuid_sent_at').on(table.tuid, table.sentAt.desc(), table.mid.desc()),
    index('messages_tuid_kind_sent_at').on(table.tuid, table.kind, table.sentAt.desc(), table.mid.desc()),
    index('messages_tuid_seq').on(table.tuid, table.seq),
    index('messages_unread').on(table.tuid, table.kind).where(sql`read_at is null`),
  ],
);
