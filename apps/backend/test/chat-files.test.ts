import { randomUUID } from 'node:crypto';
import { chunkCount, chunkRange } from '@tutor/rules/uploads/chunks';
import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import type { UploadReference } from '@tutor/rules/uploads/upload-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireStaff } from '../src/chat/people.ts';
import { personAsOwner } from '../src/files/file-owner.ts';
import { FileStore } from '../src/files/file-store.ts';
import { findReadable } from '../src/files/find-readable.ts';
import { mergeUpload } from '../src/uploads/merge-upload.ts';
import { receiveChunk } from '../src/uploads/receive-chunk.ts';
import { asUpload } from './as-upload.ts';
import { type ChatUser, say, studentsOf, tutorInChat, userOf } from './chat-people.ts';
import { png } from './sample-files.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.close());

/** A tutor and two of its students; the tutor has a conversation with the first. */
async function three() {
  const tutor = await tutorInChat(backend);
  const [student, other] = await studentsOf(backend, tutor.tuid);
  if (student === undefined || other === undefined) throw new Error('too few students');
  const { ConversationId } = await tutor.call('open', { PersonId: student.person.id });
  return { tutor, student, other, ConversationId };
}

const upload = (user: ChatUser, bytes: Buffer, fileName?: string) => uploadFor('Attachment', user, bytes, fileName);

async function uploadFor<Module extends UploadModule>(
  moduleName: Module,
  { person }: ChatUser,
  bytes: Buffer,
  fileName = 'photo.png',
): Promise<UploadReference<Module>> {
  const { queries } = backend.database;
  const store = new FileStore(backend.filesDir);
  const key = { ...personAsOwner(person), fileCode: randomUUID(), moduleName };
  const now = new Date();
  for (let chunk = 1; chunk <= chunkCount(bytes.byteLength); chunk += 1) {
    const { start, end } = chunkRange(chunk, bytes.byteLength);
    await receiveChunk(queries, store, { ...key, chunk, fileName, bytes: bytes.subarray(start, end) }, now);
  }
  const order = { ...key, fileHash: undefined, fileSize: undefined };
  return asUpload((await mergeUpload(queries, store, order, now)).FilePath, moduleName);
}

function send(user: ChatUser, ConversationId: number, FilePath: UploadReference<'Attachment'>) {
  return user.call('send', { ConversationId, ClientId: randomUUID(), FilePath });
}

async function reads({ person }: ChatUser, path: string): Promise<boolean> {
  return (await findReadable(backend.database.queries, personAsOwner(person), path)) !== undefined;
}

describe('a message that is forwarded', () => {
  it('is said with its words alone, and found by them', async () => {
    const { tutor, student, other, ConversationId } = await three();
    const there = (await tutor.call('open', { PersonId: other.person.id })).ConversationId;
    const { seq: first } = await say(student, ConversationId, 'Which page?');
    const { seq } = await say(student, ConversationId, 'Page twelve', { Quote: first });
    const { Entry } = await tutor.call('send', {
      ConversationId: there,
      ClientId: randomUUID(),
      Forward: { ConversationId, Seq: seq },
    });
    expect(Entry).toMatchObject({ sender: tutor.person.id, kind: 'text', body: { text: 'Page twelve', quote: null } });
    expect((await other.call('search', { Text: 'twelve' })).Hits).toHaveLength(1);
  });

  it('must be one that can be read and was not recalled, and be allowed where it goes', async () => {
    const { tutor, student, other, ConversationId } = await three();
    const there = (await tutor.call('open', { PersonId: other.person.id })).ConversationId;
    const forward = (user: ChatUser, to: number, from: number, Seq: number) =>
      user.call('send', { ConversationId: to, ClientId: randomUUID(), Forward: { ConversationId: from, Seq } }).then(
        () => 'done',
        (error: Error) => error.message,
      );
    const { seq } = await say(student, ConversationId, 'For you alone');
    // Whoever is not in it, and who sees no such number.
    expect(await forward(other, there, ConversationId, seq)).toBe('Send failed: this message cannot be forwarded.');
    expect(await forward(tutor, there, ConversationId, seq + 9)).toBe('Send failed: this message cannot be forwarded.');
    await student.call('recall', { ConversationId, Seq: seq });
    expect(await forward(tutor, there, ConversationId, seq)).toBe('Send failed: the message was recalled.');
    // Its recall is no message.
    expect(await forward(tutor, there, ConversationId, seq + 1)).toBe('Send failed: this message cannot be forwarded.');
    const People = [student.person.id, other.person.id];
    const group = await tutor.call('create', { ClientId: randomUUID(), Name: 'Unit 5', People });
    await tutor.call('change', { ConversationId: group.ConversationId, Settings: { whoSendsFiles: 'admins' } });
    const { Entry } = await send(student, ConversationId, await upload(student, png(900, 640, 480)));
    expect(await forward(student, group.ConversationId, ConversationId, Entry.seq)).toMatch(/^Send failed: Only admin/);
    expect(await forward(tutor, group.ConversationId, ConversationId, Entry.seq)).toBe('done');
  });
});

