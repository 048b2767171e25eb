import type { Call } from '@tutor/rules/calls/call';
import { and, eq } from 'drizzle-orm';
import type { ConversationRow } from '../chat/append-entry.ts';
import { notMember } from '../chat/refusals.ts';
import type { Queries } from '../database/database.ts';
import { endCall } from './end-call.ts';
import { findInvitation } from './find-invitation.ts';
import {
  type CallPersonRow,
  changeCall,
  changeCallBySelf,
  forgetSignals,
  type LockedCall,
  lockLiveCall,
  out,
  putPerson,
  touchCall,
} from './locked-call.ts';
import { notedOf, type PageWord } from './page-word.ts';
import { settleRing } from './settle-ring.ts';
import { callPeople } from './tables.ts';

interface Leaving extends PageWord {
  /** The call, or the key of the person's invitation to it. */
  call: { id: number } | { clientId: string };
  personId: number;
  peerId: string;
  /** The page goes, and may be a reload: the place is kept for a moment. */
  mayReturn?: boolean | undefined;
}

/** Cancels a call that rings still, or hangs up. From a page that is in the call no more it changes nothing. */
export async function leaveCall(
  queries: Queries,
  { call: named, personId, peerId, mayReturn = false, ...word }: Leaving,
  now: Date,
): Promise<Call> {
  const callId = 'id' in named ? named.id : await findInvitation(queries, { personId, ...named });
  if (callId === undefined) throw notMember();
  return changeCall(queries, { callId, personId }, async (tx, locked) => {
    const settled = await settleRing(tx, locked, now);
    const own = settled.people.find((person) => person.personId === personId);
    if (settled.call.state === 'ended' || own?.peerId !== peerId) return undefined;
    const noted = notedOf(own, word);
    await putPerson(tx, own, noted);
    const told = { ...own, ...noted };
    const people = settled.people.map((person) => (person === own ? told : person));
    if (mayReturn) await goForNow(tx, told, now);
    else await goOut(tx, { ...settled, people }, [told], { now });
    return undefined;
  });
}

/** Its page has gone: the clock takes the person out, unless another page takes its place before. */
async function goForNow(tx: Queries, own: CallPersonRow, now: Date): Promise<void> {
  if (own.wentAt !== null) return;
  await putPerson(tx, own, { wentAt: now, isHeard: false });
  await touchCall(tx, own.callId);
}

/** Takes a person out of the live call of a conversation that it is in no more, and that is locked. */
export async function leaveCallOfConversation(
  tx: Queries,
  conversation: ConversationRow,
  personId: number,
  now: Date,
): Promise<void> {
  const locked = await lockLiveCall(tx, conversation);
  const own = locked?.people.find((person) => person.personId === personId);
  if (locked === undefined || own === undefined) return;
  if (own.state === 'invited' || own.state === 'joined') await goOut(tx, locked, [own], { now, alsoTold: personId });
  else await touchCall(tx, locked.call.id, {}, personId);
}

/** A session ended: whoever is in a call by it leaves. Of several processes that are told, one does it. */
export async function leaveCallsOfSession(queries: Queries, sessionId: number, now: Date): Promise<void> {
  const rows = await queries
    .select({ callId: callPeople.callId })
    .from(callPeople)
    .where(and(eq(callPeople.sessionId, sessionId), eq(callPeople.state, 'joined')));
  for (const { callId } of rows) {
    await changeCallBySelf(queries, callId, async (tx, locked) => {
      const settled = await settleRing(tx, locked, now);
      const own = settled.people.filter((person) => person.sessionId === sessionId && person.state === 'joined');
      if (settled.call.state !== 'ended' && own.length > 0) await goOut(tx, settled, own, { now });
    });
  }
}

/** Takes people out of a live call that is locked, and ends it where too few are left. */
export async function goOut(
  tx: Queries,
  { call, people }: LockedCall,
  leaving: readonly CallPersonRow[],
  { now, until, alsoTold }: { now: Date; until?: Date; alsoTold?: number },
): Promise<void> {
  for (const person of leaving) {
    await putPerson(tx, person, { ...out, state: 'left' });
    await forgetSignals(tx, person);
  }
  const left = people.map((person) =>
    leaving.includes(person) ? { ...person, ...out, state: 'left' as const } : person,
  );
  const joined = left.filter(({ state }) => state === 'joined');
  const isOver =
    call.state === 'active' ? joined.length < 2 : joined.length === 0 || !left.some(({ state }) => state === 'invited');
  if (!isOver) return touchCall(tx, call.id, {}, alsoTold);
  const action = call.state === 'active' ? 'hangUp' : 'cancel';
  await endCall(tx, { call, people: left }, { action, until, alsoTold }, now);
}
