import { growthLevel, growthStanding } from './growth-level.ts';
import { type GrowthRuleName, growthRules } from './growth-values.ts';

/** One way to the next level: so many of one kind. */
export interface GrowthWay {
  rule: GrowthRuleName;
  count: number;
}

/** The next level and the ways to it. */
export interface GrowthPath {
  level: number;
  /** Growth values still missing, and how many of them are only to be claimed. */
  missing: number;
  claimable: number;
  /** What is within reach, fewest first; none where claiming is enough, or where the level is further than any of them. */
  ways: GrowthWay[];
  /** Weeks to the level at the tutor's own pace, what is to be claimed first; absent where there is no pace yet. */
  weeks?: number | undefined;
}

/** More of one kind than this is no advice: nobody plans a thousand tests. */
const withinReach = 30;

// What a tutor can bring about at will; a profile is completed once.
const repeatable = ['trainingPassed', 'testPassed', 'fiveStars', 'photoShared', 'classCompleted'] as const;

/** The ways to the next level, by the rules, what is open to the tutor and the tutor's pace; undefined at the top. */
export function growthPath({
  score,
  levelOneTotal,
  unclaimed,
  open = {},
  weekPace = 0,
}: {
  score: number;
  levelOneTotal: number;
  /** Points of the tasks that wait to be claimed. */
  unclaimed: number;
  /** How many are left of what there is a limited number of, such as courses. */
  open?: Partial<Record<GrowthRuleName, number>> | undefined;
  /** Growth values a week, as of late. */
  weekPace?: number | undefined;
}): GrowthPath | undefined {
  const { nextStart, missing } = growthStanding({ score, levelOneTotal, completedTasks: 0, totalTasks: 0 });
  if (nextStart === undefined) return undefined;
  const left = Math.max(0, missing - unclaimed);
  const ways = repeatable
    .map((rule) => ({ rule, count: Math.ceil(left / growthRules[rule].values) }))
    .filter(({ rule, count }) => count <= Math.min(withinReach, open[rule] ?? withinReach));
  return {
    level: growthLevel(nextStart, levelOneTotal),
    missing,
    claimable: Math.min(unclaimed, missing),
    ways: left === 0 ? [] : ways.toSorted((a, b) => a.count - b.count),
    weeks: weekPace > 0 ? Math.ceil(left / weekPace) : undefined,
  };
}
