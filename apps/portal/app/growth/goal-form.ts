import { checksBy } from '../kit/forms/use-field-checks.ts';

/** Where goals are looked at and set. */
export const goalPath = '/growthCenter/myGoal';

/** Name of the form that sets the goal of a round. */
export function goalFormName(round: string): string {
  return `goal-${round}`;
}

/** A goal that was taken away, as the address names it: '2026-11.60'. */
export function removedGoal(asked: string | null): { round: string; target: number } | undefined {
  const [, round, target] = /^(\d{4}-\d{2})\.(\d{1,3})$/.exec(asked ?? '') ?? [];
  return round === undefined ? undefined : { round, target: Number(target) };
}

const loadRules = () => import('@tutor/rules/growth/growth-goal-form');
export const goalChecks = checksBy(loadRules, ({ goalHoursSchema }) => goalHoursSchema);
