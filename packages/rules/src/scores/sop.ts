/** What a class is assessed by: the parts of the teaching standard (the list is ours: the specification shows none). */
export const sopParts = [
  { key: 'greeting', name: 'Greeting and warm-up' },
  { key: 'goals', name: 'Goals of the lesson' },
  { key: 'speaking', name: 'Student speaking time' },
  { key: 'correction', name: 'Correction' },
  { key: 'wrapUp', name: 'Wrap-up and homework' },
] as const;
export type SopPartKey = (typeof sopParts)[number]['key'];

/** The most that a part can have; the five together make 100. */
export const sopPartFull = 20;

/** Grades of a class, best first: each from its mark out of 100. */
export const sopGrades = [
  { key: 'excellent', word: 'Excellent', from: 90 },
  { key: 'good', word: 'Good', from: 80 },
  { key: 'fair', word: 'Fair', from: 60 },
  { key: 'poor', word: 'To improve', from: 0 },
] as const;
export type SopGrade = (typeof sopGrades)[number]['key'];
/** Their keys, best first. */
export const sopGradeKeys = sopGrades.map(({ key }) => key);

/** The grade of a class by its score out of 100. */
export function sopGrade(score: number): (typeof sopGrades)[number] {
  return sopGrades.find(({ from }) => score >= from) ?? sopGrades[3];
}

/** The scores of a grade: from the first to the last, both included. */
export function sopGradeRange(grade: SopGrade): { from: number; to: number } {
  const index = sopGrades.findIndex(({ key }) => key === grade);
  return { from: sopGrades[index]?.from ?? 0, to: (sopGrades[index - 1]?.from ?? 101) - 1 };
}

/** The grade that an address asks for; undefined (all) for none and nonsense. */
export function askedSopGrade(asked: string | null): SopGrade | undefined {
  return sopGradeKeys.find((grade) => grade === asked);
}

/** Classes of a month that were assessed, with the average of each part (one decimal). */
export interface SopMonth {
  /** yyyy-MM. */
  month: string;
  count: number;
  average: number;
  parts: readonly { name: string; average: number }[];
}

/** What the last month says: the change since the month before, and the strongest and weakest part. */
export function summarizeSop(months: readonly SopMonth[]) {
  const assessed = months.filter(({ count }) => count > 0);
  const last = assessed.at(-1);
  if (last === undefined) return undefined;
  const before = assessed.at(-2);
  const byAverage = last.parts.toSorted((a, b) => b.average - a.average);
  return {
    last,
    change: before === undefined ? undefined : Math.round((last.average - before.average) * 10) / 10,
    strongest: byAverage[0],
    weakest: byAverage.at(-1),
  };
}
