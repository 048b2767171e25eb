import { randomUUID } from 'node:crypto';
import { notAuthorizedMessage, notMemberMessage, tooFastMessage } from '@tutor/rules/chat/chat-words';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tutors } from '../src/account/tables.ts';
import { type ChatUser, joinChat, say, studentsOf, tutorInChat } from './chat-people.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;
let tutor: Awaited<ReturnType<typeof tutorInChat>>;
let students: ChatUser[];
let student: ChatUser;
const open: { connection: { stop: () => Promise<void> } }[] = [];

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.close());

async function freshTutor() {
  tutor = await tutorInChat(backend);
  students = await studentsOf(backend, tutor.tuid);
  const [first] = students;
  if (first === undefined) throw new Error('the tutor has no students');
  student = first;
  return (await tutor.call('open', { PersonId: student.person.id })).ConversationId;
}

async function joined(user: ChatUser, at = backend) {
  const client = await joinChat(at, await user.token());
  open.push(client);
  return client;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ connection }) => connection.stop()));
});

describe('who may chat', () => {
  it('a tutor is a person of the chat with a token for its hub, whose address is a path of the service', async () => {
    await freshTutor();
    const info = await tutor.call('loginInfo', undefined);
    expect(info).toMatchObject({ id: tutor.person.id, kind: 'tutor', TotalUnread: 0 });
    expect(await tutor.call('domain', undefined)).toEqual({ Domain: '/hubs/chat' });
    expect((await tutor.call('token', undefined)).Token).not.toBe('');
  });

  it('a tutor who is not authorized reads so from every call', async () => {
    const conversationId = await freshTutor();
    await backend.database.queries.update(tutors).set({ isChatAuthorized: false }).where(eq(tutors.tuid, tutor.tuid));
    const refused = { kind: 'refused', code: 101, message: notAuthorizedMessage };
    await expect(tutor.call('loginInfo', undefined)).rejects.toMatchObject(refused);
    await expect(tutor.call('token', undefined)).rejects.toMatchObject(refused);
    await expect(tutor.call('conversations', {})).rejects.toMatchObject(refused);
    await expect(say(tutor, conversationId, 'Hello')).rejects.toMatchObject(refused);
  });

  it('a tutor writes to own students and to staff, and to nobody else', async () => {
    await freshTutor();
    const stranger = await tutorInChat(backend);
    const [theirs] = await studentsOf(backend, stranger.tuid);
    await expect(tutor.call('open', { PersonId: stranger.person.id })).rejects.toMatchObject({ kind: 'refused' });
    await expect(tutor.call('open', { PersonId: theirs?.person.id })).rejects.toMatchObject({ kind: 'refused' });
    await expect(tutor.call('open', { PersonId: tutor.person.id })).rejects.toMatchObject({ kind: 'refused' });
    await expect(tutor.call('open', { PersonId: 999_999_999 })).rejects.toMatchObject({ kind: 'refused' });
    const { People } = await tutor.call('contacts', { Search: 'support' });
    const support = People.find(({ kind }) => kind === 'staff');
    expect(await tutor.call('open', { PersonId: support?.id })).toMatchObject({ ConversationId: expect.any(Number) });
  });

  it('a student writes to own tutors and to staff, and to nobody else', async () => {
    await freshTutor();
    const stranger = await tutorInChat(backend);
    const { People } = await student.call('contacts', {});
    expect(People.map(({ id }) => id)).toContain(tutor.person.id);
    expect(People.map(({ id }) => id)).not.toContain(stranger.person.id);
    await expect(student.call('open', { PersonId: stranger.person.id })).rejects.toThrow('not among your contacts');
    await expect(student.call('open', { PersonId: students[1]?.person.id })).rejects.toThrow('not among your contacts');
  });

  it('two who open a conversation at once, from either side, are in the same one', async () => {
    await freshTutor();
    const other = students[1];
    const opened = await Promise.all([
      tutor.call('open', { PersonId: other?.person.id }),
      other?.call('open', { PersonId: tutor.person.id }),
      tutor.call('open', { PersonId: other?.person.id }),
    ]);
    expect(new Set(opened.map((reply) => reply?.ConversationId)).size).toBe(1);
  });

  it('a conversation that nobody spoke in is in the list of the one who opened it alone', async () => {
    const conversationId = await freshTutor();
    const ids = async (user: ChatUser) => (await user.call('conversations', {})).Rows.map(({ id }) => id);
    expect(await ids(tutor)).toContain(conversationId);
    expect(await ids(student)).not.toContain(conversationId);
    await say(tutor, conversationId, 'Hello');
    expect(await ids(student)).toContain(conversationId);
  });
});

