/** Scores at which the levels 3 to 9 start (specification, growth §4). */
const startsFromLevel3 = [400, 2_500, 8_000, 13_500, 20_000, 32_000, 320_000] as const;

/** The highest level. */
export const growthLevelMax = 2 + startsFromLevel3.length;

/** A level of the growth centre. */
export interface GrowthLevel {
  /** 1 to 9. */
  level: number;
  /** 'LV.1' to 'LV.9'. */
  name: string;
  /** Growth score at which the level starts; undefined for level 2 while the total of level 1's tasks is not known. */
  scoreStart: number | undefined;
}

/**
 * Levels LV.1 to LV.9 with the score at which each starts (specification, growth §4). Level 2 starts at the total of the
 * tasks of level 1; should that exceed a later threshold, the later level starts there as well.
 */
export function growthLevels(levelOneTotal?: number): GrowthLevel[] {
  const starts = [0, levelOneTotal, ...startsFromLevel3.map((start) => Math.max(start, levelOneTotal ?? 0))];
  return starts.map((scoreStart, index) => ({ level: index + 1, name: `LV.${index + 1}`, scoreStart }));
}

/** Level of a growth score: 0 until the first values, then the highest level that starts at or below it. */
export function growthLevel(score: number, levelOneTotal: number): number {
  if (score <= 0) return 0;
  return (
    growthLevels(levelOneTotal).findLast(({ scoreStart }) => scoreStart !== undefined && score >= scoreStart)?.level ??
    0
  );
}

/** Where a tutor stands between two levels. */
export interface GrowthStanding {
  /** 0 to 9. */
  level: number;
  /** Share of the present level that is done, 0 to 1 (specification, growth §4). */
  share: number;
  /** Score at which the next level starts; undefined at the top. */
  nextStart: number | undefined;
  /** Growth values that the next level still takes; 0 at the top. */
  missing: number;
}

/**
 * Progress within the present level (specification, growth §4): none at level 0, completed tasks of all at level 1, above
 * it the share of the way from this level's start to the next; at the top it is full.
 */
export function growthStanding({
  score,
  levelOneTotal,
  completedTasks,
  totalTasks,
}: {
  score: number;
  /** Total of the tasks of level 1. */
  levelOneTotal: number;
  /** Completed and all tasks of level 1. */
  completedTasks: number;
  totalTasks: number;
}): GrowthStanding {
  const level = growthLevel(score, levelOneTotal);
  const levels = growthLevels(levelOneTotal);
  const start = levels[level - 1]?.scoreStart ?? 0;
  // The first value brings level 1; a level that starts where an earlier one does is passed over.
  const nextStart = level === 0 ? 1 : levels.find(({ scoreStart = 0 }) => scoreStart > score)?.scoreStart;
  const missing = nextStart === undefined ? 0 : nextStart - Math.max(score, 0);
  return { level, share: shareOf(), nextStart, missing };

  function shareOf(): number {
    if (level === 0) return 0;
    if (level === 1) return totalTasks === 0 ? 0 : Math.min(1, completedTasks / totalTasks);
    if (nextStart === undefined) return 1;
    return (score - start) / (nextStart - start);
  }
}

/** A share as whole percent, rounded down: 100 is shown only where the level is full. */
export function wholePercent(share: number): number {
  return Math.floor(share * 100);
}
