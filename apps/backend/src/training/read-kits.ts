import type { TrainingKit, TrainingKitItem } from '@tutor/api/training/training-kits';
import { isFound, searchWords } from '@tutor/rules/messages/search';
import { chapterStates, isTestOpen } from '@tutor/rules/training/course-progress';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { mediaHref } from './media-types.ts';
import { progressOf, requireCourse, type TutorCourse, tutorCourses } from './read-courses.ts';
import { trainingAttempts, trainingCourses, trainingLabels, trainingMedia } from './tables.ts';
import { requireTest } from './take-test.ts';

/** The category whose items are tests (specification, growth §3). */
const testCategory = { Guid: 'training-test', CategoryName: 'Training Test' };

/** The kits, category by category, and behind them the tests. */
export async function kitCategories(queries: Queries, tuid: number) {
  const courses = await tutorCourses(queries, { tuid });
  const icons = await iconsOf(queries);
  const slugs = [...new Set(courses.map(({ course }) => course.categorySlug))];
  return [
    ...slugs.map((slug) => {
      const own = courses.filter(({ course }) => course.categorySlug === slug);
      return {
        Guid: slug,
        CategoryName: own[0]?.categoryName ?? '',
        Items: own.map((one) => kitItem(one, icons)),
      };
    }),
    { ...testCategory, Items: courses.flatMap((one) => testItem(one, icons)) },
  ];
}

/** Tests whose name, or whose kit's, has these words: of one category, or of all. */
export async function findTests(
  queries: Queries,
  { tuid, name, category }: { tuid: number; name: string; category: string },
): Promise<TrainingKitItem[]> {
  const words = searchWords(name);
  const courses = await tutorCourses(queries, { tuid });
  const icons = await iconsOf(queries);
  return courses
    .filter(({ course }) => category === '' || category === testCategory.Guid || course.categorySlug === category)
    .filter(({ course, test }) => isFound(`${test?.title ?? ''} ${course.title}`, words))
    .flatMap((one) => testItem(one, icons));
}

/** A kit as its page shows it. */
export async function readKit(queries: Queries, { tuid, id }: { tuid: number; id: number }): Promise<TrainingKit> {
  const tutorCourse = await requireCourse(queries, tuid, id);
  const { course, categoryName, chapters, test } = tutorCourse;
  const progress = progressOf(tutorCourse);
  const states = chapterStates(progress);
  const icons = await iconsOf(queries);
  return {
    PrimaryID: id,
    Name: course.title,
    CategoryName: categoryName,
    Summary: course.summary,
    Icon: icons.get(id),
    IsSubscribed: progress.isSubscribed,
    IsCompleted: progress.isCompleted,
    Chapters: chapters.map(({ chapterId, title, minutes }, index) => ({
      TrakitId: chapterId,
      Name: title,
      Minutes: minutes,
      Status: states[index] ?? 'locked',
    })),
    Test:
      test === undefined
        ? null
        : {
            KctId: test.kctId,
            Name: test.title,
            IsPass: test.isPassed,
            TestScore: test.bestScore,
            TestTime: test.minutes,
            PassPercent: test.passPercent,
            QuestionCount: test.questions,
            IsLocked: !isTestOpen(progress),
            LabelTime: (await labelOf(queries, tuid, test.kctId))?.at.toISOString() ?? null,
          },
  };
}

/** Puts on the label of a test that was passed; again changes nothing. */
export async function addLabel(
  queries: Queries,
  { tuid, kctId, now }: { tuid: number; kctId: number; now: Date },
): Promise<{ name: string; at: Date }> {
  const { course } = await requireTest(queries, kctId);
  const [passed] = await queries
    .select({ recodeId: trainingAttempts.recodeId })
    .from(trainingAttempts)
    .where(and(eq(trainingAttempts.tuid, tuid), eq(trainingAttempts.kctId, kctId), eq(trainingAttempts.isPassed, true)))
    .limit(1);
  if (passed === undefined) throw new Refusal(refusalCodes.tooEarly, 'Pass this test first: then its label is yours.');
  await queries.insert(trainingLabels).values({ tuid, kctId, at: now }).onConflictDoNothing();
  const label = await labelOf(queries, tuid, kctId);
  return { name: course.title, at: label?.at ?? now };
}

async function labelOf(queries: Queries, tuid: number, kctId: number) {
  const [label] = await queries
    .select()
    .from(trainingLabels)
    .where(and(eq(trainingLabels.tuid, tuid), eq(trainingLabels.kctId, kctId)));
  return label;
}

function kitItem(tutorCourse: TutorCourse, icons: ReadonlyMap<number, string>): TrainingKitItem {
  const { course, test } = tutorCourse;
  const progress = progressOf(tutorCourse);
  return {
    PrimaryID: course.courseId,
    KctId: null,
    Name: course.title,
    // A kit without a test is passed by learning it.
    IsPass: test?.isPassed ?? progress.isCompleted,
    TestScore: test?.bestScore ?? null,
    TestTime: test?.minutes ?? null,
    Icon: icons.get(course.courseId),
    IsLocked: test !== undefined && !isTestOpen(progress),
  };
}

function testItem(tutorCourse: TutorCourse, icons: ReadonlyMap<number, string>): TrainingKitItem[] {
  const { test } = tutorCourse;
  return test === undefined ? [] : [{ ...kitItem(tutorCourse, icons), KctId: test.kctId, Name: test.title }];
}

/** Addresses of the courses' drawings. */
async function iconsOf(queries: Queries): Promise<Map<number, string>> {
  const found = await queries
    .select({ course: trainingCourses, file: trainingMedia })
    .from(trainingCourses)
    .innerJoin(
      trainingMedia,
      and(eq(trainingMedia.courseId, trainingCourses.courseId), eq(trainingMedia.name, trainingCourses.icon)),
    );
  return new Map(found.map(({ course, file }) => [course.courseId, mediaHref(course.slug, file)]));
}
