import { taskStatuses } from '@tutor/rules/growth/growth-task';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { addEntry } from './move-growth.ts';
import { tutorTasks } from './read-tasks.ts';
import { growthMembers } from './tables.ts';

/** Claims the points of a task that is done. Claimed once more, it is answered as the first time and moves nothing. */
export function claimTask(
  queries: Queries,
  { tuid, code, now }: { tuid: number; code: string; now: Date },
): Promise<{ points: number; isNew: boolean }> {
  return queries.transaction(async (tx) => {
    await tx.select().from(growthMembers).where(eq(growthMembers.tuid, tuid)).for('update');
    const task = (await tutorTasks(tx, { tuid, now })).find((one) => one.code === code);
    if (task === undefined) throw new Refusal(refusalCodes.unknown, 'This task does not exist, or its week is over.');
    const { points, status, isReceived, catalogueCode } = task;
    if (isReceived) return { points, isNew: false };
    if (status !== taskStatuses.done) throw new Refusal(refusalCodes.tooEarly, 'This task is not finished yet.');
    await addEntry(tx, {
      tuid,
      cause: 'task',
      occasion: code,
      taskCode: catalogueCode,
      value: points,
      note: task.name,
      at: now,
    });
    return { points, isNew: true };
  });
}
