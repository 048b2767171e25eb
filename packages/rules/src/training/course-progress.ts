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

/** Longest time with a chapter that one report may tell, in seconds. */
export const usedSecondsMax = 14_400;

/** Seconds that count of those that a browser reports: never more than went by on the service's clock since the last report. */
export function countedSeconds(reported: number, since: Date, now: Date): number {
  return Math.max(0, Math.min(reported, Math.floor((now.getTime() - since.getTime()) / 1000), usedSecondsMax));
}
