import type { Call } from '@tutor/rules/calls/call';
import { and, eq, sql } from 'drizzle-orm';
import { type ConversationRow, findMember, lockConversation } from '../chat/append-entry.ts';
import { notMember } from '../chat/refusals.ts';
import { chatPeople } from '../chat/tables.ts';
import type { Queries } from '../database/database.ts';
import { notify } from '../database/notice.ts';
import type { Refusal } from '../http/refusal.ts';
import { readCall } from './read-calls.ts';
import { callPeople, callSignals, calls, isLive } from './tables.ts';

export type CallRow = typeof calls.$inferSelect;
export type CallPersonRow = typeof callPeople.$inferSelect;

/** A call that is locked, with its people. What is decided by them holds until the transaction ends. */
export interface LockedCall {
  conversation: ConversationRow;
  call: CallRow;
  people: CallPersonRow[];
}

/**
 * Runs `change` on a locked call of a conversation that the person is in, and gives the call as it is then. A refusal is returned,
 * not thrown: what the change found out on its way, as that the time to answer is over, is kept.
 *
 * Locks are taken in one order everywhere: the person who acts, the conversation, the call.
 */
export async function changeCall(
  queries: Queries,
  { callId, personId }: { callId: number; personId: number },
  change: (tx: Queries, locked: LockedCall) => Promise<Refusal | undefined>,
): Promise<Call> {
  const conversationId = await conversationOf(queries, callId);
  if (conversationId === undefined) throw notMember();
  const { refusal, call } = await queries.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const conversation = await lockConversation(tx, conversationId);
    const member = await findMember(tx, conversationId, personId);
    if (conversation === undefined || member === undefined) throw notMember();
    const refused = await change(tx, await lockCall(tx, conversation, callId));
    return { refusal: refused, call: await readCall(tx, callId) };
  });
  if (refusal !== undefined) throw refusal;
  return call;
}

/** The same for what nobody asks for: the clock's end of a call, and that of a session. */
export async function changeCallBySelf(
  queries: Queries,
  callId: number,
  change: (tx: Queries, locked: LockedCall) => Promise<void>,
): Promise<void> {
  const conversationId = await conversationOf(queries, callId);
  if (conversationId === undefined) return;
  await queries.transaction(async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    if (conversation !== undefined) await change(tx, await lockCall(tx, conversation, callId));
  });
}

async function conversationOf(queries: Queries, callId: number): Promise<number | undefined> {
  const [found] = await queries
    .select({ conversationId: calls.conversationId })
    .from(calls)
    .where(eq(calls.id, callId));
  return found?.conversationId;
}

/** Throws for whoever is not in the conversation of a call; a call that does not exist is told alike. */
export async function requireMemberOfCall(queries: Queries, callId: number, personId: number): Promise<void> {
  const conversationId = await conversationOf(queries, callId);
  const member = conversationId === undefined ? undefined : await findMember(queries, conversationId, personId);
  if (member === undefined) throw notMember();
}

/** Whatever a person begins to be in is decided one after the other. */
export async function lockPerson(tx: Queries, personId: number): Promise<void> {
  await tx.select({ id: chatPeople.id }).from(chatPeople).where(eq(chatPeople.id, personId)).for('no key update');
}

/** Locks a call of a conversation that is locked. */
async function lockCall(tx: Queries, conversation: ConversationRow, callId: number): Promise<LockedCall> {
  const [call] = await tx.select().from(calls).where(eq(calls.id, callId)).for('no key update');
  if (call === undefined) throw new Error(`there is no call ${callId}`);
  return { conversation, call, people: await tx.select().from(callPeople).where(eq(callPeople.callId, callId)) };
}

/** Locks the live call of a conversation that is locked; undefined where there is none. */
export async function lockLiveCall(tx: Queries, conversation: ConversationRow): Promise<LockedCall | undefined> {
  const [live] = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.conversationId, conversation.id), isLive));
  return live === undefined ? undefined : lockCall(tx, conversation, live.id);
}

/** Writes a change of a locked call, or of its people, as its next version, and tells every process. */
export async function touchCall(
  tx: Queries,
  callId: number,
  change: Partial<CallRow> = {},
  alsoTold?: number,
): Promise<void> {
  const [moved] = await tx
    .update(calls)
    .set({ ...change, version: sql`${calls.version} + 1` })
    .where(eq(calls.id, callId))
    .returning({ version: calls.version });
  if (moved === undefined) throw new Error(`there is no call ${callId}`);
  await notify(tx, { kind: 'call', callId, version: moved.version, personId: alsoTold });
}

/** What somebody is who is in a call no more. */
export const out = { peerId: null, heardAt: null, isHeard: true, wentAt: null, sessionId: null, signalSeq: 0 } as const;

/** Changes what a person is in a call. */
export async function putPerson(
  tx: Queries,
  { callId, personId }: Pick<CallPersonRow, 'callId' | 'personId'>,
  change: Partial<CallPersonRow>,
): Promise<void> {
  await tx
    .update(callPeople)
    .set(change)
    .where(and(eq(callPeople.callId, callId), eq(callPeople.personId, personId)));
}

/** Forgets what a person's page was told: another page of the person, or nobody, takes its place. */
export async function forgetSignals(
  tx: Queries,
  { callId, personId }: Pick<CallPersonRow, 'callId' | 'personId'>,
): Promise<void> {
  await tx.delete(callSignals).where(and(eq(callSignals.callId, callId), eq(callSignals.toPerson, personId)));
}
