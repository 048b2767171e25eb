import { randomUUID } from 'node:crypto';
import { calls as contract } from '@tutor/api/calls/calls';
import { signalLengthMax } from '@tutor/rules/calls/call-limits';
import { callFullMessage, notInCallMessage, peerGoneMessage } from '@tutor/rules/calls/call-words';
import { notMemberMessage } from '@tutor/rules/chat/chat-words';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endDueCalls } from '../src/calls/end-due-calls.ts';
import { requireStaff } from '../src/chat/people.ts';
import { chatEntries } from '../src/chat/tables.ts';
import { type ChatUser, joinChat, studentsOf, tutorInChat, userOf } from './chat-people.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;
let nowMs = Date.now();
const clock = () => new Date(nowMs);
let tutor: ChatUser;
let adviser: ChatUser;
let students: ChatUser[];

beforeAll(async () => {
  backend = await startBackend();
  const { tuid, person } = await tutorInChat(backend);
  const { queries } = backend.database;
  await queries.execute(sql`update classes set status = 'Canceled' where closed_at is null`);
  tutor = userOf(backend, person, clock);
  adviser = userOf(backend, await requireStaff(queries, 'adviser'), clock);
  students = await studentsOf(backend, tuid, clock);
});

afterAll(() => backend.close());

function pageOf(user: ChatUser, ConversationId: number) {
  const PeerId = randomUUID();
  return {
    PeerId,
    user,
    invite: async (People?: number[]) =>
      (await user.phone('invite', { ConversationId, CallType: 2, ClientId: randomUUID(), PeerId, People })).Call,
    accept: async (CallId: number) => (await user.phone('accept', { CallId, PeerId })).Call,
    decline: async (CallId: number) => (await user.phone('decline', { CallId })).Call,
    leave: async (CallId: number) => (await user.phone('leave', { CallId, PeerId })).Call,
    keep: (CallId: number) => user.phone('keep', { CallId, PeerId, After: 0 }),
    signal: (CallId: number, ToPeer: string, number: number, more: object = {}) =>
      user.phone('signal', { CallId, PeerId, ToPeer, Number: number, Body: 'offer', ...more }),
  };
}

/** A group of the adviser, the tutor and so many students, of which each has a page; a minute after the one before. */
async function group(count: number, settings: object = {}) {
  nowMs += 61_000;
  const members = students.slice(0, count);
  const { conversationId } = await backend.control('/chat/group', {
    name: 'Readers',
    members: [tutor, ...members].map(({ person }) => person.id),
    settings,
  });
  const ConversationId = Number(conversationId);
  const [owner, teacher, ...others] = [adviser, tutor, ...members].map((user) => pageOf(user, ConversationId));
  if (owner === undefined || teacher === undefined) throw new Error('nobody is there');
  return { ConversationId, owner, teacher, others };
}

const actionsOf = async (ConversationId: number) => {
  const rows = await backend.database.queries
    .select({ body: chatEntries.body })
    .from(chatEntries)
    .where(and(eq(chatEntries.conversationId, ConversationId), eq(chatEntries.kind, 'call')));
  return rows.map(({ body }) => (body as { actionType: number }).actionType);
};

const statesOf = ({ people }: { people: { personId: number; state: string }[] }) =>
  Object.fromEntries(people.map(({ personId, state }) => [personId, state]));
const idOf = ({ user }: { user: ChatUser }) => user.person.id;

