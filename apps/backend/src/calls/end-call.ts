import { callActions } from '@tutor/rules/calls/call-message';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { appendEntry } from '../chat/append-entry.ts';
import { chatMembers } from '../chat/tables.ts';
import { among } from '../database/among.ts';
import type { Queries } from '../database/database.ts';
import { notify } from '../database/notice.ts';
import { type LockedCall, out, touchCall } from './locked-call.ts';
import { callPeople, callSignals } from './tables.ts';

/** How a call ends. */
interface CallEnd {
  action: 'reject' | 'cancel' | 'hangUp' | 'busy' | 'timeout';
  lineBusy?: number | undefined;
  /** Until when a call that was answered is counted; its end where nothing else is said. */
  until?: Date | undefined;
  /** Somebody who is in the conversation no more and is told all the same. */
  alsoTold?: number | undefined;
}

/** Ends a locked call that is live: for all of its people, with its one entry in the log. */
export async function endCall(
  tx: Queries,
  { call, people }: Pick<LockedCall, 'call' | 'people'>,
  { action, lineBusy, until, alsoTold }: CallEnd,
  now: Date,
): Promise<void> {
  const { id: callId, conversationId, callerId, callType, answeredAt } = call;
  const endAction = callActions[action];
  const seconds = answeredAt === null || !isTalk(people) ? null : lengthOf(answeredAt, until ?? now);
  const body = {
    actionType: endAction,
    call_type: callType,
    call_end: seconds,
    line_busy: lineBusy ?? null,
    callId: String(callId),
  };
  const { seq } = await appendEntry(tx, { conversationId, senderId: callerId, kind: 'call', body }, now);
  // A signal under way holds its receiver's row: people first, then there is none behind what is deleted.
  await tx
    .update(callPeople)
    .set({
      ...out,
      state: sql`case ${callPeople.state} when 'joined' then 'left' when 'invited' then 'missed' else ${callPeople.state} end`,
    })
    .where(eq(callPeople.callId, callId));
  await tx.delete(callSignals).where(eq(callSignals.callId, callId));
  const change = { state: 'ended', endedAt: now, endAction, lineBusy: lineBusy ?? null, seconds, endSeq: seq } as const;
  await touchCall(tx, callId, change, alsoTold);
  const wereThere = people.filter(({ personId, state }) => personId !== callerId && tookPart(state));
  await markSeen(
    tx,
    conversationId,
    wereThere.map(({ personId }) => personId),
    seq,
  );
}

/** Where no page ever reached another one, nobody talked. Pages that say nothing of it count as connected. */
function isTalk(people: LockedCall['people']): boolean {
  const said = people.filter(({ hasConnected }) => hasConnected !== null);
  return said.length === 0 || said.some(({ hasConnected }) => hasConnected === true);
}

function tookPart(state: LockedCall['people'][number]['state']): boolean {
  return state === 'joined' || state === 'left' || state === 'declined';
}

function lengthOf(answeredAt: Date, until: Date): number {
  return Math.max(0, Math.floor((until.getTime() - answeredAt.getTime()) / 1_000));
}

/** Whoever talked, or declined, knows of the entry: where it had read all before, this is read, too. */
async function markSeen(tx: Queries, conversationId: number, people: readonly number[], seq: number): Promise<void> {
  if (people.length === 0) return;
  const moved = await tx
    .update(chatMembers)
    .set({ readSeq: seq, version: sql`${chatMembers.version} + 1` })
    .where(
      and(
        eq(chatMembers.conversationId, conversationId),
        among(chatMembers.personId, people),
        isNull(chatMembers.leftAt),
        eq(chatMembers.readSeq, seq - 1),
      ),
    )
    .returning({ personId: chatMembers.personId });
  for (const { personId } of moved) await notify(tx, { kind: 'chatRead', conversationId, personId, seq });
}
