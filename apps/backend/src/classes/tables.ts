import { classEventStatuses } from '@tutor/rules/classes/class-status';
import { lessonKinds } from '@tutor/rules/classes/lesson-kind';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';
import { courseUnits, students } from './course-tables.ts';

export const classStatus = pgEnum('class_status', classEventStatuses);
export const lessonKind = pgEnum('lesson_kind', lessonKinds);

/** Lessons of the tutors. */
export const classes = pgTable(
  'classes',
  {
    clid: rowId(700_001),
    tuid: ofTutor(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    status: classStatus().notNull(),
    studentName: text('student_name').notNull(),
    subjectName: text('subject_name').notNull(),
    unitName: text('unit_name').notNull(),
    /** Class tool, 0 to 11 (specification, core §3). */
    classTool: integer('class_tool').notNull(),
    /** What the tutor earns with the lesson, in whole centavos. The default is for lessons from before fees were kept. */
    lessonFeeCentavos: integer('lesson_fee_centavos').notNull().default(9_000),
    lessonKind: lessonKind('lesson_kind').notNull().default('normal'),
    /** Null for lessons from before students were kept; `studentName` is all that is known of these. */
    stuUid: id('stu_uid').references(() => students.stuUid),
    /** The lesson that was booked; what is taught is in `class_materials`. */
    unitId: integer('unit_id').references(() => courseUnits.unitId),
    remarkWrittenAt: instant('remark_written_at'),
    /** How often time, status, student, lesson or classroom changed; kept by a trigger, whoever makes the change. */
    revision: integer().notNull().default(0),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Set once the class was ended and credited. */
    closedAt: instant('closed_at'),
    /** Overlaps a class that was booked before it, from the time when that was not refused yet. Set by migration 20 alone. */
    isDoubleBooked: boolean('is_double_booked').notNull().default(false),
  },
  (table) => [
    // A slot is booked once: what keeps classes of a tutor from overlapping is `classes_no_overlap`, an exclusion constraint
    // of migration 20, which Drizzle has no word for.
    index('classes_tuid_starts_at').on(table.tuid, table.startsAt),
    index('classes_open_ends_at').on(table.endsAt).where(sql`closed_at is null`),
    check('classes_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('classes_lesson_fee_not_negative', sql`${table.lessonFeeCentavos} >= 0`),
    check('classes_tool_known', sql`${table.classTool} between 0 and 11`),
  ],
);

/** The class that a row is about. */
export const ofClass = () =>
  id()
    .notNull()
    .references(() => classes.clid);
