import type { GrowthRuleName } from './growth-values.ts';

/** A kind of milestone: how often something was done, with the counts that are worth a mark. */
export interface MilestoneKind {
  type: string;
  name: string;
  /** One and many of what is counted. */
  noun: readonly [one: string, many: string];
  /** Whose entries of the ledger are counted, but for those that were taken back. */
  rule: GrowthRuleName;
  steps: readonly number[];
}

/** The milestones (the specification shows none: they are ours). */
export const milestoneKinds: readonly MilestoneKind[] = [
  {
    type: 'classes',
    name: 'Classes completed',
    noun: ['class', 'classes'],
    rule: 'classCompleted',
    steps: [1, 10, 50, 100, 250, 500, 1_000, 2_500],
  },
  {
    type: 'fiveStars',
    name: 'Five-star lessons',
    noun: ['lesson', 'lessons'],
    rule: 'fiveStars',
    steps: [1, 10, 50, 100, 250, 500],
  },
  {
    type: 'remarks',
    name: 'Remarks within 24 hours',
    noun: ['remark', 'remarks'],
    rule: 'remarkInTime',
    steps: [1, 10, 50, 100, 250, 500, 1_000],
  },
  {
    type: 'clockIns',
    name: 'Days clocked in on time',
    noun: ['day', 'days'],
    rule: 'clockedIn',
    steps: [1, 10, 50, 100, 250, 500],
  },
  {
    type: 'photos',
    name: 'Class photos shared',
    noun: ['photo', 'photos'],
    rule: 'photoShared',
    steps: [1, 5, 10, 25, 50],
  },
  {
    type: 'courses',
    name: 'Training courses completed',
    noun: ['course', 'courses'],
    rule: 'trainingPassed',
    steps: [1, 3, 5, 10],
  },
];

export function findMilestone(type: string): MilestoneKind | undefined {
  return milestoneKinds.find((kind) => kind.type === type);
}
