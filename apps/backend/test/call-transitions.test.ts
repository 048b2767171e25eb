import { randomUUID } from 'node:crypto';
import type { Call, SetDevices } from '@tutor/rules/calls/call';
import { callEndedMessage, inAnotherCallMessage, inCallElsewhereMessage } from '@tutor/rules/calls/call-words';
import { notMemberMessage } from '@tutor/rules/chat/chat-words';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endDueCalls } from '../src/calls/end-due-calls.ts';
import { pruneCalls } from '../src/calls/prune-calls.ts';
import { callPeople, calls } from '../src/calls/tables.ts';
import { chatEntries } from '../src/chat/tables.ts';
import { type ChatUser, studentsOf, tutorInChat, userOf } from './chat-people.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;
/** A clock that all people of a test call by. */
let nowMs = Date.now();
const clock = () => new Date(nowMs);
const pass = (seconds: number) => {
  nowMs += seconds * 1_000;
};

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.close());

/** A tutor and two of its students, who are in no class. */
async function people() {
  const signedIn = await tutorInChat(backend);
  const { tuid, person } = signedIn;
  await backend.database.queries.execute(
    `update classes set status = 'Canceled' where starts_at < now() + interval '2 hours' and ends_at > now()`,
  );
  const [student, other] = await studentsOf(backend, tuid, clock);
  if (student === undefined || other === undefined) throw new Error('too few students');
  const tutor = userOf(backend, person, clock);
  const { ConversationId } = await tutor.call('open', { PersonId: student.person.id });
  return { signedIn, tutor, student, other, ConversationId };
}

/** A page of a person, with what it asks in a call. */
function pageOf(user: ChatUser, ConversationId: number, PeerId = randomUUID()) {
  const call = async (name: 'accept' | 'leave', CallId: number) => (await user.phone(name, { CallId, PeerId })).Call;
  return {
    PeerId,
    conversationId: ConversationId,
    invite: async (more: { ClientId?: string; CallType?: number } = {}) =>
      (await user.phone('invite', { ConversationId, CallType: 2, ClientId: randomUUID(), PeerId, ...more })).Call,
    accept: ({ id }: Pick<Call, 'id'>) => call('accept', id),
    leave: ({ id }: Pick<Call, 'id'>) => call('leave', id),
    go: async ({ id: CallId }: Pick<Call, 'id'>) =>
      (await user.phone('leave', { CallId, PeerId, MayReturn: true })).Call,
    replace: async ({ id: CallId }: Pick<Call, 'id'>, Replaces: string) =>
      (await user.phone('accept', { CallId, PeerId, Replaces })).Call,
    /** The page goes while its invitation is on its way: the call has no number yet. */
    goBeforeAnswer: async (ClientId: string, MayReturn = true) =>
      (await user.phone('leave', { ClientId, PeerId, MayReturn })).Call,
    say: async ({ id: CallId }: Pick<Call, 'id'>, IsConnected: boolean) =>
      (await user.phone('keep', { CallId, PeerId, After: 0, IsConnected })).Call,
    leaveSaying: async ({ id: CallId }: Pick<Call, 'id'>, IsConnected: boolean) =>
      (await user.phone('leave', { CallId, PeerId, IsConnected })).Call,
    set: async ({ id: CallId }: Pick<Call, 'id'>, Devices: SetDevices) =>
      (await user.phone('keep', { CallId, PeerId, After: 0, Devices })).Call,
    goWith: async ({ id: CallId }: Pick<Call, 'id'>, Devices: SetDevices) =>
      (await user.phone('leave', { CallId, PeerId, MayReturn: true, Devices })).Call,
    decline: async ({ id: CallId }: Pick<Call, 'id'>) => (await user.phone('decline', { CallId })).Call,
    keep: ({ id: CallId }: Pick<Call, 'id'>, After = 0) => user.phone('keep', { CallId, PeerId, After }),
  };
}

async function pair() {
  const { ConversationId, ...who } = await people();
  const { tutor, student } = who;
  return {
    ...who,
    ConversationId,
    caller: pageOf(tutor, ConversationId),
    callee: pageOf(student, ConversationId),
  };
}

const stateOf = (call: Call, { person }: ChatUser) => call.people.find(({ personId }) => personId === person.id)?.state;

async function entriesOf(conversationId: number) {
  const rows = await backend.database.queries
    .select({ seq: chatEntries.seq, sender: chatEntries.senderId, body: chatEntries.body })
    .from(chatEntries)
    .where(and(eq(chatEntries.conversationId, conversationId), eq(chatEntries.kind, 'call')));
  return rows.map(({ sender, body }) => ({ sender, ...(body as object) }));
}