describe('a call of a group', () => {
  it('rings for all of a small one, goes on without who declined or came not, and ends with the last but one', async () => {
    const { ConversationId, owner, teacher, others } = await group(2);
    const [first, second] = others;
    if (first === undefined || second === undefined) throw new Error('too few');
    const { id } = await owner.invite();
    expect((await first.decline(id)).state).toBe('ringing');
    expect((await teacher.accept(id)).state).toBe('active');
    nowMs += 30_000;
    await Promise.all([owner.keep(id), teacher.keep(id)]);
    await endDueCalls(backend.database.queries, clock(), new Date(0));
    expect(statesOf((await owner.keep(id)).Call)).toEqual({
      [idOf(owner)]: 'joined',
      [idOf(teacher)]: 'joined',
      [idOf(first)]: 'declined',
      [idOf(second)]: 'missed',
    });
    expect((await second.user.phone('mine', undefined)).Calls).toMatchObject([{ id, isGroup: true }]);
    expect((await second.invite()).id).toBe(id);
    expect((await owner.leave(id)).state).toBe('active');
    expect(await second.leave(id)).toMatchObject({ state: 'ended', endAction: 5, seconds: 30 });
    expect(await actionsOf(ConversationId)).toEqual([5]);
  });

  it('ends by the last who declines, and rings nobody who is busy', async () => {
    const { ConversationId, owner, teacher, others } = await group(2);
    const [first, second] = others;
    if (first === undefined || second === undefined) throw new Error('too few');
    const single = await tutor.call('open', { PersonId: idOf(first) });
    const apart = pageOf(tutor, single.ConversationId);
    const other = await apart.invite();
    const call = await owner.invite();
    expect(statesOf(call)).toMatchObject({ [idOf(teacher)]: 'busy', [idOf(first)]: 'busy', [idOf(second)]: 'invited' });
    expect(await second.decline(call.id)).toMatchObject({ state: 'ended', endAction: 3 });
    expect(await owner.invite([idOf(teacher)])).toMatchObject({ state: 'ended', endAction: 6, lineBusy: 1 });
    await apart.leave(other.id);
    expect(await actionsOf(ConversationId)).toEqual([3, 6]);
  });

  it('takes four, some of a large group by their names, and whoever speaks in it calls', async () => {
    const { ConversationId, owner, teacher, others } = await group(4, { whoSpeaks: 'admins' });
    await expect(owner.invite()).rejects.toMatchObject({
      code: 100,
      message: 'People: At most 3 people can be called at once.',
    });
    await expect(owner.invite([999_999])).rejects.toMatchObject({ code: 100 });
    await expect(others[0]?.invite([idOf(owner)])).rejects.toMatchObject({ code: 105 });
    const { id } = await owner.invite([idOf(teacher)]);
    await teacher.accept(id);
    const joined = await Promise.allSettled(others.map((page) => page.accept(id)));
    expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const one of joined) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 106, message: callFullMessage });
    }
    expect(Object.values(statesOf((await owner.keep(id)).Call)).filter((state) => state === 'joined')).toHaveLength(4);
    await Promise.all([owner, teacher, ...others].map((page) => page.leave(id)));
    expect(await actionsOf(ConversationId)).toEqual([5]);
  });

  it('is nothing any more for whoever left the group, or was removed from it, at once', async () => {
    const { ConversationId, owner, teacher, others } = await group(2);
    const [first, second] = others;
    if (first === undefined || second === undefined) throw new Error('too few');
    const { id } = await owner.invite();
    await Promise.all([teacher.accept(id), first.accept(id)]);
    const { connection, calls } = await joinChat(backend, await first.user.token());
    await adviser.call('remove', { ConversationId, PersonId: idOf(first) });
    const { call } = await calls.until(({ call: told }) => statesOf(told)[idOf(first)] === 'left');
    expect([call.state, statesOf(call)[idOf(second)]]).toEqual(['active', 'invited']);
    for (const asked of [first.keep(id), first.invite(), first.accept(id)].map((one) => one.catch((error) => error))) {
      expect(await asked).toMatchObject({ code: 101, message: notMemberMessage });
    }
    await tutor.call('leave', { ConversationId });
    expect(await actionsOf(ConversationId)).toEqual([5]);
    await connection.stop();
  });
});