describe('what is said', () => {
  it('is in one order for everybody, numbered without gaps, with the service’s times', async () => {
    const conversationId = await freshTutor();
    const said = await Promise.all(
      Array.from({ length: 12 }, (_, index) => say(index % 2 === 0 ? tutor : student, conversationId, `Line ${index}`)),
    );
    expect(said.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    const seen = await tutor.call('entries', { ConversationId: conversationId });
    expect((await student.call('entries', { ConversationId: conversationId })).Entries).toEqual(seen.Entries);
    const times = seen.Entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
    expect(seen).toMatchObject({ UpTo: 12, HasBefore: false, HasAfter: false });
  });

  it('is stored once, however often it is sent: at once, later, or after it was answered', async () => {
    const conversationId = await freshTutor();
    const body = { ConversationId: conversationId, ClientId: randomUUID(), Text: 'Once' };
    const replies = await Promise.all(Array.from({ length: 4 }, () => tutor.call('send', body)));
    await say(student, conversationId, 'An answer');
    replies.push(await tutor.call('send', body));
    expect(new Set(replies.map(({ Entry }) => Entry.seq))).toEqual(new Set([1]));
    expect((await tutor.call('entries', { ConversationId: conversationId })).UpTo).toBe(2);
  });

  it('has at most 2000 signs and something to see; nothing is cut', async () => {
    const conversationId = await freshTutor();
    const text = '👨‍👩‍👧‍👦'.repeat(2_000);
    expect((await say(tutor, conversationId, text)).body).toMatchObject({ text });
    await expect(say(tutor, conversationId, `${text}!`)).rejects.toMatchObject({ kind: 'refused', code: 100 });
    await expect(say(tutor, conversationId, ' \u200B ')).rejects.toMatchObject({
      kind: 'refused',
      message: 'Text: An empty message cannot be sent.',
    });
  });

  it('too fast is told politely and waits; what was refused goes out later with the same key', async () => {
    const conversationId = await freshTutor();
    for (let index = 0; index < 19; index += 1) await say(tutor, conversationId, `Line ${index}`);
    const last = { ConversationId: conversationId, ClientId: randomUUID(), Text: 'The last in time' };
    await tutor.call('send', last);
    const late = { ConversationId: conversationId, ClientId: randomUUID(), Text: 'Too fast' };
    await expect(tutor.call('send', late)).rejects.toMatchObject({ kind: 'rateLimited', message: tooFastMessage });
    expect(await tutor.call('send', last)).toMatchObject({ Entry: { seq: 20 } });
    await say(student, conversationId, 'Others are not held up');
    expect((await tutor.call('entries', { ConversationId: conversationId })).UpTo).toBe(21);
  });

  it('by somebody who is in it not is refused, and so is reading', async () => {
    const conversationId = await freshTutor();
    const stranger = await tutorInChat(backend);
    const refused = { kind: 'refused', code: 101, message: notMemberMessage };
    await expect(say(stranger, conversationId, 'Hello')).rejects.toMatchObject(refused);
    await expect(stranger.call('entries', { ConversationId: conversationId })).rejects.toMatchObject(refused);
    await expect(stranger.call('conversation', { ConversationId: conversationId })).rejects.toMatchObject(refused);
    await expect(stranger.call('read', { ConversationId: conversationId, UpTo: 1 })).rejects.toMatchObject(refused);
    await expect(stranger.call('mark', { ConversationId: conversationId, IsMuted: true })).rejects.toMatchObject(
      refused,
    );
    await expect(say(stranger, 999_999_999, 'Hello')).rejects.toMatchObject(refused);
  });

  it('is read in pages of either direction, around a message, and from an instant on', async () => {
    const conversationId = await freshTutor();
    const said = [];
    for (let index = 1; index <= 10; index += 1) said.push(await say(tutor, conversationId, `Line ${index}`));
    const seqs = async (wanted: object) => {
      const page = await student.call('entries', { ConversationId: conversationId, ...wanted });
      return [page.HasBefore, page.Entries.map(({ seq }) => seq), page.HasAfter];
    };
    expect(await seqs({ Count: 3 })).toEqual([true, [8, 9, 10], false]);
    expect(await seqs({ Before: 4, Count: 5 })).toEqual([false, [1, 2, 3], true]);
    expect(await seqs({ After: 7, Count: 2 })).toEqual([true, [8, 9], true]);
    expect(await seqs({ After: 10 })).toEqual([false, [], false]);
    expect(await seqs({ Around: 5, Count: 4 })).toEqual([true, [3, 4, 5, 6], true]);
    expect(await seqs({ From: said[5]?.at, Count: 2 })).toEqual([true, [6, 7], true]);
    expect(await seqs({ From: '2999-01-01T00:00:00Z', Count: 2 })).toEqual([true, [9, 10], false]);
  });
});

describe('unread', () => {
  it('is counted from the log: what others said and the reader has not seen', async () => {
    const conversationId = await freshTutor();
    for (const text of ['One', 'Two', 'Three']) await say(student, conversationId, text);
    await say(tutor, conversationId, 'Mine is not unread');
    const row = async () => (await tutor.call('conversations', {})).Rows.find(({ id }) => id === conversationId);
    expect(await row()).toMatchObject({ unread: 3, seq: 4, last: { body: { text: 'Mine is not unread' } } });
    expect(await tutor.call('read', { ConversationId: conversationId, UpTo: 2 })).toMatchObject({
      Unread: 1,
      TotalUnread: 1,
    });
    expect(await tutor.call('read', { ConversationId: conversationId, UpTo: 1 })).toMatchObject({ Unread: 1 });
    expect(await tutor.call('read', { ConversationId: conversationId, UpTo: 999 })).toMatchObject({ Unread: 0 });
    expect(await row()).toMatchObject({ unread: 0, readSeq: 4 });
    await say(student, conversationId, 'After the last number');
    expect(await tutor.call('unread', undefined)).toEqual({ TotalUnread: 1, Rings: [] });
  });

  it('falls with a recall, and a recall of what was read changes nothing', async () => {
    const conversationId = await freshTutor();
    await say(student, conversationId, 'One');
    const two = await say(student, conversationId, 'Two');
    await say(student, conversationId, 'Three');
    await student.call('recall', { ConversationId: conversationId, Seq: two.seq });
    expect(await tutor.call('unread', undefined)).toEqual({ TotalUnread: 2, Rings: [] });
    await tutor.call('read', { ConversationId: conversationId, UpTo: 4 });
    await student.call('recall', { ConversationId: conversationId, Seq: 1 });
    expect(await tutor.call('unread', undefined)).toEqual({ TotalUnread: 0, Rings: [] });
  });

  it('of a muted conversation is not in the total', async () => {
    const conversationId = await freshTutor();
    await say(student, conversationId, 'One');
    const { Version, TotalUnread } = await tutor.call('mark', { ConversationId: conversationId, IsMuted: true });
    expect([Version, TotalUnread]).toEqual([1, 0]);
    expect(await tutor.call('mark', { ConversationId: conversationId, IsMuted: false })).toEqual({
      Version: 2,
      TotalUnread: 1,
    });
  });
});

describe('the hub', () => {
  it('brings messages to both, once and in order, also those of another process’s call', async () => {
    const conversationId = await freshTutor();
    const [mine, theirs] = [await joined(tutor), await joined(student)];
    expect(mine.joined.payloads).toEqual([{ personId: tutor.person.id }]);
    for (let index = 1; index <= 10; index += 1)
      await say(index % 2 === 0 ? tutor : student, conversationId, `Line ${index}`);
    for (const { entries } of [mine, theirs]) {
      await entries.until((payload) => payload.entries.some(({ seq }) => seq === 10));
      expect(entries.payloads.flatMap((payload) => payload.entries.map(({ seq }) => seq))).toEqual(
        Array.from({ length: 10 }, (_, index) => index + 1),
      );
    }
  });

  it('tells what was read and who types, and the own other places of marks', async () => {
    const conversationId = await freshTutor();
    await say(student, conversationId, 'Hello');
    const [mine, theirs] = [await joined(tutor), await joined(student)];
    await tutor.call('read', { ConversationId: conversationId, UpTo: 1 });
    const read = { conversationId, personId: tutor.person.id, readSeq: 1 };
    expect(await theirs.read.until(() => true)).toEqual(read);
    expect(await mine.read.until(() => true)).toEqual(read);
    await theirs.connection.invoke('Typing', conversationId);
    expect(await mine.typing.until(() => true)).toEqual({ conversationId, personId: student.person.id });
    await tutor.call('mark', { ConversationId: conversationId, IsPinned: true });
    expect(await mine.changed.until(() => true)).toEqual({ conversationId });
    expect([theirs.typing.payloads, theirs.changed.payloads]).toEqual([[], []]);
  });

  it('takes its own tokens alone', async () => {
    await freshTutor();
    const token = await tutor.token();
    const [person, ...rest] = token.split('.');
    const forged = [tutor.bearer, 'x'.repeat(60), [Number(person) + 1, ...rest].join('.'), `${token.slice(0, -1)}A`];
    for (const one of forged.filter((each) => each !== token)) {
      await expect(joinChat(backend, one)).rejects.toThrow('401');
    }
  });

  it('ends with the session of its token', async () => {
    await freshTutor();
    const { closed } = await joined(tutor);
    const token = await tutor.token();
    await tutor.client.account.logout();
    expect((await closed)?.message).toContain('The session has ended.');
    await expect(joinChat(backend, token)).rejects.toThrow('401');
  });
});