const refused = (message: string, code = 103) => ({ code, message });

describe('a call of two', () => {
  it('rings for 30 seconds by the service, without a line in the chat', async () => {
    const { tutor, student, caller, ConversationId } = await pair();
    const call = await caller.invite();
    expect(call).toMatchObject({
      state: 'ringing',
      callerId: tutor.person.id,
      callType: 2,
      isGroup: false,
      version: 1,
    });
    expect([stateOf(call, tutor), stateOf(call, student)]).toEqual(['joined', 'invited']);
    expect(Date.parse(call.ringsUntil) - Date.parse(call.startedAt)).toBe(30_000);
    expect((await student.phone('mine', undefined)).Calls).toEqual([call]);
    expect((await student.call('unread', undefined)).Rings).toEqual([
      expect.objectContaining({ callId: call.id, callerName: tutor.person.shownName, groupName: null, msLeft: 30_000 }),
    ]);
    expect(await entriesOf(ConversationId)).toEqual([]);
  });

  it('is answered and hung up, with one length for both and one line', async () => {
    const { tutor, student, caller, callee, ConversationId } = await pair();
    const { id } = await caller.invite({ CallType: 1 });
    pass(3);
    const active = await callee.accept({ id });
    expect(active).toMatchObject({ state: 'active', version: 2, answeredAt: clock().toISOString() });
    expect(active.people.map(({ peerId }) => peerId).sort()).toEqual([caller.PeerId, callee.PeerId].sort());
    pass(65.9);
    const ended = await callee.leave({ id });
    expect(ended).toMatchObject({ state: 'ended', endAction: 5, seconds: 65 });
    expect((await caller.keep({ id })).Call).toEqual(ended);
    expect(await caller.leave({ id })).toEqual(ended);
    expect(await entriesOf(ConversationId)).toEqual([
      { sender: tutor.person.id, actionType: 5, call_type: 1, call_end: 65, line_busy: null, callId: String(id) },
    ]);
    expect((await student.call('unread', undefined)).TotalUnread).toBe(0);
  });

  it.each(['decline', 'cancel'] as const)('ends once by %s, and is unread only for whoever missed it', async (way) => {
    const { student, caller, callee, ConversationId } = await pair();
    const { id } = await caller.invite();
    const ended = way === 'decline' ? await callee.decline({ id }) : await caller.leave({ id });
    expect(ended).toMatchObject({ state: 'ended', endAction: way === 'decline' ? 3 : 4, seconds: null });
    expect(stateOf(ended, student)).toBe(way === 'decline' ? 'declined' : 'missed');
    await expect(callee.accept({ id })).rejects.toMatchObject(refused(callEndedMessage));
    expect([await callee.decline({ id }), await caller.leave({ id })]).toEqual([ended, ended]);
    expect(await entriesOf(ConversationId)).toHaveLength(1);
    expect((await student.call('unread', undefined)).TotalUnread).toBe(way === 'decline' ? 0 : 1);
  });

  it('is answered at 29.9 seconds and at 30.1 no more, whoever comes first', async () => {
    const { caller, callee, ConversationId } = await pair();
    const first = await caller.invite();
    pass(29.9);
    expect(await callee.accept(first)).toMatchObject({ state: 'active' });
    await callee.leave(first);
    const second = await caller.invite();
    pass(30.1);
    await expect(callee.accept(second)).rejects.toMatchObject(refused(callEndedMessage));
    expect((await caller.keep(second)).Call).toMatchObject({ state: 'ended', endAction: 7, seconds: null });
    await endDueCalls(backend.database.queries, clock(), clock());
    expect((await entriesOf(ConversationId)).map((entry) => 'actionType' in entry && entry.actionType)).toEqual([5, 7]);
  });

  it('is one call with one key, and one for both who call each other', async () => {
    const { caller, callee, ConversationId } = await pair();
    const ClientId = randomUUID();
    const call = await caller.invite({ ClientId, CallType: 1 });
    expect(await caller.invite({ ClientId })).toEqual(call);
    const answered = await callee.invite({ CallType: 2 });
    expect(answered).toMatchObject({ id: call.id, state: 'active', callType: 1 });
    await caller.leave(call);
    expect(await caller.invite({ ClientId })).toMatchObject({ id: call.id, state: 'ended' });
    expect(await entriesOf(ConversationId)).toHaveLength(1);
  });

  it('is answered in one place; a reload takes its place, and a stale decline or hang-up changes nothing', async () => {
    const { student, caller, callee, ConversationId } = await pair();
    const elsewhere = pageOf(student, ConversationId);
    const call = await caller.invite();
    const active = await callee.accept(call);
    expect(await callee.accept(call)).toEqual(active);
    await expect(elsewhere.accept(call)).rejects.toMatchObject(refused(inCallElsewhereMessage));
    expect([await elsewhere.decline(call), await elsewhere.leave(call)]).toEqual([active, active]);
    const reloaded = await elsewhere.replace(call, callee.PeerId);
    expect(reloaded).toMatchObject({ state: 'active', version: active.version + 1 });
    expect(await callee.leave(call)).toEqual(reloaded);
    expect(await elsewhere.leave(call)).toMatchObject({ state: 'ended', endAction: 5 });
  });

  it('is moved to another device of its own person, while it rings and while it goes on', async () => {
    const { tutor, student, caller, callee, ConversationId } = await pair();
    const phone = pageOf(tutor, ConversationId);
    const call = await caller.invite();
    expect(stateOf(await phone.replace(call, caller.PeerId), tutor)).toBe('joined');
    expect(await caller.leave(call)).toMatchObject({ state: 'ringing' });
    await callee.accept(call);
    const tablet = pageOf(student, ConversationId);
    await expect(tablet.replace(call, caller.PeerId)).rejects.toMatchObject(refused(inCallElsewhereMessage));
    const moved = await tablet.replace(call, callee.PeerId);
    expect(moved.people.map(({ peerId }) => peerId).sort()).toEqual([phone.PeerId, tablet.PeerId].sort());
    expect((await tablet.keep(call)).Signals).toEqual([]);
    expect(await phone.leave(call)).toMatchObject({ state: 'ended', endAction: 5 });
  });

  it('has a length where a page was connected once, whatever is said later, and none where no page was', async () => {
    const { caller, callee, ConversationId } = await pair();
    const talk = await caller.invite();
    await callee.accept(talk);
    await caller.say(talk, false);
    await callee.say(talk, true);
    pass(30);
    await caller.say(talk, false);
    expect(await caller.leaveSaying(talk, false)).toMatchObject({ state: 'ended', endAction: 5, seconds: 30 });
    const none = await caller.invite();
    await callee.accept(none);
    pass(30);
    await callee.say(none, false);
    expect(await caller.leave(none)).toMatchObject({ state: 'ended', endAction: 5, seconds: null });
    const told = await caller.invite();
    await callee.accept(told);
    expect(await callee.leaveSaying(told, false)).toMatchObject({ endAction: 5, seconds: null });
    expect((await entriesOf(ConversationId)).map((entry) => Reflect.get(entry, 'call_end'))).toEqual([30, null, null]);
  });

  it('is nobody’s who is not in the conversation', async () => {
    const { other, caller, ConversationId } = await pair();
    const stranger = pageOf(other, ConversationId);
    const call = await caller.invite();
    const asked = await Promise.allSettled([
      stranger.invite(),
      stranger.accept(call),
      stranger.decline(call),
      stranger.leave(call),
      stranger.keep(call),
      stranger.accept({ id: 999_999 }),
    ]);
    for (const one of asked) {
      expect(one).toMatchObject({ status: 'rejected', reason: refused(notMemberMessage, 101) });
    }
    expect((await other.phone('mine', undefined)).Calls).toEqual([]);
  });

  it('finds a line busy: in a call, in class, not to be disturbed, in this order', async () => {
    const { signedIn, tutor, student, other, caller, ConversationId } = await pair();
    const with_ = async (user: ChatUser) =>
      pageOf(user, (await user.call('open', { PersonId: tutor.person.id })).ConversationId);
    const second = await with_(other);
    await signedIn.phone('doNotDisturb', { IsOn: true });
    expect((await signedIn.phone('mine', undefined)).IsDoNotDisturb).toBe(true);
    const disturbed = await second.invite();
    expect(disturbed).toMatchObject({ state: 'ended', endAction: 6, lineBusy: 3, seconds: null });
    expect(stateOf(disturbed, tutor)).toBe('busy');
    await backend.database.queries.execute(
      `insert into classes (tuid, starts_at, ends_at, status, student_name, subject_name, unit_name, class_tool)
        values (${tutor.person.tuid}, now() - interval '9 minutes', now() + interval '9 minutes', 'Confirmed', 'A', 'B', 'C', 0)`,
    );
    nowMs = Date.now();
    expect(await second.invite()).toMatchObject({ endAction: 6, lineBusy: 2 });
    const call = await caller.invite();
    expect(await second.invite()).toMatchObject({ endAction: 6, lineBusy: 1 });
    expect((await entriesOf(second.conversationId)).length).toBe(3);
    await expect(pageOf(tutor, second.conversationId).invite()).rejects.toMatchObject(refused(inAnotherCallMessage));
    await caller.leave(call);
    expect([await entriesOf(ConversationId), stateOf(call, student)]).toMatchObject([[{ actionType: 4 }], 'invited']);
  });
});

