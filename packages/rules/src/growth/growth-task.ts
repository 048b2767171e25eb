import { minutes } from '../time/durations.ts';
import { addZonedDays, companyZone, startOfZonedWeek } from '../time/zone.ts';

/** Status of a task on the wire (specification, growth §4). */
export const taskStatuses = { open: 0, underWay: 1, done: 2 } as const;

/** Steps of a task in the tutor's words. */
export const taskSteps = ['toClaim', 'underWay', 'open', 'claimed'] as const;
export type TaskStep = (typeof taskSteps)[number];

/** The step that an address asks for; undefined (all) for none and nonsense. */
export function taskStepOf(asked: string | null): TaskStep | undefined {
  return taskSteps.find((step) => step === asked);
}

/** Once, or anew in every week of the company. */
export const taskPeriods = ['once', 'week'] as const;
export type TaskPeriod = (typeof taskPeriods)[number];

/** Status of a task by what was done of it. */
export function taskStatus(done: number, target: number): number {
  if (done >= target) return taskStatuses.done;
  return done > 0 ? taskStatuses.underWay : taskStatuses.open;
}

/** The step of a task: done and received is completed, done and not received waits to be claimed (specification, growth §4). */
export function taskStep({ status, receiveStatus }: { status: number; receiveStatus: number }): TaskStep {
  if (status === taskStatuses.done) return receiveStatus === 1 ? 'claimed' : 'toClaim';
  return status === taskStatuses.underWay ? 'underWay' : 'open';
}

/** Whether a task is completed: done and received (specification, growth §4). */
export function isTaskCompleted(task: { status: number; receiveStatus: number }): boolean {
  return taskStep(task) === 'claimed';
}

/** A page from before the turn of the week can still claim for so long. */
export const claimGraceMs = minutes(5);

/** The task and, of a weekly one, the Monday (yyyy-MM-dd) that a claim names. */
export function taskOfCode(code: string): { name: string; week: string | undefined } {
  const [name = code, week] = code.split(':');
  return { name, week };
}

/** The company's week of an instant, or the one so many weeks before it: Monday to Monday (decisions, Growth). */
export function taskWeek(at: Date, weeksAgo = 0): { start: Date; end: Date } {
  const start = addZonedDays(startOfZonedWeek(at, companyZone), -7 * weeksAgo, companyZone);
  return { start, end: addZonedDays(start, 7, companyZone) };
}
