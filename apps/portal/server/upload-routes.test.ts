import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { batchChunksMax, chunkBytes } from '@tutor/rules/uploads/chunks';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../app/session/session.server.ts';
import { testContext, testSecrets } from '../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../testing/scripted-backend.ts';
import { type PortalEnv, withRequestId } from './portal-env.ts';
import { mountUploads } from './upload-routes.ts';

let backend: ScriptedBackend;
let app: Hono<PortalEnv>;
let cookie: string;
beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  const { config, log } = testContext(backend.url);
  app = new Hono<PortalEnv>();
  app.use(withRequestId);
  mountUploads(app, config, log);
  const session = { token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + 3_600_000) };
  cookie = (await startSession(session)).split(';')[0] ?? '';
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.answers.clear();
  backend.calls.length = 0;
  backend.bodies.length = 0;
});

const chunkPath = '/uploads/chunk?fileCode=abcdefgh&moduleName=Absent&chunk=1&fileName=a.png';
const post = (path: string, body?: Uint8Array<ArrayBuffer>, headers: Record<string, string> = { cookie }) =>
  app.request(path, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(body?.byteLength ?? 0) },
    ...(body === undefined ? {} : { body }),
  });
/** A field of a form as it was sent. */
const field = (form: Buffer, name: string) =>
  new RegExp(`name="${name}"\r\n\r\n([^\r]*)`).exec(form.toString('latin1'))?.[1];

test('a slice is taken from a signed-in tutor only', async () => {
  const answer = await post(chunkPath, new Uint8Array(1), {});
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ isDone: false, kind: 'sessionGone' });
  expect(backend.calls).toEqual([]);
});

test('a slice and the merge are passed on, and the file is told by its reference', async () => {
  backend.answers.set('/api/upload/chunk', { ErrorCode: 0, Body: 1 });
  const file = {
    FilePath: 'Absent/abcdefghijklmnopqrstuv.png',
    FileName: 'a.png',
    FileSize: 1,
    FileHash: 'a'.repeat(64),
  };
  backend.answers.set('/api/upload/merge', { ErrorCode: 0, Body: file });
  expect(await (await post(chunkPath, new Uint8Array(chunkBytes))).json()).toEqual({
    isDone: true,
    chunks: [1],
    file: null,
  });
  expect(await (await post('/uploads/merge?fileCode=abcdefgh&moduleName=Absent')).json()).toEqual({
    isDone: true,
    chunks: [],
    file: { reference: file.FilePath, name: 'a.png', size: 1 },
  });
});

test('slices in a row are passed on, each under its number', async () => {
  backend.answers.set('/api/upload/chunk', { ErrorCode: 0, Body: 1 });
  const answer = await post(chunkPath.replace('chunk=1', 'chunk=7'), new Uint8Array(2 * chunkBytes + 1));
  expect(await answer.json()).toEqual({ isDone: true, chunks: [7, 8, 9], file: null });
  // Two are on their way at a time: a short one may be there before a long one that was sent before it.
  const arrived = backend.bodies.map((body) => [field(body, 'chunk'), body.length > chunkBytes] as const);
  expect(arrived.toSorted(([one = ''], [other = '']) => one.localeCompare(other))).toEqual([
    ['7', true],
    ['8', true],
    ['9', false],
  ]);
});

test('slices after one that the service refuses are not sent', async () => {
  backend.answers.set('/api/upload/chunk', { ErrorCode: 100, Msg: 'Too many files are on their way.' });
  const answer = await post(chunkPath, new Uint8Array(8 * chunkBytes));
  expect(await answer.json()).toMatchObject({ kind: 'refused', message: 'Too many files are on their way.' });
  // Two are on their way at a time.
  expect(backend.calls.length).toBeLessThanOrEqual(3);
});

test.each([
  ['more than sixteen slices', chunkPath, batchChunksMax * chunkBytes + 1],
  ['no bytes at all', chunkPath, 0],
  ['another module', chunkPath.replace('Absent', 'Secrets'), 1],
  ['a number that is none', chunkPath.replace('chunk=1', 'chunk=one'), 1],
])('%s never reaches the service', async (_name, path, bytes) => {
  const answer = await post(path, new Uint8Array(bytes));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    isDone: false,
    kind: 'refused',
    message: 'Upload failed, please try again later',
  });
  expect(backend.calls).toEqual([]);
});

test.each([
  [
    'its own words when it refuses',
    { ErrorCode: 100, Msg: 'Please select a file first' },
    400,
    'refused',
    'Please select a file first',
  ],
  ['another try when it failed', { ErrorCode: 500, Msg: 'The service failed.' }, 400, 'busy', 'The service failed.'],
  [
    'another try when it is away',
    { status: 502, text: 'Bad gateway' },
    502,
    'busy',
    'Upload failed, please try again later',
  ],
  ['its own words when it asks to slow down', { status: 229, text: 'Slow down.' }, 429, 'limited', 'Slow down.'],
])('a slice that fails gets %s', async (_name, answered, status, kind, message) => {
  backend.answers.set('/api/upload/chunk', answered);
  const answer = await post(chunkPath, new Uint8Array(1));
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ isDone: false, kind, message });
});

test('a session that is gone is cleared', async () => {
  backend.answers.set('/api/upload/chunk', { ErrorCode: 3 });
  const answer = await post(chunkPath, new Uint8Array(1));
  expect(answer.status).toBe(401);
  expect(answer.headers.get('set-cookie')).toMatch(/^Admin-Token=;.*Max-Age=0/);
});

test('a body that is cut off in the middle is no failure of the portal, and what came whole is kept', async () => {
  backend.answers.set('/api/upload/chunk', { ErrorCode: 0, Body: 1 });
  let told: (status: number) => void = () => {};
  const answered = new Promise<number>((resolve) => {
    told = resolve;
  });
  const watched = new Hono<PortalEnv>().use(withRequestId);
  watched.use(async (context, next) => {
    await next();
    told(context.res.status);
  });
  watched.route('/', app);
  const server = createServer(getRequestListener(watched.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { cookie, 'content-length': 4 * chunkBytes };
  const sending = httpRequest({ port, host: '127.0.0.1', path: chunkPath, method: 'POST', headers });
  sending.on('error', () => {});
  sending.write(new Uint8Array(chunkBytes + 1));
  await vi.waitFor(() => expect(backend.bodies).toHaveLength(1), { timeout: 20_000 });
  sending.destroy();
  expect(await answered).toBe(400);
  expect(backend.bodies.map((body) => field(body, 'chunk'))).toEqual(['1']);
  await new Promise((resolve) => server.close(resolve));
});