it('a call is forgotten 30 days after its end, and its line stays in the chat', async () => {
  const { queries } = backend.database;
  const { tutor, caller, callee, ConversationId } = await pair();
  const known = async ({ id }: Call) => [
    (await queries.select().from(calls).where(eq(calls.id, id))).length,
    (await queries.select().from(callPeople).where(eq(callPeople.callId, id))).length,
  ];
  const old = await caller.invite();
  await callee.decline(old);
  const line = (await tutor.call('entries', { ConversationId })).Entries.at(-1);
  pass(60);
  const kept = await caller.invite();
  await caller.leave(kept);
  const live = await callee.invite();
  pass(30 * 24 * 3_600);
  await pruneCalls(queries, clock());
  expect([await known(old), await known(kept), await known(live)]).toEqual([
    [0, 0],
    [1, 2],
    [1, 2],
  ]);
  await expect(callee.decline(old)).rejects.toMatchObject(refused(notMemberMessage, 101));
  const { Entries } = await tutor.call('entries', { ConversationId });
  expect(Entries.find(({ seq }) => seq === line?.seq)).toEqual(line);
  expect(line).toMatchObject({ kind: 'call', body: { actionType: 3, callId: String(old.id) } });
});

describe('pages that are silent', () => {
  it('are out: a caller that rings after 8 seconds, a page in a call after 45, of which none counts', async () => {
    const { caller, callee, ConversationId } = await pair();
    const queries = backend.database.queries;
    const long = new Date(0);
    const ringing = await caller.invite();
    pass(7.9);
    await endDueCalls(queries, clock(), long);
    expect((await callee.keep(ringing)).Call).toMatchObject({ state: 'ringing', version: 1 });
    pass(0.1);
    await endDueCalls(queries, clock(), long);
    expect((await callee.keep(ringing)).Call).toMatchObject({ state: 'ended', endAction: 4 });

    const call = await caller.invite();
    await callee.accept(call);
    pass(10);
    await Promise.all([caller.keep(call), callee.keep(call)]);
    pass(12);
    await caller.keep(call);
    await endDueCalls(queries, clock(), long);
    const { people: shown } = (await caller.keep(call)).Call;
    expect(shown.map(({ peerId, isHeard }) => [peerId === callee.PeerId, isHeard]).sort()).toEqual([
      [false, true],
      [true, false],
    ]);
    expect((await callee.keep(call)).Call.people.every(({ isHeard }) => isHeard)).toBe(true);
    pass(44);
    await caller.keep(call);
    await endDueCalls(queries, clock(), long);
    expect((await caller.keep(call)).Call).toMatchObject({ state: 'active' });
    pass(1);
    await endDueCalls(queries, clock(), new Date(nowMs - 44_000));
    expect((await caller.keep(call)).Call).toMatchObject({ state: 'active' });
    await endDueCalls(queries, clock(), long);
    expect((await caller.keep(call)).Call).toMatchObject({ state: 'ended', endAction: 5, seconds: 22 });
    expect(await entriesOf(ConversationId)).toHaveLength(2);
  });
});