describe('hostile calls', () => {
  it('are limited: six invitations in a minute, of many at once no more', async () => {
    nowMs += 61_000;
    const [, student] = students;
    if (student === undefined) throw new Error('nobody');
    const { ConversationId } = await tutor.call('open', { PersonId: student.person.id });
    await student.phone('doNotDisturb', { IsOn: true });
    const asked = await Promise.allSettled(Array.from({ length: 30 }, () => pageOf(tutor, ConversationId).invite()));
    await student.phone('doNotDisturb', { IsOn: false });
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    const refusals = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason.name] : []));
    expect(new Set(refusals)).toEqual(new Set(['RateLimited']));
    expect(await actionsOf(ConversationId)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it('carry no signal over size, of another call, from a page or a person who is not in it, to nobody, or too many', async () => {
    const { owner, teacher, others } = await group(2);
    const [first, second] = others;
    if (first === undefined || second === undefined) throw new Error('too few');
    const { id } = await owner.invite();
    await teacher.accept(id);
    const body = { CallId: id, PeerId: owner.PeerId, ToPeer: teacher.PeerId, Number: 1 };
    expect(contract.signal.body.safeParse({ ...body, Body: 'x'.repeat(signalLengthMax) }).success).toBe(true);
    expect(contract.signal.body.safeParse({ ...body, Body: 'x'.repeat(signalLengthMax + 1) }).success).toBe(false);
    const refused = (message: string, code = 103) => ({ status: 'rejected', reason: { code, message } });
    const asked = await Promise.allSettled([
      first.signal(id, teacher.PeerId, 1),
      // As the page of somebody else, and as one that is none.
      first.signal(id, teacher.PeerId, 1, { PeerId: owner.PeerId }),
      owner.signal(id, teacher.PeerId, 1, { PeerId: randomUUID() }),
      owner.signal(id, second.PeerId, 1),
      owner.signal(id, owner.PeerId, 1),
      owner.signal(id + 100_000, teacher.PeerId, 1),
    ]);
    expect(asked).toMatchObject([
      refused(notInCallMessage),
      refused(notInCallMessage),
      refused(notInCallMessage),
      refused(peerGoneMessage),
      refused(peerGoneMessage),
      refused(notMemberMessage, 101),
    ]);
    for (let sent = 0; sent < 200; sent += 1) await owner.signal(id, teacher.PeerId, sent + 1);
    await expect(owner.signal(id, teacher.PeerId, 201)).rejects.toMatchObject({ name: 'RateLimited' });
    nowMs += 10_000;
    await owner.signal(id, teacher.PeerId, 201);
    expect((await teacher.keep(id)).Signals).toHaveLength(200);
    await owner.leave(id);
    await expect(owner.signal(id, teacher.PeerId, 202)).rejects.toMatchObject({ code: 103 });
  });

  it('write no call message by a message of the chat', async () => {
    const { ConversationId, owner } = await group(1);
    const forged = {
      ConversationId,
      ClientId: randomUUID(),
      Text: 'Hello',
      kind: 'call',
      actionType: 5,
      Body: { actionType: 5 },
    };
    const { Entry } = await owner.user.call('send', forged);
    expect(Entry).toMatchObject({ kind: 'text', body: { text: 'Hello' } });
    expect(await actionsOf(ConversationId)).toEqual([]);
  });

  it('do not get past the database: no way out of an end, no second live call, nobody in two', async () => {
    const { ConversationId, owner, teacher } = await group(1);
    const { queries } = backend.database;
    const { id } = await owner.invite();
    await teacher.accept(id);
    const write = (statement: ReturnType<typeof sql>) =>
      queries.execute(statement).then(
        () => 'written',
        (error: Error) => (error.cause as { constraint?: string }).constraint,
      );
    const rows = sql`select conversation_id, caller_id, call_type, 'ringing', started_at, rings_until from calls where id = ${id}`;
    const columns = sql`conversation_id, caller_id, call_type, state, started_at, rings_until`;
    expect(await write(sql`insert into calls (${columns}) ${rows}`)).toBe('calls_live_unique');
    expect(await write(sql`update calls set state = 'ended' where id = ${id}`)).toBe('calls_state');
    await owner.leave(id);
    expect(await write(sql`update calls set state = 'active' where id = ${id}`)).toBe('calls_end_once');
    const { conversationId } = await backend.control('/chat/group', { name: 'Two', members: [idOf(teacher)] });
    const again = await owner.invite();
    const rejoin = sql`insert into call_people (call_id, person_id, state, peer_id, heard_at)
      values (${id}, ${idOf(teacher)}, 'joined', gen_random_uuid(), now()) on conflict (call_id, person_id)
      do update set state = 'joined', peer_id = gen_random_uuid(), heard_at = now()`;
    await teacher.accept(again.id);
    expect(await write(rejoin)).toBe('call_people_joined_once');
    await owner.leave(again.id);
    expect(Number(conversationId)).not.toBe(ConversationId);
  });
});
