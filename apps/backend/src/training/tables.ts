import { growthLevelMax } from '@tutor/rules/growth/growth-level';
import { attemptsADay } from '@tutor/rules/training/attempts';
import { questionKinds } from '@tutor/rules/training/question';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofTutor } from '../account/tables.ts';
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
    /** Name of its drawing for lists. */
    icon: text(),
    /** Its place within the category. */
    position: integer().notNull(),
    /** Level of growth at which a tutor should have completed it; null where it is for whoever likes. */
    level: integer(),
    /** Of its files as they were imported. */
    contentHash: text('content_hash').notNull(),
    changedAt: instant('changed_at').notNull(),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    uniqueIndex('training_courses_slug_unique').on(table.slug),
    index('training_courses_category_slug').on(table.categorySlug),
    check('training_courses_level_known', sql`${table.level} between 1 and ${sql.raw(String(growthLevelMax))}`),
  ],
);

const ofCourse = () =>
  id('course_id')
    .notNull()
    .references(() => trainingCourses.courseId);

/** Subjects that tutors may teach once they have passed the courses that a subject takes. */
export const trainingSubjects = pgTable('training_subjects', {
  slug: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
});

export const trainingSubjectCourses = pgTable(
  'training_subject_courses',
  {
    subjectSlug: text('subject_slug')
      .notNull()
      .references(() => trainingSubjects.slug, { onDelete: 'cascade' }),
    courseId: ofCourse(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectSlug, table.courseId] }),
    index('training_subject_courses_course').on(table.courseId),
  ],
);

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
    /** Of a number, in the plural; null where it has none. */
    unit: text(),
    explanation: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kctId, table.slug] })],
);

/** Pictures, clips, captions and files of the courses. The files themselves lie in the folder of the training material. */
export const trainingMedia = pgTable(
  'training_media',
  {
    courseId: ofCourse(),
    name: text().notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer().notNull(),
    hash: text().notNull(),
    /** Title and place of a file that tutors take along; null of what a text shows. */
    title: text(),
    position: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.name] }),
    check('training_media_title_with_place', sql`(${table.title} is null) = (${table.position} is null)`),
  ],
);

/** Courses that tutors have subscribed to. */
export const trainingSubscriptions = pgTable(
  'training_subscriptions',
  {
    tuid: ofTutor(),
    courseId: ofCourse(),
    at: instant().notNull(),
    /** When every chapter was learnt. It stays, whatever the course becomes. */
    completedAt: instant('completed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.courseId] }),
    index('training_subscriptions_course').on(table.courseId),
  ],
);

/** When tutors last opened a course, and how often. */
export const trainingClicks = pgTable(
  'training_clicks',
  {
    tuid: ofTutor(),
    courseId: ofCourse(),
    count: integer().notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.courseId] }),
    index('training_clicks_course').on(table.courseId),
    check('training_clicks_counted', sql`${table.count} > 0`),
  ],
);

/** Chapters that tutors have opened. */
export const trainingChapterProgress = pgTable(
  'training_chapter_progress',
  {
    tuid: ofTutor(),
    chapterId: id('chapter_id')
      .notNull()
      .references(() => trainingChapters.chapterId),
    usedSeconds: integer('used_seconds').notNull().default(0),
    /** First opened: no more time than since then can have been used, and a chapter is not learnt in its first moments. */
    openedAt: instant('opened_at').notNull(),
    /** First opened, or last reported: time since then may still be told. */
    countedUntil: instant('counted_until').notNull(),
    learntAt: instant('learnt_at'),
    /** Where the tutor left off: percent of the text, and seconds of the clip. */
    readPercent: integer('read_percent').notNull().default(0),
    clipSeconds: integer('clip_seconds').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tuid, table.chapterId] }),
    index('training_chapter_progress_chapter').on(table.chapterId),
    check('training_chapter_progress_seconds_counted', sql`${table.usedSeconds} >= 0 and ${table.clipSeconds} >= 0`),
    check('training_chapter_progress_percent_known', sql`${table.readPercent} between 0 and 100`),
  ],
);

/** A question of an attempt, with everything that marking and showing it takes. */
export interface PaperQuestion {
  id: string;
  kind: (typeof questionKinds)[number];
  question: string;
  /** In the order of this attempt. */
  options: { id: string; text: string }[];
  right: string[];
  /** Of a number; absent in attempts that were begun before numbers were asked for. */
  unit?: string | null;
  explanation: string;
}

/** Attempts at tests. Each keeps its own questions, and the database counts those of a day. */
export const trainingAttempts = pgTable(
  'training_attempts',
  {
    recodeId: id('recode_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 80_001 }),
    tuid: ofTutor(),
    kctId: id('kct_id')
      .notNull()
      .references(() => trainingTests.kctId),
    /** Day of the company, and which attempt of that day it is. */
    day: date({ mode: 'string' }).notNull(),
    number: integer().notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    paper: jsonb().$type<PaperQuestion[]>().notNull(),
    /** Percent that passes, as it was at the start. */
    passPercent: integer('pass_percent').notNull(),
    submittedAt: instant('submitted_at'),
    score: integer(),
    isPassed: boolean('is_passed'),
  },
  (table) => [
    uniqueIndex('training_attempts_number_unique').on(table.tuid, table.kctId, table.day, table.number),
    uniqueIndex('training_attempts_start_unique').on(table.tuid, table.kctId, table.startedAt),
    uniqueIndex('training_attempts_open_unique').on(table.tuid, table.kctId).where(sql`submitted_at is null`),
    index('training_attempts_open_ends_at').on(table.endsAt).where(sql`submitted_at is null`),
    index('training_attempts_kct').on(table.kctId),
    check('training_attempts_number_limited', sql`${table.number} between 1 and ${sql.raw(String(attemptsADay))}`),
    check(
      'training_attempts_scored',
      sql`(${table.submittedAt} is null) = (${table.score} is null) and (${table.score} is null) = (${table.isPassed} is null)`,
    ),
  ],
);

/** Answers of attempts, kept as they are given. */
export const trainingAnswers = pgTable(
  'training_answers',
  {
    recodeId: id('recode_id')
      .notNull()
      .references(() => trainingAttempts.recodeId),
    question: text().notNull(),
    answer: jsonb().$type<string[]>().notNull(),
    /** The tutor means to come back to the question. */
    isFlagged: boolean('is_flagged').notNull().default(false),
    /** One more with each change. A change of an older revision is refused, unless the same page made both. */
    revision: integer().notNull(),
    /** The open page that gave it, and the how manieth answer of that page it was; null of a form without scripts. */
    page: text(),
    turn: integer(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recodeId, table.question] })],
);

/** Labels that tutors have put on after passing a test. */
export const trainingLabels = pgTable(
  'training_labels',
  {
    tuid: ofTutor(),
    kctId: id('kct_id')
      .notNull()
      .references(() => trainingTests.kctId),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tuid, table.kctId] }), index('training_labels_kct').on(table.kctId)],
);
