import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { noRoomMessage } from '../src/database/no-room.ts';
import { openPglite } from '../src/database/open-pglite.ts';
import { studentsOf, tutorInChat } from './chat-people.ts';
import { startBackend } from './start-backend.ts';

const plenty = 10 ** 9;
const little = 10 ** 6;
let folder: string;
let free = plenty;
const troubles: string[] = [];
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tutor-disk-'));
  database = await openPglite(folder, {
    freeBytes: () => free,
    onTrouble: ({ message }) => troubles.push(message),
  });
  await database.queries.execute(sql`create table notes (text text)`);
});
beforeEach(() => {
  free = plenty;
  troubles.length = 0;
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it('an embedded database on a full disk is read, takes no writes, is not ready, and goes on once there is room', async () => {
  const write = () => database.queries.execute(sql`insert into notes values ('kept')`);
  const count = () => database.queries.$count(sql`notes`);
  await write();
  await database.checkWritable();
  free = little;
  await expect(database.checkWritable()).rejects.toThrow('takes no writes');
  await expect(write()).rejects.toThrow();
  expect(await count()).toBe(1);
  free = plenty;
  await database.checkWritable();
  await write();
  expect(await count()).toBe(2);
  expect(troubles).toEqual(['the disk is full: nothing is written', 'the disk has room again']);
});

it('a change on a full disk is refused in words, reading goes on, and the same change is taken once there is room', async () => {
  const backend = await startBackend();
  try {
    const tutor = await tutorInChat(backend);
    const { queries } = backend.database;
    const readOnly = (isOn: boolean) =>
      queries.execute(sql.raw(`set default_transaction_read_only = ${isOn ? 'on' : 'off'}`));
    const [student] = await studentsOf(backend, tutor.tuid);
    const { ConversationId } = await tutor.call('open', { PersonId: student?.person.id });
    const body = { ConversationId, ClientId: randomUUID(), Text: 'Is the class at nine?' };
    await readOnly(true);
    await expect(tutor.call('send', body)).rejects.toMatchObject({ kind: 'refused', message: noRoomMessage });
    await expect(tutor.client.account.userInfo()).resolves.toBeDefined();
    await expect(tutor.client.profile.saveSkypeId({ body: { Sky: 'ann' } })).rejects.toMatchObject({
      message: noRoomMessage,
    });
    await readOnly(false);
    expect((await tutor.call('send', body)).Entry.seq).toBe(1);
  } finally {
    await backend.close();
  }
});

it('a database on a full disk is not opened, and the reason is told in words', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'tutor-disk-'));
  await expect(openPglite(other, { freeBytes: () => little })).rejects.toThrow(
    `The disk of the data folder ${other} is full: the database needs 64 MB of room and has 0 MB.`,
  );
  await rm(other, { recursive: true, force: true });
});

it('nobody but its owner can look into the folder of the embedded database', async () => {
  for (const name of ['pglite', 'pglite/base', 'pglite/PG_VERSION', 'pglite/global/pg_control']) {
    expect((await stat(path.join(folder, name))).mode & 0o077, name).toBe(0);
  }
});

it('room that changes left behind is used again once it was tidied', async () => {
  const { queries } = database;
  await queries.execute(
    sql`create table changed as select n, repeat('x', 500) as text from generate_series(1, 500) as n`,
  );
  const size = async () => {
    const [found] = await queries
      .select({ bytes: sql<string>`pg_relation_size('changed')` })
      .from(sql`(select) as nothing`);
    return Number(found?.bytes);
  };
  const change = async () => {
    for (let time = 0; time < 10; time += 1) await queries.execute(sql`update changed set n = n + 1`);
    await database.tidy();
  };
  await change();
  const before = await size();
  await change();
  expect(await size()).toBeLessThanOrEqual(before);
});
