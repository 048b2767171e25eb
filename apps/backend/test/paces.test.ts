import { randomUUID } from 'node:crypto';
import { chat } from '@tutor/api/chat/chat';
import { chatGroups } from '@tutor/api/chat/chat-groups';
import { emojiPerMessageMax } from '@tutor/rules/chat/chat-limits';
import { tooManyEmojiMessage } from '@tutor/rules/chat/chat-words';
import { hours } from '@tutor/rules/time/durations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatPaces, groupPaces } from '../src/chat/chat-paces.ts';
import { chatEntries } from '../src/chat/tables.ts';
import { type PaceName, paces } from '../src/http/paces.ts';
import { takePace } from '../src/http/take-pace.ts';
import { type ChatUser, say, studentsOf, tutorInChat, userOf } from './chat-people.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;
let now = new Date();

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.close());

/** A tutor at a clock of the test's own, with a student and their conversation. */
async function freshTutor() {
  const { person, tuid } = await tutorInChat(backend);
  const tutor = userOf(backend, person, () => now);
  const students = await studentsOf(backend, tuid, () => now);
  const [student] = students;
  if (student === undefined) throw new Error('the tutor has no students');
  const conversationId = (await tutor.call('open', { PersonId: student.person.id })).ConversationId;
  now = new Date(now.getTime() + hours(1));
  return { tutor, student, students, conversationId };
}

const limited = (name: PaceName) => ({ name: 'RateLimited', message: paces[name].words });

describe('a pace', () => {
  it('counts those at once, is refused in words beyond, and begins anew after its window', async () => {
    const { queries } = backend.database;
    const by = Math.floor(Math.random() * 1e9);
    const { max, windowMs } = paces.recall;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 2 * max }, () => takePace(queries, 'recall', { by, now })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(max);
    const at = (ms: number) => takePace(queries, 'recall', { by, now: new Date(now.getTime() + ms) });
    await expect(at(windowMs - 1)).rejects.toMatchObject(limited('recall'));
    await expect(takePace(queries, 'recall', { by: by + 1, now })).resolves.toBeUndefined();
    await expect(at(windowMs)).resolves.toBeUndefined();
  });
});

/** Input of each call that has a pace: what it names need not be there, since times are counted first. */
const inputs: Readonly<Record<string, (person: ChatUser, seq: number) => object>> = {
  recall: () => ({ ConversationId: 999_999_999, Seq: 1 }),
  search: () => ({ Text: 'hello' }),
  contacts: () => ({}),
  open: () => ({ PersonId: 999_999_999 }),
  profile: (_, turn) => ({ Nickname: `Ann ${turn}`, Email: '' }),
  schedule: () => ({ ConversationId: 999_999_999, ClientId: randomUUID(), Text: 'Later', SendAt: now.toISOString() }),
  create: ({ person }) => ({ ClientId: randomUUID(), Name: 'Class', People: [person.id] }),
  change: (_, turn) => ({ ConversationId: 999_999_999, Settings: { announcement: `News ${turn}` } }),
  invite: () => ({ ConversationId: 999_999_999, People: [1] }),
  decide: () => ({ ConversationId: 999_999_999, RequestId: 1, IsAccepted: true }),
  leave: () => ({ ConversationId: 999_999_999 }),
  remove: () => ({ ConversationId: 999_999_999, PersonId: 1 }),
  setRole: () => ({ ConversationId: 999_999_999, PersonId: 1, Role: 'admin' }),
};

