import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { enter, switchAccount } from '../account/enter.server.ts';
import { action as signIn } from '../account/login.tsx';
import { replaceSession } from './replace-session.server.ts';
import { readSession, startSession } from './session.server.ts';

// Pages are not drawn here, and their styles need a bundler.
vi.mock('@tutor/ui/account/auth-layout.tsx', () => ({ AuthLayout: () => null }));
vi.mock('@tutor/ui/account/demo-accounts.tsx', () => ({ DemoAccounts: () => null }));
vi.mock('@tutor/ui/account/sign-in-form.tsx', () => ({ SignInForm: () => null }));

const replaced = 'token-of-tutor-seven-0123456';
const token = 'token-of-tutor-eight-0123456';
const expiresAt = new Date(Date.now() + 3_600_000);
const logout = '/api/account/logout';
let backend: ScriptedBackend;
let cookies: string[];

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  cookies = [await startSession({ token: replaced, expiresAt })];
  const answer = (path: string, Body: unknown) => backend.answers.set(path, { ErrorCode: 0, Body });
  answer('/api/account/login', { Token: token, ExpiresTime: expiresAt.toISOString(), Tuid: 8 });
  answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'Ana' });
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.authorizations.clear();
  backend.answers.set(logout, { ErrorCode: 0, Body: true });
});

const args = (path: string, setCookies = cookies, init: RequestInit = {}) => ({
  request: testRequest(path, setCookies, init),
  params: {},
  context: testContext(backend.url),
});
const signInWith = (setCookies: string[]) =>
  signIn(
    args('/login', setCookies, { method: 'POST', body: new URLSearchParams({ account: 'ana', password: 'right' }) }),
  );
const tokenOf = async (response: Response) =>
  (await readSession(testRequest('/', response.headers.getSetCookie())))?.token;

describe('a sign-in over a session ends that session at the service, and no other,', () => {
  test('by the password', async () => {
    expect(await tokenOf(await signInWith(cookies))).toBe(token);
    expect(backend.authorizations.get(logout)).toBe(`Bearer ${replaced}`);
  });

  test('by a switch of accounts', async () => {
    const question = await enter(args('/loginAuto'), { token, expiresAt, tuid: 8 }, { isClient: false });
    if (question instanceof Response) throw new Error('expected a question');
    expect(backend.authorizations.has(logout)).toBe(false);
    const response = await switchAccount(args('/loginAuto'), question.sealed);
    expect(response === undefined ? undefined : await tokenOf(response)).toBe(token);
    expect(backend.authorizations.get(logout)).toBe(`Bearer ${replaced}`);
  });

  test('even where the service does not answer', async () => {
    backend.answers.set(logout, { status: 503, text: 'down' });
    expect(await tokenOf(await signInWith(cookies))).toBe(token);
  });
});

test('nothing is ended where nobody was signed in, or the same session starts again', async () => {
  expect(await tokenOf(await signInWith([]))).toBe(token);
  await replaceSession(args('/oidc-callback'), { token: replaced, expiresAt });
  expect(backend.authorizations.has(logout)).toBe(false);
});
