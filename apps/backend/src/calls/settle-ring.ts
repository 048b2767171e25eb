import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { endCall } from './end-call.ts';
import { type LockedCall, touchCall } from './locked-call.ts';
import { callPeople } from './tables.ts';

/**
 * Ends ringing whose time is over, before anything else is decided of a locked call: whoever comes first after the 30 seconds, a
 * person or the clock, ends it for all. Of a group's call that goes on only the ringing ends. Returns the call as it is then.
 */
export async function settleRing(tx: Queries, locked: LockedCall, now: Date): Promise<LockedCall> {
  const { call, people } = locked;
  if (now < call.ringsUntil || call.state === 'ended') return locked;
  if (call.state === 'ringing') {
    await endCall(tx, locked, { action: 'timeout' }, now);
    return { ...locked, call: { ...call, state: 'ended' } };
  }
  if (!people.some(({ state }) => state === 'invited')) return locked;
  await tx
    .update(callPeople)
    .set({ state: 'missed' })
    .where(and(eq(callPeople.callId, call.id), eq(callPeople.state, 'invited')));
  await touchCall(tx, call.id);
  return {
    ...locked,
    people: people.map((person) => (person.state === 'invited' ? { ...person, state: 'missed' } : person)),
  };
}
