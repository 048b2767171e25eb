import { randomUUID } from 'node:crypto';
import { groupOperationFailedMessage, notMemberMessage } from '@tutor/rules/chat/chat-words';
import { readGroupNumber } from '@tutor/rules/chat/group-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGroupNumber } from '../src/chat/open-group.ts';
import { requireStaff } from '../src/chat/people.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { type ChatUser, joinChat, say, studentsOf, tutorInChat, userOf } from './chat-people.ts';
import { createDatabase } from './open-prepared.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createDatabase(`groups_${process.pid}`, 'seeded');
  backend = await startBackend({ database: await openPostgres(databaseUrl) });
});

afterAll(() => backend.close());

/** A tutor's group with three students: the adviser owns it, the tutor is its administrator. */
async function group() {
  const tutor = await tutorInChat(backend);
  const students = (await studentsOf(backend, tutor.tuid)).slice(0, 5);
  const adviser = userOf(backend, await requireStaff(backend.database.queries, 'adviser'));
  const [ann, ben, coco, dan] = students;
  if (ann === undefined || ben === undefined || coco === undefined || dan === undefined)
    throw new Error('too few students');
  const People = [ann, ben, coco].map(({ person }) => person.id);
  const body = { ClientId: randomUUID(), Name: '🎈 Unit 5', People, Note: 'Welcome' };
  const { ConversationId } = await tutor.call('create', body);
  const roles = async (user: ChatUser = adviser) => {
    const { members } = await user.call('conversation', { ConversationId });
    return Object.fromEntries(members.map(({ id, role }) => [id, role]));
  };
  const { groupNumber } = await tutor.call('conversation', { ConversationId });
  const GroupNumber = groupNumber ?? '';
  return { tutor, adviser, ann, ben, coco, dan, ConversationId, GroupNumber, body, roles };
}

