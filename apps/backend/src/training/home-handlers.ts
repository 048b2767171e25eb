import { implement } from '@tutor/api/core/implement';
import { trainingHome as contract } from '@tutor/api/training/training-home';
import { allCategories } from '@tutor/rules/training/course-categories';
import { chapterStates, isTestOpen } from '@tutor/rules/training/course-progress';
import { courseReminder } from '@tutor/rules/training/course-reminder';
import { byPressure, dueKind } from '@tutor/rules/training/due-training';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { findMember } from '../growth/members.ts';
import { highestLevel, readLevels } from '../growth/read-levels.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { progressOf, requireCourse, type TutorCourse, tutorCourses, wireCourse } from './read-courses.ts';
import {
  trainingAttempts,
  trainingCategories,
  trainingChapterProgress,
  trainingChapters,
  trainingClicks,
  trainingSubjectCourses,
  trainingSubjects,
} from './tables.ts';

/** What awaits the signed-in tutor in the training center. */
export const trainingHomeEndpoints = implement<typeof contract, CallContext>(contract, {
  home: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const courses = await tutorCourses(queries, { tuid });
    const subscribed = courses.filter(({ subscription }) => subscription !== null);
    return {
      body: {
        SubscribedCount: subscribed.length,
        CompletedCount: subscribed.filter(isCompleted).length,
        Next: nextChapter(subscribed),
        Due: dueCourses(courses, await openAttempts(queries, tuid, now), await levelOf(queries, tuid)),
      },
    };
  },

  subjects: async ({ queries, requireSession }) => {
    const courses = await tutorCourses(queries, { tuid: requireSession().tuid });
    const byId = new Map(courses.map((course) => [course.course.courseId, course]));
    const rows = await queries
      .select({ slug: trainingSubjects.slug, name: trainingSubjects.name, courseId: trainingSubjectCourses.courseId })
      .from(trainingSubjects)
      .innerJoin(trainingSubjectCourses, eq(trainingSubjectCourses.subjectSlug, trainingSubjects.slug))
      .orderBy(asc(trainingSubjects.position), asc(trainingSubjectCourses.courseId));
    return {
      body: [...new Map(rows.map(({ slug, name }) => [slug, name]))].map(([slug, name]) => {
        // A course that is offered no more keeps nobody from a subject.
        const needed = rows.flatMap((row) => (row.slug === slug ? (byId.get(row.courseId) ?? []) : []));
        return {
          SubjectName: name,
          IsTeachable: needed.every(isPassed),
          Courses: needed.map((one) => ({
            CourseId: one.course.courseId,
            CourseName: one.course.title,
            IsPass: isPassed(one),
          })),
        };
      }),
    };
  },

  byTaskLevel: async ({ queries, query, requireSession }) => {
    const courses = await tutorCourses(queries, { tuid: requireSession().tuid });
    const isLeft = (one: TutorCourse): boolean =>
      query.type === 1 ? !isCompleted(one) : one.test !== undefined && !one.test.isPassed;
    const isOfLevel = ({ course: { level } }: TutorCourse): boolean => level !== null && level <= query.level;
    return {
      body: courses
        .filter(isLeft)
        .toSorted((a, b) => Number(isOfLevel(b)) - Number(isOfLevel(a)))
        .map(wireCourse),
    };
  },

  reminders: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    const category = await requireCategory(queries, query.categoryType);
    const courses = await tutorCourses(queries, { tuid });
    const opened = await openedCourses(queries, tuid);
    const own = courses.flatMap((one) => {
      const { subscription, course } = one;
      if (subscription === null || (category !== undefined && one.categoryName !== category)) return [];
      const openedAt = new Date(Math.max(subscription.at.getTime(), opened.get(course.courseId)?.getTime() ?? 0));
      const Remind = courseReminder({ isCompleted: isCompleted(one), changedAt: course.changedAt, openedAt }, now);
      return [{ ...wireCourse(one), Remind: Remind ?? null }];
    });
    return { body: { RemindCount: own.filter(({ Remind }) => Remind !== null).length, Courses: own } };
  },

  clicked: async ({ queries, body, now, requireSession }) => {
    const { tuid } = requireSession();
    const { course } = await requireCourse(queries, tuid, body.CourseId);
    await queries
      .insert(trainingClicks)
      .values({ tuid, courseId: course.courseId, count: 1, lastAt: now })
      .onConflictDoUpdate({
        target: [trainingClicks.tuid, trainingClicks.courseId],
        set: { count: sql`${trainingClicks.count} + 1`, lastAt: now },
      });
    return { body: null };
  },
});

