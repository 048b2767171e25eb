import { randomUUID } from 'node:crypto';
import { recallMs } from '@tutor/rules/chat/chat-limits';
import { recallFailedMessage, recallTooLateMessage } from '@tutor/rules/chat/chat-words';
import { days, minutes, seconds } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chatScheduled } from '../src/chat/tables.ts';
import { type ChatUser, joinChat, say, studentsOf, tutorInChat } from './chat-people.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;
/** The service's clock, which tests move. */
let at = new Date();
const now = (): Date => at;
const later = (ms: number): void => {
  at = new Date(at.getTime() + ms);
};
const open: { connection: { stop: () => Promise<void> } }[] = [];

beforeAll(async () => {
  backend = await startBackend({ now, isDemo: true });
});

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ connection }) => connection.stop()));
});

afterAll(() => backend.close());

async function two() {
  const tutor = await tutorInChat(backend);
  const [student] = await studentsOf(backend, tutor.tuid, now);
  if (student === undefined) throw new Error('the tutor has no students');
  const { ConversationId } = await tutor.call('open', { PersonId: student.person.id });
  return { tutor, student, ConversationId };
}

/** Everything that any call can say of a conversation to a person. */
async function everything(user: ChatUser, ConversationId: number, search: string): Promise<string> {
  const replies = await Promise.all([
    user.call('entries', { ConversationId }),
    user.call('entries', { ConversationId, After: 0, Count: 1 }),
    user.call('entries', { ConversationId, Count: 1 }),
    user.call('conversation', { ConversationId }),
    user.call('conversations', {}),
    user.call('changes', { Known: [[ConversationId, 0, 0]] }),
    user.call('search', { Text: search }),
    user.call('scheduled', { ConversationId }),
  ]);
  return JSON.stringify(replies);
}

describe('a recall', () => {
  it('works until two minutes have passed by the service’s clock, and is refused in words after it', async () => {
    const { tutor, ConversationId } = await two();
    const first = await say(tutor, ConversationId, 'First');
    const second = await say(tutor, ConversationId, 'Second');
    later(recallMs);
    await tutor.call('recall', { ConversationId, Seq: first.seq });
    later(1);
    const tooLate = tutor.call('recall', { ConversationId, Seq: second.seq });
    await expect(tooLate).rejects.toMatchObject({ kind: 'refused', code: 104, message: recallTooLateMessage });
    const { Entries } = await tutor.call('entries', { ConversationId });
    expect(Entries.map(({ kind }) => kind)).toEqual(['recalled', 'text', 'recall']);
  });

  it('of another’s message, of what is none, and of what is not there is refused', async () => {
    const { tutor, student, ConversationId } = await two();
    await say(student, ConversationId, 'Theirs');
    await student.call('react', { ConversationId, Seq: 1, Emoji: '👍', IsOn: true });
    const notYours = { message: `${recallFailedMessage}: it is not a message of yours.` };
    await expect(tutor.call('recall', { ConversationId, Seq: 1 })).rejects.toMatchObject(notYours);
    await expect(tutor.call('recall', { ConversationId, Seq: 99 })).rejects.toMatchObject(notYours);
    await expect(student.call('recall', { ConversationId, Seq: 2 })).rejects.toMatchObject({
      message: `${recallFailedMessage}: this kind of message stays.`,
    });
  });

  it('said twice, or from two places at once, is one recall', async () => {
    const { tutor, ConversationId } = await two();
    await say(tutor, ConversationId, 'Mine');
    await Promise.all([1, 2, 3].map(() => tutor.call('recall', { ConversationId, Seq: 1 })));
    later(minutes(30));
    await tutor.call('recall', { ConversationId, Seq: 1 });
    expect((await tutor.call('entries', { ConversationId })).UpTo).toBe(2);
  });

  it('leaves the words in no reply of any call: not in quotes, previews, hits, pushes or repeats', async () => {
    const { tutor, student, ConversationId } = await two();
    const hers = await joinChat(backend, await student.token());
    open.push(hers);
    const body = { ConversationId, ClientId: randomUUID(), Text: 'Heliotrope is a secret' };
    const { Entry } = await tutor.call('send', body);
    await say(student, ConversationId, 'What is that?', { Quote: Entry.seq });
    await tutor.call('recall', { ConversationId, Seq: Entry.seq });
    // The answer to it was written before the recall and comes after it.
    await say(student, ConversationId, 'I had read it', { Quote: Entry.seq });
    const before = hers.entries.payloads.length;
    await say(tutor, ConversationId, 'Never mind');
    await hers.entries.until(({ entries }) => entries.some(({ seq }) => seq === 5));
    expect(JSON.stringify(hers.entries.payloads.slice(before))).not.toContain('Heliotrope');
    for (const user of [tutor, student]) {
      expect(await everything(user, ConversationId, 'secret')).not.toContain('Heliotrope');
    }
    expect(await tutor.call('send', body)).toMatchObject({ Entry: { seq: Entry.seq, kind: 'recalled', body: null } });
    const { Quoted } = await student.call('entries', { ConversationId, After: 3, Count: 1 });
    expect(Quoted).toMatchObject([{ seq: Entry.seq, kind: 'recalled', body: null }]);
  });

  it('of a message that was sent later by itself leaves nothing either', async () => {
    const { tutor, ConversationId } = await two();
    const SendAt = new Date(at.getTime() + minutes(5)).toISOString();
    await tutor.call('schedule', { ConversationId, ClientId: randomUUID(), Text: 'Heliotrope', SendAt });
    later(minutes(5));
    await backend.server.runClockwork();
    await tutor.call('recall', { ConversationId, Seq: 1 });
    const rows = await backend.database.queries
      .select()
      .from(chatScheduled)
      .where(eq(chatScheduled.conversationId, ConversationId));
    expect(JSON.stringify(rows)).not.toContain('Heliotrope');
  });
});

