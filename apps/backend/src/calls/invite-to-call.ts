import type { Call } from '@tutor/rules/calls/call';
import { callPeopleMax, invitesPerMinute, ringMs } from '@tutor/rules/calls/call-limits';
import { callTypes } from '@tutor/rules/calls/call-types';
import { inAnotherCallMessage, tooManyCallsMessage } from '@tutor/rules/calls/call-words';
import { whyNotSpeak } from '@tutor/rules/chat/group-rules';
import { minutes } from '@tutor/rules/time/durations';
import { and, count, eq, gt, isNull, ne } from 'drizzle-orm';
import { type ConversationRow, findMember, lockConversation, settingsOf } from '../chat/append-entry.ts';
import { notMember } from '../chat/refusals.ts';
import { chatMembers } from '../chat/tables.ts';
import type { Queries } from '../database/database.ts';
import { notify } from '../database/notice.ts';
import { invalid, RateLimited, Refusal, refusalCodes } from '../http/refusal.ts';
import { conflict, isInAnotherCall, type Joining, joinCall } from './answer-call.ts';
import { endCall } from './end-call.ts';
import { findInvitation } from './find-invitation.ts';
import { readBusy } from './line-busy.ts';
import { type LockedCall, lockLiveCall, lockPerson } from './locked-call.ts';
import { readCall } from './read-calls.ts';
import { settleRing } from './settle-ring.ts';
import { callPeople, calls } from './tables.ts';

/** An invitation of a person to the others of a conversation. */
export interface Invitation extends Joining {
  conversationId: number;
  callType: number;
  clientId: string;
  /** Whom of a group. */
  people?: readonly number[] | undefined;
}

/**
 * Calls the people of a conversation. Where a call is there already it is joined: both who call each other at once are in one. A
 * repeat with the same client id answers with the same call.
 */
export async function inviteToCall(queries: Queries, invitation: Invitation, now: Date): Promise<Call> {
  const { personId, conversationId } = invitation;
  const { refusal, call } = await queries.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const conversation = await lockConversation(tx, conversationId);
    const member = await findMember(tx, conversationId, personId);
    if (conversation === undefined || member === undefined) throw notMember();
    const repeated = await findInvitation(tx, invitation);
    const live = await lockLiveCall(tx, conversation);
    if (repeated !== undefined) {
      if (live?.call.id === repeated) await comeBack(tx, live, invitation, now);
      return { call: await readCall(tx, repeated) };
    }
    const settled = live === undefined ? undefined : await settleRing(tx, live, now);
    if (settled !== undefined && settled.call.state !== 'ended') {
      const refused = await joinCall(tx, settled, invitation, now);
      return { refusal: refused, call: await readCall(tx, settled.call.id) };
    }
    const why = whyNotSpeak(settingsOf(conversation), member.role);
    if (why !== undefined) throw new Refusal(refusalCodes.notOffered, why);
    return { call: await readCall(tx, await beginCall(tx, conversation, invitation, now)) };
  });
  if (refusal !== undefined) throw refusal;
  return call;
}

/** The repeat may come from the same page after a reload, which had said that it goes. */
async function comeBack(tx: Queries, live: LockedCall, invitation: Invitation, now: Date): Promise<void> {
  const { personId, peerId } = invitation;
  const isStill = live.people.some((person) => person.personId === personId && person.peerId === peerId);
  if (isStill) await joinCall(tx, live, invitation, now);
}

/** Begins a call in a conversation that is locked and has none. A line that is busy gives one that has ended. */
async function beginCall(
  tx: Queries,
  conversation: ConversationRow,
  { personId: callerId, peerId, sessionId, clientId, callType, people }: Invitation,
  now: Date,
): Promise<number> {
  await requirePace(tx, callerId, now);
  if (await isInAnotherCall(tx, callerId, 0)) throw conflict(inAnotherCallMessage);
  const called = await whomToCall(tx, conversation, callerId, people);
  const busy = await readBusy(tx, called, now);
  const [call] = await tx
    .insert(calls)
    .values({
      conversationId: conversation.id,
      callerId,
      callType: callType === callTypes.audio ? callTypes.audio : callTypes.video,
      state: 'ringing',
      startedAt: now,
      ringsUntil: new Date(now.getTime() + ringMs),
    })
    .returning();
  if (call === undefined) throw new Error('the call was not stored');
  const { id: callId, version } = call;
  const stored = await tx
    .insert(callPeople)
    .values([
      { callId, personId: callerId, state: 'joined', peerId, heardAt: now, sessionId, clientId },
      ...called.map((personId) => ({ callId, personId, state: busy.has(personId) ? 'busy' : 'invited' }) as const),
    ])
    .returning();
  const [first = 0] = called;
  if (busy.size < called.length) await notify(tx, { kind: 'call', callId, version });
  else await endCall(tx, { call, people: stored }, { action: 'busy', lineBusy: busy.get(first) }, now);
  return callId;
}

async function whomToCall(
  tx: Queries,
  { id: conversationId, kind }: ConversationRow,
  callerId: number,
  wanted: readonly number[] | undefined,
): Promise<number[]> {
  const rows = await tx
    .select({ id: chatMembers.personId })
    .from(chatMembers)
    .where(
      and(
        eq(chatMembers.conversationId, conversationId),
        isNull(chatMembers.leftAt),
        ne(chatMembers.personId, callerId),
      ),
    );
  const others = rows.map(({ id }) => id);
  if (kind === 'single') return others;
  if (wanted !== undefined) {
    if (wanted.some((id) => !others.includes(id)))
      throw invalid('People', 'Somebody whom you chose is not in this group any more. Please choose again.');
    return [...new Set(wanted)];
  }
  if (others.length === 0) throw invalid('People', 'Nobody else is in this group.');
  if (others.length >= callPeopleMax)
    throw invalid('People', `At most ${callPeopleMax - 1} people can be called at once.`);
  return others;
}

/** Throws for somebody who calls too often. */
async function requirePace(tx: Queries, callerId: number, now: Date): Promise<void> {
  const [lately] = await tx
    .select({ count: count() })
    .from(calls)
    .where(and(eq(calls.callerId, callerId), gt(calls.startedAt, new Date(now.getTime() - minutes(1)))));
  if ((lately?.count ?? 0) >= invitesPerMinute) throw new RateLimited(tooManyCallsMessage);
}
