import { type TaskPeriod, taskStatus, taskStatuses, taskWeek } from '@tutor/rules/growth/growth-task';
import { companyZone, zonedDate } from '@tutor/rules/time/zone';
import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { stands } from './standing-entries.ts';
import { growthEntries, growthTasks } from './tables.ts';

/** A task as a tutor has it, in one period. */
export interface TutorTask {
  /** Names the task and, of a weekly one, its week: what a claim names. */
  code: string;
  catalogueCode: string;
  groupName: string;
  name: string;
  rule: (typeof growthTasks.$inferSelect)['rule'];
  period: TaskPeriod;
  points: number;
  done: number;
  target: number;
  status: number;
  isReceived: boolean;
  /** Of a weekly task: its week, and when it can be received no more. */
  week?: { start: Date; end: Date; receiveUntil: Date } | undefined;
}

/** The group of what is left of the week before. */
const lastWeekGroup = 'Last week';

interface Asked {
  tuid: number;
  now: Date;
}

/**
 * Every task of a tutor, in the order of the catalogue. A task counts what the ledger has of its rule, so that taking an entry
 * back takes back the step. Of the last week those are here that are done and not claimed: nobody loses them over a weekend.
 */
export async function tutorTasks(queries: Queries, { tuid, now }: Asked): Promise<TutorTask[]> {
  const thisWeek = taskWeek(now);
  const lastWeek = taskWeek(now, 1);
  const [rows, received] = await Promise.all([
    countedTasks(queries, tuid, { thisWeek, lastWeek }),
    claims(queries, tuid),
  ]);
  return rows.flatMap(({ task, ever, week, before }) => {
    if (task.period === 'once') return [tutorTask(task, task.code, ever)];
    const last = {
      ...tutorTask(task, weeklyCode(task.code, lastWeek), before),
      groupName: lastWeekGroup,
      week: { ...lastWeek, receiveUntil: thisWeek.end },
    };
    const isLeft = last.status === taskStatuses.done && !last.isReceived;
    const present = {
      ...tutorTask(task, weeklyCode(task.code, thisWeek), week),
      week: { ...thisWeek, receiveUntil: taskWeek(now, -1).end },
    };
    return [present, ...(isLeft ? [last] : [])];
  });

  function tutorTask(task: typeof growthTasks.$inferSelect, code: string, done: number): TutorTask {
    const { code: catalogueCode, groupName, name, rule, period, points, target } = task;
    const isReceived = received.has(code);
    // What was claimed stays done, whatever was taken back since.
    const status = isReceived ? taskStatuses.done : taskStatus(done, target);
    return {
      code,
      catalogueCode,
      groupName,
      name,
      rule,
      period,
      points,
      done: Math.min(done, target),
      target,
      status,
      isReceived,
    };
  }
}

/** What a claim of a weekly task names: its code and the Monday of the week. */
function weeklyCode(code: string, { start }: { start: Date }): string {
  return `${code}:${zonedDate(start, companyZone)}`;
}

type Week = ReturnType<typeof taskWeek>;

/** The catalogue with what was done of each task: ever, this week and last week. */
function countedTasks(queries: Queries, tuid: number, { thisWeek, lastWeek }: { thisWeek: Week; lastWeek: Week }) {
  const within = ({ start, end }: Week) =>
    sql<number>`(count(${growthEntries.id}) filter (where ${and(gte(growthEntries.at, start), lt(growthEntries.at, end))}))::int`;
  return queries
    .select({ task: growthTasks, ever: count(growthEntries.id), week: within(thisWeek), before: within(lastWeek) })
    .from(growthTasks)
    .leftJoin(
      growthEntries,
      and(eq(growthEntries.tuid, tuid), sql`${growthEntries.cause}::text = ${growthTasks.rule}::text`, stands(queries)),
    )
    .groupBy(growthTasks.code)
    .orderBy(growthTasks.position);
}

async function claims(queries: Queries, tuid: number): Promise<Set<string>> {
  const rows = await queries
    .select({ occasion: growthEntries.occasion })
    .from(growthEntries)
    .where(and(eq(growthEntries.tuid, tuid), eq(growthEntries.cause, 'task')));
  return new Set(rows.map(({ occasion }) => occasion));
}

/** Total of the tasks of level 1, at which level 2 starts. */
export function levelOneTotal(tasks: readonly Pick<TutorTask, 'period' | 'points'>[]): number {
  return tasks.filter(({ period }) => period === 'once').reduce((total, { points }) => total + points, 0);
}
