import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, getTableColumns, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { checkedYaml } from './checked-yaml.ts';
import { completeCourses } from './complete-courses.ts';
import type { ContentProblem } from './content-problem.ts';
import { categoriesSchema, type SubjectFile } from './content-schemas.ts';
import { announcementsFolder, type ReadAnnouncements, readAnnouncements } from './read-announcements.ts';
import { type ReadCourse, readCourse } from './read-course.ts';
import { type CourseFolder, readCourseFolder } from './read-course-folder.ts';
import { readSubjects } from './read-subjects.ts';
import { readTextIfThere } from './read-text-if-there.ts';
import {
  trainingCategories,
  trainingChapters,
  trainingCourses,
  trainingMedia,
  trainingQuestions,
  trainingSubjectCourses,
  trainingSubjects,
  trainingTests,
} from './tables.ts';
import { writeAnnouncements } from './write-announcements.ts';

/** What an import did, by the names of folders and announcements, and what is wrong with files. */
export interface TrainingImport {
  changed: string[];
  retired: string[];
  problems: ContentProblem[];
}

type Category = { id: string; name: string };

/**
 * Brings the training material to what its folder holds. Courses whose files did not change are not read. One with a problem
 * stays as it was last imported; one whose folder is gone is retired. Nothing that tutors did is ever removed.
 */
export async function importTraining(database: Database, folder: string, now: Date): Promise<TrainingImport> {
  const { categories, subjects, folders, announcements, problems } = await readMaterial(folder);
  if (categories === undefined) return { changed: [], retired: [], problems };
  return database.exclusively((queries) =>
    queries.transaction(async (tx) => {
      await writeCategories(tx, categories);
      const known = await tx
        .select({ slug: trainingCourses.slug, hash: trainingCourses.contentHash })
        .from(trainingCourses)
        .where(isNull(trainingCourses.retiredAt));
      const hashes = new Map(known.map(({ slug, hash }) => [slug, hash]));
      const result: TrainingImport = { changed: [], retired: [], problems };
      for (const course of folders.filter(({ slug, hash }) => hashes.get(slug) !== hash)) {
        const read = readCourse(course, new Set(categories.map(({ id }) => id)));
        if ('problems' in read) {
          result.problems.push(...read.problems);
          continue;
        }
        await writeCourse(tx, read.course, now);
        result.changed.push(course.slug);
      }
      const present = new Set(folders.map(({ slug }) => slug));
      result.retired = [...hashes.keys()].filter((slug) => !present.has(slug));
      if (result.retired.length > 0) {
        await tx.update(trainingCourses).set({ retiredAt: now }).where(inArray(trainingCourses.slug, result.retired));
      }
      if (subjects !== undefined) await writeSubjects(tx, subjects);
      const news = await writeAnnouncements(tx, announcements, now);
      result.changed.push(...news.changed);
      result.retired.push(...news.retired);
      return result;
    }),
  );
}

/** Everything that is wrong with the material in a folder, without a database. */
export async function trainingProblems(folder: string): Promise<ContentProblem[]> {
  const { categories, folders, problems } = await readMaterial(folder);
  const known = new Set(categories?.map(({ id }) => id));
  return [
    ...problems,
    ...folders.flatMap((course) => {
      const read = readCourse(course, known);
      return 'problems' in read ? read.problems : [];
    }),
  ];
}

/** What a folder holds; what cannot be read is undefined. */
interface Material {
  categories: Category[] | undefined;
  subjects: SubjectFile[] | undefined;
  folders: CourseFolder[];
  announcements: ReadAnnouncements;
  problems: ContentProblem[];
}

async function readMaterial(folder: string): Promise<Material> {
  const file = 'categories.yaml';
  const text = await readTextIfThere(path.join(folder, file));
  if (text === undefined) {
    const message = `There is no such file in ${folder}. Write one with the categories in their order.`;
    return { ...noMaterial, problems: [{ file, message }] };
  }
  const checked = checkedYaml(text, categoriesSchema, { file });
  if ('problems' in checked) return { ...noMaterial, problems: checked.problems };
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory() && entry.name !== announcementsFolder)
    .map(({ name }) => name);
  const folders = await Promise.all(names.sort().map((name) => readCourseFolder(path.join(folder, name))));
  const subjects = await readSubjects(folder, new Set(names));
  const [known, problems] = 'problems' in subjects ? [undefined, subjects.problems] : [subjects.subjects, []];
  const announcements = await readAnnouncements(folder);
  return {
    categories: checked.value.categories,
    subjects: known,
    folders,
    announcements,
    problems: [...problems, ...announcements.problems],
  };
}

