import { randomUUID } from 'node:crypto';
import type { Call } from '@tutor/rules/calls/call';
import { callActions } from '@tutor/rules/calls/call-message';
import { minutes, seconds } from '@tutor/rules/time/durations';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTutors } from '../demo/chat/answer-tutors.ts';
import { goOnWithCalls } from '../demo/chat/go-on-with-calls.ts';
import { notePresence, prunePresences } from '../demo/chat/presence.ts';
import { studentRings, studentWrites } from '../demo/chat/student-acts.ts';
import { chatPresences } from '../demo/chat/tables.ts';
import { randomOf } from '../demo/seeding/random.ts';
import { tutors } from '../src/account/tables.ts';
import { endDueCalls } from '../src/calls/end-due-calls.ts';
import { calls } from '../src/calls/tables.ts';
import { readConversations, totalUnread } from '../src/chat/read-conversations.ts';
import { chatEntries, chatMembers } from '../src/chat/tables.ts';
import { classes } from '../src/classes/tables.ts';
import { type ChatUser, say, studentsOf, tutorInChat, userOf } from './chat-people.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

describe('the students of the simulated day', () => {
  let backend: TestBackend;
  let tutor: Awaited<ReturnType<typeof tutorInChat>>;
  let students: ChatUser[];

  beforeAll(async () => {
    backend = await startBackend();
    tutor = await tutorInChat(backend);
    await seeded(true);
    students = await studentsOf(backend, tutor.tuid);
  });

  afterAll(() => backend.close());

  /** Makes the tutor one of the demonstration, or a real one. */
  async function seeded(isSeeded: boolean): Promise<void> {
    await backend.database.queries.update(tutors).set({ isSeeded }).where(eq(tutors.tuid, tutor.tuid));
  }

  async function conversationWith(
    student: ChatUser | undefined,
  ): Promise<{ conversationId: number; personId: number }> {
    const personId = student?.person.id ?? 0;
    const { ConversationId } = await tutor.call('open', { PersonId: personId });
    return { conversationId: ConversationId, personId };
  }

  const after = (conversationId: number, seq: number) =>
    backend.database.queries
      .select()
      .from(chatEntries)
      .where(and(eq(chatEntries.conversationId, conversationId), gt(chatEntries.seq, seq)))
      .orderBy(asc(chatEntries.seq));

  /** Lets the day go on for some minutes of a message, five seconds at a time. */
  async function goOn(from: Date, forMinutes: number): Promise<void> {
    for (let passed = 0; passed <= forMinutes * 60; passed += 5) {
      await answerTutors(backend.database.queries, new Date(from.getTime() + seconds(passed)));
    }
  }

  it('read what a tutor wrote and answer it once, however many look', async () => {
    for (const student of students.slice(0, 4)) {
      const { conversationId, personId } = await conversationWith(student);
      const asked = await say(tutor, conversationId, 'Have you read page twelve?');
      const at = new Date(asked.at);
      await answerTutors(backend.database.queries, at);
      expect(await after(conversationId, asked.seq)).toEqual([]);
      await Promise.all([goOn(at, 7), goOn(at, 7)]);
      const answers = await after(conversationId, asked.seq);
      expect(answers.map(({ senderId }) => senderId)).toEqual([personId]);
      const [member] = await backend.database.queries
        .select()
        .from(chatMembers)
        .where(and(eq(chatMembers.conversationId, conversationId), eq(chatMembers.personId, personId)));
      expect(member?.readSeq).toBeGreaterThanOrEqual(asked.seq);
    }
  });

  it('speak for nobody where a tutor is real', async () => {
    await seeded(false);
    for (const student of students.slice(0, 8)) {
      const { conversationId } = await conversationWith(student);
      const asked = await say(tutor, conversationId, 'Dear parents, can we move the lesson of Tuesday?');
      await goOn(new Date(asked.at), 7);
      expect(await after(conversationId, asked.seq)).toEqual([]);
    }
    await seeded(true);
  });

  it('are silent while somebody is them in another window', async () => {
    const { conversationId, personId } = await conversationWith(students[4]);
    await notePresence(backend.database.queries, personId, new Date());
    const asked = await say(tutor, conversationId, 'Are you there?');
    await goOn(new Date(asked.at), 7);
    expect(await after(conversationId, asked.seq)).toEqual([]);
  });

  it('are kept as somebody’s for ten minutes, and forgotten after it', async () => {
    const { queries } = backend.database;
    const [gone, there] = [students[0]?.person.id ?? 0, students[1]?.person.id ?? 0];
    await queries.delete(chatPresences);
    const now = new Date();
    await notePresence(queries, gone, new Date(now.getTime() - minutes(10) - 1));
    await notePresence(queries, there, new Date(now.getTime() - minutes(10)));
    await prunePresences(queries, now);
    expect((await queries.select().from(chatPresences)).map(({ personId }) => personId)).toEqual([there]);
  });

  it('write out of nothing, and never flood a tutor who does not read', async () => {
    const { queries } = backend.database;
    for (let step = 0; step < 80; step += 1) {
      const now = new Date(Date.now() + step * seconds(60));
      await queries.transaction((tx) => studentWrites(tx, { tuid: tutor.tuid, random: randomOf(`step ${step}`), now }));
    }
    const unread = await totalUnread(queries, tutor.person.id);
    expect(unread).toBeGreaterThan(3);
    expect(unread).toBeLessThanOrEqual(12);
  });

  it('leave alone what was said long ago, and messages of other students', async () => {
    const { conversationId } = await conversationWith(students[5]);
    const asked = await say(tutor, conversationId, 'Good night!');
    await answerTutors(backend.database.queries, new Date(Date.parse(asked.at) + seconds(601)));
    expect(await after(conversationId, asked.seq)).toEqual([]);
    const own = await say(students[5] ?? students[0] ?? tutor, conversationId, 'Good night, teacher!', {
      ClientId: randomUUID(),
    });
    await goOn(new Date(own.at), 7);
    expect(await after(conversationId, own.seq)).toEqual([]);
  });

  describe('in calls', () => {
    let nowMs = Date.now() + minutes(60);
    const clock = () => new Date(nowMs);
    const queries = () => backend.database.queries;

    /** Lets a call go on until its end, five seconds at a time, with the tutor on its page. */
    async function untilEnd({ id }: Call, PeerId: string): Promise<Call> {
      const caller = userOf(backend, tutor.person, clock);
      for (let step = 0; step < 12; step += 1) {
        nowMs += seconds(5);
        const { Call: kept } = await caller.phone('keep', { CallId: id, PeerId, After: 0 });
        if (kept.state === 'ended') return kept;
        await Promise.all([goOnWithCalls(queries(), clock()), goOnWithCalls(queries(), clock())]);
        await endDueCalls(queries(), clock(), new Date(0));
      }
      throw new Error('the call does not end');
    }

    const ringing = () => queries().select().from(calls).where(eq(calls.state, 'ringing'));
    const ring = (step: number) =>
      queries().transaction((tx) =>
        studentRings(tx, { tuid: tutor.tuid, random: randomOf(`ring ${step}`), now: clock() }),
      );

    it('answer no real tutor, nor decline', async () => {
      await seeded(false);
      for (const student of students.slice(0, 6)) {
        nowMs += minutes(2);
        const { conversationId } = await conversationWith(student);
        const caller = userOf(backend, tutor.person, clock);
        const PeerId = randomUUID();
        const { Call: begun } = await caller.phone('invite', {
          ConversationId: conversationId,
          CallType: 1,
          ClientId: randomUUID(),
          PeerId,
        });
        expect((await untilEnd(begun, PeerId)).endAction).toBe(callActions.timeout);
      }
      await seeded(true);
    });

    it('answer, decline, or do not hear it; whoever answers hangs up soon and writes why', async () => {
      const caller = userOf(backend, tutor.person, clock);
      const ends = new Set<number | null>();
      for (let turn = 0; turn < 24 && ends.size < 3; turn += 1) {
        const { conversationId, personId } = await conversationWith(students[turn % 4]);
        const PeerId = randomUUID();
        const invitation = { ConversationId: conversationId, CallType: 1, ClientId: randomUUID(), PeerId };
        const call = await untilEnd((await caller.phone('invite', invitation)).Call, PeerId);
        ends.add(call.endAction);
        const [line, ...words] = await after(conversationId, (await lastCall(conversationId)) - 1);
        expect(line?.body).toMatchObject({ actionType: call.endAction, callId: String(call.id) });
        const isAnswered = call.endAction === callActions.hangUp;
        expect(words.map(({ senderId, kind }) => [senderId, kind])).toEqual(isAnswered ? [[personId, 'text']] : []);
        nowMs += minutes(2);
      }
      expect(ends).toEqual(new Set([callActions.reject, callActions.hangUp, callActions.timeout]));
    });

    it('leave a call to whoever is them in another window', async () => {
      const caller = userOf(backend, tutor.person, clock);
      const { conversationId, personId } = await conversationWith(students[5]);
      for (let turn = 0; turn < 4; turn += 1) {
        await notePresence(queries(), personId, clock());
        const PeerId = randomUUID();
        const invitation = { ConversationId: conversationId, CallType: 2, ClientId: randomUUID(), PeerId };
        const { Call: call } = await caller.phone('invite', invitation);
        expect(await untilEnd(call, PeerId)).toMatchObject({ endAction: callActions.timeout });
      }
    });

    it('call a tutor who is free, ring for 30 seconds in vain, and never call into a class', async () => {
      for (const { id, seq } of await readConversations(queries(), tutor.person.id, { limit: 100 }))
        await tutor.call('read', { ConversationId: id, UpTo: seq });
      const startsAt = new Date(nowMs - seconds(60));
      const lesson = { tuid: tutor.tuid, startsAt, endsAt: new Date(nowMs + minutes(20)) };
      const [taught] = await queries().select().from(classes).where(eq(classes.tuid, tutor.tuid)).limit(1);
      if (taught === undefined) throw new Error('no class');
      await queries()
        .update(classes)
        .set({ ...lesson, status: 'Confirmed', closedAt: null })
        .where(eq(classes.clid, taught.clid));
      const before = await queries().$count(calls);
      for (let step = 0; step < 10; step += 1) await ring(step);
      expect(await queries().$count(calls)).toBe(before);
      await queries().update(classes).set({ status: 'Canceled' }).where(eq(classes.clid, taught.clid));
      await ring(11);
      const [call] = await ringing();
      expect(students.map(({ person }) => person.id)).toContain(call?.callerId);
      for (let passed = 0; passed < 30; passed += 5) {
        nowMs += seconds(5);
        await goOnWithCalls(queries(), clock());
        await endDueCalls(queries(), clock(), new Date(0));
      }
      const [over] = await queries()
        .select()
        .from(calls)
        .where(eq(calls.id, call?.id ?? 0));
      expect(over).toMatchObject({ state: 'ended', endAction: callActions.timeout });
      expect(await totalUnread(queries(), tutor.person.id)).toBe(1);
    });

    async function lastCall(conversationId: number): Promise<number> {
      const [last] = await queries()
        .select({ seq: chatEntries.seq })
        .from(chatEntries)
        .where(and(eq(chatEntries.conversationId, conversationId), eq(chatEntries.kind, 'call')))
        .orderBy(desc(chatEntries.seq))
        .limit(1);
      return last?.seq ?? 0;
    }
  });
});
