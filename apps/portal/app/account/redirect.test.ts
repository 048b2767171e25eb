import { hours } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as page from './redirect.tsx';

const exchange = '/api/account/autologin';
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  // Its title is a function of its own data, which the framework types for the route alone.
  const { meta: _, ...redirect } = page;
  pages = await servePages({ redirect }, backend.url);
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.calls.length = 0;
  backend.answers.clear();
  const ExpiresTime = new Date(Date.now() + hours(1)).toISOString();
  const Body = { Token: 'token-handed-over-0123456789', ExpiresTime, Tuid: 8 };
  backend.answers.set(exchange, { ErrorCode: 0, Body });
  backend.answers.set('/api/account/loginlog', { ErrorCode: 0 });
});

const cookieNames = (cookies: readonly string[]) => cookies.map((line) => line.split('=')[0]);
const addressOf = (query: Record<string, string>) => `/redirect?${new URLSearchParams(query)}`;

test('another portal of the company sends a tutor to a path here: the token becomes a session and leaves the address', async () => {
  const visitor = pages.browserWith([]);
  const asked = { token: 'one-time-token-0123', path: '/message?kind=notice' };
  const arrived = await visitor.open(addressOf(asked));
  expect([arrived.status, arrived.location]).toEqual([303, '/message?kind=notice']);
  expect(backend.asked.get(exchange)).toEqual({ code: 'one-time-token-0123' });
  expect(cookieNames(arrived.cookies)).toContain('Admin-Token');
  expect(arrived.cookies.join()).not.toContain('token-handed-over');
  expect(cookieNames(arrived.cookies)).not.toContain('client');
  const client = await visitor.open(addressOf({ ...asked, client: '1' }));
  expect(cookieNames(client.cookies)).toContain('client');
});

test.each([
  '//evil.example/',
  'https://evil.example/',
  '/\\evil.example',
  '/%2F%2Fevil.example',
  'javascript:alert(1)',
  '',
])('the path %j leads to the dashboard and nowhere else', async (path) => {
  const { status, location } = await pages.browserWith([]).open(addressOf({ token: 'one-time-token-0123', path }));
  expect([status, location]).toEqual([303, '/home']);
});

test('a token that is used up says so and signs nobody in, and no token at all is none of a portal', async () => {
  backend.answers.set(exchange, { ErrorCode: 1, Msg: 'This link was used already.' });
  const visitor = pages.browserWith([]);
  const used = await visitor.open(addressOf({ token: 'one-time-token-0123', path: '/message' }));
  expect(used.status).toBe(401);
  expect(used.text).toContain('This link was used already.');
  expect(used.text).not.toContain('one-time-token-0123');
  expect(cookieNames(used.cookies)).not.toContain('Admin-Token');
  expect((await visitor.open(addressOf({ token: '', path: '/message' }))).status).toBe(400);
});

test('a tutor who works here in another account is asked first, and then goes on to the path', async () => {
  backend.answers.set('/api/account/userinfo', { ErrorCode: 0, Body: { tuid: 7, account: 'a', fullName: 'Ana Lim' } });
  const asked = await pages.open(addressOf({ token: 'one-time-token-0123', path: '/message' }));
  expect(asked.status).toBe(200);
  expect(cookieNames(asked.cookies)).not.toContain('Admin-Token');
  const sealed = asked.document.querySelector<HTMLInputElement>('[name=sealed]')?.value ?? '';
  const entered = await pages.send(addressOf({ token: 'one-time-token-0123', path: '/elsewhere' }), { sealed });
  expect([entered.status, entered.location]).toEqual([303, '/message']);
  expect(backend.calls.filter((call) => call === exchange)).toHaveLength(1);
});