const noAnnouncements: ReadAnnouncements = { announcements: [], slugs: [], problems: [] };
const noMaterial = { categories: undefined, subjects: undefined, folders: [], announcements: noAnnouncements };

async function writeCategories(tx: Queries, categories: readonly Category[]): Promise<void> {
  await insertRows(
    tx,
    trainingCategories,
    categories.map(({ id, name }, position) => ({ slug: id, name, position })),
  ).onConflictDoUpdate({
    target: trainingCategories.slug,
    set: given(trainingCategories, ['name', 'position']),
  });
}

/** Subjects are those of the file; one whose course was never imported waits for it. */
async function writeSubjects(tx: Queries, subjects: readonly SubjectFile[]): Promise<void> {
  const courses = await tx
    .select({ slug: trainingCourses.slug, courseId: trainingCourses.courseId })
    .from(trainingCourses);
  const ids = new Map(courses.map(({ slug, courseId }) => [slug, courseId]));
  const known = subjects.filter((subject) => subject.courses.every((slug) => ids.has(slug)));
  await tx.delete(trainingSubjects);
  if (known.length === 0) return;
  await insertRows(
    tx,
    trainingSubjects,
    known.map(({ id, name }, position) => ({ slug: id, name, position })),
  );
  await insertRows(
    tx,
    trainingSubjectCourses,
    known.flatMap((subject) =>
      subject.courses.map((slug) => ({ subjectSlug: subject.id, courseId: ids.get(slug) ?? 0 })),
    ),
  );
}

async function writeCourse(tx: Queries, read: ReadCourse, now: Date): Promise<void> {
  const course = { ...read.course, changedAt: now, retiredAt: null };
  const [written] = await tx
    .insert(trainingCourses)
    .values(course)
    .onConflictDoUpdate({ target: trainingCourses.slug, set: course })
    .returning({ courseId: trainingCourses.courseId });
  if (written === undefined) throw new Error(`the course ${course.slug} was not stored`);
  const { courseId } = written;
  await writeChapters(tx, courseId, read.chapters, now);
  await completeCourses(tx, { courseId, now });
  await writeTest(tx, courseId, read, now);
  await tx.delete(trainingMedia).where(eq(trainingMedia.courseId, courseId));
  if (read.media.length > 0) {
    await insertRows(
      tx,
      trainingMedia,
      read.media.map((file) => ({ ...file, courseId })),
    );
  }
}

async function writeChapters(
  tx: Queries,
  courseId: number,
  chapters: ReadCourse['chapters'],
  now: Date,
): Promise<void> {
  await insertRows(
    tx,
    trainingChapters,
    chapters.map((chapter) => ({ ...chapter, courseId, retiredAt: null })),
  ).onConflictDoUpdate({
    target: [trainingChapters.courseId, trainingChapters.slug],
    set: given(trainingChapters, ['position', 'title', 'minutes', 'html', 'clip', 'retiredAt']),
  });
  const slugs = chapters.map(({ slug }) => slug);
  await tx
    .update(trainingChapters)
    .set({ retiredAt: now })
    .where(
      and(
        eq(trainingChapters.courseId, courseId),
        isNull(trainingChapters.retiredAt),
        notInArray(trainingChapters.slug, slugs),
      ),
    );
}

/** Writes the test of a course. Its questions may go: whoever answered them has them in the attempt. */
async function writeTest(tx: Queries, courseId: number, { test, questions }: ReadCourse, now: Date): Promise<void> {
  if (test === undefined) {
    await tx.update(trainingTests).set({ retiredAt: now }).where(eq(trainingTests.courseId, courseId));
    return;
  }
  const row = { ...test, courseId, retiredAt: null };
  const [written] = await tx
    .insert(trainingTests)
    .values(row)
    .onConflictDoUpdate({ target: trainingTests.courseId, set: row })
    .returning({ kctId: trainingTests.kctId });
  if (written === undefined) throw new Error('the test was not stored');
  const { kctId } = written;
  await tx.delete(trainingQuestions).where(eq(trainingQuestions.kctId, kctId));
  await insertRows(
    tx,
    trainingQuestions,
    questions.map((question) => ({ ...question, kctId })),
  );
}

/** The given values of these columns, for rows that are there already. */
function given<Table extends PgTable>(table: Table, fields: readonly (keyof Table['_']['columns'] & string)[]) {
  const columns = getTableColumns(table);
  return Object.fromEntries(fields.map((field) => [field, sql.raw(`excluded."${columns[field]?.name}"`)] as const));
}
