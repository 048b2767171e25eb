import { growthLevels } from '@tutor/rules/growth/growth-level';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { growthEntries, growthTasks } from './tables.ts';

/** A level as a tutor has it. */
export interface ReachedLevel {
  level: number;
  scoreStart: number;
  /** When the score came there for the first time. It stays, also where the score has fallen since. */
  reachedAt: Date | undefined;
}

/** Every level with the moment at which the ledger's sum first came to its start. Level 1 starts with the first value. */
export async function readLevels(queries: Queries, tuid: number): Promise<ReachedLevel[]> {
  const [catalogue] = await queries
    .select({ total: sql<number>`coalesce(sum(${growthTasks.points}), 0)::int` })
    .from(growthTasks)
    .where(eq(growthTasks.period, 'once'));
  const running = queries
    .select({
      id: growthEntries.id,
      at: growthEntries.at,
      after: sql<number>`sum(${growthEntries.value}) over (order by ${growthEntries.id})`.as('after'),
    })
    .from(growthEntries)
    .where(eq(growthEntries.tuid, tuid))
    .as('running');
  const levels = growthLevels(catalogue?.total ?? 0).map(({ level, scoreStart = 0 }) => ({
    level,
    scoreStart,
    from: Math.max(1, scoreStart),
  }));
  const [row] = await queries
    .select({
      firsts: sql<(string | null)[]>`json_build_array(${sql.join(
        levels.map(
          ({ from }) =>
            sql`(array_agg(${running.at} order by ${running.id}) filter (where ${running.after} >= ${from}))[1]`,
        ),
        sql`, `,
      )})`,
    })
    .from(running);
  return levels.map(({ level, scoreStart }, index) => {
    const first = row?.firsts[index] ?? null;
    return { level, scoreStart, reachedAt: first === null ? undefined : new Date(first) };
  });
}

/** The highest level that was ever reached; 0 before the first. */
export function highestLevel(levels: readonly ReachedLevel[]): number {
  return levels.findLast(({ reachedAt }) => reachedAt !== undefined)?.level ?? 0;
}
