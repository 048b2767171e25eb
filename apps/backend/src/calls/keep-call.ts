import type { Call, CallSignal } from '@tutor/rules/calls/call';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { takeSignals } from './call-signals.ts';
import { changeCall, putPerson, requireMemberOfCall, touchCall } from './locked-call.ts';
import { noteConnected } from './note-connected.ts';
import { readCall } from './read-calls.ts';
import { callPeople, calls } from './tables.ts';

interface Kept {
  callId: number;
  personId: number;
  peerId: string;
  /** The last signal that the page knows. */
  after: number;
  /** Whether it has ever been connected to another page, where it says so. */
  isConnected?: boolean | undefined;
}

/** Notes that a page is still in its call. Gives the call as it is, and what the page was told after a number. */
export async function keepCall(
  queries: Queries,
  { callId, personId, peerId, after, isConnected }: Kept,
  now: Date,
): Promise<{ call: Call; signals: CallSignal[] }> {
  await requireMemberOfCall(queries, callId, personId);
  const isThisPage = and(
    eq(callPeople.callId, callId),
    eq(callPeople.personId, personId),
    eq(callPeople.peerId, peerId),
  );
  const [kept] = await queries
    .update(callPeople)
    .set({ heardAt: now })
    .where(isThisPage)
    .returning({ isHeard: callPeople.isHeard });
  if (kept === undefined) return { call: await readCall(queries, callId), signals: [] };
  await noteConnectedOf(queries, callId, isConnected);
  if (!kept.isHeard) await hearAgain(queries, { callId, personId, peerId });
  const signals = await takeSignals(queries, { callId, peerId, after }, now);
  return { call: await readCall(queries, callId), signals };
}

async function noteConnectedOf(queries: Queries, callId: number, isConnected: boolean | undefined): Promise<void> {
  if (isConnected === undefined) return;
  const [call] = await queries.select().from(calls).where(eq(calls.id, callId));
  if (call !== undefined) await noteConnected(queries, call, isConnected);
}

/** The others are told that the page is there again. */
async function hearAgain(queries: Queries, { callId, personId, peerId }: Omit<Kept, 'after'>): Promise<void> {
  await changeCall(queries, { callId, personId }, async (tx, { people }) => {
    const own = people.find((person) => person.personId === personId);
    if (own?.peerId !== peerId || own.isHeard) return undefined;
    await putPerson(tx, own, { isHeard: true });
    await touchCall(tx, callId);
    return undefined;
  });
}
