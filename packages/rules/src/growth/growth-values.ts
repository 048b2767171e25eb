/** What changes the growth values, as far as the specification tells (growth §9); not the scale of teaching points. */
export const growthValueRules: readonly { cause: string; values: number }[] = [
  { cause: '5 stars', values: 4 },
  { cause: 'Complaint', values: -5 },
  { cause: 'Absence', values: -8 },
];

/** Scores at which the levels 3 to 9 start (specification, growth §4). */
const startsFromLevel3 = [400, 2_500, 8_000, 13_500, 20_000, 32_000, 320_000] as const;

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
