import { randomUUID } from 'node:crypto';
import { shownName } from '@tutor/rules/chat/chat-person';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updatePerson } from '../src/chat/people.ts';
import { chatPeople } from '../src/chat/tables.ts';
import { type ChatUser, say, studentsOf, tutorInChat, userOf } from './chat-people.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.close());

/** A tutor with a conversation with each of four students, in which something was said, the first one's first. */
async function four() {
  const tutor = await tutorInChat(backend);
  const students = (await studentsOf(backend, tutor.tuid)).slice(0, 4);
  const ids: number[] = [];
  for (const student of students) {
    const { ConversationId } = await tutor.call('open', { PersonId: student.person.id });
    await say(student, ConversationId, `Hello from ${student.person.name}`);
    ids.push(ConversationId);
  }
  const [first, second, third, fourth] = ids;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) {
    throw new Error('too few students');
  }
  return { tutor, students, first, second, third, fourth };
}

async function idsOf(user: ChatUser, body: Parameters<typeof user.call<'conversations'>>[1] = {}) {
  return (await user.call('conversations', body)).Rows.map(({ id }) => id);
}

describe('the list of conversations', () => {
  it('has pinned ones first, then those where something was said last, in pages that leave none out', async () => {
    const { tutor, students, first, second, third, fourth } = await four();
    expect(await idsOf(tutor)).toEqual([fourth, third, second, first]);
    await tutor.call('mark', { ConversationId: second, IsPinned: true });
    await say(students[0] ?? tutor, first, 'Once more');
    expect(await idsOf(tutor)).toEqual([second, first, fourth, third]);
    const seen: number[] = [];
    let After: { isPinned: boolean; activeAt: string; id: number } | undefined;
    for (let hasMore = true; hasMore; ) {
      const page = await tutor.call('conversations', { Count: 1, ...(After === undefined ? {} : { After }) });
      seen.push(...page.Rows.map(({ id }) => id));
      const last = page.Rows.at(-1);
      if (last !== undefined) After = { isPinned: last.isPinned, activeAt: last.activeAt, id: last.id };
      hasMore = page.HasMore;
    }
    expect(seen).toEqual([second, first, fourth, third]);
  });

  it('finds by the name that is shown and by the own remark, and those with something unread', async () => {
    const { tutor, students, first, second } = await four();
    const [student, other] = students;
    await tutor.call('remark', { PersonId: student?.person.id ?? 0, Remark: 'Plays the Violin' });
    expect(await idsOf(tutor, { Search: 'violin plays' })).toEqual([first]);
    expect(await other?.call('conversations', { Search: 'violin' })).toMatchObject({ Rows: [] });
    expect(await tutor.call('conversation', { ConversationId: first })).toMatchObject({ remark: 'Plays the Violin' });
    await tutor.call('remark', { PersonId: student?.person.id ?? 0, Remark: '' });
    expect(await idsOf(tutor, { Search: 'violin' })).toEqual([]);
    await tutor.call('read', { ConversationId: second, UpTo: 1 });
    expect(await idsOf(tutor, { UnreadOnly: true })).not.toContain(second);
  });

  it('finds by words of the last message, and by none that was said before it or was recalled', async () => {
    const { tutor, students, first } = await four();
    const student = students[0] ?? tutor;
    await say(student, first, 'The Oboe is broken');
    expect(await idsOf(tutor, { Search: 'oboe BROKEN' })).toEqual([first]);
    expect(await idsOf(tutor, { Search: `oboe ${student.person.shownName}` })).toEqual([first]);
    const { seq } = await say(student, first, 'It is mended');
    expect(await idsOf(tutor, { Search: 'oboe' })).toEqual([]);
    await student.call('recall', { ConversationId: first, Seq: seq });
    expect(await idsOf(tutor, { Search: 'mended' })).toEqual([]);
  });

  it('counts one more where its reader has marked a conversation, for this reader alone, until it is read further', async () => {
    const { tutor, students, first, second } = await four();
    const unread = async () => {
      const { Rows, TotalUnread } = await tutor.call('conversations', {});
      return [Rows.find(({ id }) => id === first)?.unread, TotalUnread];
    };
    for (const ConversationId of [first, second]) await tutor.call('read', { ConversationId, UpTo: 1 });
    expect(await unread()).toEqual([0, 2]);
    expect(await tutor.call('mark', { ConversationId: first, IsUnread: true })).toMatchObject({ TotalUnread: 3 });
    expect(await unread()).toEqual([1, 3]);
    expect(await idsOf(tutor, { UnreadOnly: true })).toContain(first);
    const { members } = (await students[0]?.call('conversation', { ConversationId: first })) ?? { members: [] };
    expect(members.find(({ id }) => id === tutor.person.id)).toMatchObject({ readSeq: 1 });
    await tutor.call('mark', { ConversationId: first, IsUnread: false });
    expect(await unread()).toEqual([0, 2]);
    await tutor.call('mark', { ConversationId: first, IsUnread: true });
    await say(students[0] ?? tutor, first, 'More');
    expect(await unread()).toEqual([2, 4]);
    expect(await tutor.call('read', { ConversationId: first, UpTo: 2 })).toMatchObject({ Unread: 0, TotalUnread: 2 });
  });

  it('falls back to the message before when the last one is recalled', async () => {
    const { tutor, students, fourth } = await four();
    const student = students[3] ?? tutor;
    const before = (await tutor.call('conversations', {})).Rows.find(({ id }) => id === fourth);
    const { seq } = await say(student, fourth, 'Oh no');
    await student.call('recall', { ConversationId: fourth, Seq: seq });
    const after = (await tutor.call('conversations', {})).Rows.find(({ id }) => id === fourth);
    expect(after).toMatchObject({ last: before?.last, activeAt: before?.activeAt, unread: 1, seq: 3 });
  });
});

