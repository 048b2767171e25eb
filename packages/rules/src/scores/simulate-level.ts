import { type Grade, gradeOfPoints, nextGrade } from './integral-level.ts';
import { type PointsRuleKey, pointsRules } from './points-rules.ts';

/** How often each thing is supposed to happen. */
export type LevelSteps = Readonly<Record<PointsRuleKey, number>>;

/** The highest count of one thing; more in a month nobody does. */
export const levelStepMax = 999;

// Points have one decimal: whole tenths add up exactly.
function tenthsOf(points: number): number {
  return Math.round(points * 10);
}

/** The steps that an address asks for: whole numbers from 0 to 999, 0 for everything else. */
export function levelSteps(asked: (key: PointsRuleKey) => string | null): LevelSteps {
  const count = (key: PointsRuleKey): number => {
    const text = asked(key);
    return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : 0;
  };
  return {
    completed: count('completed'),
    completedWeekend: count('completedWeekend'),
    fiveStars: count('fiveStars'),
    fourStars: count('fourStars'),
    cancellation: count('cancellation'),
    absence: count('absence'),
    complaint: count('complaint'),
  };
}

/** Where the tutor would stand after these steps. An estimate: points never fall below 0, whatever the order of the steps. */
export function simulateLevel(points: number, steps: LevelSteps, grades: readonly Grade[]) {
  const change = pointsRules.reduce((sum, rule) => sum + tenthsOf(rule.points) * steps[rule.key], 0);
  const after = Math.max(0, tenthsOf(points) + change) / 10;
  return {
    change: change / 10,
    points: after,
    grade: gradeOfPoints(after, grades),
    next: nextGrade(after, grades),
  };
}

/** How often each gain alone would have to happen for the missing points, those that need least first. */
export function waysToPoints(missing: number): { key: PointsRuleKey; cause: string; count: number }[] {
  return pointsRules
    .filter((rule) => rule.points > 0)
    .map(({ key, cause, points }) => ({ key, cause, count: Math.ceil(tenthsOf(missing) / tenthsOf(points)) }))
    .toSorted((a, b) => a.count - b.count);
}
