import { messageKinds, messageSources, noticeAnswers } from '@tutor/rules/messages/message-kinds';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTutor, tutors } from '../account/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

export const messageKind = pgEnum('message_kind', messageKinds);
export const messageSource = pgEnum('message_source', messageSources);
export const noticeAnswer = pgEnum('notice_answer', noticeAnswers);

/**
 * Messages of the tutors, wherever they come from. `seq` is the tutor's counter at the row's last change of its own. That there
 * is such a tutor is checked once, by the row of `unread_counts` that a trigger writes with the message.
 */
export const messages = pgTable(
  'messages',
  {
    mid: rowId(),
    tuid: id().notNull(),
    kind: messageKind().notNull(),
    source: messageSource().notNull().default('system'),
    title: text().notNull(),
    /** HTML. */
    content: text().notNull(),
    remind: boolean().notNull(),
    /** The class or the request that it is about. */
    refId: id('ref_id'),
    sentAt: instant('sent_at').notNull(),
    readAt: instant('read_at'),
    answer: noticeAnswer(),
    answerReason: text('answer_reason'),
    seq: id().notNull(),
    /** Number of the 'mark all as read', or of its taking back, that changed the row after its own last change. */
    bulkSeq: id('bulk_seq'),
    /** What searching looks at, by `searchTextOf`; null where a migration leaves it to the next start. */
    searchText: text('search_text'),
  },
  (table) => [
    index('messages_tuid_sent_at').on(table.tuid, table.sentAt.desc(), table.mid.desc()),
    index('messages_tuid_kind_sent_at').on(table.tuid, table.kind, table.sentAt.desc(), table.mid.desc()),
    index('messages_tuid_seq').on(table.tuid, table.seq),
    index('messages_unread').on(table.tuid, table.kind).where(sql`read_at is null`),
    index('messages_search_text_missing').on(table.mid).where(sql`search_text is null`),
    uniqueIndex('messages_asked_once_unique')
      .on(table.tuid, table.source, table.refId)
      .where(sql`source in ('absence', 'classRemark')`),
    // Only a class message is answered, an answer is a reading, and only a refusal has a reason.
    check('messages_answer_of_class', sql`${table.answer} is null or ${table.source} = 'class'`),
    check('messages_answered_is_read', sql`${table.answer} is null or ${table.readAt} is not null`),
    check(
      'messages_class_read_is_answered',
      sql`${table.source} <> 'class' or ${table.readAt} is null or ${table.answer} is not null`,
    ),
    check(
      'messages_reason_of_refusal',
      sql`(${table.answer} is not distinct from 'refused') = (${table.answerReason} is not null)`,
    ),
    check('messages_bulk_is_later', sql`${table.bulkSeq} > ${table.seq}`),
  ],
);

/**
 * Unread messages of each tutor. Kept by triggers of `messages` (migration of this table), so that it cannot differ from
 * them: counting them anew for every news costs more than all the rest of it.
 */
export const unreadCounts = pgTable(
  'unread_counts',
  {
    tuid: id()
      .primaryKey()
      .references(() => tutors.tuid),
    notice: integer().notNull().default(0),
    warning: integer().notNull().default(0),
    remind: integer().notNull().default(0),
    levelUp: integer('level_up').notNull().default(0),
  },
  (table) => [
    check(
      'unread_counts_not_negative',
      sql`least(${table.notice}, ${table.warning}, ${table.remind}, ${table.levelUp}) >= 0`,
    ),
  ],
);

/** Every 'mark all as read': one change, however many messages it was. */
export const bulkReads = pgTable(
  'bulk_reads',
  {
    tuid: ofTutor(),
    seq: id().notNull(),
    /** The watermark: what had a higher number then was left. */
    upTo: id('up_to').notNull(),
    kind: messageKind(),
    source: messageSource(),
    undoneSeq: id('undone_seq'),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.seq] }),
    check('bulk_reads_watermark_before', sql`${table.upTo} < ${table.seq}`),
    check('bulk_reads_undone_later', sql`${table.undoneSeq} > ${table.seq}`),
  ],
);
