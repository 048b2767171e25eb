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
  /** Fewest first; none where claiming is enough. */
  ways: GrowthWay[];
}

// What a tutor can bring about at will; a profile is completed once.
const repeatable = ['trainingPassed', 'testPassed', 'fiveStars', 'photoShared', 'classCompleted'] as const;

/** The cheapest remaining actions to the next level, by the rules; undefined at the top. */
export function growthPath({
  score,
  levelOneTotal,
  unclaimed,
}: {
  score: number;
  levelOneTotal: number;
  /** Points of the tasks that wait to be claimed. */
  unclaimed: number;
}): GrowthPath | undefined {
  const { nextStart, missing } = growthStanding({ score, levelOneTotal, completedTasks: 0, totalTasks: 0 });
  if (nextStart === undefined) return undefined;
  const left = Math.max(0, missing - unclaimed);
  const ways = repeatable.map((rule) => ({ rule, count: Math.ceil(left / growthRules[rule].values) }));
  return {
    level: growthLevel(nextStart, levelOneTotal),
    missing,
    claimable: Math.min(unclaimed, missing),
    ways: left === 0 ? [] : ways.toSorted((a, b) => a.count - b.count),
  };
}
