import { userSchema } from '@tutor/api/account/account';
import { ApiError } from '@tutor/api/core/api-error';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { flashOf, testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { sendToDegree } from '../account/degree.server.ts';
import { shownMessage } from '../kit/server/failed-call.server.ts';
import { guardFailure, loaderFailure, requireSignedIn } from './guard.server.ts';
import { startSession } from './session.server.ts';
import { requireTutor } from './tutor.server.ts';

let backend: ScriptedBackend;
let cookies: string[];

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  cookies = [await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + 3_600_000) })];
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.answers.clear();
  backend.calls.length = 0;
});

const failure = (kind: ApiError['kind'], message = 'Words of the service') =>
  new ApiError(kind, message, { endpoint: 'POST /api/x' });
const thrown = async (promise: Promise<unknown>): Promise<Response> => {
  const reason: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(reason instanceof Response)) throw new Error(`Expected a Response, got ${String(reason)}`);
  return reason;
};
const setCookie = (response: Response, name: string) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';

describe('a page for signed-in tutors', () => {
  test('sends a visitor to /welcome and remembers the page', async () => {
    const args = {
      request: testRequest('/classTab?view=day'),
      context: testContext(backend.url, '/classTab?view=day'),
    };
    const response = await thrown(requireSignedIn(args));
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/welcome?returnTo=%2FclassTab%3Fview%3Dday');
    // A page that is open is left, not changed: its forms keep what they have for after the sign-in.
    expect(response.headers.get('x-remix-reload-document')).toBe('true');
  });

  test('tells a page without JavaScript that what it sent is lost, and lets a page with its drafts be', async () => {
    const request = testRequest('/myFeedback/new', [], { method: 'POST', body: new URLSearchParams() });
    const context = testContext(backend.url, '/myFeedback/new');
    const response = await thrown(requireSignedIn({ request, context }));
    expect(response.headers.get('location')).toBe('/welcome?returnTo=%2FmyFeedback%2Fnew');
    expect((await flashOf(response))?.message).toBe(
      'You were signed out while sending this. Please sign in and fill it in again.',
    );
    const ofOpenPage = { request, context: { ...testContext(backend.url, '/myFeedback/new'), isDataRequest: true } };
    expect(await flashOf(await thrown(requireSignedIn(ofOpenPage)))).toBeUndefined();
  });

  test.each([
    ['the page where everybody arrives anyway', '/home'],
    ['a page that is not known', undefined],
    ['another site', '//evil.example/classTab'],
  ])('does not remember %s', async (_name, pagePath) => {
    const args = { request: testRequest('/home'), context: testContext(backend.url, pagePath) };
    expect((await thrown(requireSignedIn(args))).headers.get('location')).toBe('/welcome');
  });
});

describe('a guard whose load fails', () => {
  test('signs out here, goes to /welcome with the page, and counts', async () => {
    backend.answers.set('/api/account/userinfo', { status: 503, text: 'down' });
    const args = { request: testRequest('/message', cookies), context: testContext(backend.url, '/message') };
    const response = await thrown(requireTutor(args));
    expect(response.headers.get('location')).toBe('/welcome?failed=unreachable&returnTo=%2Fmessage');
    expect(response.headers.get('x-remix-reload-document')).toBe('true');
    expect(setCookie(response, 'Admin-Token')).toContain('Max-Age=0');
    expect(setCookie(response, 'login-retry')).toContain('Max-Age=3600');
  });

  test('signs nobody out for what an open page fetches: that fails like any other call', async () => {
    backend.answers.set('/api/account/userinfo', { status: 503, text: 'down' });
    const request = testRequest('/shell/extras', cookies);
    const context = { ...testContext(backend.url, '/message'), isDataRequest: true };
    const response = await thrown(requireTutor({ request, context }));
    expect(response.status).toBe(502);
    expect(response.headers.getSetCookie()).toEqual([]);
    // The frame is fetched by whoever has just signed in: that one comes in.
    const entering = { ...testContext(backend.url, '/message'), isDataRequest: true };
    const refusal = await thrown(requireTutor({ request, context: entering }, { isEntering: true }));
    expect(refusal.headers.get('location')).toBe('/welcome?failed=unreachable&returnTo=%2Fmessage');
  });

  test('goes to /500 the third time in a row and forgets the count', async () => {
    const context = testContext(backend.url);
    let retry: string[] = [];
    const locations: (string | null)[] = [];
    for (let time = 0; time < 3; time += 1) {
      const response = await guardFailure(failure('unreachable'), { request: testRequest('/home', retry), context });
      locations.push(response.headers.get('location'));
      retry = [setCookie(response, 'login-retry')];
    }
    expect(locations).toEqual(['/welcome?failed=unreachable', '/welcome?failed=unreachable', '/500']);
    expect(retry[0]).toContain('Max-Age=0');
  });

  test('loads what the frame needs once however many ask', async () => {
    backend.answers.set('/api/account/userinfo', { ErrorCode: 0, Body: { tuid: 7, account: 'a', fullName: 'A' } });
    const args = { request: testRequest('/home', cookies), context: testContext(backend.url) };
    const [first, second] = await Promise.all([requireTutor(args), requireTutor(args)]);
    expect(first).toBe(second);
    expect(backend.calls.filter((path) => path === '/api/account/userinfo')).toHaveLength(1);
  });

  test('lets the page stand when only a decoration failed', async () => {
    backend.answers.set('/api/account/userinfo', { ErrorCode: 0, Body: { tuid: 7, account: 'a', fullName: 'A' } });
    const tutor = await requireTutor({ request: testRequest('/home', cookies), context: testContext(backend.url) });
    expect(tutor.user.fullName).toBe('A');
    // Loading user info always sets the role list to admin.
    expect(tutor.roles).toEqual(['admin']);
    expect(tutor.updates).toBeUndefined();
    expect(tutor.menuSetting).toBeUndefined();
  });
});