describe('times', () => {
  it('are the service’s, and never go back within a conversation', async () => {
    const { tutor, student, ConversationId } = await two();
    await say(tutor, ConversationId, 'One');
    later(-seconds(30));
    await say(student, ConversationId, 'Two, by a process whose clock is behind');
    later(minutes(1));
    await say(tutor, ConversationId, 'Three');
    const times = (await tutor.call('entries', { ConversationId })).Entries.map((entry) => entry.at);
    expect(times).toEqual([...times].sort());
    expect(times[2]).toBe(at.toISOString());
  });
});

describe('a message for later', () => {
  it('is sent once, at its time, by whichever process looks first', async () => {
    const { tutor, student, ConversationId } = await two();
    const SendAt = new Date(at.getTime() + minutes(10)).toISOString();
    const body = { ConversationId, ClientId: randomUUID(), Text: 'See you tomorrow', SendAt };
    const left = await tutor.call('schedule', body);
    expect(await tutor.call('schedule', body)).toEqual(left);
    expect(await tutor.call('scheduled', { ConversationId })).toMatchObject([
      { Id: left.Id, Text: 'See you tomorrow' },
    ]);
    expect(await student.call('scheduled', { ConversationId })).toEqual([]);
    later(minutes(10) - 1);
    await backend.server.runClockwork();
    expect((await student.call('entries', { ConversationId })).UpTo).toBe(0);
    later(1);
    await Promise.all([1, 2, 3].map(() => backend.server.runClockwork()));
    await backend.server.runClockwork();
    expect((await student.call('entries', { ConversationId })).Entries).toMatchObject([
      { body: { text: 'See you tomorrow' } },
    ]);
    expect(await tutor.call('scheduled', { ConversationId })).toEqual([]);
    await expect(tutor.call('unschedule', { Id: left.Id })).rejects.toMatchObject({ kind: 'refused', code: 103 });
  });

  it('can be taken back by whoever left it', async () => {
    const { tutor, student, ConversationId } = await two();
    const SendAt = new Date(at.getTime() + minutes(10)).toISOString();
    const { Id } = await tutor.call('schedule', { ConversationId, ClientId: randomUUID(), Text: 'Hello', SendAt });
    await expect(student.call('unschedule', { Id })).rejects.toThrow('There is no such message.');
    await tutor.call('unschedule', { Id });
    later(minutes(10));
    await backend.server.runClockwork();
    expect((await tutor.call('entries', { ConversationId })).UpTo).toBe(0);
  });

  it('that cannot be sent then is kept with the reason', async () => {
    const { tutor, student } = await two();
    const group = { ClientId: randomUUID(), Name: 'Unit 5', People: [student.person.id] };
    const { ConversationId } = await tutor.call('create', group);
    const SendAt = new Date(at.getTime() + minutes(10)).toISOString();
    const left = await student.call('schedule', { ConversationId, ClientId: randomUUID(), Text: 'Hello', SendAt });
    await tutor.call('change', { ConversationId, Settings: { whoSpeaks: 'admins' } });
    const before = await student.call('conversation', { ConversationId });
    expect(before).toMatchObject({ waitingLater: 1, failedLater: 0 });
    later(minutes(10));
    await backend.server.runClockwork();
    expect(await student.call('scheduled', { ConversationId })).toMatchObject([
      { Text: 'Hello', Failure: 'Send failed: Only administrators can speak in this group.' },
    ]);
    // Its writer finds it in the list, on each of their pages, until it is put away.
    const known: [number, number, number][] = [[before.id, before.seq, before.version]];
    expect(await student.call('changes', { Known: known })).toMatchObject({
      Rows: [{ id: ConversationId, waitingLater: 0, failedLater: 1 }],
    });
    expect(await tutor.call('conversation', { ConversationId })).toMatchObject({ failedLater: 0 });
    await student.call('unschedule', { Id: left.Id });
    expect(await student.call('conversation', { ConversationId })).toMatchObject({ failedLater: 0 });
  });

  it('goes out as it would have gone at once: with what it answers and whom it mentions', async () => {
    const { tutor, student } = await two();
    const group = { ClientId: randomUUID(), Name: 'Unit 5', People: [student.person.id] };
    const { ConversationId } = await tutor.call('create', group);
    const asked = await say(student, ConversationId, 'When do we begin?');
    const aimed = { Quote: asked.seq, Mentions: [student.person.id], MentionsAll: true };
    const SendAt = new Date(at.getTime() + minutes(10)).toISOString();
    await tutor.call('schedule', { ConversationId, ClientId: randomUUID(), Text: 'At nine', SendAt, ...aimed });
    expect(await tutor.call('scheduled', { ConversationId })).toMatchObject([{ Text: 'At nine', ...aimed }]);
    expect(await tutor.call('conversation', { ConversationId })).toMatchObject({ waitingLater: 1, failedLater: 0 });
    later(minutes(10));
    await backend.server.runClockwork();
    const { Entries } = await student.call('entries', { ConversationId });
    expect(Entries.at(-1)?.body).toEqual({
      text: 'At nine',
      quote: asked.seq,
      mentions: [student.person.id],
      mentionsAll: true,
    });
    expect(await tutor.call('conversation', { ConversationId })).toMatchObject({ waitingLater: 0, failedLater: 0 });
  });

  it('is refused at once where it could not be sent now, in words', async () => {
    const { tutor, student } = await two();
    const group = { ClientId: randomUUID(), Name: 'Unit 5', People: [student.person.id] };
    const { ConversationId } = await tutor.call('create', group);
    const SendAt = new Date(at.getTime() + minutes(10)).toISOString();
    const leave = (more: object) =>
      student.call('schedule', { ConversationId, ClientId: randomUUID(), Text: 'Hello', SendAt, ...more });
    await expect(leave({ MentionsAll: true })).rejects.toThrow(
      'Send failed: Only administrators can mention @all in this group.',
    );
    await expect(leave({ Quote: 4711 })).rejects.toThrow(
      'Send failed: The message that it answers is not in this conversation.',
    );
    await expect(say(student, ConversationId, 'Hello', { Quote: 4711 })).rejects.toThrow(
      'Send failed: The message that it answers is not in this conversation.',
    );
    await tutor.call('change', { ConversationId, Settings: { whoSpeaks: 'admins' } });
    await expect(leave({})).rejects.toThrow('Send failed: Only administrators can speak in this group.');
  });

  it('lies ahead, at most 30 days, and at most 20 wait', async () => {
    const { tutor, ConversationId } = await two();
    const schedule = (ms: number) => {
      const SendAt = new Date(at.getTime() + ms).toISOString();
      return tutor.call('schedule', { ConversationId, ClientId: randomUUID(), Text: 'Hello', SendAt });
    };
    await expect(schedule(0)).rejects.toMatchObject({ code: 100 });
    await expect(schedule(days(30) + 1)).rejects.toMatchObject({ code: 100 });
    for (let count = 0; count < 19; count += 1) await schedule(days(30));
    const outcomes = await Promise.allSettled([schedule(minutes(1)), schedule(minutes(1)), schedule(minutes(1))]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
