import {
  chapterStates,
  countedSeconds,
  isPossibleTime,
  secondsUntilLearnable,
} from '@tutor/rules/training/course-progress';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { moveByRule } from '../growth/move-growth.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { mediaHref } from './media-types.ts';
import { progressOf, requireCourse, unknownCourse } from './read-courses.ts';
import {
  trainingChapterProgress,
  trainingChapters,
  trainingCourses,
  trainingMedia,
  trainingSubscriptions,
} from './tables.ts';

/** Subscribes to a course; again changes nothing. */
export async function subscribe(
  queries: Queries,
  { tuid, courseId, now }: { tuid: number; courseId: number; now: Date },
): Promise<void> {
  await requireCourse(queries, tuid, courseId);
  await queries.insert(trainingSubscriptions).values({ tuid, courseId, at: now }).onConflictDoNothing();
}

/** Opens a chapter that is not locked. Time with it counts from the first time on. */
export async function openChapter(
  queries: Queries,
  { tuid, chapterId, now }: { tuid: number; chapterId: number; now: Date },
) {
  const { chapter, course } = await findChapter(queries, chapterId);
  const tutorCourse = await requireCourse(queries, tuid, chapter.courseId);
  const progress = progressOf(tutorCourse);
  const index = tutorCourse.chapters.findIndex((one) => one.chapterId === chapterId);
  if (chapterStates(progress)[index] === 'locked') throw locked(progress.isSubscribed);
  await queries
    .insert(trainingChapterProgress)
    .values({ tuid, chapterId, openedAt: now, countedUntil: now })
    .onConflictDoNothing();
  return {
    CourseId: chapter.courseId,
    ChapterId: chapterId,
    ChapterName: chapter.title,
    Content: chapter.html,
    IsLearnt: tutorCourse.chapters[index]?.isLearnt ?? false,
    Clip: await clipOf(queries, chapter, course.slug),
  };
}

/**
 * Counts time with a chapter and, where it was learnt, says so; the last chapter completes the course, which is told to growth in
 * the same transaction.
 */
export function submitLearning(
  queries: Queries,
  { tuid, chapterId, usedSeconds, isLearnt, place, now }: LearningReport,
): Promise<{ usedSeconds: number; isCourseCompleted: boolean }> {
  return queries.transaction(async (tx) => {
    const { chapter, course } = await findChapter(tx, chapterId);
    // Two chapters learnt at the same moment complete a course once: reports of a course come one after the other.
    const own = and(eq(trainingSubscriptions.tuid, tuid), eq(trainingSubscriptions.courseId, chapter.courseId));
    const [subscription] = await tx.select().from(trainingSubscriptions).where(own).for('update');
    if (subscription === undefined) throw locked(false);
    const of = and(eq(trainingChapterProgress.tuid, tuid), eq(trainingChapterProgress.chapterId, chapterId));
    const [before] = await tx.select().from(trainingChapterProgress).where(of).for('update');
    if (before === undefined) throw new Refusal(refusalCodes.tooEarly, 'Please open this chapter first.');
    if (!isPossibleTime(usedSeconds, before.openedAt, now)) {
      throw invalid('UsedTime', 'is more than went by since this chapter was opened');
    }
    if (isLearnt && before.learntAt === null) requireTimeToLearn(chapter.minutes, before.openedAt, now);
    const total = before.usedSeconds + countedSeconds(usedSeconds, before.countedUntil, now);
    const learntAt = before.learntAt ?? (isLearnt ? now : null);
    await tx
      .update(trainingChapterProgress)
      .set({ usedSeconds: total, countedUntil: now, learntAt, ...furthest(before, place) })
      .where(of);
    if (subscription.completedAt !== null) return { usedSeconds: total, isCourseCompleted: true };
    const { chapters } = await requireCourse(tx, tuid, chapter.courseId);
    const isCourseCompleted = chapters.every((one) => one.isLearnt);
    if (isCourseCompleted) {
      await tx.update(trainingSubscriptions).set({ completedAt: now }).where(own);
      const occasion = String(chapter.courseId);
      await moveByRule(tx, { rule: 'trainingPassed', tuid, occasion, at: now, note: course.title });
    }
    return { usedSeconds: total, isCourseCompleted };
  });
}

interface LearningReport {
  tuid: number;
  chapterId: number;
  usedSeconds: number;
  isLearnt: boolean;
  /** Where the tutor is in it, as far as it is told. */
  place: { readPercent?: number; clipSeconds?: number };
  now: Date;
}

/** Of the text the furthest place is kept, whichever page of the tutor's tells it; of the clip the last one. */
function furthest(
  before: { readPercent: number },
  { readPercent = 0, ...place }: LearningReport['place'],
): LearningReport['place'] {
  return { ...place, readPercent: Math.max(before.readPercent, readPercent) };
}

/** Where a tutor stands with a chapter. */
export async function chapterStanding(queries: Queries, { tuid, chapterId }: { tuid: number; chapterId: number }) {
  const { chapter } = await findChapter(queries, chapterId);
  const course = await requireCourse(queries, tuid, chapter.courseId);
  const index = course.chapters.findIndex((one) => one.chapterId === chapterId);
  const [progress] = await queries
    .select()
    .from(trainingChapterProgress)
    .where(and(eq(trainingChapterProgress.tuid, tuid), eq(trainingChapterProgress.chapterId, chapterId)));
  return { state: chapterStates(progressOf(course))[index] ?? 'locked', progress };
}

/** Refuses to take a chapter as learnt in its first moments. */
function requireTimeToLearn(chapterMinutes: number, openedAt: Date, now: Date): void {
  const left = secondsUntilLearnable(chapterMinutes, openedAt, now);
  if (left === 0) return;
  const takes = chapterMinutes === 1 ? '1 minute' : `${chapterMinutes} minutes`;
  throw new Refusal(
    refusalCodes.tooEarly,
    `This chapter takes about ${takes}. It can be marked as learnt in ${left} ${left === 1 ? 'second' : 'seconds'}.`,
  );
}

async function findChapter(queries: Queries, chapterId: number) {
  const [found] = await queries
    .select({ chapter: trainingChapters, course: trainingCourses })
    .from(trainingChapters)
    .innerJoin(trainingCourses, eq(trainingCourses.courseId, trainingChapters.courseId))
    .where(
      and(
        eq(trainingChapters.chapterId, chapterId),
        isNull(trainingChapters.retiredAt),
        isNull(trainingCourses.retiredAt),
      ),
    );
  if (found === undefined) throw unknownCourse();
  return found;
}

function locked(isSubscribed: boolean): Refusal {
  return isSubscribed
    ? new Refusal(refusalCodes.tooEarly, 'This chapter opens when the one before it was learnt.')
    : new Refusal(refusalCodes.tooEarly, 'Please subscribe to this course first.');
}

async function clipOf(queries: Queries, { courseId, clip }: typeof trainingChapters.$inferSelect, slug: string) {
  if (clip === null) return null;
  const files = await queries.select().from(trainingMedia).where(eq(trainingMedia.courseId, courseId));
  const hrefOf = (name: string): string | undefined => {
    const file = files.find((one) => one.name === name);
    return file === undefined ? undefined : mediaHref(slug, file);
  };
  const [Url, CaptionsUrl] = [hrefOf(clip.file), hrefOf(clip.captions)];
  return Url === undefined || CaptionsUrl === undefined ? null : { Title: clip.title, Url, CaptionsUrl };
}
