import { randomUUID } from 'node:crypto';
import { chunkBytes } from '@tutor/rules/uploads/chunks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seedFiles } from '../demo/chat/seed-files.ts';
import { joinChat, studentsOf, tutorInChat } from './chat-people.ts';
import { png } from './sample-files.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

const peopleSchema = z.object({
  people: z.array(
    z.object({ id: z.int(), name: z.string(), kind: z.enum(['student', 'staff']), tutor: z.string().nullable() }),
  ),
});

describe('the students’ side of the chat', () => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startBackend();
  });

  afterAll(() => backend.close());

  const post = (path: string, body: object, cookie = '') =>
    fetch(`${backend.url}/demo/chat${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });

  async function enter(personId: number) {
    const answer = await post('/enter', { personId });
    const [given = ''] = answer.headers.getSetCookie();
    const cookie = given.split(';')[0] ?? '';
    return {
      given,
      cookie,
      call: async (name: string, body: object = {}) => {
        const called = await post(`/${personId}/calls/${name}`, body, cookie);
        return (await called.json()) as { isDone: boolean; kind?: string; message?: string; body?: never };
      },
    };
  }

  async function people() {
    const answer = await fetch(`${backend.url}/demo/chat/people`);
    return peopleSchema.parse(await answer.json()).people;
  }

  it('is told of beside the accounts, by the address under which browsers reach the service', async () => {
    const answer = await fetch(`${backend.url}/demo/accounts`);
    expect(await answer.json()).toMatchObject({ studentPage: `${backend.url}/demo/student/` });
  });

  it('offers the staff and the students of the seeded tutors by their own names', async () => {
    const offered = await people();
    expect(offered.filter(({ kind }) => kind === 'staff').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Study Adviser', 'Tutor Support', 'Guide Ana Reyes']),
    );
    const marias = offered.filter(({ tutor }) => tutor === 'Maria Cristina Santos');
    expect(marias.length).toBeGreaterThan(4);
    expect(offered.some(({ name }) => name.includes('***'))).toBe(false);
  });

  it('lets whoever tries it be a student, who answers a tutor on the tutor’s own screen', async () => {
    const tutor = await tutorInChat(backend);
    const [student] = await studentsOf(backend, tutor.tuid);
    const personId = student?.person.id ?? 0;
    const { ConversationId } = await tutor.call('open', { PersonId: personId });
    await tutor.call('send', { ConversationId, ClientId: randomUUID(), Text: 'Good morning!' });
    const heard = await joinChat(backend, await tutor.token());

    const { call } = await enter(personId);
    const list = await call('conversations');
    expect(list.body).toMatchObject({ TotalUnread: 1, Rows: [{ id: ConversationId, name: tutor.person.name }] });
    const sent = await call('send', { ConversationId, ClientId: randomUUID(), Text: 'Good morning, teacher!' });
    expect(sent.body).toMatchObject({ Entry: { seq: 2, kind: 'text', sender: personId } });
    const pushed = await heard.entries.until(({ entries }) => entries.some(({ seq }) => seq === 2));
    expect(pushed.entries.at(-1)?.body).toMatchObject({ text: 'Good morning, teacher!' });
    await heard.connection.stop();
  });

  it('joins the hub with a token of its own', async () => {
    const [student] = (await people()).filter(({ kind }) => kind === 'student');
    const { call } = await enter(student?.id ?? 0);
    const token = z.object({ Token: z.string() }).parse((await call('token')).body);
    const heard = await joinChat(backend, token.Token);
    expect(await heard.joined.until(() => true)).toEqual({ personId: student?.id });
    await heard.connection.stop();
  });

  it('keeps who one is from scripts and from other sites, for the person’s own addresses alone', async () => {
    const [one, other] = (await people()).filter(({ kind }) => kind === 'student');
    const entered = await enter(one?.id ?? 0);
    expect(entered.given).toMatch(new RegExp(`; Path=/demo/chat/${one?.id};.*HttpOnly; SameSite=Strict$`));
    const asOther = await post(`/${other?.id}/calls/conversations`, {}, entered.cookie);
    expect([asOther.status, await asOther.json()]).toEqual([401, expect.objectContaining({ kind: 'signedOut' })]);
    const asNobody = await post(`/${one?.id}/calls/conversations`, {});
    expect(asNobody.status).toBe(401);
  });

  it('lets nobody in as a tutor', async () => {
    const tutor = await tutorInChat(backend);
    expect((await post('/enter', { personId: tutor.person.id })).status).toBe(404);
    expect((await post('/enter', { personId: 1_000_000 })).status).toBe(404);
  });

  it('takes files of students in slices, and shows them what was sent to them alone', async () => {
    const tutor = await tutorInChat(backend);
    const [student, other] = await studentsOf(backend, tutor.tuid);
    const personId = student?.person.id ?? 0;
    const { ConversationId } = await tutor.call('open', { PersonId: personId });
    const { call, cookie } = await enter(personId);
    const upload = async (name: string, fields: Record<string, string | Blob>) => {
      const form = new FormData();
      const key = { fileCode: 'drawing-0001', moduleName: 'Attachment' };
      for (const [field, value] of Object.entries({ ...key, ...fields })) form.append(field, value);
      const address = `${backend.url}/demo/chat/${personId}/uploads/${name}`;
      return (await fetch(address, { method: 'POST', body: form, headers: { cookie } })).json();
    };
    const bytes = new Uint8Array(png(700_000, 320, 240));
    await upload('chunk', { chunk: '1', fileName: 'my cat.png', file: new Blob([bytes.subarray(0, chunkBytes)]) });
    const query = 'fileCode=drawing-0001&moduleName=Attachment';
    const state = await post(`/${personId}/uploads/state?${query}`, {}, cookie);
    expect(await state.json()).toMatchObject({ isDone: true, body: { Chunks: [1] } });
    await upload('chunk', { chunk: '2', fileName: 'my cat.png', file: new Blob([bytes.subarray(chunkBytes)]) });
    const merged = z.object({ body: z.object({ FilePath: z.string() }) }).parse(await upload('merge', {}));
    const { FilePath } = merged.body;
    const sent = await call('send', { ConversationId, ClientId: randomUUID(), FilePath });
    expect(sent.body).toMatchObject({ Entry: { kind: 'picture', body: { file: { name: 'my cat.png', width: 320 } } } });

    const own = (id: number, session: string) =>
      fetch(`${backend.url}/demo/chat/${id}/files/${FilePath}`, { headers: { cookie: session } });
    const read = await own(personId, cookie);
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await read.arrayBuffer()).byteLength).toBe(700_000);
    const stranger = await enter(other?.person.id ?? 0);
    expect((await own(other?.person.id ?? 0, stranger.cookie)).status).toBe(404);
    expect((await own(personId, '')).status).toBe(401);
  });

  it('shows a student the files of the seeded conversations', async () => {
    const [student] = (await people()).filter(({ tutor }) => tutor === 'Maria Cristina Santos');
    const { cookie } = await enter(student?.id ?? 0);
    for (const { path, size } of Object.values(seedFiles)) {
      const file = await fetch(`${backend.url}/demo/chat/${student?.id}/files/${path}`, { headers: { cookie } });
      expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, size]);
    }
  });

  it('says in words what the service refuses, and takes no call that is none', async () => {
    const [student] = (await people()).filter(({ kind }) => kind === 'student');
    const { call, cookie } = await enter(student?.id ?? 0);
    expect(await call('conversation', { ConversationId: 9_999_999 })).toMatchObject({ isDone: false, kind: 'refused' });
    expect(await call('send', { ConversationId: 'x' })).toMatchObject({
      isDone: false,
      kind: 'refused',
      message: expect.stringMatching(/^ConversationId: /),
    });
    for (const name of ['nothing', 'constructor', '__proto__']) {
      expect((await post(`/${student?.id}/calls/${name}`, {}, cookie)).status, name).toBe(400);
    }
  });
});
