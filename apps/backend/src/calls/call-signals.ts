import type { CallSignal } from '@tutor/rules/calls/call';
import { signalsMax, signalsPerTenSeconds } from '@tutor/rules/calls/call-limits';
import { notInCallMessage, peerGoneMessage, tooManySignalsMessage } from '@tutor/rules/calls/call-words';
import { minutes, seconds } from '@tutor/rules/time/durations';
import { and, asc, eq, gt, lt, lte, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { notify } from '../database/notice.ts';
import { violates } from '../database/violation.ts';
import { RateLimited } from '../http/refusal.ts';
import { conflict } from './answer-call.ts';
import { requireMemberOfCall } from './locked-call.ts';
import { callPeople, callSignals } from './tables.ts';

/** Signals that wait for a page; one that takes none is sent no more. */
const waitingMax = 1_000;
/** A signal that has arrived is kept so long, by which a repeat of it is known. */
const keptMs = minutes(1);

/** What a page tells another. */
export interface NewSignal {
  callId: number;
  personId: number;
  peerId: string;
  toPeer: string;
  number: number;
  body: string;
}

/** Carries a signal from one page of a call to another one; a repeat with the same number changes nothing. */
export async function sendSignal(queries: Queries, signal: NewSignal, now: Date): Promise<void> {
  try {
    await queries.transaction((tx) => storeSignal(tx, signal, now));
  } catch (error) {
    if (!violates(error, 'call_signals_number_unique')) throw error;
  }
}

async function storeSignal(tx: Queries, signal: NewSignal, now: Date): Promise<void> {
  const { callId, personId, peerId, toPeer, number, body } = signal;
  const [own] = await tx
    .select({ personId: callPeople.personId })
    .from(callPeople)
    .where(and(isJoined(callId, peerId), eq(callPeople.personId, personId)));
  if (own === undefined) {
    await requireMemberOfCall(tx, callId, personId);
    throw conflict(notInCallMessage);
  }
  await requireRoom(tx, signal, now);
  // Holds the receiver's row until the end: its signals become visible in the order of their numbers.
  const [receiver] = await tx
    .update(callPeople)
    .set({ signalSeq: sql`${callPeople.signalSeq} + 1` })
    .where(and(isJoined(callId, toPeer), ne(callPeople.personId, personId)))
    .returning({ personId: callPeople.personId, seq: callPeople.signalSeq });
  if (receiver === undefined) throw conflict(peerGoneMessage);
  const { seq } = receiver;
  await tx.insert(callSignals).values({
    callId,
    toPerson: receiver.personId,
    seq,
    toPeer,
    fromPerson: personId,
    fromPeer: peerId,
    number,
    body,
    at: now,
  });
  await notify(tx, { kind: 'callSignal', callId, personId: receiver.personId, seq });
}

async function requireRoom(tx: Queries, { callId, peerId, toPeer }: NewSignal, now: Date): Promise<void> {
  const since = new Date(now.getTime() - seconds(10)).toISOString();
  const [found] = await tx
    .select({
      sent: sql<number>`count(*) filter (where ${callSignals.fromPeer} = ${peerId} and ${callSignals.at} > ${since}::timestamptz)::int`,
      waiting: sql<number>`count(*) filter (where ${callSignals.toPeer} = ${toPeer})::int`,
    })
    .from(callSignals)
    .where(eq(callSignals.callId, callId));
  if (found === undefined) return;
  if (found.sent >= signalsPerTenSeconds || found.waiting >= waitingMax) throw new RateLimited(tooManySignalsMessage);
}

function isJoined(callId: number, peerId: string) {
  return and(eq(callPeople.callId, callId), eq(callPeople.peerId, peerId), eq(callPeople.state, 'joined'));
}

/** Signals to a page after a number, in order; those up to it have arrived and are soon forgotten. */
export async function takeSignals(
  queries: Queries,
  { callId, peerId, after }: { callId: number; peerId: string; after: number },
  now: Date,
): Promise<CallSignal[]> {
  const isHere = and(eq(callSignals.callId, callId), eq(callSignals.toPeer, peerId));
  if (after > 0) {
    await queries
      .delete(callSignals)
      .where(and(isHere, lte(callSignals.seq, after), lt(callSignals.at, new Date(now.getTime() - keptMs))));
  }
  const rows = await queries
    .select()
    .from(callSignals)
    .where(and(isHere, gt(callSignals.seq, after)))
    .orderBy(asc(callSignals.seq))
    .limit(signalsMax);
  return rows.map(wireSignal);
}

export function wireSignal({ seq, fromPerson, fromPeer, toPeer, body }: typeof callSignals.$inferSelect): CallSignal {
  return { seq, fromPerson, fromPeer, toPeer, body };
}
