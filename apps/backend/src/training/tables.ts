import { questionKinds } from '@tutor/rules/training/question';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns.ts';

export const trainingQuestionKind = pgEnum('training_question_kind', questionKinds);

/** Categories of courses. All of these tables but the tutors' own are written by the importer alone. */
export const trainingCategories = pgTable('training_categories', {
  slug: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
});

/** Courses. One whose files are gone is retired: what tutors did in it stays. */
export const trainingCourses = pgTable(
  'training_courses',
  {
    courseId: id('course_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1_001 }),
    /** Its folder. */
    slug: text().notNull(),
    categorySlug: text('category_slug')
      .notNull()
      .references(() => trainingCategories.slug),
    title: text().notNull(),
    summary: text().notNull(),
    introduction: text().notNull(),
    /** Its place within the category. */
    position: integer().notNull(),
    /** Of its files as they were imported. */
    contentHash: text('content_hash').notNull(),
    changedAt: instant('changed_at').notNull(),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    uniqueIndex('training_courses_slug_unique').on(table.slug),
    index('training_courses_category_slug').on(table.categorySlug),
  ],
);

const ofCourse = () =>
  id('course_id')
    .notNull()
    .references(() => trainingCourses.courseId);

/** Chapters of the courses, in order. */
export const trainingChapters = pgTable(
  'training_chapters',
  {
    chapterId: id('chapter_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 20_001 }),
    courseId: ofCourse(),
    /** Its file's name without number and ending: a chapter may change its place. */
    slug: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    /** How long it takes to learn. */
    minutes: integer().notNull(),
    html: text().notNull(),
    /** Name, title and captions of its clip. */
    clip: jsonb().$type<{ file: string; title: string; captions: string }>(),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    uniqueIndex('training_chapters_slug_unique').on(table.courseId, table.slug),
    check('training_chapters_minutes_positive', sql`${table.minutes} > 0`),
  ],
);

/** The test of a course. */
export const trainingTests = pgTable(
  'training_tests',
  {
    kctId: id('kct_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 40_001 }),
    courseId: ofCourse(),
    title: text().notNull(),
    /** From the start of an attempt to its deadline. */
    minutes: integer().notNull(),
    passPercent: integer('pass_percent').notNull(),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    uniqueIndex('training_tests_course_unique').on(table.courseId),
    check('training_tests_minutes_positive', sql`${table.minutes} > 0`),
    check('training_tests_pass_percent_known', sql`${table.passPercent} between 1 and 100`),
  ],
);

/** Questions of the tests as they are asked from now on. An attempt keeps those that it was begun with. */
export const trainingQuestions = pgTable(
  'training_questions',
  {
    kctId: id('kct_id')
      .notNull()
      .references(() => trainingTests.kctId),
    slug: text().notNull(),
    position: integer().notNull(),
    kind: trainingQuestionKind().notNull(),
    prompt: text().notNull(),
    options: jsonb().$type<{ id: string; text: string }[]>().notNull(),
    right: jsonb().$type<string[]>().notNull(),
    explanation: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kctId, table.slug] })],
);

/** Pictures, clips and captions of the courses. The files themselves lie in the folder of the training material. */
export const trainingMedia = pgTable(
  'training_media',
  {
    courseId: ofCourse(),
    name: text().notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.name] })],
);
