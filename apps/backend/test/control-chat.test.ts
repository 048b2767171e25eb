import { randomUUID } from 'node:crypto';
import { recallTooLateMessage } from '@tutor/rules/chat/chat-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tutorInChat } from './chat-people.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

const peopleSchema = z.object({
  tutor: z.int(),
  students: z.array(z.object({ id: z.int(), name: z.string(), stuUid: z.int() })).min(3),
  adviser: z.int(),
  support: z.int(),
});

describe('the control calls of the chat', () => {
  let backend: TestBackend;
  let tutor: Awaited<ReturnType<typeof tutorInChat>>;
  let people: z.infer<typeof peopleSchema>;

  beforeAll(async () => {
    backend = await startBackend();
    tutor = await tutorInChat(backend);
    people = peopleSchema.parse(await backend.control('/chat/people', { tuid: tutor.tuid }));
  });

  afterAll(() => backend.close());

  const id = (reply: Record<string, unknown>): number => z.int().parse(reply.conversationId);
  const open = async (other: number) => id(await backend.control('/chat/open', { people: [people.tutor, other] }));
  const as = (personId: number, call: string, body: object) => backend.control('/chat/as', { personId, call, body });
  const rows = async () => (await tutor.call('conversations', { Count: 100 })).Rows;
  const log = async (ConversationId: number) => (await tutor.call('entries', { ConversationId })).Entries;

  it('make any call of the contract as any person', async () => {
    const [student] = people.students;
    const conversationId = await open(student?.id ?? 0);
    await as(student?.id ?? 0, 'send', { ConversationId: conversationId, ClientId: randomUUID(), Text: 'Hello!' });
    await as(student?.id ?? 0, 'recall', { ConversationId: conversationId, Seq: 1 });
    expect((await log(conversationId)).map(({ kind }) => kind)).toEqual(['recalled', 'recall']);
    await expect(as(student?.id ?? 0, 'nothing', {})).rejects.toThrow('400');
  });

  it('call as any person, make a call older, and list what became of it', async () => {
    const personId = people.adviser;
    const ConversationId = await open(personId);
    await backend.database.queries.execute(`update classes set status = 'Canceled' where tuid = ${tutor.tuid}`);
    const invitation = { ConversationId, CallType: 1, ClientId: randomUUID(), PeerId: randomUUID() };
    const rung = await as(personId, 'calls.invite', invitation);
    const { Call } = z.object({ Call: z.looseObject({ id: z.int(), state: z.literal('ringing') }) }).parse(rung.body);
    await backend.control('/chat/age-call', { callId: Call.id, seconds: 31 });
    await expect(tutor.phone('accept', { CallId: Call.id, PeerId: randomUUID() })).rejects.toMatchObject({ code: 103 });
    const { calls } = await backend.control('/chat/calls', { conversationId: ConversationId });
    expect(calls).toMatchObject([{ id: Call.id, state: 'ended', endAction: 7 }]);
    expect(await backend.control('/chat/age-call', { callId: Call.id, seconds: 1 })).toMatchObject({ ErrorCode: 100 });
  });

  it('let the service say notices, calls, files, and open groups', async () => {
    const conversationId = await open(people.students[1]?.id ?? 0);
    const personId = people.students[1]?.id ?? 0;
    await backend.control('/chat/notice', { conversationId, type: 'BookingReminder', fields: { ClassID: 7 } });
    await backend.control('/chat/call-message', { conversationId, personId, actionType: 5, call_end: 65 });
    await backend.control('/chat/file', { conversationId, personId, file: 'house', clientId: randomUUID() });
    expect((await log(conversationId)).map(({ kind, sender }) => [kind, sender])).toEqual([
      ['notice', null],
      ['call', personId],
      ['picture', personId],
    ]);
    const members = people.students.slice(0, 2).map((student) => student.id);
    const group = id(
      await backend.control('/chat/group', {
        name: 'Readers',
        admins: [people.tutor],
        members,
        settings: { whoSpeaks: 'admins' },
      }),
    );
    const { role, settings, members: found } = await tutor.call('conversation', { ConversationId: group });
    expect([role, settings?.whoSpeaks, found.length]).toEqual(['admin', 'admins', 4]);
  });

  it('fill a conversation, numbered without gaps, and open many', async () => {
    const conversationId = await open(people.students[2]?.id ?? 0);
    expect(await backend.control('/chat/messages', { conversationId, count: 3_000, unread: 5 })).toEqual({
      seq: 3_000,
    });
    const last = (await log(conversationId)).at(-1);
    expect(last).toMatchObject({ seq: 3_000, body: { text: expect.stringContaining('Message 3000') } });
    const { Entries } = await tutor.call('entries', { ConversationId: conversationId, Before: 4, Count: 10 });
    expect(Entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    await backend.control('/chat/conversations', { tuid: tutor.tuid, count: 120 });
    expect(await rows()).toHaveLength(100);
  });

  it('make a message older, so that it cannot be recalled any more', async () => {
    const conversationId = await open(people.students[0]?.id ?? 0);
    const send = { ConversationId: conversationId, ClientId: randomUUID(), Text: 'Too late' };
    const { Entry } = await tutor.call('send', send);
    await backend.control('/chat/age', { conversationId, seq: Entry.seq, seconds: 121 });
    await expect(tutor.call('recall', { ConversationId: conversationId, Seq: Entry.seq })).rejects.toThrow(
      recallTooLateMessage,
    );
  });
});
