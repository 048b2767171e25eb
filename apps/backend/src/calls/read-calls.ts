import type { Call } from '@tutor/rules/calls/call';
import type { Ring } from '@tutor/rules/calls/ring';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { chatConversations, chatMembers, chatPeople } from '../chat/tables.ts';
import { among } from '../database/among.ts';
import type { Queries } from '../database/database.ts';
import { callPeople, calls, isLive } from './tables.ts';

/** Calls by their ids, as they travel. */
export async function readCalls(queries: Queries, ids: readonly number[]): Promise<Call[]> {
  if (ids.length === 0) return [];
  // One statement: a call and its people are of one moment.
  const rows = await queries
    .select({ call: calls, kind: chatConversations.kind, of: callPeople, person: chatPeople })
    .from(calls)
    .innerJoin(chatConversations, eq(chatConversations.id, calls.conversationId))
    .innerJoin(callPeople, eq(callPeople.callId, calls.id))
    .innerJoin(chatPeople, eq(chatPeople.id, callPeople.personId))
    .where(among(calls.id, ids))
    .orderBy(asc(calls.id), asc(callPeople.personId));
  const found = new Map<number, Call>();
  for (const { call, kind, of, person } of rows) {
    const { conversationId, callerId, callType, state, endAction, lineBusy, seconds, id, version } = call;
    const known = found.get(id) ?? {
      id,
      version,
      conversationId,
      isGroup: kind === 'group',
      callerId,
      callType,
      state,
      people: [],
      startedAt: call.startedAt.toISOString(),
      ringsUntil: call.ringsUntil.toISOString(),
      answeredAt: call.answeredAt?.toISOString() ?? null,
      endedAt: call.endedAt?.toISOString() ?? null,
      endAction,
      lineBusy,
      seconds,
    };
    const { personId, state: personState, peerId, isHeard, devices } = of;
    known.people.push({
      personId,
      name: person.shownName,
      avatar: person.avatar,
      state: personState,
      peerId,
      isHeard,
      devices,
      hasConnected: of.hasConnected === true,
    });
    found.set(id, known);
  }
  return [...found.values()];
}

/** A call by its id; throws for one that does not exist. */
export async function readCall(queries: Queries, id: number): Promise<Call> {
  const [call] = await readCalls(queries, [id]);
  if (call === undefined) throw new Error(`there is no call ${id}`);
  return call;
}

/** Live calls of a person: those that ring for it or that it is in, and those of its groups. */
export async function readCallsOf(queries: Queries, personId: number): Promise<Call[]> {
  const rows = await queries
    .select({ id: calls.id })
    .from(calls)
    .innerJoin(chatConversations, eq(chatConversations.id, calls.conversationId))
    .innerJoin(
      chatMembers,
      and(eq(chatMembers.conversationId, calls.conversationId), eq(chatMembers.personId, personId)),
    )
    .leftJoin(callPeople, and(eq(callPeople.callId, calls.id), eq(callPeople.personId, personId)))
    .where(
      and(
        isLive,
        isNull(chatMembers.leftAt),
        or(eq(chatConversations.kind, 'group'), sql`${callPeople.state} in ('invited', 'joined')`),
      ),
    );
  return readCalls(
    queries,
    rows.map(({ id }) => id),
  );
}

/** Who is called in a group, by its name; in a conversation of two the caller's name is enough. */
const groupName = sql<string | null>`case ${chatConversations.kind} when 'group' then ${chatConversations.name} end`;

/** What rings for each of these people now, the first call first. */
export async function readRings(
  queries: Queries,
  people: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Ring[]>> {
  const rows = await queries
    .select({
      personId: callPeople.personId,
      callId: calls.id,
      conversationId: calls.conversationId,
      callType: calls.callType,
      callerName: chatPeople.shownName,
      callerAvatar: chatPeople.avatar,
      groupName,
      ringsUntil: calls.ringsUntil,
    })
    .from(callPeople)
    .innerJoin(calls, eq(calls.id, callPeople.callId))
    .innerJoin(chatPeople, eq(chatPeople.id, calls.callerId))
    .innerJoin(chatConversations, eq(chatConversations.id, calls.conversationId))
    .where(and(among(callPeople.personId, people), eq(callPeople.state, 'invited'), isLive, gt(calls.ringsUntil, now)))
    .orderBy(asc(calls.id));
  const rings = new Map<number, Ring[]>();
  for (const { personId, ringsUntil, ...ring } of rows) {
    const msLeft = ringsUntil.getTime() - now.getTime();
    rings.set(personId, [...(rings.get(personId) ?? []), { ...ring, msLeft }]);
  }
  return rings;
}
