import type { Call, CallSignal } from '@tutor/rules/calls/call';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { takeSignals } from './call-signals.ts';
import { changeCall, putPerson, requireMemberOfCall, touchCall } from './locked-call.ts';
import { isNoted, isShownSo, notedOf, type PageWord } from './page-word.ts';
import { readCall } from './read-calls.ts';
import { callPeople } from './tables.ts';

interface Kept extends PageWord {
  callId: number;
  personId: number;
  peerId: string;
  /** The last signal that the page knows. */
  after: number;
}

/** Notes that a page is still in its call. Gives the call as it is, and what the page was told after a number. */
export async function keepCall(
  queries: Queries,
  kept: Kept,
  now: Date,
): Promise<{ call: Call; signals: CallSignal[] }> {
  const { callId, personId, peerId, after } = kept;
  await requireMemberOfCall(queries, callId, personId);
  const isThisPage = and(
    eq(callPeople.callId, callId),
    eq(callPeople.personId, personId),
    eq(callPeople.peerId, peerId),
  );
  const [own] = await queries.update(callPeople).set({ heardAt: now }).where(isThisPage).returning();
  if (own === undefined) return { call: await readCall(queries, callId), signals: [] };
  const noted = notedOf(own, kept);
  if (!own.isHeard || !isShownSo(own, noted)) await tellOthers(queries, kept);
  else if (!isNoted(own, noted)) await queries.update(callPeople).set(noted).where(isThisPage);
  const signals = await takeSignals(queries, { callId, peerId, after }, now);
  return { call: await readCall(queries, callId), signals };
}

/** The others are told that the page is there again, and how the person has set its devices. */
async function tellOthers(queries: Queries, { callId, personId, peerId, ...word }: Kept): Promise<void> {
  await changeCall(queries, { callId, personId }, async (tx, { people }) => {
    const own = people.find((person) => person.personId === personId);
    if (own?.peerId !== peerId) return undefined;
    const noted = notedOf(own, word);
    if (own.isHeard && isShownSo(own, noted)) return undefined;
    await putPerson(tx, own, { ...noted, isHeard: true });
    await touchCall(tx, callId);
    return undefined;
  });
}