describe('changes', () => {
  it('name what moved on, by entries or by own marks, what is new above the known ones, and what is gone', async () => {
    const { tutor, students, first, second, third, fourth } = await four();
    const { Rows } = await tutor.call('conversations', { Count: 3 });
    const Known = Rows.map(({ id, seq, version }): [number, number, number] => [id, seq, version]);
    const changed = async () => {
      const reply = await tutor.call('changes', { Known });
      return [reply.Rows.map(({ id }) => id).sort(), reply.Gone];
    };
    expect(Known.map(([id]) => id)).toEqual([fourth, third, second]);
    // The first one stands below and is left to its page.
    expect(await changed()).toEqual([[], []]);
    await say(students[3] ?? tutor, fourth, 'More');
    await tutor.call('read', { ConversationId: third, UpTo: 1 });
    expect(await changed()).toEqual([[third, fourth], []]);
    await say(students[0] ?? tutor, first, 'I am back');
    expect(await changed()).toEqual([[first, third, fourth], []]);
    const reply = await tutor.call('changes', { Known: [...Known, [999_999_999, 1, 1]] });
    expect(reply.Gone).toEqual([999_999_999]);
    expect((await tutor.call('changes', { Known: [] })).Rows).toHaveLength(4);
  });

  it('leave a conversation there in which nothing was said yet, for the person who was written to as well', async () => {
    const tutor = await tutorInChat(backend);
    const [student] = await studentsOf(backend, tutor.tuid);
    if (student === undefined) throw new Error('too few students');
    const { ConversationId } = await tutor.call('open', { PersonId: student.person.id });
    const reply = await student.call('changes', { Known: [[ConversationId, 0, 0]] });
    expect(reply.Gone).toEqual([]);
  });

  it('bring everything that was missed, once and in order, from the last known number on', async () => {
    const { tutor, students, first, second } = await four();
    const [student, other] = students;
    if (student === undefined || other === undefined) throw new Error('too few students');
    for (let line = 0; line < 15; line += 1) {
      await say(student, first, `Missed ${line}`);
      if (line < 5) await say(other, second, `Missed ${line}`);
    }
    const missed = [];
    for (let After = 1, hasAfter = true; hasAfter; ) {
      const page = await tutor.call('entries', { ConversationId: first, After, Count: 4 });
      missed.push(...page.Entries.map(({ seq }) => seq));
      After = page.Entries.at(-1)?.seq ?? After;
      hasAfter = page.HasAfter;
    }
    expect(missed).toEqual(Array.from({ length: 15 }, (_, index) => index + 2));
    expect((await tutor.call('unread', undefined)).TotalUnread).toBe(24);
  });
});

describe('reactions', () => {
  it('stand with their message, each person and emoji once, and are no unread messages', async () => {
    const { tutor, students, first } = await four();
    const student = students[0] ?? tutor;
    const react = (user: ChatUser, Emoji: string, IsOn: boolean) =>
      user.call('react', { ConversationId: first, Seq: 1, Emoji, IsOn });
    for (const isOn of [true, true, false, true]) await react(tutor, '👍', isOn);
    await react(student, '👍', true);
    await react(student, '❤️', true);
    await react(student, '❤️', false);
    await react(student, '🎉', false);
    const { Entries } = await tutor.call('entries', { ConversationId: first });
    expect(Entries[0]?.reactions).toEqual([{ emoji: '👍', people: [tutor.person.id, student.person.id] }]);
    expect(Entries.map(({ kind }) => kind)).toEqual(['text', ...Array(6).fill('reaction')]);
    expect((await student.call('unread', undefined)).TotalUnread).toBe(0);
  });

  it.each(['', 'ok', '👍👍', '<b>', '1'])('are no %j', async (Emoji) => {
    const { tutor, first } = await four();
    await expect(tutor.call('react', { ConversationId: first, Seq: 1, Emoji, IsOn: true })).rejects.toMatchObject({
      kind: 'refused',
      code: 100,
    });
  });

  it('are put to messages alone, and not to one that was recalled', async () => {
    const { tutor, students, first } = await four();
    await tutor.call('react', { ConversationId: first, Seq: 1, Emoji: '👍', IsOn: true });
    await students[0]?.call('recall', { ConversationId: first, Seq: 1 });
    for (const Seq of [1, 2, 3, 99]) {
      await expect(tutor.call('react', { ConversationId: first, Seq, Emoji: '👍', IsOn: true })).rejects.toMatchObject({
        message: 'This message is not there any more.',
      });
    }
  });
});

