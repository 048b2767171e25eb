import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id } from '../database/columns.ts';

/** Who is taught. */
export const students = pgTable('students', {
  stuUid: id('stu_uid').primaryKey().generatedAlwaysAsIdentity({ startWith: 50_001 }),
  name: text().notNull(),
  birthday: date({ mode: 'string' }).notNull(),
  country: text().notNull(),
  level: text().notNull(),
  /** Category of the student's account (wire: GetUserCategory.UCID). */
  ucid: integer().notNull(),
  learningSince: date('learning_since', { mode: 'string' }).notNull(),
  goal: text().notNull(),
  interests: text().array().notNull(),
  /** How the student wants to be taught. */
  requests: text().array().notNull(),
  /** What the company tells the tutor beside. */
  note: text(),
});

/** What can be taught. */
export const courses = pgTable('courses', {
  /** SID of the specification. */
  sid: integer().primaryKey(),
  catId: integer('cat_id').notNull(),
  name: text().notNull(),
  /** What the company teaches its tutors about the course, as HTML. */
  trainingTitle: text('training_title').notNull(),
  trainingContent: text('training_content').notNull(),
});

/** The lessons of a course, in their order: first its teaching plan, then lessons with a test after each few. */
export const courseUnits = pgTable(
  'course_units',
  {
    unitId: integer('unit_id').primaryKey(),
    sid: integer()
      .notNull()
      .references(() => courses.sid),
    sort: integer().notNull(),
    title: text().notNull(),
    isRemark: boolean('is_remark').notNull(),
    /** Above 0 for a test. */
    classType: integer('class_type').notNull().default(0),
    objectives: text().array().notNull(),
    words: text().array().notNull(),
    patterns: text().array().notNull(),
    /** What a remark with knowledge points judges, point by point. */
    knowledgePoints: text('knowledge_points').array().notNull(),
  },
  (table) => [
    uniqueIndex('course_units_sid_sort_unique').on(table.sid, table.sort),
    check('course_units_sort_positive', sql`${table.sort} > 0`),
    check('course_units_class_type_not_negative', sql`${table.classType} >= 0`),
  ],
);
