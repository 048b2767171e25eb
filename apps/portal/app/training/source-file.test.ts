import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { flashOf, testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import { loader } from './source-file.ts';

const call = '/api/training/downloadselfstudysource';
const headers = {
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="Plan.pdf"; filename*=UTF-8''Plan.pdf`,
  'accept-ranges': 'bytes',
  etag: '"a1"',
  'set-cookie': 'of-the-service=1',
};

let backend: ScriptedBackend;
let session: string;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  session = await startSession({ token: 'b'.repeat(43), expiresAt: new Date(Date.now() + 3_600_000) });
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.answers.set(call, { status: 200, text: '%PDF-1.4', headers });
});

const load = (search = '', init: RequestInit = {}, cookies = [session]) =>
  loader({
    request: testRequest(`/trainingResources/1001/download${search}`, cookies, init),
    params: { id: '1001' },
    context: testContext(backend.url),
  });

test('a file comes as the service sends it, and nothing in it runs', async () => {
  const response = await load('?file=plan.pdf');
  expect(backend.asked.get(call)).toEqual({ traKitId: 1001, FileName: 'plan.pdf' });
  expect(await response.text()).toBe('%PDF-1.4');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': headers['content-disposition'],
    'accept-ranges': 'bytes',
    etag: '"a1"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('all files are asked for without a name', async () => {
  await load();
  expect(backend.asked.get(call)).toEqual({ traKitId: 1001 });
});

test('a part that is asked for is passed on, and so is that there is none', async () => {
  const range = { ...headers, 'content-range': 'bytes 4-7/8' };
  backend.answers.set(call, { status: 206, text: '-1.4', headers: range });
  const part = await load('', { headers: { range: 'bytes=4-', 'if-range': '"a1"' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 4-7/8', '-1.4']);
  backend.answers.set(call, { status: 416, text: '', headers: { ...headers, 'content-range': 'bytes */8' } });
  expect((await load('', { headers: { range: 'bytes=99-' } })).status).toBe(416);
  backend.answers.set(call, { status: 304, text: '', headers });
  expect((await load('', { headers: { 'if-none-match': '"a1"' } })).status).toBe(304);
});

test('HEAD tells of the file without it', async () => {
  const response = await load('', { method: 'HEAD' });
  expect([response.status, response.headers.get('content-type'), response.body]).toEqual([
    200,
    'application/pdf',
    null,
  ]);
});

test('a file that is missing leads back to the files of the course, with the reason', async () => {
  const message = 'The file “Plan” is missing right now.';
  backend.answers.set(call, { ErrorCode: 404, Msg: message });
  const response = await load('?file=plan.pdf');
  expect(response.headers.get('location')).toBe('/trainingResources/1001');
  expect(await flashOf(response)).toEqual({ tone: 'error', message });
});

test('a service out of reach says so in plain words', async () => {
  backend.answers.set(call, { status: 503, text: 'down' });
  const response = await load();
  expect([response.status, await response.text()]).toEqual([502, 'Links seem to get inaccessible.']);
});

test('whoever is not signed in any more comes back to the files, not to one of them', async () => {
  backend.answers.set(call, { ErrorCode: 3, Msg: 'Unauthorized access, please login again!' });
  expect((await load()).headers.get('location')).toBe('/login?returnTo=%2FtrainingResources%2F1001');
  expect((await load('', {}, [])).headers.get('location')).toBe('/welcome?returnTo=%2FtrainingResources%2F1001');
});