describe('microphone and camera', () => {
  const devicesOf = (call: Call, { person }: ChatUser) =>
    call.people.find(({ personId }) => personId === person.id)?.devices;
  const muted = { isMicOn: false, isCameraOn: true };
  const off = { isMicOn: false, isCameraOn: false };

  it('stay as the person set them, for the others and for the next page', async () => {
    const { tutor, student, caller, callee, ConversationId } = await pair();
    const call = await caller.invite();
    await callee.accept(call);
    // What everybody sees already is kept, and nobody is told.
    const before = (await caller.keep(call)).Call.version;
    const on = { isMicOn: true, isCameraOn: true };
    const told = await caller.set(call, on);
    expect([devicesOf(told, tutor), told.version]).toEqual([on, before]);
    expect(devicesOf(await caller.set(call, muted), tutor)).toEqual(muted);
    const { version } = (await callee.keep(call)).Call;
    expect(devicesOf((await callee.keep(call)).Call, tutor)).toEqual(muted);
    // The same word again is no change.
    expect((await caller.set(call, muted)).version).toBe(version);
    expect(devicesOf(await caller.goWith(call, off), tutor)).toEqual(off);
    const elsewhere = pageOf(tutor, ConversationId);
    const moved = await elsewhere.replace(call, caller.PeerId);
    expect([devicesOf(moved, tutor), devicesOf(moved, student)]).toEqual([off, null]);
    // A page that is in the call no more says nothing of it.
    expect(devicesOf(await caller.set(call, muted), tutor)).toEqual(off);
    await elsewhere.leave(call);
  });
});

