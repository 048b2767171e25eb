import { randomUUID } from 'node:crypto';
import { derivedKey } from '@tutor/api/core/derived-key';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signImToken } from '../src/chat/im-token.ts';
import { requireStaff } from '../src/chat/people.ts';
import { readInstallationId } from '../src/database/installation-id.ts';
import { installations } from '../src/database/installation-tables.ts';
import { joinChat } from './chat-people.ts';
import { rootSecret, startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.close());

it('a token of the hub from another database, whose service has the same secrets, opens nothing', async () => {
  const adviser = await requireStaff(backend.database.queries, 'adviser');
  const token = (key: Buffer) =>
    signImToken({ personId: adviser.id, sessionId: null, expiresAt: new Date(Date.now() + 3_600_000) }, key);
  for (const installation of [undefined, randomUUID()]) {
    const foreign = token(derivedKey(rootSecret, 'chat hub', installation));
    await expect(joinChat(backend, foreign)).rejects.toThrow();
  }
  const { connection } = await joinChat(backend, token(backend.ownKeyFor('chat hub')));
  await connection.stop();
});

it('a database has one id, which stays', async () => {
  const { queries } = backend.database;
  const id = await readInstallationId(queries);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  await expect(queries.insert(installations).values({ id: randomUUID() })).rejects.toThrow();
  await backend.database.migrate();
  expect(await readInstallationId(queries)).toBe(id);
});
