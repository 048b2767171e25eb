import { randomUUID } from 'node:crypto';
import { minutes, seconds } from '@tutor/rules/time/durations';
import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTutors } from '../demo/chat/answer-tutors.ts';
import { notePresence, prunePresences } from '../demo/chat/presence.ts';
import { studentWrites } from '../demo/chat/student-acts.ts';
import { chatPresences } from '../demo/chat/tables.ts';
import { randomOf } from '../demo/seeding/random.ts';
import { totalUnread } from '../src/chat/read-conversations.ts';
import { chatEntries, chatMembers } from '../src/chat/tables.ts';
import { type ChatUser, say, studentsOf, tutorInChat } from './chat-people.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

describe('the students of the simulated day', () => {
  let backend: TestBackend;
  let tutor: Awaited<ReturnType<typeof tutorInChat>>;
  let students: ChatUser[];

  beforeAll(async () => {
    backend = await startBackend();
    tutor = await tutorInChat(backend);
    students = await studentsOf(backend, tutor.tuid);
  });

  afterAll(() => backend.close());

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
});
