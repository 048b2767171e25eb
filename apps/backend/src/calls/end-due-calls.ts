import {
  callReturnMs,
  callSilenceMs,
  callUnheardMs,
  ringingReturnMs,
  ringingSilenceMs,
} from '@tutor/rules/calls/call-limits';
import { seconds } from '@tutor/rules/time/durations';
import { and, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { goOut } from './leave-call.ts';
import { changeCallBySelf, type LockedCall, putPerson, touchCall } from './locked-call.ts';
import { settleRing } from './settle-ring.ts';
import { callPeople, calls, isLive } from './tables.ts';

/** After a pause of this length the service counts as having been away. */
const awayMs = seconds(5);

/** What ends calls by time, to be run every second. A process hears pages while it runs: a pause begins their silence anew. */
export function startCallClock(queries: Queries, now: () => Date): () => Promise<void> {
  let listeningSince = now();
  let lastRun = listeningSince;
  return async () => {
    const at = now();
    if (at.getTime() - lastRun.getTime() > awayMs) listeningSince = at;
    lastRun = at;
    await endDueCalls(queries, at, listeningSince);
  };
}

/**
 * What time brings about in calls: ringing ends, and pages that went or were silent for too long are out. `listeningSince` is since when the
 * service could have heard them: nobody is out because it was the service that was away.
 */
export async function endDueCalls(queries: Queries, now: Date, listeningSince: Date): Promise<void> {
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  const due = await queries
    .selectDistinct({ id: calls.id })
    .from(calls)
    .innerJoin(callPeople, eq(callPeople.callId, calls.id))
    .where(
      and(
        isLive,
        or(
          and(lte(calls.ringsUntil, now), or(eq(calls.state, 'ringing'), eq(callPeople.state, 'invited'))),
          lte(callPeople.wentAt, byState(ago(ringingReturnMs), ago(callReturnMs))),
          lte(callPeople.heardAt, byState(ago(ringingSilenceMs), ago(callUnheardMs))),
        ),
      ),
    );
  for (const { id } of due) {
    await changeCallBySelf(queries, id, async (tx, locked) => {
      const settled = await settleRing(tx, locked, now);
      if (settled.call.state !== 'ended') await settleSilence(tx, settled, { now, listeningSince });
    });
  }
}

function byState(ofRinging: Date, ofActive: Date): SQL {
  return sql`case ${calls.state} when 'ringing' then ${ofRinging.toISOString()}::timestamptz
    else ${ofActive.toISOString()}::timestamptz end`;
}

async function settleSilence(
  tx: Queries,
  locked: LockedCall,
  { now, listeningSince }: { now: Date; listeningSince: Date },
): Promise<void> {
  const { call, people } = locked;
  const sinceMs = (at: Date | null): number =>
    at === null ? 0 : now.getTime() - Math.max(at.getTime(), listeningSince.getTime());
  const [silenceMs, returnMs] =
    call.state === 'ringing' ? [ringingSilenceMs, ringingReturnMs] : [callSilenceMs, callReturnMs];
  const gone = people.filter(({ heardAt, wentAt }) => sinceMs(heardAt) >= silenceMs || sinceMs(wentAt) >= returnMs);
  if (gone.length > 0) {
    // The call was as long as all of them were in it.
    const until = new Date(Math.min(...gone.map(({ heardAt, wentAt }) => (wentAt ?? heardAt ?? now).getTime())));
    return goOut(tx, locked, gone, { now, until });
  }
  const unheard = people.filter((person) => person.isHeard && sinceMs(person.heardAt) >= callUnheardMs);
  for (const person of unheard) await putPerson(tx, person, { isHeard: false });
  if (unheard.length > 0) await touchCall(tx, call.id);
}
