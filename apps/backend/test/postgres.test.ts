import type { HubConnection } from '@microsoft/signalr';
import { sendPaceMax } from '@tutor/rules/chat/chat-limits';
import type { HubEventPayload } from '@tutor/rules/realtime/events';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tutorTemplates } from '../demo/account/tutor-templates.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { say, studentsOf, tutorInChat, userOf } from './chat-people.ts';
import { Heard, hubClient } from './hub-client.ts';
import { createDatabase } from './open-prepared.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

/** Two backends on one real PostgreSQL are one service. */
describe('two backends on one PostgreSQL server', () => {
  let url: string;
  let one: TestBackend;
  let two: TestBackend;
  const open: HubConnection[] = [];

  beforeAll(async () => {
    url = await createDatabase(`two_backends_${process.pid}`);
    // Both at once on an empty database: one migrates and seeds, the other waits for it.
    [one, two] = await Promise.all([
      startBackend({ database: await openPostgres(url) }),
      startBackend({ database: await openPostgres(url) }),
    ]);
  });

  afterEach(async () => {
    await Promise.all(open.splice(0).map((connection) => connection.stop()));
  });

  afterAll(async () => {
    await Promise.all([one?.close(), two?.close()]);
  });

  async function joinedAt(backend: TestBackend, token: string, tuid: number) {
    const connection = hubClient(backend.url, token);
    open.push(connection);
    const joined = new Heard<HubEventPayload<'JoinTeacherNotify'>>(connection, 'JoinTeacherNotify');
    const messages = new Heard<HubEventPayload<'GetTutorSysMsg'>>(connection, 'GetTutorSysMsg');
    const unread = new Heard<HubEventPayload<'GetTutorNotReadMsgCount'>>(connection, 'GetTutorNotReadMsgCount');
    const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve));
    await connection.start();
    await connection.invoke('JoinUser', tuid);
    const { seq } = await joined.until(() => true);
    return { connection, messages, unread, closed, seq };
  }

  it('seed their accounts once', async () => {
    const client = new Client(url);
    await client.connect();
    const { rows } = await client.query('select count(*)::int as count from tutors where is_seeded');
    await client.end();
    expect(rows).toEqual([{ count: tutorTemplates.length }]);
  });

  it('count the messages of a person together, in whatever conversation and however many come at once', async () => {
    const { person, tuid } = await tutorInChat(one);
    const students = await studentsOf(one, tuid);
    const ways = [userOf(one, person), userOf(two, person)];
    const conversations = await Promise.all(
      students.slice(0, 4).map(async (student) => {
        const { ConversationId } = await userOf(one, person).call('open', { PersonId: student.person.id });
        return ConversationId;
      }),
    );
    const sent = await Promise.allSettled(
      Array.from({ length: 80 }, (_, turn) => {
        const way = ways[turn % 2] ?? userOf(one, person);
        return say(way, conversations[turn % conversations.length] ?? 0, `Line ${turn}`);
      }),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(sendPaceMax);
  });

  it('run the morning: a sign-in at one works at the other, and so does everything after it', async () => {
    const tutor = await one.createTutor('ordinary');
    const { token } = await one.signIn(tutor);
    const client = two.client(token);
    expect((await client.account.userInfo()).body.tuid).toBe(tutor.tuid);
    expect((await client.attendance.clockInStatus()).body).toBe(0);
    const bodies = await Promise.all([one, two, one, two].map((at) => at.client(token).attendance.registration()));
    expect(bodies.map((reply) => reply.body).sort()).toEqual([-1, -1, -1, 1]);
    await one.control('/attendance', { tuid: tutor.tuid, startsInMinutes: 2_000 });
    const request = (await client.attendance.pending()).body[0];
    const answers = await Promise.all(
      [one, two].map((at) => at.client(token).attendance.reply({ body: { Id: request?.Id ?? 0, IsICan: true } })),
    );
    expect(answers.map((answer) => answer.body)).toEqual([1, 1]);
    expect((await client.messages.updates({ query: { seq: 0 } })).body.messages.length).toBeGreaterThanOrEqual(30);
    expect((await client.scores.allScore()).body.TeachingPoints).toBeGreaterThan(100);
  });

  it('book two classes that overlap at once: one of them stands, and the other is told why not', async () => {
    const tutor = await one.createTutor('firstLogin');
    const book = (at: TestBackend, startsInMinutes: number) =>
      at.control('/classes', { tuid: tutor.tuid, startsInMinutes, makesRoom: false });
    const outcomes = await Promise.allSettled([book(one, 60_000), book(two, 60_010), book(one, 60_020)]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
    expect(refused).toEqual(Array(2).fill(expect.stringContaining('There is a class at this time already.')));
  });

  it('bring an event made at one to a client at the other, once and in order', async () => {
    const tutor = await one.createTutor('firstLogin');
    const { token } = await one.signIn(tutor);
    const { messages, seq } = await joinedAt(two, token, tutor.tuid);
    const sent = 40;
    await Promise.all(
      Array.from({ length: sent }, (_, index) =>
        (index % 2 === 0 ? one : two).control('/messages', { tuid: tutor.tuid, title: `Number ${index}` }),
      ),
    );
    await messages.until((payload) => payload.seq === seq + sent);
    const seen = messages.payloads.flatMap((payload) => payload.items).map((item) => item.seq);
    expect(seen).toEqual(Array.from({ length: sent }, (_, index) => seq + 1 + index));
  });

  it('tell the same of a message to many, the one that wrote it and the one that looks it up', async () => {
    const tutor = await one.createTutor('ordinary');
    const another = await one.createTutor('firstLogin');
    const { token } = await one.signIn(tutor);
    const [writer, reader] = await Promise.all([joinedAt(one, token, tutor.tuid), joinedAt(two, token, tutor.tuid)]);
    for (const kind of ['warning', 'notice', 'levelUp', 'remind'] as const) {
      const title = `To many: ${kind}`;
      const tuids = [another.tuid, tutor.tuid];
      await one.control('/broadcast', { tuids, kind, title, content: '<p>A &amp; B</p>', remind: kind === 'remind' });
      for (const { messages, unread } of [writer, reader]) {
        const { seq } = await messages.until(({ items }) => items.some((item) => item.title === title));
        await unread.until((payload) => payload.seq === seq);
      }
    }
    expect(writer.messages.payloads).toEqual(reader.messages.payloads);
    expect(writer.unread.payloads).toEqual(reader.unread.payloads);
    expect(writer.messages.payloads).toHaveLength(4);
  });

  it('end a session at both: signed out at one, its connection at the other closes and its token is refused', async () => {
    const tutor = await one.createTutor('firstLogin');
    const { token } = await one.signIn(tutor);
    await two.client(token).account.userInfo();
    const { closed } = await joinedAt(two, token, tutor.tuid);
    await one.client(token).account.logout();
    expect((await closed)?.message).toContain('The session has ended.');
    await expect(two.client(token).account.userInfo()).rejects.toMatchObject({ kind: 'sessionGone' });
  });

  it('limit sign-ins together', async () => {
    const tutor = await one.createTutor('firstLogin');
    const database = await openPostgres(url);
    const strict = await startBackend({ database, loginAttemptsPerMinute: 3 });
    const wrong = { body: { Account: tutor.account, Password: 'wrong' } };
    for (const at of [one, two, one]) {
      await expect(at.client().account.login(wrong)).rejects.toMatchObject({ kind: 'refused' });
    }
    await expect(strict.client().account.login(wrong)).rejects.toMatchObject({ kind: 'rateLimited' });
    await strict.close();
  });

  it('listen with one connection each, however often and whenever it is cut', async () => {
    const admin = new Client(url);
    await admin.connect();
    const ears = "datname = current_database() and application_name = 'tutor-backend-notices'";
    // Again and again for as long as several tries take, so that it is also cut while it is being made.
    const until = performance.now() + 4_000;
    while (performance.now() < until) {
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${ears}`);
    }
    const listening = async () =>
      (await admin.query(`select count(*)::int as count from pg_stat_activity where ${ears}`)).rows;
    // One of a second try would stay.
    await vi.waitFor(async () => expect(await listening()).toEqual([{ count: 2 }]), { timeout: 20_000, interval: 200 });
    await admin.end();
  });

  it('find their way back after every connection to the database was cut, and miss nothing meanwhile', async () => {
    const tutor = await one.createTutor('firstLogin');
    const { token } = await one.signIn(tutor);
    const { messages, seq } = await joinedAt(two, token, tutor.tuid);
    const admin = new Client(url);
    await admin.connect();
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // Written while nobody listens, and without the notice that nobody would hear.
    await admin.query('update tutor_feeds set seq = seq + 1 where tuid = $1', [tutor.tuid]);
    await admin.query("insert into tutor_events (tuid, seq, name, at) values ($1, $2, 'GetTutorSysMsg', now())", [
      tutor.tuid,
      seq + 1,
    ]);
    await admin.query(
      "insert into messages (tuid, kind, title, content, remind, sent_at, seq) values ($1, 'notice', 'In the gap', '', false, now(), $2)",
      [tutor.tuid, seq + 1],
    );
    await admin.end();
    const event = await messages.until((payload) => payload.seq === seq + 1);
    expect(event.items.map((item) => item.title)).toEqual(['In the gap']);
    expect((await two.client(token).account.userInfo()).body.tuid).toBe(tutor.tuid);
  });
});
