import { minutes } from '../time/durations.ts';

/** Where a tutor stands with a chapter. */
export type ChapterState = 'learnt' | 'open' | 'locked';

/** What the state of a course's chapters depends on, the chapters in their order. */
export interface CourseProgressInput {
  isSubscribed: boolean;
  /** Once complete, a course never falls back: chapters that are added to it are open. */
  isCompleted: boolean;
  chapters: readonly { isLearnt: boolean }[];
}

/** States of the chapters: each opens when the one before it was learnt, the first with the subscription. */
export function chapterStates({ isSubscribed, isCompleted, chapters }: CourseProgressInput): ChapterState[] {
  return chapters.map(({ isLearnt }, index) => {
    if (isLearnt) return 'learnt';
    const isReached = isCompleted || chapters.slice(0, index).every((chapter) => chapter.isLearnt);
    return isSubscribed && isReached ? 'open' : 'locked';
  });
}

/** Whether the test of a course is open: when every chapter was learnt. */
export function isTestOpen({ isSubscribed, isCompleted, chapters }: CourseProgressInput): boolean {
  return isSubscribed && (isCompleted || chapters.every(({ isLearnt }) => isLearnt));
}

/** Chapters that are learnt, of those that there are: 100 % exactly where all are. */
export function courseShare(chapters: CourseProgressInput['chapters']) {
  const learnt = chapters.filter(({ isLearnt }) => isLearnt).length;
  const percent = chapters.length === 0 ? 0 : Math.floor((learnt * 100) / chapters.length);
  return { learnt, of: chapters.length, percent };
}

/** Longest time with a chapter that one report may tell, in seconds. */
export const usedSecondsMax = 14_400;

/** Seconds by which the clocks of a browser and of the service may part. */
const clockSlackSeconds = 5;

/** Seconds that count of those that a browser reports: never more than went by on the service's clock since the last report. */
export function countedSeconds(reported: number, since: Date, now: Date): number {
  return Math.max(0, Math.min(reported, secondsBetween(since, now), usedSecondsMax));
}

/** Whether so many seconds can have been used at all: no more than went by since the chapter was first opened. */
export function isPossibleTime(reported: number, openedAt: Date, now: Date): boolean {
  return reported <= Math.max(0, secondsBetween(openedAt, now)) + clockSlackSeconds;
}

/** Seconds until a chapter can be learnt: a tenth of the minutes that it takes must have gone by since it was first opened. */
export function secondsUntilLearnable(chapterMinutes: number, openedAt: Date, now: Date): number {
  return Math.max(0, Math.ceil(minutes(chapterMinutes) / 10_000) - secondsBetween(openedAt, now));
}

function secondsBetween(start: Date, end: Date): number {
  return Math.floor((end.getTime() - start.getTime()) / 1000);
}
