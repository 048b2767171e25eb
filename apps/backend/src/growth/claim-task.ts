import { claimGraceMs, taskOfCode, taskStatuses } from '@tutor/rules/growth/growth-task';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { addEntry } from './move-growth.ts';
import { type TutorTask, tutorTasks } from './read-tasks.ts';
import { growthEntries, growthMembers, growthTasks } from './tables.ts';

interface Claim {
  tuid: number;
  code: string;
  now: Date;
}

/** Claims the points of a task that is done. Claimed once more, whenever that is, it is answered as the first time and moves nothing. */
export function claimTask(queries: Queries, claim: Claim): Promise<{ points: number; isNew: boolean }> {
  const { tuid, code, now } = claim;
  return queries.transaction(async (tx) => {
    await tx.select().from(growthMembers).where(eq(growthMembers.tuid, tuid)).for('update');
    const [before] = await tx
      .select({ points: growthEntries.value })
      .from(growthEntries)
      .where(and(eq(growthEntries.tuid, tuid), eq(growthEntries.cause, 'task'), eq(growthEntries.occasion, code)));
    if (before !== undefined) return { points: before.points, isNew: false };
    const task = await requireTask(tx, claim);
    if (task.status !== taskStatuses.done) throw new Refusal(refusalCodes.tooEarly, 'This task is not finished yet.');
    await addEntry(tx, {
      tuid,
      cause: 'task',
      occasion: code,
      taskCode: task.catalogueCode,
      value: task.points,
      note: task.name,
      at: now,
    });
    return { points: task.points, isNew: true };
  });
}

/** The task that a claim or a page names. A page of just before the turn of the week still finds its weeks. */
export async function requireTask(queries: Queries, { tuid, code, now }: Claim): Promise<TutorTask> {
  for (const at of [now, new Date(now.getTime() - claimGraceMs)]) {
    const task = (await tutorTasks(queries, { tuid, now: at })).find((one) => one.code === code);
    if (task !== undefined) return task;
  }
  const { name, week } = taskOfCode(code);
  const [known] = await queries.select().from(growthTasks).where(eq(growthTasks.code, name));
  if (known?.period === 'week' && week !== undefined) {
    throw new Refusal(
      refusalCodes.tooLate,
      `The week of the task "${known.name}" is over, and with it the time to receive it.`,
    );
  }
  throw new Refusal(refusalCodes.unknown, 'This task does not exist.');
}
