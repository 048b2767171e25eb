import { attendanceRecordKinds } from '@tutor/rules/scores/class-records';
import { complaintDirections, complaintStates } from '@tutor/rules/scores/complaint';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { classes, ofClass } from '../classes/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

const tuid = () =>
  id()
    .notNull()
    .references(() => tutors.tuid);

export const complaintState = pgEnum('complaint_state', complaintStates);
export const complaintDirection = pgEnum('complaint_direction', complaintDirections);
export const attendanceRecordKind = pgEnum('attendance_record_kind', attendanceRecordKinds);

/** Complaints about a tutor, and those that a tutor sent. */
export const complaints = pgTable(
  'complaints',
  {
    id: rowId(500_001),
    tuid: tuid(),
    direction: complaintDirection().notNull(),
    clid: id().references(() => classes.clid),
    complainant: text().notNull(),
    type: text().notNull(),
    reason: text().notNull(),
    state: complaintState().notNull().default('waiting'),
    /** Of the form that sent it: the same form makes one complaint. */
    key: uuid(),
    at: instant('at').notNull(),
    /** When it was upheld, dismissed or withdrawn; the days of an appeal count from it. */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('complaints_tuid_direction_at').on(table.tuid, table.direction, table.at),
    uniqueIndex('complaints_tuid_key_unique').on(table.tuid, table.key),
    check('complaints_upheld_decided', sql`${table.state} <> 'upheld' or ${table.decidedAt} is not null`),
    check('complaints_reason_length', sql`char_length(${table.reason}) between 1 and 500`),
  ],
);

/** What was said to a complaint, by the tutor or by the company. */
export const complaintReplies = pgTable(
  'complaint_replies',
  {
    id: rowId(),
    complaintId: id('complaint_id')
      .notNull()
      .references(() => complaints.id),
    isTutor: boolean('is_tutor').notNull(),
    content: text().notNull(),
    /** Of the form that sent it: the same form makes one reply. */
    key: uuid(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('complaint_replies_complaint').on(table.complaintId),
    uniqueIndex('complaint_replies_key_unique').on(table.complaintId, table.key),
    check('complaint_replies_content_length', sql`char_length(${table.content}) between 1 and 500`),
  ],
);

/** Classes that a tutor entered late or left early: one record of each kind a class. */
export const attendanceRecords = pgTable(
  'attendance_records',
  {
    id: rowId(),
    tuid: tuid(),
    clid: ofClass(),
    kind: attendanceRecordKind().notNull(),
    minutes: smallint().notNull(),
    /** When the tutor came in or went out. */
    at: instant('at').notNull(),
  },
  (table) => [
    index('attendance_records_tuid_at').on(table.tuid, table.at),
    uniqueIndex('attendance_records_clid_kind_unique').on(table.clid, table.kind),
    check('attendance_records_minutes_positive', sql`${table.minutes} > 0`),
  ],
);

/** Reports of recitation classes: one a class, with a clip and what the tutor says of it. */
export const recitationReports = pgTable(
  'recitation_reports',
  {
    id: rowId(300_001),
    tuid: tuid(),
    clid: ofClass(),
    /** Out of 100. */
    score: smallint().notNull(),
    comment: text().notNull(),
    clipTitle: text('clip_title'),
    clipSeconds: integer('clip_seconds'),
    clipViewedAt: instant('clip_viewed_at'),
    feedback: text(),
    feedbackAt: instant('feedback_at'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('recitation_reports_tuid_at').on(table.tuid, table.at),
    uniqueIndex('recitation_reports_clid_unique').on(table.clid),
    check('recitation_reports_score_known', sql`${table.score} between 0 and 100`),
    check('recitation_reports_clip_whole', sql`(${table.clipTitle} is null) = (${table.clipSeconds} is null)`),
    check('recitation_reports_feedback_whole', sql`(${table.feedback} is null) = (${table.feedbackAt} is null)`),
  ],
);

/** Short videos on how recitation classes are taught. */
export const instructionalVideos = pgTable('instructional_videos', {
  id: integer().primaryKey(),
  title: text().notNull(),
  seconds: integer().notNull(),
});
