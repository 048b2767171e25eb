import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';
import { courses, courseUnits, students } from './course-tables.ts';
import { classes, ofClass } from './tables.ts';

const clid = () =>
  id()
    .primaryKey()
    .references(() => classes.clid);
/** The teaching material that was set for a class: one, of a lesson that exists. */
export const classMaterials = pgTable(
  'class_materials',
  {
    clid: clid(),
    csid: id().notNull().generatedAlwaysAsIdentity({ startWith: 900_001 }),
    unitId: integer('unit_id')
      .notNull()
      .references(() => courseUnits.unitId),
    setAt: instant('set_at').notNull(),
  },
  (table) => [uniqueIndex('class_materials_csid_unique').on(table.csid)],
);

/** Lessons that a student had before, with whichever tutor: USID of the specification, for a test its USAID. */
export const studentUnits = pgTable(
  'student_units',
  {
    usid: rowId(800_001),
    stuUid: id('stu_uid')
      .notNull()
      .references(() => students.stuUid),
    unitId: integer('unit_id')
      .notNull()
      .references(() => courseUnits.unitId),
    taughtAt: instant('taught_at').notNull(),
  },
  (table) => [uniqueIndex('student_units_stu_uid_unit_id_unique').on(table.stuUid, table.unitId)],
);

/** Who sits in a small class. */
export const classStudents = pgTable(
  'class_students',
  {
    clid: ofClass(),
    stuUid: id('stu_uid')
      .notNull()
      .references(() => students.stuUid),
  },
  (table) => [primaryKey({ columns: [table.clid, table.stuUid] })],
);

/** What the student said of a class. */
export const courseEvaluations = pgTable(
  'course_evaluations',
  {
    clid: clid(),
    stars: smallint().notNull(),
    labels: text().array().notNull(),
    comment: text(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('course_evaluations_at').on(table.at),
    check('course_evaluations_stars_known', sql`${table.stars} between 1 and 5`),
  ],
);

/** What was measured in the recording of a class. */
export const aiReports = pgTable(
  'ai_reports',
  {
    clid: clid(),
    /** Before this moment the report is being made. */
    readyAt: instant('ready_at').notNull(),
    tutorTalkPercent: smallint('tutor_talk_percent').notNull(),
    wordsPerMinute: smallint('words_per_minute').notNull(),
    questions: smallint().notNull(),
    corrections: smallint().notNull(),
    praises: smallint().notNull(),
    highlights: text().array().notNull(),
    suggestions: text().array().notNull(),
  },
  (table) => [check('ai_reports_talk_percent', sql`${table.tutorTalkPercent} between 0 and 100`)],
);

/** The student's score in each part of a lesson. */
export const lessonScores = pgTable(
  'lesson_scores',
  {
    clid: ofClass(),
    sort: smallint().notNull(),
    part: text().notNull(),
    score: smallint().notNull(),
    full: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clid, table.sort] }),
    check('lesson_scores_in_range', sql`${table.score} between 0 and ${table.full}`),
  ],
);

/** Which course's training content a tutor has read. */
export const trainingReads = pgTable(
  'training_reads',
  {
    tuid: ofTutor(),
    sid: integer()
      .notNull()
      .references(() => courses.sid),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tuid, table.sid] })],
);

/** The SMS to the parents of a trial student: one a class. */
export const trialNotices = pgTable('trial_notices', {
  clid: clid(),
  text: text().notNull(),
  sentAt: instant('sent_at').notNull(),
});

/** Cancellations by the tutor on the page of the class: one a class, with what was agreed to. */
export const classCancellations = pgTable(
  'class_cancellations',
  {
    clid: clid(),
    reason: smallint().notNull(),
    note: text(),
    feePercent: smallint('fee_percent').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [check('class_cancellations_reason_known', sql`${table.reason} between 1 and 6`)],
);
