import { appealSources } from '@tutor/rules/feedback/appeal';
import { feedbackStates } from '@tutor/rules/feedback/feedback-rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';
import { complaints } from '../scores/complaint-tables.ts';
import { pointsLedger } from '../scores/tables.ts';

const tuid = () =>
  id()
    .notNull()
    .references(() => tutors.tuid);
export const feedbackState = pgEnum('feedback_state', feedbackStates);
export const appealSource = pgEnum('appeal_source', appealSources);

/** Feedback and appeals of the tutors. What a type asks for (specification, core §5) holds here too. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: rowId(40_001),
    tuid: tuid(),
    type: integer().notNull(),
    clid: id().references(() => classes.clid),
    respondents: text(),
    remark: text().notNull(),
    /** References of uploaded files. */
    files: text().array().notNull().default([]),
    /** What an appeal is against; null for quick feedback. */
    source: appealSource(),
    ledgerId: id('ledger_id').references(() => pointsLedger.id),
    complaintId: id('complaint_id').references(() => complaints.id),
    state: feedbackState().notNull().default('waiting'),
    /** A reply of the company is not read yet. */
    hasNews: boolean('has_news').notNull().default(false),
    /** Made by the browser, one for each submission: a repeat is known by it. */
    key: text(),
    at: instant('at').notNull(),
    editedAt: instant('edited_at'),
  },
  (table) => [
    index('feedbacks_tuid_at').on(table.tuid, table.at),
    uniqueIndex('feedbacks_key_unique').on(table.tuid, table.key),
    // One appeal against one thing.
    uniqueIndex('feedbacks_ledger_unique').on(table.ledgerId),
    uniqueIndex('feedbacks_complaint_unique').on(table.complaintId),
    uniqueIndex('feedbacks_class_appeal_unique').on(table.tuid, table.clid, table.type).where(sql`source = 'class'`),
    check('feedbacks_remark_length', sql`char_length(${table.remark}) between 1 and 500`),
    check('feedbacks_class_required', sql`${table.type} not in (2, 4, 9, 10, 12, 13, 36) or ${table.clid} is not null`),
    check('feedbacks_complaint_name_required', sql`${table.type} <> 11 or ${table.respondents} is not null`),
    check(
      'feedbacks_evidence_required',
      sql`${table.type} not in (2, 4, 9, 10, 12, 13) or cardinality(${table.files}) > 0`,
    ),
    check('feedbacks_files_count', sql`cardinality(${table.files}) <= 3`),
    check(
      'feedbacks_source_ledger',
      sql`(coalesce(${table.source} = 'ledger', false)) = (${table.ledgerId} is not null)`,
    ),
    check(
      'feedbacks_source_complaint',
      sql`(coalesce(${table.source} = 'complaint', false)) = (${table.complaintId} is not null)`,
    ),
  ],
);

/** What was said to a feedback, by the tutor or by the company. */
export const feedbackReplies = pgTable(
  'feedback_replies',
  {
    id: rowId(),
    feedbackId: id('feedback_id')
      .notNull()
      .references(() => feedbacks.id),
    isTutor: boolean('is_tutor').notNull(),
    name: text().notNull(),
    remark: text().notNull(),
    key: text(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('feedback_replies_feedback').on(table.feedbackId),
    uniqueIndex('feedback_replies_key_unique').on(table.feedbackId, table.key),
    check('feedback_replies_remark_length', sql`char_length(${table.remark}) between 1 and 500`),
  ],
);

/** Quick feedback sent in a month of the company. The quota holds here. */
export const feedbackMonths = pgTable(
  'feedback_months',
  { tuid: tuid(), month: date({ mode: 'string' }).notNull(), sent: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.tuid, table.month] }),
    check('feedback_months_quota', sql`${table.sent} between 1 and 10`),
  ],
);
