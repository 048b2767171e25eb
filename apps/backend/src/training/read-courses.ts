import type { TrainingCourseDetail } from '@tutor/api/training/training';
import { chapterStates, isTestOpen } from '@tutor/rules/training/course-progress';
import { and, asc, count, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import {
  trainingAttempts,
  trainingCategories,
  trainingChapterProgress,
  trainingChapters,
  trainingCourses,
  trainingMedia,
  trainingQuestions,
  trainingSubscriptions,
  trainingTests,
} from './tables.ts';

/** A course with everything that a tutor did in it. */
export interface TutorCourse {
  course: typeof trainingCourses.$inferSelect;
  categoryName: string;
  /** Files to take along. */
  files: number;
  subscription: typeof trainingSubscriptions.$inferSelect | null;
  chapters: TutorChapter[];
  test: TutorTest | undefined;
}

interface TutorChapter {
  chapterId: number;
  title: string;
  minutes: number;
  isLearnt: boolean;
  usedSeconds: number | null;
}

interface TutorTest {
  kctId: number;
  title: string;
  minutes: number;
  passPercent: number;
  questions: number;
  bestScore: number | null;
  isPassed: boolean;
}

/** The courses as a tutor stands with them, category by category: all, or those with these numbers. Retired ones are left out. */
export async function tutorCourses(
  queries: Queries,
  { tuid, courseIds }: { tuid: number; courseIds?: readonly number[] },
): Promise<TutorCourse[]> {
  const rows = await queries
    .select({
      course: trainingCourses,
      categoryName: trainingCategories.name,
      subscription: trainingSubscriptions,
      files: sql<number>`(${queries
        .select({ files: count() })
        .from(trainingMedia)
        .where(and(eq(trainingMedia.courseId, trainingCourses.courseId), isNotNull(trainingMedia.title)))})::int`,
    })
    .from(trainingCourses)
    .innerJoin(trainingCategories, eq(trainingCategories.slug, trainingCourses.categorySlug))
    .leftJoin(
      trainingSubscriptions,
      and(eq(trainingSubscriptions.courseId, trainingCourses.courseId), eq(trainingSubscriptions.tuid, tuid)),
    )
    .where(
      and(
        isNull(trainingCourses.retiredAt),
        courseIds === undefined ? undefined : inArray(trainingCourses.courseId, [...courseIds]),
      ),
    )
    .orderBy(asc(trainingCategories.position), asc(trainingCourses.position), asc(trainingCourses.courseId));
  const ids = rows.map(({ course }) => course.courseId);
  const chapters = await chaptersOf(queries, tuid, ids);
  const tests = await testsOf(queries, tuid, ids);
  return rows.map((row) => ({
    ...row,
    chapters: chapters.get(row.course.courseId) ?? [],
    test: tests.get(row.course.courseId),
  }));
}

/** One course as a tutor stands with it; refused where there is none. */
export async function requireCourse(queries: Queries, tuid: number, courseId: number): Promise<TutorCourse> {
  const [course] = await tutorCourses(queries, { tuid, courseIds: [courseId] });
  if (course === undefined) throw unknownCourse();
  return course;
}

/** Said of a course, chapter or test that there is not, or not any more. */
export function unknownCourse(): Refusal {
  return new Refusal(refusalCodes.unknown, 'This course does not exist, or is no longer offered.');
}

async function chaptersOf(queries: Queries, tuid: number, courseIds: number[]): Promise<Map<number, TutorChapter[]>> {
  const found = await queries
    .select({
      courseId: trainingChapters.courseId,
      chapterId: trainingChapters.chapterId,
      title: trainingChapters.title,
      minutes: trainingChapters.minutes,
      usedSeconds: trainingChapterProgress.usedSeconds,
      isLearnt: sql<boolean>`${trainingChapterProgress.learntAt} is not null`,
    })
    .from(trainingChapters)
    .leftJoin(
      trainingChapterProgress,
      and(eq(trainingChapterProgress.chapterId, trainingChapters.chapterId), eq(trainingChapterProgress.tuid, tuid)),
    )
    .where(and(inArray(trainingChapters.courseId, courseIds), isNull(trainingChapters.retiredAt)))
    .orderBy(asc(trainingChapters.position));
  return new Map(courseIds.map((courseId) => [courseId, found.filter((chapter) => chapter.courseId === courseId)]));
}

async function testsOf(queries: Queries, tuid: number, courseIds: number[]): Promise<Map<number, TutorTest>> {
  const questions = queries.$with('questions').as(
    queries
      .select({ kctId: trainingQuestions.kctId, questions: count().as('questions') })
      .from(trainingQuestions)
      .groupBy(trainingQuestions.kctId),
  );
  const best = queries.$with('best').as(
    queries
      .select({
        kctId: trainingAttempts.kctId,
        score: max(trainingAttempts.score).as('score'),
        isPassed: sql<boolean>`bool_or(${trainingAttempts.isPassed})`.as('is_passed'),
      })
      .from(trainingAttempts)
      .where(eq(trainingAttempts.tuid, tuid))
      .groupBy(trainingAttempts.kctId),
  );
  const found = await queries
    .with(questions, best)
    .select({
      test: trainingTests,
      questions: questions.questions,
      bestScore: best.score,
      isPassed: sql<boolean>`coalesce(${best.isPassed}, false)`,
    })
    .from(trainingTests)
    .innerJoin(questions, eq(questions.kctId, trainingTests.kctId))
    .leftJoin(best, eq(best.kctId, trainingTests.kctId))
    .where(and(inArray(trainingTests.courseId, courseIds), isNull(trainingTests.retiredAt)));
  return new Map(
    found.map(({ test: { courseId, kctId, title, minutes, passPercent }, ...row }) => [
      courseId,
      { kctId, title, minutes, passPercent, ...row },
    ]),
  );
}

/** What the rules of progress ask for. A course is complete as soon as nothing of it is left, however that came about. */
export function progressOf({ subscription, chapters }: Pick<TutorCourse, 'subscription' | 'chapters'>) {
  return {
    isSubscribed: subscription !== null,
    isCompleted: subscription !== null && (subscription.completedAt !== null || isAllLearnt(chapters)),
    chapters,
  };
}

function isAllLearnt(chapters: readonly TutorChapter[]): boolean {
  return chapters.length > 0 && chapters.every(({ isLearnt }) => isLearnt);
}

/** A course as a list shows it. */
export function wireCourse(tutorCourse: TutorCourse) {
  const { course, categoryName, files, chapters, test } = tutorCourse;
  const { isSubscribed, isCompleted } = progressOf(tutorCourse);
  return {
    CourseId: course.courseId,
    CourseName: course.title,
    CategoryName: categoryName,
    Summary: course.summary,
    Minutes: chapters.reduce((sum, { minutes }) => sum + minutes, 0),
    ChapterCount: chapters.length,
    LearntCount: chapters.filter(({ isLearnt }) => isLearnt).length,
    IsSubscribed: isSubscribed,
    IsCompleted: isCompleted,
    FileCount: files,
    Test: test === undefined ? null : { KctId: test.kctId, IsPass: test.isPassed, TestScore: test.bestScore },
    NextChapter: nextChapter(tutorCourse),
  };
}

/** The chapter that comes next in a course under way. */
function nextChapter(tutorCourse: TutorCourse) {
  const { isSubscribed, isCompleted } = progressOf(tutorCourse);
  if (!isSubscribed || isCompleted) return null;
  const next = tutorCourse.chapters.find(({ isLearnt }) => !isLearnt);
  return next === undefined ? null : { ChapterId: next.chapterId, ChapterName: next.title, Minutes: next.minutes };
}

/** A course as its page shows it. */
export function wireCourseDetail(tutorCourse: TutorCourse): TrainingCourseDetail {
  const { course, chapters, test } = tutorCourse;
  const progress = progressOf(tutorCourse);
  const states = chapterStates(progress);
  return {
    ...wireCourse(tutorCourse),
    Introduction: course.introduction,
    Chapters: chapters.map(({ chapterId, title, minutes, isLearnt, usedSeconds }, index) => ({
      ChapterId: chapterId,
      ChapterName: title,
      Minutes: minutes,
      IsLearnt: isLearnt,
      IsLocked: states[index] === 'locked',
      UsedTime: usedSeconds,
    })),
    Test:
      test === undefined
        ? null
        : {
            KctId: test.kctId,
            KctName: test.title,
            TestTime: test.minutes,
            PassPercent: test.passPercent,
            QuestionCount: test.questions,
            IsLocked: !isTestOpen(progress),
            IsPass: test.isPassed,
            TestScore: test.bestScore,
          },
  };
}