describe('a page that goes and may return', () => {
  const long = new Date(0);

  it('keeps its place for 20 seconds, and the call has the length up to when it went', async () => {
    const { caller, callee } = await pair();
    const { queries } = backend.database;
    const call = await caller.invite();
    await callee.accept(call);
    pass(20);
    await Promise.all([caller.keep(call), callee.keep(call)]);
    pass(1);
    const went = await callee.go(call);
    expect(went).toMatchObject({ state: 'active' });
    expect(went.people.find(({ peerId }) => peerId === callee.PeerId)).toMatchObject({
      state: 'joined',
      isHeard: false,
    });
    pass(19.9);
    // Neither a second word nor a beat that was on its way begins it anew.
    expect(await callee.go(call)).toEqual(went);
    await callee.keep(call);
    await endDueCalls(queries, clock(), long);
    expect((await caller.keep(call)).Call.state).toBe('active');
    pass(0.1);
    await endDueCalls(queries, clock(), new Date(nowMs - 5_000));
    expect((await caller.keep(call)).Call.state).toBe('active');
    await endDueCalls(queries, clock(), long);
    expect((await caller.keep(call)).Call).toMatchObject({ state: 'ended', endAction: 5, seconds: 21 });
  });

  it('before the answer to its invitation names it by the key; the same key brings it back into the same call', async () => {
    const { tutor, caller, callee, ConversationId } = await pair();
    const ClientId = randomUUID();
    await expect(caller.goBeforeAnswer(ClientId)).rejects.toMatchObject(refused(notMemberMessage, 101));
    const call = await caller.invite({ ClientId });
    const went = await caller.goBeforeAnswer(ClientId);
    expect(went.people.find(({ peerId }) => peerId === caller.PeerId)?.isHeard).toBe(false);
    const again = await caller.invite({ ClientId });
    expect([again.id, stateOf(again, tutor)]).toEqual([call.id, 'joined']);
    expect(again.people.every(({ isHeard }) => isHeard)).toBe(true);
    pass(7.5);
    await endDueCalls(backend.database.queries, clock(), long);
    expect((await callee.keep(call)).Call.state).toBe('ringing');
    expect(await caller.goBeforeAnswer(ClientId, false)).toMatchObject({ state: 'ended', endAction: 4 });
    expect(await entriesOf(ConversationId)).toHaveLength(1);
    // A stranger's key is no way to a call of others.
    await expect(callee.goBeforeAnswer(ClientId)).rejects.toMatchObject(refused(notMemberMessage, 101));
  });

  it('is followed by another page of the person, with its key or without', async () => {
    const { caller, callee, student, ConversationId } = await pair();
    const call = await caller.invite();
    await callee.accept(call);
    await callee.go(call);
    const reloaded = pageOf(student, ConversationId);
    expect(stateOf(await reloaded.replace(call, callee.PeerId), student)).toBe('joined');
    await reloaded.go(call);
    const again = pageOf(student, ConversationId);
    await again.invite();
    await callee.go(call);
    pass(21);
    await Promise.all([caller.keep(call), again.keep(call)]);
    await endDueCalls(backend.database.queries, clock(), long);
    expect((await again.keep(call)).Call).toMatchObject({ state: 'active' });
    await expect(pageOf(student, ConversationId).accept(call)).rejects.toMatchObject(refused(inCallElsewhereMessage));
    expect(await again.leave(call)).toMatchObject({ state: 'ended', endAction: 5 });
  });

  it('of a caller stops the ringing where it does not return', async () => {
    const { caller } = await pair();
    const call = await caller.invite();
    expect((await caller.go(call)).state).toBe('ringing');
    pass(6.9);
    await endDueCalls(backend.database.queries, clock(), long);
    expect((await caller.keep(call)).Call.state).toBe('ringing');
    pass(0.1);
    await endDueCalls(backend.database.queries, clock(), long);
    expect((await caller.keep(call)).Call).toMatchObject({ state: 'ended', endAction: 4 });
  });
});
