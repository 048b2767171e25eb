import { randomUUID } from 'node:crypto';
import { type ChatNews, chatNewsName } from '@tutor/rules/realtime/events';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../src/database/open-postgres.ts';
import { type ChatUser, joinChat, say, studentsOf, tutorInChat, userOf } from './chat-people.ts';
import { Heard, hubClient } from './hub-client.ts';
import { createDatabase } from './open-prepared.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

/** Two processes on one PostgreSQL server are one chat. */
let url: string;
let one: TestBackend;
let two: TestBackend;
const open: { stop: () => Promise<void> }[] = [];

beforeAll(async () => {
  url = await createDatabase(`two_chats_${process.pid}`, 'migrated');
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

async function pair() {
  const tutor = await tutorInChat(one);
  const [first, second] = await studentsOf(one, tutor.tuid);
  if (first === undefined || second === undefined) throw new Error('too few students');
  // The tutor calls one process, its students call the other.
  const student = userOf(two, first.person);
  const { ConversationId } = await tutor.call('open', { PersonId: student.person.id });
  return { tutor, student, second: userOf(two, second.person), ConversationId };
}

/** The tutor's connection to the notices' hub of a process, as every page has one. */
async function onPage(tutor: { bearer: string; tuid: number }, at: TestBackend) {
  const connection = hubClient(at.url, tutor.bearer);
  open.push(connection);
  const news = new Heard<ChatNews>(connection, chatNewsName);
  const joined = new Heard<object>(connection, 'JoinTeacherNotify');
  await connection.start();
  await connection.invoke('JoinUser', tutor.tuid);
  await joined.until(() => true);
  return news;
}

async function joined(user: ChatUser, at: TestBackend) {
  const client = await joinChat(at, await user.token());
  open.push(client.connection);
  return client;
}

describe('two processes on one PostgreSQL', () => {
  it('bring what is said at one to people at the other, once and in order, however many speak at once', async () => {
    const { tutor, student, ConversationId } = await pair();
    const clients = await Promise.all([joined(tutor, two), joined(student, one), joined(tutor, one)]);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => say(index % 2 === 0 ? tutor : student, ConversationId, `Line ${index}`)),
    );
    for (const { entries } of clients) {
      await entries.until((payload) => payload.entries.some(({ seq }) => seq === 30));
      expect(entries.payloads.flatMap((payload) => payload.entries.map(({ seq }) => seq))).toEqual(
        Array.from({ length: 30 }, (_, index) => index + 1),
      );
    }
  });

  it('store a message once that comes to both at the same moment', async () => {
    const { tutor, ConversationId } = await pair();
    const body = { ConversationId, ClientId: randomUUID(), Text: 'Once' };
    const replies = await Promise.all([one, two, one, two].map((at) => at.client(tutor.bearer).chat.send({ body })));
    expect(new Set(replies.map((reply) => reply.body.Entry.seq))).toEqual(new Set([1]));
  });

  it('carry typing and read marks across', async () => {
    const { tutor, student, ConversationId } = await pair();
    await say(tutor, ConversationId, 'Hello');
    const [mine, theirs] = [await joined(tutor, one), await joined(student, two)];
    await theirs.connection.invoke('Typing', ConversationId);
    expect(await mine.typing.until(() => true)).toEqual({
      conversationId: ConversationId,
      personId: student.person.id,
    });
    await student.call('read', { ConversationId, UpTo: 1 });
    expect(await mine.read.until(() => true)).toMatchObject({ personId: student.person.id, readSeq: 1 });
  });

  it('tell everybody to catch up after notices may have been missed, and go on', async () => {
    const { tutor, student, ConversationId } = await pair();
    const [mine, theirs] = [await joined(tutor, one), await joined(student, two)];
    const admin = new Client(url);
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await admin.end();
    await Promise.all([mine.gap.until(() => true), theirs.gap.until(() => true)]);
    await say(student, ConversationId, 'After the gap');
    for (const { entries } of [mine, theirs]) {
      await entries.until((payload) => payload.entries.some(({ seq }) => seq === 1));
    }
  });
});

describe('news of the chat on every page of a tutor', () => {
  it('tell of a new message with its first words, in each process, and of what is unread', async () => {
    const { tutor, student, ConversationId } = await pair();
    const before = (await tutor.call('unread', undefined)).TotalUnread;
    const pages = [await onPage(tutor, one), await onPage(tutor, two)];
    await say(student, ConversationId, `Hello\n${'word '.repeat(40)}`);
    for (const news of pages) {
      const { totalUnread, latest } = await news.until((payload) => payload.latest !== null);
      expect(totalUnread).toBe(before + 1);
      expect(latest).toMatchObject({
        conversationId: ConversationId,
        seq: 1,
        name: student.person.shownName,
        isMuted: false,
      });
      expect([...(latest?.text ?? '')]).toHaveLength(80);
      expect(latest?.text).toMatch(/^Hello word word .*…$/);
    }
  });

  it('fall with a recall and with reading, and say nothing of the recalled words', async () => {
    const { tutor, student, ConversationId } = await pair();
    const before = (await tutor.call('unread', undefined)).TotalUnread;
    const news = await onPage(tutor, one);
    await say(student, ConversationId, 'One');
    const two = await say(student, ConversationId, 'Two');
    await news.until(({ totalUnread }) => totalUnread === before + 2);
    const told = news.payloads.length;
    await student.call('recall', { ConversationId, Seq: two.seq });
    await news.until(({ totalUnread, latest }) => totalUnread === before + 1 && latest === null);
    expect(JSON.stringify(news.payloads.slice(told))).not.toContain('Two');
    await tutor.call('read', { ConversationId, UpTo: 3 });
    await news.until(({ totalUnread }) => totalUnread === before);
  });

  it('are about others’ messages: an own one and a muted conversation raise nothing', async () => {
    const { tutor, student, ConversationId } = await pair();
    const before = (await tutor.call('unread', undefined)).TotalUnread;
    const news = await onPage(tutor, two);
    await say(tutor, ConversationId, 'Mine');
    await tutor.call('mark', { ConversationId, IsMuted: true });
    await say(student, ConversationId, 'Into a muted one');
    const { latest, totalUnread } = await news.until((payload) => payload.latest?.seq === 2);
    expect([latest?.isMuted, totalUnread]).toEqual([true, before]);
    expect(news.payloads.filter((payload) => payload.latest?.seq === 1)).toEqual([]);
  });

  it('come to the last state, however fast messages come', async () => {
    const { tutor, student, second, ConversationId } = await pair();
    const other = (await tutor.call('open', { PersonId: second.person.id })).ConversationId;
    const before = (await tutor.call('unread', undefined)).TotalUnread;
    const news = await onPage(tutor, one);
    await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        Promise.all([say(student, ConversationId, `A ${index}`), say(second, other, `B ${index}`)]),
      ),
    );
    await news.until(({ totalUnread }) => totalUnread === before + 30);
    expect(news.payloads.at(-1)?.totalUnread).toBe(before + 30);
  });
});
