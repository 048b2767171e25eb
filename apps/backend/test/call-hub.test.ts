import { randomUUID } from 'node:crypto';
import { type ChatNews, chatNewsName } from '@tutor/rules/realtime/events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../src/database/open-postgres.ts';
import { type ChatUser, joinChat, studentsOf, tutorInChat, userOf } from './chat-people.ts';
import { Heard, hubClient } from './hub-client.ts';
import { createDatabase } from './open-prepared.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

/** Two processes on one PostgreSQL server: the tutor is at one, the student at the other. */
let one: TestBackend;
let two: TestBackend;
const open: { stop: () => Promise<void> }[] = [];

beforeAll(async () => {
  const url = await createDatabase(`two_callers_${process.pid}`, 'migrated');
  [one, two] = await Promise.all([
    startBackend({ database: await openPostgres(url), isDemo: false }),
    startBackend({ database: await openPostgres(url), isDemo: false }),
  ]);
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
});

afterAll(async () => {
  await Promise.all([one?.close(), two?.close()]);
});

async function joined(user: ChatUser, at: TestBackend) {
  const client = await joinChat(at, await user.token());
  open.push(client.connection);
  return client;
}

async function pair() {
  const tutor = await tutorInChat(one);
  await one.database.queries.execute(`update classes set status = 'Canceled' where tuid = ${tutor.tuid}`);
  const [first] = await studentsOf(one, tutor.tuid);
  if (first === undefined) throw new Error('too few students');
  const student = userOf(two, first.person);
  const { ConversationId } = await tutor.call('open', { PersonId: student.person.id });
  const page = (user: ChatUser, PeerId = randomUUID()) => ({
    PeerId,
    ring: async () =>
      (await user.phone('invite', { ConversationId, CallType: 1, ClientId: randomUUID(), PeerId })).Call,
    accept: async (CallId: number) => (await user.phone('accept', { CallId, PeerId })).Call,
    leave: async (CallId: number) => (await user.phone('leave', { CallId, PeerId })).Call,
    signal: (CallId: number, ToPeer: string, number: number, Body = `signal ${number}`) =>
      user.phone('signal', { CallId, PeerId, ToPeer, Number: number, Body }),
    keep: (CallId: number, After = 0) => user.phone('keep', { CallId, PeerId, After }),
  });
  return { tutor, student, mine: page(tutor), theirs: page(student) };
}

describe('a call between two processes', () => {
  it('is told to all pages of both, and rings on every page of the tutor until it stops', async () => {
    const { tutor, student, mine, theirs } = await pair();
    const notices = hubClient(one.url, tutor.bearer);
    open.push(notices);
    const news = new Heard<ChatNews>(notices, chatNewsName);
    const ready = new Heard<object>(notices, 'JoinTeacherNotify');
    await notices.start();
    await notices.invoke('JoinUser', tutor.tuid);
    await ready.until(() => true);
    const clients = [await joined(tutor, two), await joined(student, one), await joined(student, two)];

    const { id } = await theirs.ring();
    const { rings } = await news.until((payload) => payload.rings.length > 0);
    expect(rings).toMatchObject([{ callId: id, callType: 1, callerName: student.person.shownName, groupName: null }]);
    expect(rings[0]?.msLeft).toBeGreaterThan(25_000);
    await mine.accept(id);
    await news.until(
      (payload) => payload.rings.length === 0 && news.payloads.some(({ rings: before }) => before.length > 0),
    );
    await mine.leave(id);
    for (const { calls } of clients) {
      await calls.until(({ call }) => call.state === 'ended');
      const versions = calls.payloads.map(({ call }) => call.version);
      expect(versions).toEqual([...versions].sort((a, b) => a - b));
      expect(calls.payloads.at(-1)?.call).toMatchObject({ id, state: 'ended', endAction: 5 });
    }
    expect(news.payloads.at(-1)?.rings).toEqual([]);
  });

  it('carries signals to the other’s pages in order, once, and gives those again that a page has missed', async () => {
    const { tutor, student, mine, theirs } = await pair();
    const { id } = await mine.ring();
    await theirs.accept(id);
    const { signals } = await joined(student, one);
    const own = await joined(tutor, one);
    for (let number = 1; number <= 20; number += 1) await mine.signal(id, theirs.PeerId, number);
    await mine.signal(id, theirs.PeerId, 20, 'a repeat');
    await Promise.all(Array.from({ length: 20 }, (_, index) => mine.signal(id, theirs.PeerId, 21 + index)));
    await signals.until((payload) => payload.signals.some(({ seq }) => seq === 40));
    const heard = signals.payloads.flatMap((payload) => payload.signals);
    expect(heard.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(heard.slice(0, 20).map(({ body }) => body)).toEqual(
      Array.from({ length: 20 }, (_, index) => `signal ${index + 1}`),
    );
    expect(heard[0]).toEqual({
      seq: 1,
      fromPerson: tutor.person.id,
      fromPeer: mine.PeerId,
      toPeer: theirs.PeerId,
      body: 'signal 1',
    });
    expect(own.signals.payloads).toEqual([]);
    expect((await theirs.keep(id, 38)).Signals).toEqual(heard.slice(38));
    expect((await mine.keep(id)).Signals).toEqual([]);
    await mine.leave(id);
    const { rows } = (await one.database.queries.execute('select * from call_signals')) as { rows: unknown[] };
    expect(rows).toEqual([]);
    expect([...one.logLines, ...two.logLines].join('')).not.toContain('signal 1');
  });

  it('is left with the session of its page', async () => {
    const { tutor, student, mine, theirs } = await pair();
    const { id } = await mine.ring();
    await theirs.accept(id);
    const { calls } = await joined(student, two);
    await tutor.client.account.logout();
    const { call } = await calls.until((payload) => payload.call.state === 'ended');
    expect(call).toMatchObject({ id, endAction: 5 });
  });
});
