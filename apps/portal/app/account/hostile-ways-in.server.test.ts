import { hostilePaths } from '@tutor/rules/testing/hostile-paths';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testContext, testRequest, testSecrets, thrownBy } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { grabDidi } from '../messages/didi-grab.server.ts';
import { createApi } from '../session/api.server.ts';
import { startSession } from '../session/session.server.ts';
import { loader as clientAutoLogin } from './client-auto-login.tsx';
import { loader as loginAuto } from './login-auto.tsx';
import { loader as moodle } from './moodle.ts';
import { loader as redirectPage } from './redirect.tsx';

// Pages are not drawn here, and their styles need a bundler.
vi.mock('@tutor/ui/account/expired-sign-in.tsx', () => ({ ExpiredSignIn: () => null }));
vi.mock('@tutor/ui/account/leaving-page.tsx', () => ({ LeavingPage: () => null }));
vi.mock('@tutor/ui/account/sign-in-problem.tsx', () => ({ SignInProblem: () => null }));
vi.mock('./switch-account.tsx', () => ({ SwitchAccount: () => null }));

// A way in that an address opens leads to one place only, whatever else the address says.
let backend: ScriptedBackend;
let session: string;
const training = 'https://training.tutors.example';

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  const expiresAt = new Date(Date.now() + 3_600_000);
  session = await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt });
  const handedOver = { Token: 'token-handed-over-0123456789', ExpiresTime: expiresAt.toISOString(), Tuid: 8 };
  for (const call of ['autologin', 'gettokenbyloginsign']) {
    backend.answers.set(`/api/account/${call}`, { ErrorCode: 0, Body: handedOver });
  }
  backend.answers.set('/api/account/checkloginsign', { ErrorCode: 0, Body: true });
  backend.answers.set('/api/system/setting', { ErrorCode: 0, Body: { Hosts: { Menus: { moodle: training } } } });
});
afterAll(() => backend.close());

/** Where a loader leads for each hostile value in every parameter that somebody could hope for; each from its own address. */
async function led(
  loader: (args: Parameters<typeof moodle>[0]) => Promise<Response | { url?: undefined }>,
  path: string,
  cookies: readonly string[],
): Promise<Set<string>> {
  const places = new Set<string>();
  let address = 0;
  for (const value of hostilePaths) {
    address += 1;
    const query = new URLSearchParams();
    for (const name of ['token', 'loginSign', 'returnTo', 'redirect', 'path', 'host', 'url']) query.set(name, value);
    // What opens the way in is in order where the value is none.
    if (value.trim() === '') query.set('token', 'token');
    query.set('loginSign', 'sign-0123456789abcdef');
    const response = await loader({
      request: testRequest(`${path}?${query}`, cookies),
      params: {},
      context: { ...testContext(backend.url), clientAddress: `${path} ${address}` },
    }).catch((thrown: unknown) => thrown);
    if (!(response instanceof Response)) throw new Error('expected a Response');
    const location = response.headers.get('location');
    places.add(location ?? `no place (${response.status})`);
    expect(response.headers.get('set-cookie') ?? '').not.toContain('evil');
  }
  return places;
}

test(`/loginAuto leads to /home with each of ${hostilePaths.length} values`, async () => {
  expect(await led(loginAuto, '/loginAuto', [])).toEqual(new Set(['/home']));
});

test('/clientAutoLogin leads to /home with each of them', async () => {
  expect(await led(clientAutoLogin, '/clientAutoLogin', [])).toEqual(new Set(['/home']));
});

test('/moodle leads to the host that the settings name, by /redirect, with each of them, a visitor too', async () => {
  const place = `/redirect?${new URLSearchParams({ host: training, path: '/' })}`;
  expect(await led(moodle, '/moodle', [session])).toEqual(new Set([place]));
  expect(await led(moodle, '/moodle', [])).toEqual(new Set([place]));
});

test('/moodle leads to the messages of the training site where the settings name no host for it', async () => {
  const settings = backend.answers.get('/api/system/setting');
  backend.answers.set('/api/system/setting', { ErrorCode: 0, Body: { Hosts: { Menus: {} } } });
  expect(await led(moodle, '/moodle', [session])).toEqual(new Set(['/trainingCenter/moodleMessage']));
  if (settings !== undefined) backend.answers.set('/api/system/setting', settings);
});

test('a visitor is led on by /redirect with no sign-in, and asked before leaving for a host that may have none', async () => {
  const lead = (host: string) =>
    redirectPage({
      request: testRequest(`/redirect?${new URLSearchParams({ host, path: '/lessons' })}`),
      params: {},
      context: testContext(backend.url),
    });
  const Hosts = {
    WhiteList: [
      { domain: 'training.tutors.example', redirect: true, level: 0 },
      { domain: 'shop.example', redirect: false, level: 0 },
    ],
  };
  backend.answers.set('/api/system/setting', { ErrorCode: 0, Body: { Hosts } });
  expect((await thrownBy(lead(training))).headers.get('location')).toBe(`${training}/lessons`);
  expect(await (await lead('https://shop.example')).json()).toMatchObject({ host: 'shop.example' });
  expect((await thrownBy(lead('https://evil.example'))).headers.get('location')).toBe('/404');
});

test('a didi request leads to no order page that the settings name by one of them, and is not marked', async () => {
  const context = testContext(backend.url);
  backend.answers.set('/api/account/userinfo', { ErrorCode: 0, Body: { tuid: 7, account: 'a', fullName: 'A' } });
  const grab = (page: string) => {
    const Hosts = { WhiteList: [{ domain: 'training.tutors.example', redirect: true, level: 0 }] };
    backend.answers.set('/api/system/setting', { ErrorCode: 0, Body: { DidiGrabUrl: page, Hosts } });
    const args = { request: testRequest('/messages/didi', [session]), context };
    return grabDidi(args, createApi(context, 'token-of-a-tutor-0123456789'), { id: 1, classId: 2 });
  };
  const pages = [...hostilePaths, ...hostilePaths.map((value) => `${training}${value}`)];
  const led: string[] = [];
  const before = backend.calls.length;
  for (const page of pages) {
    const isTraining = URL.canParse(page) && new URL(page).origin === training;
    if (!isTraining)
      await grab(page).then(
        () => led.push(page),
        () => undefined,
      );
  }
  expect(led).toEqual([]);
  expect(new Set(backend.calls.slice(before))).toEqual(new Set(['/api/system/setting', '/api/account/userinfo']));
  // The order page of a host on the list is gone to, once the request is marked.
  backend.answers.set('/api/message/readdidipoint', { ErrorCode: 0, Body: true });
  backend.answers.set('/api/system/gettimestamp', { ErrorCode: 0, Body: { Now: new Date().toISOString() } });
  expect(new URL(await grab(`${training}/orders`)).origin).toBe(training);
  expect(backend.calls).toContain('/api/message/readdidipoint');
});