describe('a file in the chat', () => {
  it('is read by the people of the conversation that it was sent to, and by nobody else', async () => {
    const { tutor, student, other, ConversationId } = await three();
    const path = await upload(tutor, png(2_000, 640, 480), 'my cat.png');
    expect(await reads(student, path)).toBe(false);
    const { Entry } = await send(tutor, ConversationId, path);
    expect(Entry).toMatchObject({
      kind: 'picture',
      body: { file: { path, name: 'my cat.png', size: 2_000, contentType: 'image/png', width: 640, height: 480 } },
    });
    expect([await reads(student, path), await reads(other, path)]).toEqual([true, false]);
    const served = await fetch(`${backend.url}/files/${path}`, {
      headers: { authorization: `Bearer ${tutor.bearer}` },
    });
    expect(served.status).toBe(200);
  });

  it('of a student is read by the tutor over the service’s own address, with its name', async () => {
    const { tutor, student, ConversationId } = await three();
    const stranger = await tutorInChat(backend);
    const path = await upload(student, Buffer.from('%PDF-1.4\n%homework'), 'homework.pdf');
    expect(await send(student, ConversationId, path)).toMatchObject({ Entry: { kind: 'file' } });
    const asked = ({ bearer }: { bearer: string }) =>
      fetch(`${backend.url}/files/${path}`, { headers: { authorization: `Bearer ${bearer}` } });
    const served = await asked(tutor);
    expect(served.headers.get('content-disposition')).toContain('homework.pdf');
    expect((await asked(stranger)).status).toBe(404);
  });

  it('is sent by its owner alone', async () => {
    const { tutor, student, ConversationId } = await three();
    const path = await upload(tutor, png(2_000));
    await expect(send(student, ConversationId, path)).rejects.toThrow('FilePath: The file is not there');
    await expect(send(tutor, ConversationId, 'Attachment/AAAAAAAAAAAAAAAAAAAAAA.png')).rejects.toMatchObject({
      kind: 'refused',
    });
    const both = { ConversationId, ClientId: randomUUID(), FilePath: path, Text: 'Hello' };
    await expect(tutor.call('send', both)).rejects.toMatchObject({ code: 100 });
    await expect(tutor.call('send', { ConversationId, ClientId: randomUUID() })).rejects.toMatchObject({ code: 100 });
  });

  it('that is forwarded is read by the people of the other conversation too, from then on', async () => {
    const { tutor, student, other, ConversationId } = await three();
    const there = (await tutor.call('open', { PersonId: other.person.id })).ConversationId;
    const path = await upload(student, png(900, 640, 480), 'page 12.png');
    const { Entry } = await send(student, ConversationId, path);
    const forward = { ClientId: randomUUID(), Forward: { ConversationId, Seq: Entry.seq } };
    expect(await reads(other, path)).toBe(false);
    const sent = await tutor.call('send', { ConversationId: there, ...forward });
    expect(sent.Entry).toMatchObject({
      kind: 'picture',
      body: { file: { path, name: 'page 12.png' }, isForwarded: true },
    });
    expect(await tutor.call('send', { ConversationId: there, ...forward })).toEqual(sent);
    expect(await reads(other, path)).toBe(true);
    // Each message gives its own right.
    await student.call('recall', { ConversationId, Seq: Entry.seq });
    expect([await reads(tutor, path), await reads(other, path)]).toEqual([true, true]);
    await tutor.call('recall', { ConversationId: there, Seq: sent.Entry.seq });
    expect([await reads(tutor, path), await reads(other, path)]).toEqual([false, false]);
  });

  it('is out of reach once it was recalled: only its owner has it still', async () => {
    const { tutor, student, ConversationId } = await three();
    const path = await upload(tutor, png(2_000));
    const { Entry } = await send(tutor, ConversationId, path);
    await tutor.call('recall', { ConversationId, Seq: Entry.seq });
    expect([await reads(student, path), await reads(tutor, path)]).toEqual([false, true]);
    expect(JSON.stringify(await student.call('entries', { ConversationId }))).not.toContain(path);
  });

  it('of a group is out of reach for those who left, and for those who came later', async () => {
    const { tutor, student, other } = await three();
    const adviser = userOf(backend, await requireStaff(backend.database.queries, 'adviser'));
    const group = { ClientId: randomUUID(), Name: 'Unit 5', People: [student.person.id] };
    const { ConversationId } = await tutor.call('create', group);
    const path = await upload(tutor, png(2_000));
    await send(tutor, ConversationId, path);
    await tutor.call('invite', { ConversationId, People: [other.person.id] });
    expect([await reads(student, path), await reads(adviser, path), await reads(other, path)]).toEqual([
      true,
      true,
      false,
    ]);
    await student.call('leave', { ConversationId });
    expect(await reads(student, path)).toBe(false);
  });

  it('is not sent where administrators alone may send any', async () => {
    const { tutor, student } = await three();
    const group = { ClientId: randomUUID(), Name: 'Unit 5', People: [student.person.id] };
    const { ConversationId } = await tutor.call('create', group);
    await tutor.call('change', { ConversationId, Settings: { whoSendsFiles: 'admins' } });
    await expect(send(student, ConversationId, await upload(student, png(2_000)))).rejects.toThrow(
      'Send failed: Only administrators can send files in this group.',
    );
    await say(student, ConversationId, 'Words are fine');
    expect(await send(tutor, ConversationId, await upload(tutor, png(2_000)))).toMatchObject({ Entry: { seq: 4 } });
  });

  it('as a group’s picture has at least 300 pixels on each side, and its people see it', async () => {
    const { tutor, student, other } = await three();
    const group = { ClientId: randomUUID(), Name: 'Unit 5', People: [student.person.id] };
    const { ConversationId } = await tutor.call('create', group);
    const change = (path: UploadReference<'GroupPhoto'>) =>
      tutor.call('change', { ConversationId, Settings: {}, AvatarPath: path });
    for (const small of [png(2_000, 299, 500), png(2_000, 500, 299)]) {
      await expect(change(await uploadFor('GroupPhoto', tutor, small))).rejects.toMatchObject({
        message: 'Group operation failed: the picture needs at least 300 pixels on each side.',
      });
    }
    const path = await uploadFor('GroupPhoto', tutor, png(2_000, 300, 300));
    await change(path);
    expect(await student.call('conversation', { ConversationId })).toMatchObject({ avatar: path });
    expect([await reads(student, path), await reads(other, path)]).toEqual([true, false]);
  });

  it('does not count towards the room of anybody else', async () => {
    const { tutor, student } = await three();
    const paths = await Promise.all([upload(tutor, png(2_000)), upload(student, png(2_000))]);
    expect(new Set(paths).size).toBe(2);
  });
});
