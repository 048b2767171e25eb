import { days } from '@tutor/rules/time/durations';
import { and, eq, lt } from 'drizzle-orm';
import { among } from '../database/among.ts';
import type { Queries } from '../database/database.ts';
import { callPeople, callSignals, calls } from './tables.ts';

/** A repeat of an old invitation is long over by then. */
const keptMs = days(30);
const prunedAtOnce = 1_000;

/** Forgets calls that ended long ago, with their people. The line that each left in the chat stays: nothing of it is read here. */
export async function pruneCalls(queries: Queries, now: Date): Promise<void> {
  while ((await pruneSome(queries, new Date(now.getTime() - keptMs))) === prunedAtOnce);
}

async function pruneSome(queries: Queries, until: Date): Promise<number> {
  return queries.transaction(async (tx) => {
    const rows = await tx
      .select({ id: calls.id })
      .from(calls)
      .where(and(eq(calls.state, 'ended'), lt(calls.endedAt, until)))
      .limit(prunedAtOnce)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    await tx.delete(callSignals).where(among(callSignals.callId, ids));
    await tx.delete(callPeople).where(among(callPeople.callId, ids));
    await tx.delete(calls).where(among(calls.id, ids));
    return ids.length;
  });
}
