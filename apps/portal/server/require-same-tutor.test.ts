import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tutorHeader } from '../app/kit/line/drawn-for.ts';
import { startSession } from '../app/session/session.server.ts';
import { testContext, testSecrets } from '../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../testing/scripted-backend.ts';
import { serverBuild } from '../testing/server-build.ts';
import { createApp } from './app.ts';

const origin = 'https://portal.example';
const userInfo = '/api/account/userinfo';

let backend: ScriptedBackend;
let app: ReturnType<typeof createApp>;
let asked = 0;
let sessions = 0;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  const answer = () => {
    asked += 1;
    return Response.json(null);
  };
  const build = serverBuild(
    { default: (_request, status, headers) => new Response('<p>page</p>', { status, headers }) },
    { root: { id: 'root', path: '', module: { default: () => null, loader: answer, action: answer } } },
  );
  const { config, log } = testContext(backend.url);
  app = createApp({ config, log, publicOrigin: () => origin, build });
});
afterAll(() => backend.close());
beforeEach(() => {
  asked = 0;
  backend.calls.length = 0;
  backend.answers.set(userInfo, { ErrorCode: 0, Body: { tuid: 8, account: 'b', fullName: 'Ben' } });
});

/** The cookie of tutor 8, who has just signed in. */
async function signIn(): Promise<string> {
  sessions += 1;
  const token = `token-of-session-${sessions}-0123456789`;
  return (await startSession({ token, expiresAt: new Date(Date.now() + 3_600_000) })).split(';')[0] ?? '';
}

function ask(path: string, method: string, cookie: string, drawnFor: string | undefined) {
  const headers = { origin, cookie, ...(drawnFor === undefined ? {} : { [tutorHeader]: drawnFor }) };
  return app.request(path, { method, headers });
}

test.each([
  ['GET', '/?_data=root'],
  ['POST', '/?_data=root'],
  ['GET', '/uploads/state?fileCode=abcdefgh&moduleName=Absent'],
  ['POST', '/uploads/chunk?fileCode=abcdefgh&moduleName=Absent&chunk=1&fileName=a.png'],
  ['POST', '/uploads/merge?fileCode=abcdefgh&moduleName=Absent'],
  ['POST', '/hubs/tutor/negotiate?negotiateVersion=1'],
])('%s %s does nothing for a page that was drawn for another tutor, and says so', async (method, path) => {
  const answer = await ask(path, method, await signIn(), '7');
  expect([answer.status, answer.headers.get(tutorHeader), answer.headers.get('cache-control')]).toEqual([
    409,
    '8',
    'no-store',
  ]);
  expect([asked, backend.calls]).toEqual([0, [userInfo]]);
});

test('whose session it is, is asked once, and a page of its own tutor is answered', async () => {
  const cookie = await signIn();
  for (let turn = 1; turn <= 3; turn += 1) {
    const answer = await ask('/?_data=root', 'GET', cookie, '8');
    expect([answer.status, answer.headers.get(tutorHeader), asked]).toEqual([200, null, turn]);
  }
  expect(backend.calls).toEqual([userInfo]);
});

test('what does not say for whom it is, and what nobody is signed in for, goes its way', async () => {
  expect((await ask('/?_data=root', 'GET', await signIn(), undefined)).status).toBe(200);
  expect((await ask('/?_data=root', 'GET', '', '7')).status).toBe(200);
  expect([asked, backend.calls]).toEqual([2, []]);
});

test('where the service cannot say whose session it is, the request goes its way, and it is asked again', async () => {
  const cookie = await signIn();
  backend.answers.set(userInfo, { status: 500, text: '' });
  expect((await ask('/?_data=root', 'GET', cookie, '7')).status).toBe(200);
  backend.answers.set(userInfo, { ErrorCode: 0, Body: { tuid: 8, account: 'b', fullName: 'Ben' } });
  expect((await ask('/?_data=root', 'GET', cookie, '7')).status).toBe(409);
});