/** The name of the category that a type stands for; undefined for that of all. */
async function requireCategory(queries: Queries, type: number): Promise<string | undefined> {
  if (type === allCategories) return undefined;
  const categories = await queries.select().from(trainingCategories).orderBy(asc(trainingCategories.position));
  const name = categories[type - 1]?.name;
  if (name === undefined) throw new Refusal(refusalCodes.unknown, 'There is no such category.');
  return name;
}

/** When the tutor last opened each course, or a chapter of it. */
async function openedCourses(queries: Queries, tuid: number): Promise<Map<number, Date>> {
  const [clicks, chapters] = await Promise.all([
    queries
      .select({ courseId: trainingClicks.courseId, at: trainingClicks.lastAt })
      .from(trainingClicks)
      .where(eq(trainingClicks.tuid, tuid)),
    queries
      .select({ courseId: trainingChapters.courseId, at: trainingChapterProgress.countedUntil })
      .from(trainingChapterProgress)
      .innerJoin(trainingChapters, eq(trainingChapters.chapterId, trainingChapterProgress.chapterId))
      .where(eq(trainingChapterProgress.tuid, tuid)),
  ]);
  const opened = [...clicks, ...chapters].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  // The latest of a course is the last one, and stays.
  return new Map(opened.map(({ courseId, at }) => [courseId, at]));
}

const isCompleted = ({ subscription }: TutorCourse): boolean => subscription?.completedAt != null;

/** A course is passed by its test; one without a test, by completing it. */
const isPassed = (one: TutorCourse): boolean => one.test?.isPassed ?? isCompleted(one);

/** The first open chapter of the course that was subscribed to last. */
function nextChapter(subscribed: readonly TutorCourse[]) {
  const latest = subscribed.toSorted(
    (a, b) => (b.subscription?.at.getTime() ?? 0) - (a.subscription?.at.getTime() ?? 0),
  );
  for (const one of latest) {
    const states = chapterStates(progressOf(one));
    const chapter = one.chapters.find((_, index) => states[index] === 'open');
    if (chapter === undefined) continue;
    const { chapterId, title, minutes } = chapter;
    return { ...named(one), ChapterId: chapterId, ChapterName: title, Minutes: minutes };
  }
  return null;
}

function dueCourses(courses: readonly TutorCourse[], attempts: ReadonlyMap<number, Date>, level: number) {
  const due = courses.flatMap((one) => {
    const { test, course } = one;
    const endsAt = test === undefined ? undefined : attempts.get(test.kctId);
    const kind = dueKind(
      {
        isCompleted: isCompleted(one),
        test:
          test === undefined
            ? undefined
            : { isOpen: isTestOpen(progressOf(one)), isPassed: test.isPassed, hasAttempt: endsAt !== undefined },
        level: course.level,
      },
      level,
    );
    return kind === undefined ? [] : [{ kind, one, endsAt }];
  });
  const byLevel = due.toSorted((a, b) => (a.one.course.level ?? 0) - (b.one.course.level ?? 0));
  return byPressure(byLevel).map(({ kind, one, endsAt }) => ({
    ...named(one),
    Kind: kind,
    KctId: kind === 'course' ? null : (one.test?.kctId ?? null),
    EndTime: endsAt?.toISOString() ?? null,
  }));
}

function named({ course: { courseId, title } }: TutorCourse) {
  return { CourseId: courseId, CourseName: title };
}

/** Ends of the attempts that are under way, by their tests. */
async function openAttempts(queries: Queries, tuid: number, now: Date): Promise<Map<number, Date>> {
  const rows = await queries
    .select({ kctId: trainingAttempts.kctId, endsAt: trainingAttempts.endsAt })
    .from(trainingAttempts)
    .where(
      and(eq(trainingAttempts.tuid, tuid), isNull(trainingAttempts.submittedAt), gt(trainingAttempts.endsAt, now)),
    );
  return new Map(rows.map(({ kctId, endsAt }) => [kctId, endsAt]));
}

/** Level of growth that training goes by; whoever has none is a beginner. */
async function levelOf(queries: Queries, tuid: number): Promise<number> {
  if ((await findMember(queries, tuid)) === undefined) return 1;
  return Math.max(1, highestLevel(await readLevels(queries, tuid)));
}
