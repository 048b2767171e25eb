import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { readSession, startSession } from '../session/session.server.ts';
import { enter, mayTryToEnter, switchAccount } from './enter.server.ts';

const handedOver = { token: 'token-handed-over-0123456789', expiresAt: new Date(Date.now() + 3_600_000), tuid: 8 };
let backend: ScriptedBackend;
let signedIn: string[];

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  signedIn = [await startSession({ token: 'token-of-tutor-seven-0123456', expiresAt: handedOver.expiresAt })];
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.answers.clear();
  backend.calls.length = 0;
});

const args = (cookies: readonly string[], headers: Record<string, string> = {}) => ({
  request: testRequest('/loginAuto?token=secret', cookies, { headers }),
  context: testContext(backend.url),
});
const isSignedInAs = (tuid: number) =>
  backend.answers.set('/api/account/userinfo', { ErrorCode: 0, Body: { tuid, account: 'a', fullName: 'Ana' } });

async function tokenOf(response: Response): Promise<string | undefined> {
  return (await readSession(testRequest('/', response.headers.getSetCookie())))?.token;
}

describe('a session that an address hands over', () => {
  // First of all: nobody waits for what is told, and a call of another test may come late.
  test('is told to the company once it is taken, and not before', async () => {
    const told = () => backend.calls.filter((path) => path === '/api/account/loginlog').length;
    isSignedInAs(7);
    const question = await enter(args(signedIn), handedOver, { isClient: false });
    if (question instanceof Response) throw new Error('expected a question');
    expect(told()).toBe(0);
    await switchAccount(args(signedIn), question.sealed);
    await vi.waitFor(() => expect(told()).toBe(1), { timeout: 20_000 });
    await enter(args([]), handedOver, { isClient: true });
    await vi.waitFor(() => expect(told()).toBe(2), { timeout: 20_000 });
  });

  test('is taken by a visitor, who leaves the address at once', async () => {
    const response = await enter(args([]), handedOver, { isClient: false });
    if (!(response instanceof Response)) throw new Error('expected to be let in');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/home');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await tokenOf(response)).toBe(handedOver.token);
    expect(response.headers.getSetCookie().some((line) => line.startsWith('client='))).toBe(false);
  });

  test('inside the desktop client leaves its mark for 100 days', async () => {
    const response = await enter(args([]), handedOver, { isClient: true });
    if (!(response instanceof Response)) throw new Error('expected to be let in');
    const mark = response.headers.getSetCookie().find((line) => line.startsWith('client='));
    expect(mark).toContain(`Max-Age=${100 * 24 * 3600}`);
  });

  test('is taken without a question by the tutor who is signed in already', async () => {
    isSignedInAs(8);
    expect(await enter(args(signedIn), handedOver, { isClient: false })).toBeInstanceOf(Response);
  });

  test('of another tutor is asked about first, and not taken', async () => {
    isSignedInAs(7);
    const question = await enter(args(signedIn), handedOver, { isClient: false });
    expect(question).toMatchObject({ currentName: 'Ana (7)', newName: expect.stringContaining('Ana') });
    expect(JSON.stringify(question)).not.toContain(handedOver.token);
  });

  test.each([true, false])(
    'by a link of another site is asked about first; inside the client: %s',
    async (isClient) => {
      isSignedInAs(8);
      const visitor = args([], { 'sec-fetch-site': 'cross-site' });
      const question = await enter(visitor, handedOver, { isClient });
      if (question instanceof Response) throw new Error('expected a question');
      expect(question).toEqual({ newName: 'Ana (8)', sealed: expect.any(String) });
      expect(question.sealed).not.toContain(handedOver.token);
      const response = await switchAccount(args([]), question.sealed);
      expect(response === undefined ? undefined : await tokenOf(response)).toBe(handedOver.token);
      expect(response?.headers.getSetCookie().some((line) => line.startsWith('client='))).toBe(isClient);
    },
  );

  test.each(['none', 'same-origin', 'same-site'])(
    'is taken without a question where it came from: %s',
    async (site) => {
      expect(await enter(args([], { 'sec-fetch-site': site }), handedOver, { isClient: true })).toBeInstanceOf(
        Response,
      );
    },
  );

  test('is not taken while nobody can say who is signed in', async () => {
    backend.answers.set('/api/account/userinfo', { status: 503, text: 'down' });
    await expect(enter(args(signedIn), handedOver, { isClient: false })).rejects.toThrow();
  });

  test('is taken without a question when the session here is over', async () => {
    backend.answers.set('/api/account/userinfo', { ErrorCode: 3, Msg: '' });
    expect(await enter(args(signedIn), handedOver, { isClient: false })).toBeInstanceOf(Response);
  });

  test('is taken when the tutor agrees', async () => {
    isSignedInAs(7);
    const question = await enter(args(signedIn), handedOver, { isClient: false });
    if (question instanceof Response) throw new Error('expected a question');
    const response = await switchAccount(args(signedIn), question.sealed);
    expect(response === undefined ? undefined : await tokenOf(response)).toBe(handedOver.token);
  });

  test.each([null, '', 'forged', 'a.b.c.d.e'])('is not taken on the answer %j', async (sealed) => {
    expect(await switchAccount(args([]), sealed)).toBeUndefined();
  });
});

test('an address may try ten times a minute, and others are not held up by it', async () => {
  const from = (clientAddress: string) => ({ ...testContext(backend.url), clientAddress });
  const tries = await Promise.all(Array.from({ length: 11 }, () => mayTryToEnter(from('198.51.100.7'))));
  expect(tries).toEqual([...Array.from({ length: 10 }, () => true), false]);
  expect(await mayTryToEnter(from('198.51.100.8'))).toBe(true);
  const ofOneNetwork = Array.from({ length: 11 }, (_, index) => mayTryToEnter(from(`2001:db8:0:1::${index}`)));
  expect((await Promise.all(ofOneNetwork)).at(-1)).toBe(false);
});
