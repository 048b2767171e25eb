import { days, minutes, seconds } from '@tutor/rules/time/durations';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { serviceBeats, serviceStops } from './tables.ts';

/** Without a beat for this long the service was down: the clockwork beats every few seconds. */
const stopMinMs = minutes(2);
/** Stops are of use as long as a deadline can reach back to them. */
const keptMs = days(60);
const beatId = 1;
const beatEveryMs = seconds(30);

interface Stop {
  from: Date;
  until: Date;
}

/** Beats; where the last beat is long ago, the time since then is written down as a stop of the service. */
export async function beat(queries: Queries, now: Date): Promise<void> {
  const [known] = await queries.select().from(serviceBeats).where(eq(serviceBeats.id, beatId));
  // An idle service writes no more often than it must.
  if (known !== undefined && now.getTime() - known.at.getTime() < beatEveryMs) return;
  await queries.transaction(async (tx) => {
    await tx.insert(serviceBeats).values({ id: beatId, at: now }).onConflictDoNothing();
    const [last] = await tx.select().from(serviceBeats).where(eq(serviceBeats.id, beatId)).for('update');
    // Another process may have beaten just after this one looked at its clock.
    if (last === undefined || now <= last.at) return;
    if (isStop({ from: last.at, until: now })) {
      await tx.insert(serviceStops).values({ startsAt: last.at, endsAt: now });
      await tx.delete(serviceStops).where(lt(serviceStops.endsAt, new Date(now.getTime() - keptMs)));
    }
    await tx.update(serviceBeats).set({ at: now }).where(eq(serviceBeats.id, beatId));
  });
}

/**
 * A deadline, later by as long as the service was down since `from`: nobody loses by an outage. `stoppedMs` is 0 where it was
 * up all the time.
 */
export async function deadlineAfterStops(
  queries: Queries,
  { from, due, now }: { from: Date; due: Date; now: Date },
): Promise<{ due: Date; stoppedMs: number }> {
  const stops = await stopsSince(queries, from, now);
  let stoppedMs = 0;
  // A later deadline may reach into another stop.
  for (;;) {
    const until = due.getTime() + stoppedMs;
    const reached = stops.reduce((sum, stop) => sum + overlapMs(stop, from.getTime(), until), 0);
    if (reached === stoppedMs) return { due: new Date(until), stoppedMs };
    stoppedMs = reached;
  }
}

/** Said with an entry that an outage would have cost. */
export function stoppedNote(stoppedMs: number): string {
  const count = Math.ceil(stoppedMs / minutes(1));
  return `In time: the service was down for ${count === 1 ? 'a minute' : `${count} minutes`} before it was due.`;
}

/** The stops after an instant, with the one that has just ended and is not written down yet. */
async function stopsSince(queries: Queries, from: Date, now: Date): Promise<Stop[]> {
  const rows = await queries
    .select({ from: serviceStops.startsAt, until: serviceStops.endsAt })
    .from(serviceStops)
    .where(and(gt(serviceStops.endsAt, from), lt(serviceStops.startsAt, now)));
  const [last] = await queries.select().from(serviceBeats).where(eq(serviceBeats.id, beatId));
  const justEnded = last === undefined ? undefined : { from: last.at, until: now };
  return justEnded !== undefined && isStop(justEnded) ? [...rows, justEnded] : rows;
}

function isStop({ from, until }: Stop): boolean {
  return until.getTime() - from.getTime() > stopMinMs;
}

function overlapMs({ from, until }: Stop, startMs: number, endMs: number): number {
  return Math.max(0, Math.min(until.getTime(), endMs) - Math.max(from.getTime(), startMs));
}
