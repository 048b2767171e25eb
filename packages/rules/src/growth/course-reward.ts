/** What of a course is rewarded: 1 that it was completed, 2 that its test was passed. The values are ours. */
export const courseRewards = {
  1: { name: 'Course completed', points: 5, notYet: 'This course is not completed yet.' },
  2: { name: 'Test passed', points: 3, notYet: 'The test of this course is not passed yet.' },
} as const;
export type CourseRewardType = keyof typeof courseRewards;

/** What a number on the wire stands for; undefined for one that stands for nothing. */
export function courseRewardType(type: number): CourseRewardType | undefined {
  return type === 1 || type === 2 ? type : undefined;
}
