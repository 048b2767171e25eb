import { beforeAll, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { guarded } from '../session/guarded.server.ts';
import { rememberLastTutor } from '../session/last-tutor.server.ts';
import { loader as entrance } from './entrance.ts';
import * as login from './login.tsx';
import { action as logout } from './logout.ts';

let ended: Pages;
let visitor: Pages;
let signedIn: Pages;
type Pages = ReturnType<Awaited<ReturnType<typeof servePages>>['browserWith']>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', 'a-session-secret-of-thirty-two-characters');
  const pages = await servePages(
    { login, logout: { action: logout }, start: { loader: entrance }, fees: { loader: guarded(() => ({})) } },
    'http://127.0.0.1:1',
  );
  signedIn = pages;
  ended = pages.browserWith([await rememberLastTutor('maria.santos')]);
  visitor = pages.browserWith([]);
});

test('who was signed in until the session ended goes to /login, wherever from; a visitor to /welcome', async () => {
  for (const path of ['/fees', '/start']) {
    expect((await ended.open(path)).location, path).toBe('/login');
    expect((await visitor.open(path)).location, path).toBe('/welcome');
  }
});

test('/login says that the session has ended, with the account filled in; to a visitor it says nothing of it', async () => {
  const told = 'Your session has ended';
  const page = await ended.open('/login');
  expect([page.text.includes(told), page.fields('Sign in').account]).toEqual([true, ['maria.santos']]);
  const other = await visitor.open('/login');
  expect([other.text.includes(told), other.fields('Sign in').account]).toEqual([false, ['']]);
});

test('a refused sign-in says why, and not that the session has ended', async () => {
  const page = await ended.send('/login', { account: 'ana', password: '' });
  expect([page.text.includes('Your session has ended'), page.fields('Sign in').account]).toEqual([false, ['ana']]);
});

test('who signs out is a visitor from then on', async () => {
  const { cookies } = await signedIn.send('/logout', {});
  const cleared = cookies
    .filter((cookie) => /^[\w-]+=; .*Max-Age=0/.test(cookie))
    .map((cookie) => cookie.split('=')[0]);
  expect(cleared).toEqual(['Admin-Token', 'last-tutor']);
});