describe('a tutor whose degree is missing', () => {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const ask = (pagePath: string, isNeedRedirectDegree: boolean, cookie: string[] = [], until = expiresAt) => {
    const user = userSchema.parse({ tuid: 7, account: 'a', fullName: 'A', isNeedRedirectDegree });
    return sendToDegree(
      { request: testRequest(pagePath, cookie), context: testContext(backend.url, pagePath) },
      { user, session: { expiresAt: until } },
    );
  };

  test('is sent to where it is given, once per session', async () => {
    const response = await ask('/home', true);
    expect(response?.headers.get('location')).toBe('/newPersonalData#section-education');
    const asked = response?.headers.getSetCookie() ?? [];
    expect(response && (await flashOf(response))?.message).toMatch(/does not have your degree yet\. Please add it/);
    expect(await ask('/classTab', true, asked)).toBeUndefined();
    const nextSession = new Date(expiresAt.getTime() + 1);
    expect(await ask('/classTab', true, asked, nextSession)).toBeInstanceOf(Response);
  });

  test.each(['/newPersonalData', '/newPersonalData?a=1', '/personalData/upload'])(
    'is left alone on %s',
    async (path) => {
      expect(await ask(path, true)).toBeUndefined();
    },
  );

  test('is the only one who is sent', async () => {
    expect(await ask('/home', false)).toBeUndefined();
  });
});

describe('a call that fails on a page', () => {
  const args = () => ({ request: testRequest('/classTab', cookies), context: testContext(backend.url, '/classTab') });

  test('with ErrorCode 3 clears the token and loads /login anew, with the page remembered', async () => {
    const response = await loaderFailure(failure('sessionGone'), args());
    expect(response.headers.get('location')).toBe('/login?returnTo=%2FclassTab');
    expect(response.headers.get('x-remix-reload-document')).toBe('true');
    expect(setCookie(response, 'Admin-Token')).toContain('Max-Age=0');
  });

  test.each([
    ['refused', 404],
    ['rateLimited', 429],
    ['unreachable', 502],
    ['malformed', 502],
    ['timeout', 504],
    ['signature', 500],
  ] as const)('of the kind %s becomes status %d', async (kind, status) => {
    expect((await loaderFailure(failure(kind), args())).status).toBe(status);
  });

  test('shows the words of the service, except for a failed signature', async () => {
    expect(shownMessage(failure('refused'))).toBe('Words of the service');
    expect(shownMessage(failure('signature', 'Signature verification failed!'))).not.toContain('ignature');
    const page: unknown = await (
      await loaderFailure(failure('signature', 'Signature verification failed!'), args())
    ).json();
    expect(JSON.stringify(page)).not.toContain('ignature ver');
  });

  test('is not hidden when it is no failed call at all', async () => {
    await expect(loaderFailure(new TypeError('a defect'), args())).rejects.toThrow('a defect');
  });
});
