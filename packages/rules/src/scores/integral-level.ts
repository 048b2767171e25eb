/** Shown when the tutor has no integral level (specification, core §2); it belongs to level D. */
export const defaultIntegralLevel = 'D1';

/** One row of the grade table: the level holds from ScoreStart to ScoreEnd, both inclusive. */
export interface Grade {
  name: string;
  scoreStart: number;
  scoreEnd: number;
}

/**
 * The grade whose range contains the points, or undefined outside every range (specification, core §3).
 * Where one range ends at the score at which the next begins, the higher grade holds.
 */
export function gradeOfPoints(points: number, grades: readonly Grade[]): Grade | undefined {
  return grades
    .filter((grade) => points >= grade.scoreStart && points <= grade.scoreEnd)
    .reduce<Grade | undefined>(
      (best, grade) => (best === undefined || grade.scoreStart > best.scoreStart ? grade : best),
      undefined,
    );
}

/** The next grade up and the points still missing to its start, or undefined at the top. */
export function nextGrade(points: number, grades: readonly Grade[]): { grade: Grade; missing: number } | undefined {
  const next = grades
    .filter((grade) => grade.scoreStart > points)
    .reduce<Grade | undefined>(
      (best, grade) => (best === undefined || grade.scoreStart < best.scoreStart ? grade : best),
      undefined,
    );
  return next === undefined ? undefined : { grade: next, missing: round1(next.scoreStart - points) };
}

/** Share (0 to 1) of the way from this grade's start to the next grade's start; 1 at the top. */
export function gradeProgress(points: number, grades: readonly Grade[]): number {
  const current = gradeOfPoints(points, grades);
  const next = nextGrade(points, grades);
  if (next === undefined) return 1;
  if (current === undefined) return 0;
  return Math.min(1, Math.max(0, (points - current.scoreStart) / (next.grade.scoreStart - current.scoreStart)));
}

// Points are kept to one decimal (+0.2 a class); binary floating point must not show through.
function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
