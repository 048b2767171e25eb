import type { TaskPeriod } from '@tutor/rules/growth/growth-task';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { growthTasks } from './tables.ts';

type Task = Omit<typeof growthTasks.$inferInsert, 'position'>;

const group = (groupName: string, period: TaskPeriod, tasks: readonly Omit<Task, 'groupName' | 'period'>[]): Task[] =>
  tasks.map((task) => ({ ...task, groupName, period }));

/** The catalogue of tasks, in their order on the screen (the specification shows none: it is ours). */
const growthTaskCatalogue: readonly Task[] = [
  ...group('Getting started', 'once', [
    { code: 'PROFILE', name: 'Complete your personal data', points: 20, rule: 'profileCompleted', target: 1 },
    { code: 'FIRST_CLOCK_IN', name: 'Clock in on time', points: 20, rule: 'clockedIn', target: 1 },
    { code: 'CLASS_PHOTO', name: 'Share a class photo', points: 30, rule: 'photoShared', target: 1 },
  ]),
  ...group('Teaching', 'once', [
    { code: 'FIRST_CLASS', name: 'Complete your first class', points: 30, rule: 'classCompleted', target: 1 },
    { code: 'TEN_CLASSES', name: 'Complete ten classes', points: 40, rule: 'classCompleted', target: 10 },
    { code: 'FIVE_STARS', name: 'Receive a five-star rating', points: 40, rule: 'fiveStars', target: 1 },
    { code: 'TEN_REMARKS', name: 'Write ten remarks within 24 hours', points: 30, rule: 'remarkInTime', target: 10 },
  ]),
  ...group('Learning', 'once', [
    { code: 'FIRST_COURSE', name: 'Finish a training course', points: 40, rule: 'trainingPassed', target: 1 },
    { code: 'KIT_TEST', name: 'Pass the test of a training kit', points: 30, rule: 'testPassed', target: 1 },
  ]),
  // Most of what a week brings, so that the last level is a matter of ten years and not of a lifetime.
  ...group('This week', 'week', [
    { code: 'WEEK_CLASSES', name: 'Complete ten classes', points: 150, rule: 'classCompleted', target: 10 },
    { code: 'WEEK_CLOCK_INS', name: 'Clock in on time on four days', points: 100, rule: 'clockedIn', target: 4 },
    { code: 'WEEK_FIVE_STARS', name: 'Receive three five-star ratings', points: 150, rule: 'fiveStars', target: 3 },
    { code: 'WEEK_REMARKS', name: 'Write ten remarks within 24 hours', points: 100, rule: 'remarkInTime', target: 10 },
  ]),
];

/** Brings the catalogue of tasks to its present state. */
export async function seedGrowthTasks(tx: Queries): Promise<void> {
  const { groupName, name, points, rule, target, period, position } = growthTasks;
  const columns = { groupName, name, points, rule, target, period, position };
  const set = Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [field, sql.raw(`excluded.${column.name}`)]),
  );
  await tx
    .insert(growthTasks)
    .values(growthTaskCatalogue.map((task, index) => ({ ...task, position: index })))
    .onConflictDoUpdate({ target: growthTasks.code, set });
}