describe('a search', () => {
  it('finds messages with all the words, newest first, in one conversation or in all of the caller', async () => {
    const { tutor, students, first, second } = await four();
    const stranger = await tutorInChat(backend);
    const [student, other] = students;
    if (student === undefined || other === undefined) throw new Error('too few students');
    await say(student, first, 'The Giraffe eats LEAVES');
    await say(other, second, 'leaves fall; the giraffe sleeps');
    await say(student, first, 'No animal here');
    const found = async (user: ChatUser, body: object) =>
      (await user.call('search', { Text: 'giraffe leaves', ...body })).Hits.map(({ Entry }) => Entry.conversationId);
    expect(await found(tutor, {})).toEqual([second, first]);
    expect(await found(tutor, { ConversationId: first })).toEqual([first]);
    expect(await found(student, {})).toEqual([first]);
    expect(await found(stranger, {})).toEqual([]);
    expect(await found(stranger, { ConversationId: first })).toEqual([]);
    expect((await tutor.call('search', { Text: 'giraffe' })).Hits[0]).toMatchObject({
      ConversationName: other.person.shownName,
      SenderName: other.person.shownName,
    });
  });

  it('goes on where a page ended', async () => {
    const { tutor, first } = await four();
    for (let line = 1; line <= 18; line += 1) await say(tutor, first, `Otter ${line}`);
    const other = (await tutor.call('search', { Text: 'otter' })).Hits;
    expect(other.map(({ Entry }) => Entry.seq)).toEqual(Array.from({ length: 18 }, (_, index) => 19 - index));
    const { at, conversationId, seq } = other[9]?.Entry ?? { at: '', conversationId: 0, seq: 0 };
    const rest = await tutor.call('search', { Text: 'otter', Before: { at, conversationId, seq } });
    expect(rest.Hits.map(({ Entry }) => Entry.seq)).toEqual(Array.from({ length: 8 }, (_, index) => 9 - index));
  });

  it.each(['%', '_', "'; drop table chat_entries; --", '\\', '🦒'])('takes %j as it is', async (Text) => {
    const { tutor, first } = await four();
    await say(tutor, first, `Before ${Text} after`);
    expect((await tutor.call('search', { Text })).Hits).toHaveLength(1);
  });
});

describe('names', () => {
  it('of masked types of users leave the service masked everywhere, and cannot be found by what is hidden', async () => {
    const { tutor, students, first } = await four();
    const row = students[0]?.person;
    if (row === undefined) throw new Error('too few students');
    const { queries } = backend.database;
    await queries.update(chatPeople).set({ userType: 3, name: 'Xylophonia Quill' }).where(eq(chatPeople.id, row.id));
    const person = await updatePerson(queries, { ...row, userType: 3, name: 'Xylophonia Quill' }, { email: '' });
    const student = userOf(backend, person);
    await say(student, first, 'Who am I?');
    const group = { ClientId: randomUUID(), Name: 'Unit 5', People: [person.id] };
    const { ConversationId } = await tutor.call('create', group);
    await student.call('leave', { ConversationId });
    const replies = await Promise.all([
      tutor.call('conversations', {}),
      tutor.call('conversation', { ConversationId: first }),
      tutor.call('contacts', {}),
      tutor.call('search', { Text: 'who' }),
      tutor.call('entries', { ConversationId }),
    ]);
    const text = JSON.stringify(replies);
    expect(text).toContain(shownName('Xylophonia Quill', 3));
    expect(text).not.toContain('Xylophonia');
    expect(await idsOf(tutor, { Search: 'Xylophonia' })).toEqual([]);
    expect((await tutor.call('contacts', { Search: 'quill' })).People).toEqual([]);
  });

  it('are one’s nickname once one was chosen', async () => {
    const { tutor, students } = await four();
    await tutor.call('profile', { Nickname: 'Teacher May', Email: 'may@tutors.example' });
    expect(await tutor.call('loginInfo', undefined)).toMatchObject({ nickname: 'Teacher May', name: 'Teacher May' });
    const { Rows } = (await students[0]?.call('conversations', {})) ?? { Rows: [] };
    expect(Rows.map(({ name }) => name)).toContain('Teacher May');
    for (const body of [
      { Nickname: ' ', Email: '' },
      { Nickname: 'May', Email: 'not an address' },
    ]) {
      await expect(tutor.call('profile', body)).rejects.toMatchObject({ kind: 'refused', code: 100 });
    }
  });
});