describe('each call of the chat that others receive, or that costs others their time', () => {
  const table = { ...chatPaces, ...groupPaces };
  const pacedCalls = Object.entries(table).flatMap(([name, pace]) => ('takes' in pace ? [{ name, ...pace }] : []));

  it('has a pace, and any other a reason why it needs none', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys({ ...chat, ...chatGroups }).sort());
    for (const pace of Object.values(table)) {
      if ('needsNone' in pace) expect(pace.needsNone).toMatch(/\w+ \w+/);
      else expect(pace.takes).not.toEqual([]);
    }
  });

  it.each(pacedCalls)('$name: beyond its pace is refused in words, also where it did not succeed', async (paced) => {
    const { tutor, student } = await freshTutor();
    const [first = 'search'] = paced.takes;
    const input = inputs[paced.name];
    if (input === undefined) throw new Error(`there is no input of ${paced.name}`);
    const call = (turn: number) => tutor.call(paced.name as 'search', input(student, turn) as { Text: string });
    for (let turn = 1; turn <= paces[first].max; turn += 1) {
      const failure = await call(turn).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (failure !== undefined) expect(failure).toMatchObject({ name: 'Refusal' });
    }
    await expect(call(0)).rejects.toMatchObject(limited(first));
  });

  it('without a pace writes nothing into a log, but messages, reactions and those who join by a number', () => {
    const free = Object.entries(table).flatMap(([name, pace]) =>
      'needsNone' in pace && /counted/.test(pace.needsNone) ? [name] : [],
    );
    expect(free.sort()).toEqual(['find', 'join', 'react', 'send']);
  });

  it('brings in no more people than its pace has, whatever the number of groups', async () => {
    const { tutor, students } = await freshTutor();
    const People = Array.from({ length: 200 }, () => students[0]?.person.id ?? 0);
    const create = () => tutor.call('create', { ClientId: randomUUID(), Name: 'Class', People });
    await create();
    await create();
    await expect(create()).rejects.toMatchObject(limited('groupPeople'));
  });
});

describe('reactions', () => {
  const someEmoji = [...'😀😃😄😁😆😅🤣😂🙂🙃😉😊😇🥰😍🤩😘😗😚😙😋'];

  it('are of as many different emoji as a message takes; one may join those that are there', async () => {
    const { tutor, student, conversationId } = await freshTutor();
    const { seq } = await say(tutor, conversationId, 'Well done!');
    const react = (user: ChatUser, Emoji: string, IsOn = true) => {
      now = new Date(now.getTime() + 1_000);
      return user.call('react', { ConversationId: conversationId, Seq: seq, Emoji, IsOn });
    };
    const [one = '', ...more] = someEmoji.slice(0, emojiPerMessageMax);
    const further = someEmoji[emojiPerMessageMax] ?? '';
    for (const emoji of [one, ...more]) await react(student, emoji);
    await expect(react(tutor, further)).rejects.toMatchObject({ message: tooManyEmojiMessage });
    await react(tutor, one);
    await react(student, one, false);
    await expect(react(student, further)).rejects.toMatchObject({ message: tooManyEmojiMessage });
    await react(tutor, one, false);
    await react(tutor, further);
  });

  it('are whole emoji, and none with marks or letters of its own', async () => {
    const { tutor, conversationId } = await freshTutor();
    const react = (Emoji: string) =>
      tutor.call('react', { ConversationId: conversationId, Seq: 999, Emoji, IsOn: true });
    for (const emoji of ['👍\u0301', '👍\u200D', 'a\u20E3', '👍👍', '🇩', '👍\uFE0E', 'a']) {
      await expect(react(emoji)).rejects.toMatchObject({ message: 'Emoji: This is no emoji.' });
    }
    for (const emoji of ['👍', '❤️', '🇩🇪', '1️⃣', '👩🏽‍🏫', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) {
      await expect(react(emoji)).rejects.toMatchObject({ message: /not there/ });
    }
  });
});

it('messages at once in several conversations are counted one after the other', async () => {
  const { tutor, students } = await freshTutor();
  const conversations = await Promise.all(
    students.slice(0, 4).map(async ({ person }) => (await tutor.call('open', { PersonId: person.id })).ConversationId),
  );
  const sent = await Promise.allSettled(
    Array.from({ length: 60 }, (_, turn) =>
      say(tutor, conversations[turn % conversations.length] ?? 0, `Line ${turn}`),
    ),
  );
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const [stored] = await backend.database.queries
    .select({ count: sql<number>`count(*)::int` })
    .from(chatEntries)
    .where(sql`${chatEntries.senderId} = ${tutor.person.id}`);
  expect(stored?.count).toBe(20);
});