/** How a call ended: 'done', or the reason of its refusal. */
async function outcome(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

const failed = (reason: string): string => `${groupOperationFailedMessage}: ${reason}`;

describe('a group', () => {
  it('of a tutor belongs to the adviser; the tutor is its administrator', async () => {
    const { tutor, adviser, ann, ConversationId, roles } = await group();
    expect(await roles(tutor)).toMatchObject({
      [adviser.person.id]: 'owner',
      [tutor.person.id]: 'admin',
      [ann.person.id]: 'member',
    });
    const { Entries } = await ann.call('entries', { ConversationId });
    expect(Entries).toMatchObject([{ kind: 'people', body: { action: 'created', note: 'Welcome' } }]);
  });

  it('keeps the names of those who have left over what they said, and hands out no others', async () => {
    const { tutor, adviser, ann, ben, coco, dan, ConversationId } = await group();
    await say(ann, ConversationId, 'I go now');
    for (const user of [ann, ben]) await user.call('leave', { ConversationId });
    const former = async (user: ChatUser) => {
      const { formerMembers } = await user.call('conversation', { ConversationId });
      return formerMembers.map(({ id }) => id);
    };
    expect(await former(coco)).toEqual([ben.person.id, ann.person.id]);
    // One who came later has seen nothing of them.
    await tutor.call('invite', { ConversationId, People: [dan.person.id] });
    expect(await former(dan)).toEqual([]);
    await tutor.call('invite', { ConversationId, People: [ann.person.id] });
    expect(await former(adviser)).toEqual([ben.person.id]);
  });

  it('is opened once, however often it is asked for', async () => {
    const { tutor, body, ConversationId } = await group();
    expect(await tutor.call('create', body)).toEqual({ ConversationId });
    const other = { ...body, ClientId: randomUUID() };
    const opened = await Promise.all([1, 2, 3].map(() => tutor.call('create', other)));
    expect(new Set(opened.map((reply) => reply.ConversationId)).size).toBe(1);
  });

  it.each([
    ['30 letters', 'a'.repeat(30), true],
    ['31 letters', 'a'.repeat(31), false],
    ['10 Chinese signs', '班'.repeat(10), true],
    ['11 Chinese signs', '班'.repeat(11), false],
    ['7 emoji', '😀'.repeat(7), true],
    ['8 emoji', '😀'.repeat(8), false],
    ['a family', '👨‍👩‍👧‍👦', true],
    ['spaces alone', '   ', false],
    ['signs of no width alone', '\u200B\u2060', false],
  ])('is named in bytes: %s', async (_what, Name, isTaken) => {
    const { tutor, ConversationId } = await group();
    const change = tutor.call('change', { ConversationId, Settings: { name: Name } });
    expect((await outcome(change)) === 'done').toBe(isTaken);
    if (isTaken) expect((await tutor.call('conversation', { ConversationId })).name).toBe(Name);
  });

  it('takes in contacts of its administrators alone, and people who are in it already stay as they are', async () => {
    const { tutor, ann, dan, ConversationId, roles } = await group();
    const stranger = (await tutorInChat(backend)).person.id;
    expect(await outcome(tutor.call('invite', { ConversationId, People: [stranger] }))).toBe(
      failed('you can bring in your own contacts only.'),
    );
    expect(await outcome(ann.call('invite', { ConversationId, People: [tutor.person.id] }))).toBe(
      failed('Only administrators can change this group.'),
    );
    await tutor.call('invite', { ConversationId, People: [dan.person.id, ann.person.id], Note: 'Join us' });
    await tutor.call('invite', { ConversationId, People: [dan.person.id] });
    expect(await roles()).toMatchObject({ [dan.person.id]: 'member' });
    const { Entries, HasBefore } = await dan.call('entries', { ConversationId });
    expect(Entries).toMatchObject([{ body: { action: 'invited', people: [{ id: dan.person.id }], note: 'Join us' } }]);
    // What was said before somebody came is not theirs to read.
    expect(HasBefore).toBe(false);
    await expect(dan.call('entries', { ConversationId, After: 0 })).resolves.toMatchObject({ Entries: [{ seq: 2 }] });
  });

  it('says once what of its settings changed', async () => {
    const { tutor, ann, ConversationId } = await group();
    const Settings = { announcement: 'Bring your book', whoSpeaks: 'admins' as const };
    await tutor.call('change', { ConversationId, Settings });
    await tutor.call('change', { ConversationId, Settings });
    const { Entries } = await ann.call('entries', { ConversationId });
    expect(Entries.slice(1)).toMatchObject([
      { kind: 'settings', body: { changed: ['announcement', 'whoSpeaks'], announcement: 'Bring your book' } },
    ]);
    expect(await outcome(ann.call('change', { ConversationId, Settings: { name: 'Mine' } }))).toBe(
      failed('Only administrators can change this group.'),
    );
  });

  it('keeps no words of an announcement that was replaced or taken away', async () => {
    const { tutor, ann, ConversationId } = await group();
    for (const announcement of ['Heliotrope', 'Bring your book', ''])
      await tutor.call('change', { ConversationId, Settings: { announcement } });
    const { Entries } = await ann.call('entries', { ConversationId });
    expect(Entries.slice(1).map(({ body }) => body)).toMatchObject([
      { changed: ['announcement'], announcement: null },
      { changed: ['announcement'], announcement: null },
      { changed: ['announcement'], announcement: '' },
    ]);
  });

  it('lets those speak, and call all, who may', async () => {
    const { tutor, ann, ConversationId } = await group();
    expect(await outcome(say(ann, ConversationId, '@all Hello', { MentionsAll: true }))).toBe(
      'Send failed: Only administrators can mention @all in this group.',
    );
    await say(tutor, ConversationId, '@all Hello', { MentionsAll: true });
    const rowOf = async ({ call }: typeof ann) =>
      (await call('conversations', {})).Rows.find(({ id }) => id === ConversationId);
    expect(await rowOf(ann)).toMatchObject({ isMentioned: true, unread: 1, maySpeak: true });
    await tutor.call('change', { ConversationId, Settings: { whoSpeaks: 'admins' } });
    expect([(await rowOf(ann))?.maySpeak, (await rowOf(tutor))?.maySpeak]).toEqual([false, true]);
    expect(await outcome(say(ann, ConversationId, 'Hello'))).toBe(
      'Send failed: Only administrators can speak in this group.',
    );
  });
});

describe('joining a group', () => {
  it('is asked for and decided by an administrator, once', async () => {
    const { dan, ann, tutor, ConversationId, GroupNumber, roles } = await group();
    await tutor.call('change', { ConversationId, Settings: { question: 'Who are you?' } });
    expect(await outcome(dan.call('join', { GroupNumber }))).toBe(failed('please answer the question of the group.'));
    expect(await dan.call('join', { GroupNumber, Answer: 'Dan' })).toEqual({ IsMember: false, ConversationId: null });
    const { joinRequests } = await tutor.call('conversation', { ConversationId });
    expect(joinRequests).toMatchObject([{ personId: dan.person.id, answer: 'Dan', wasRemoved: false }]);
    expect((await ann.call('conversation', { ConversationId })).joinRequests).toEqual([]);
    const RequestId = joinRequests[0]?.id ?? 0;
    expect(await outcome(ann.call('decide', { ConversationId, RequestId, IsAccepted: true }))).toBe(
      failed('Only administrators can change this group.'),
    );
    const decisions = [true, true, false].map((IsAccepted) =>
      tutor.call('decide', { ConversationId, RequestId, IsAccepted }),
    );
    const outcomes = await Promise.all(decisions.map(outcome));
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(1);
    expect(outcomes).toContain(failed('this request was answered already.'));
    expect(Object.hasOwn(await roles(), dan.person.id)).toBe(outcomes[2] !== 'done');
  });

  it('is closed unless an administrator opens it; then the number lets in at once', async () => {
    const { ann, dan, tutor, ConversationId, GroupNumber, roles } = await group();
    const asked = { IsMember: false, ConversationId: null };
    expect(await dan.call('join', { GroupNumber })).toEqual(asked);
    expect(await outcome(ann.call('change', { ConversationId, Settings: { joining: 'open' } }))).toBe(
      failed('Only administrators can change this group.'),
    );
    await tutor.call('change', { ConversationId, Settings: { joining: 'open', question: 'Who are you?' } });
    expect(await dan.call('find', { GroupNumber })).toEqual({
      Group: { Name: '🎈 Unit 5', Introduction: '', MemberCount: 5 },
      Question: '',
      IsMember: false,
    });
    const entered = { IsMember: true, ConversationId };
    expect(await dan.call('join', { GroupNumber })).toEqual(entered);
    expect(await dan.call('join', { GroupNumber })).toEqual(entered);
    expect(await roles(tutor)).toMatchObject({ [dan.person.id]: 'member' });
    // What was asked before is answered by that.
    expect((await tutor.call('conversation', { ConversationId })).joinRequests).toEqual([]);
  });

  it('says of a closed group what it says of a number that no group has', async () => {
    const { ConversationId, GroupNumber, tutor } = await group();
    const stranger = await tutorInChat(backend);
    const none = newGroupNumber();
    for (const call of ['find', 'join', 'find', 'join'] as const) {
      expect(await stranger.call(call, { GroupNumber })).toEqual(await stranger.call(call, { GroupNumber: none }));
    }
    expect(await stranger.call('find', { GroupNumber })).toEqual({ Group: null, Question: '', IsMember: false });
    // The question is all that one needs in order to ask.
    await tutor.call('change', { ConversationId, Settings: { question: 'Who are you?' } });
    expect(await stranger.call('find', { GroupNumber })).toMatchObject({ Group: null, Question: 'Who are you?' });
    expect(await tutor.call('find', { GroupNumber })).toMatchObject({ IsMember: true, Group: { MemberCount: 5 } });
  });

  it('gets no number twice, and none that follows another', async () => {
    const numbers = Array.from({ length: 200 }, newGroupNumber);
    expect(new Set(numbers.map((number) => number.slice(0, 6))).size).toBeGreaterThan(190);
    for (const number of numbers) expect(readGroupNumber(number)).toBe(number);
    const { GroupNumber, ConversationId } = await group();
    const stranger = await tutorInChat(backend);
    // The number of a conversation, which can be counted, is none of a group.
    for (const wrong of [String(ConversationId), `${GroupNumber.slice(0, -1)}x`]) {
      expect(await outcome(stranger.call('find', { GroupNumber: wrong }))).toContain("A group's number has 12 digits");
    }
  });

  it('cannot be tried out: looks and requests have one pace', async () => {
    const stranger = await tutorInChat(backend);
    const tries = Array.from({ length: 50 }, (_, index) =>
      outcome(stranger.call(index % 2 === 0 ? 'find' : 'join', { GroupNumber: newGroupNumber() })),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(40);
    expect(outcomes.filter((each) => each.startsWith('Too many numbers of groups.'))).toHaveLength(10);
  });
});

describe('roles of a group', () => {
  it('are changed by its owner alone; a teacher cannot be made owner', async () => {
    const { tutor, adviser, ann, ben, ConversationId, roles } = await group();
    const set = (by: ChatUser, person: ChatUser, Role: 'owner' | 'admin' | 'member') =>
      outcome(by.call('setRole', { ConversationId, PersonId: person.person.id, Role }));
    expect(await set(tutor, ann, 'admin')).toBe(failed('Only the owner can change roles.'));
    expect(await set(tutor, ann, 'owner')).toBe(failed('Only the owner can name another one.'));
    expect(await set(adviser, tutor, 'owner')).toBe(failed('A teacher cannot be made group owner.'));
    expect(await set(adviser, adviser, 'member')).toBe(failed('The owner stays the owner until another one is named.'));
    expect(await set(adviser, ann, 'admin')).toBe('done');
    expect(await set(adviser, ben, 'owner')).toBe('done');
    expect(await roles()).toMatchObject({
      [adviser.person.id]: 'admin',
      [ann.person.id]: 'admin',
      [ben.person.id]: 'owner',
    });
  });

  it('decide who removes whom', async () => {
    const { tutor, adviser, ann, ben, ConversationId, roles } = await group();
    const remove = (by: ChatUser, person: ChatUser) =>
      outcome(by.call('remove', { ConversationId, PersonId: person.person.id }));
    expect(await remove(ann, ben)).toBe(failed('Only administrators can remove members.'));
    expect(await remove(tutor, tutor)).toBe(failed('You cannot remove yourself. Leave the group instead.'));
    expect(await remove(tutor, adviser)).toBe(failed('The owner cannot be removed.'));
    await adviser.call('setRole', { ConversationId, PersonId: ann.person.id, Role: 'admin' });
    expect(await remove(tutor, ann)).toBe(failed('Only the owner can remove an administrator.'));
    expect(await remove(tutor, ben)).toBe('done');
    expect(await remove(tutor, ben)).toBe(failed('this person is not in the group any more.'));
    expect(await remove(adviser, ann)).toBe('done');
    expect(await remove(ann, tutor)).toBe(failed(notMemberMessage));
    expect(Object.keys(await roles())).toHaveLength(3);
  });

  it('pass on when the owner leaves: to the oldest administrator who is no teacher, and never to nobody', async () => {
    const { adviser, ann, ben, ConversationId, roles } = await group();
    expect(await outcome(adviser.call('leave', { ConversationId }))).toBe(
      failed('The group needs an owner. Make somebody who is not a teacher an administrator first.'),
    );
    for (const { person } of [ben, ann]) {
      await adviser.call('setRole', { ConversationId, PersonId: person.id, Role: 'admin' });
    }
    await adviser.call('leave', { ConversationId });
    const oldest = ann.person.id < ben.person.id ? ann : ben;
    expect(await roles(ann)).toMatchObject({ [oldest.person.id]: 'owner' });
    expect(await outcome(adviser.call('leave', { ConversationId }))).toBe(failed(notMemberMessage));
  });
});

describe('who was removed', () => {
  it('gets and sends nothing more, on an open page too, and comes back to what happens from then on', async () => {
    const { tutor, ann, ben, ConversationId } = await group();
    const [hers, his] = [await joinChat(backend, await ann.token()), await joinChat(backend, await ben.token())];
    await say(tutor, ConversationId, 'Before');
    await hers.entries.until(({ entries }) => entries.some(({ seq }) => seq === 2));
    await tutor.call('remove', { ConversationId, PersonId: ann.person.id });
    expect(await hers.changed.until(() => true)).toEqual({ conversationId: ConversationId });
    await say(tutor, ConversationId, 'A secret');
    await his.entries.until(({ entries }) => entries.some(({ seq }) => seq === 4));
    const refused = notMemberMessage;
    expect(await outcome(say(ann, ConversationId, 'Let me in'))).toBe(refused);
    expect(await outcome(ann.call('entries', { ConversationId }))).toBe(refused);
    expect(await outcome(ann.call('react', { ConversationId, Seq: 2, Emoji: '👍', IsOn: true }))).toBe(refused);
    expect(await outcome(ann.call('recall', { ConversationId, Seq: 2 }))).toBe(`Recall failed: ${notMemberMessage}`);
    await expect(hers.connection.invoke('Typing', ConversationId)).rejects.toThrow(notMemberMessage);
    // Its completion comes after everything that was sent before it.
    expect(JSON.stringify(hers.entries.payloads)).not.toContain('A secret');
    expect((await ann.call('search', { Text: 'secret' })).Hits).toEqual([]);
    expect((await ann.call('changes', { Known: [[ConversationId, 2, 0]] })).Gone).toEqual([ConversationId]);
    await tutor.call('invite', { ConversationId, People: [ann.person.id] });
    const { Entries } = await ann.call('entries', { ConversationId });
    expect(Entries.map(({ seq }) => seq)).toEqual([5]);
    expect((await ann.call('search', { Text: 'secret' })).Hits).toEqual([]);
    await Promise.all([hers, his].map(({ connection }) => connection.stop()));
  });
});

describe('the removal of somebody', () => {
  /** A group that is open, from which Ann was removed. */
  async function removed() {
    const all = await group();
    const { tutor, ann, ConversationId } = all;
    await tutor.call('change', { ConversationId, Settings: { joining: 'open' } });
    await tutor.call('remove', { ConversationId, PersonId: ann.person.id });
    const isIn = async () => Object.hasOwn(await all.roles(), ann.person.id);
    return { ...all, isIn };
  }

  it.each([
    ['its number, though it is open', 'open', ''],
    ['an answer to its question', 'asked', 'Who are you?'],
    ['a request, though there is no question', 'asked', ''],
  ] as const)('is not undone by %s', async (_door, joining, question) => {
    const { tutor, ann, dan, ConversationId, GroupNumber, body, isIn } = await removed();
    await tutor.call('change', { ConversationId, Settings: { joining, question } });
    expect(await ann.call('find', { GroupNumber })).toEqual({ Group: null, Question: question, IsMember: false });
    for (let round = 0; round < 2; round += 1) {
      const reply = await ann.call('join', { GroupNumber, Answer: 'Ann' });
      expect(reply).toEqual({ IsMember: false, ConversationId: null });
    }
    // By those who were invited with her, by the repeat of what opened the group, and by herself.
    const again = { ConversationId, People: [ann.person.id], Note: 'Welcome' };
    expect(await outcome(dan.call('invite', again))).toBe(failed(notMemberMessage));
    expect(await outcome(ann.call('invite', again))).toBe(failed(notMemberMessage));
    await tutor.call('create', body);
    const { joinRequests } = await tutor.call('conversation', { ConversationId });
    expect(joinRequests).toMatchObject([{ personId: ann.person.id, wasRemoved: true }]);
    const decision = { ConversationId, RequestId: joinRequests[0]?.id ?? 0, IsAccepted: true };
    expect(await outcome(ann.call('decide', decision))).toBe(failed(notMemberMessage));
    expect(await isIn()).toBe(false);
    await tutor.call('decide', { ...decision, IsAccepted: false });
    expect(await isIn()).toBe(false);
    expect(await ann.call('join', { GroupNumber, Answer: 'Ann' })).toMatchObject({ IsMember: false });
  });

  it.each(['invites', 'accepts'])('is undone where an administrator %s them', async (way) => {
    const { tutor, ann, ConversationId, GroupNumber, isIn } = await removed();
    if (way === 'invites') await tutor.call('invite', { ConversationId, People: [ann.person.id] });
    else {
      await ann.call('join', { GroupNumber });
      const { joinRequests } = await tutor.call('conversation', { ConversationId });
      await tutor.call('decide', { ConversationId, RequestId: joinRequests[0]?.id ?? 0, IsAccepted: true });
    }
    expect(await isIn()).toBe(true);
    // Whoever then leaves comes back by the number of an open group, as everybody does.
    await ann.call('leave', { ConversationId });
    expect(await ann.call('join', { GroupNumber })).toEqual({ IsMember: true, ConversationId });
  });

  it('holds in the same moment, over two backends: who joins is removed, or was not in it', async () => {
    const other = await startBackend({ database: await openPostgres(databaseUrl) });
    for (let round = 0; round < 5; round += 1) {
      const { tutor, ann, ConversationId, GroupNumber, isIn } = await removed();
      await tutor.call('invite', { ConversationId, People: [ann.person.id] });
      const elsewhere = userOf(other, ann.person);
      const rush = [1, 2, 3].map(() => outcome(elsewhere.call('join', { GroupNumber })));
      await Promise.all([tutor.call('remove', { ConversationId, PersonId: ann.person.id }), ...rush]);
      await elsewhere.call('join', { GroupNumber });
      expect(await isIn()).toBe(false);
    }
    await other.close();
  });
});

describe('in the same moment', () => {
  it('two administrators remove each other: the owner alone could, so both stay', async () => {
    const { adviser, tutor, ann, ConversationId, roles } = await group();
    await adviser.call('setRole', { ConversationId, PersonId: ann.person.id, Role: 'admin' });
    const outcomes = await Promise.all([
      outcome(tutor.call('remove', { ConversationId, PersonId: ann.person.id })),
      outcome(ann.call('remove', { ConversationId, PersonId: tutor.person.id })),
    ]);
    expect(outcomes).toEqual(Array(2).fill(failed('Only the owner can remove an administrator.')));
    expect(await roles()).toMatchObject({ [ann.person.id]: 'admin', [tutor.person.id]: 'admin' });
  });

  it('an administrator removes a member while the owner demotes that administrator: one comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { adviser, ann, ben, ConversationId, roles } = await group();
      await adviser.call('setRole', { ConversationId, PersonId: ann.person.id, Role: 'admin' });
      const [removed, demoted] = await Promise.all([
        outcome(ann.call('remove', { ConversationId, PersonId: ben.person.id })),
        outcome(adviser.call('setRole', { ConversationId, PersonId: ann.person.id, Role: 'member' })),
      ]);
      expect(demoted).toBe('done');
      expect(['done', failed('Only administrators can remove members.')]).toContain(removed);
      expect(Object.hasOwn(await roles(), ben.person.id)).toBe(removed !== 'done');
    }
  });

  it('the owner leaves while its only successor leaves or is demoted: there is always one owner, and no teacher', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { adviser, ann, tutor, ConversationId, roles } = await group();
      await adviser.call('setRole', { ConversationId, PersonId: ann.person.id, Role: 'admin' });
      const rival =
        round % 2 === 0
          ? ann.call('leave', { ConversationId })
          : adviser.call('setRole', { ConversationId, PersonId: ann.person.id, Role: 'member' });
      const [left, other] = await Promise.all([outcome(adviser.call('leave', { ConversationId })), outcome(rival)]);
      expect([left, other]).toContain('done');
      const owners = Object.entries(await roles(tutor)).flatMap(([id, role]) => (role === 'owner' ? [Number(id)] : []));
      expect(owners).toHaveLength(1);
      expect(owners).not.toContain(tutor.person.id);
    }
  });

  it('a member is removed and speaks: what it said stands before its removal or not at all', async () => {
    const { tutor, ann, ConversationId } = await group();
    const [said] = await Promise.all([
      outcome(say(ann, ConversationId, 'At the last moment')),
      tutor.call('remove', { ConversationId, PersonId: ann.person.id }),
    ]);
    const { Entries } = await tutor.call('entries', { ConversationId });
    const removal = Entries.findIndex(({ body }) => JSON.stringify(body).includes('"removed"'));
    const text = Entries.findIndex(({ kind }) => kind === 'text');
    if (said === 'done') expect(text).toBe(removal - 1);
    else expect([said, text]).toEqual([notMemberMessage, -1]);
  });
});
