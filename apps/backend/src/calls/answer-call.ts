import type { Call } from '@tutor/rules/calls/call';
import { callPeopleMax } from '@tutor/rules/calls/call-limits';
import {
  callEndedMessage,
  callFullMessage,
  inAnotherCallMessage,
  inCallElsewhereMessage,
} from '@tutor/rules/calls/call-words';
import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { endCall } from './end-call.ts';
import { changeCall, forgetSignals, type LockedCall, out, putPerson, touchCall } from './locked-call.ts';
import { settleRing } from './settle-ring.ts';
import { callPeople } from './tables.ts';

/** A person on the page in which it wants to be in a call. */
export interface Joining {
  personId: number;
  peerId: string;
  /** The own page whose place this one takes: before a reload, in another window, on another device. */
  replaces?: string | undefined;
  /** The session of the page; null for people without one. */
  sessionId: number | null;
  /** Where the person has called itself: the key of its invitation. */
  clientId?: string | undefined;
}

/** Answers a call, or joins one that goes on in a group. */
export function acceptCall(queries: Queries, callId: number, joining: Joining, now: Date): Promise<Call> {
  return changeCall(queries, { callId, personId: joining.personId }, async (tx, locked) =>
    joinCall(tx, await settleRing(tx, locked, now), joining, now),
  );
}

/** Brings a person into a locked call; the refusal where it cannot be. A page that is in it already stays. */
export async function joinCall(
  tx: Queries,
  { call, people }: LockedCall,
  { personId, peerId, replaces, sessionId, clientId }: Joining,
  now: Date,
): Promise<Refusal | undefined> {
  if (call.state === 'ended') return conflict(callEndedMessage);
  const own = people.find((person) => person.personId === personId);
  const page = { peerId, heardAt: now, isHeard: true, wentAt: null, sessionId };
  if (own?.state === 'joined') {
    if (own.peerId === peerId) {
      if (own.wentAt === null) return undefined;
      // The same page after a reload.
      await putPerson(tx, own, page);
      await touchCall(tx, call.id);
      return undefined;
    }
    if (own.peerId !== replaces && own.wentAt === null) return conflict(inCallElsewhereMessage);
    await forgetSignals(tx, own);
    await putPerson(tx, own, { ...page, signalSeq: 0 });
    await touchCall(tx, call.id);
    return undefined;
  }
  if (await isInAnotherCall(tx, personId, call.id)) return conflict(inAnotherCallMessage);
  const isFull = people.filter(({ state }) => state === 'joined').length >= callPeopleMax;
  if (isFull) return new Refusal(refusalCodes.limitReached, callFullMessage);
  const joined = { ...out, ...page, state: 'joined' as const, ...(clientId === undefined ? {} : { clientId }) };
  await tx
    .insert(callPeople)
    .values({ callId: call.id, personId, ...joined })
    .onConflictDoUpdate({ target: [callPeople.callId, callPeople.personId], set: joined });
  await touchCall(tx, call.id, call.state === 'ringing' ? { state: 'active', answeredAt: now } : {});
  return undefined;
}

/** Declines a call that rings for a person; of any other it changes nothing. */
export function declineCall(
  queries: Queries,
  { callId, personId }: { callId: number; personId: number },
  now: Date,
): Promise<Call> {
  return changeCall(queries, { callId, personId }, async (tx, locked) => {
    const settled = await settleRing(tx, locked, now);
    const own = settled.people.find((person) => person.personId === personId);
    if (settled.call.state === 'ended' || own?.state !== 'invited') return undefined;
    await putPerson(tx, own, { state: 'declined' });
    const people = settled.people.map((person) => (person === own ? { ...own, state: 'declined' as const } : person));
    const isAnybodyLeft = settled.call.state === 'active' || people.some(({ state }) => state === 'invited');
    if (isAnybodyLeft) await touchCall(tx, callId);
    else await endCall(tx, { call: settled.call, people }, { action: 'reject' }, now);
    return undefined;
  });
}

/** Whether a person is in a call beside this one. */
export async function isInAnotherCall(tx: Queries, personId: number, callId: number): Promise<boolean> {
  const [other] = await tx
    .select({ callId: callPeople.callId })
    .from(callPeople)
    .where(and(eq(callPeople.personId, personId), eq(callPeople.state, 'joined'), ne(callPeople.callId, callId)));
  return other !== undefined;
}

export function conflict(message: string): Refusal {
  return new Refusal(refusalCodes.alreadyAnswered, message);
}
