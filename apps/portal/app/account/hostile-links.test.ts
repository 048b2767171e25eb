import { hostilePaths, isOf } from '@tutor/rules/testing/hostile-paths';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import * as login from './login.tsx';
import { loader as redirectPage } from './redirect.tsx';
import * as welcome from './welcome.tsx';

const portal = 'https://portal.example';
const training = 'training.tutors.example';
let backend: ScriptedBackend;
let session: string;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  const expiresAt = new Date(Date.now() + 3_600_000);
  session = await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt });
  pages = await servePages({ login, welcome }, backend.url, { isDemo: true });
  const accounts = [{ account: 'maria', password: 'of-the-demonstration', name: 'Maria', shows: 'A full day' }];
  backend.answers.set('/demo/accounts', { status: 200, text: JSON.stringify({ accounts }) });
  const answer = (path: string, Body: unknown) => backend.answers.set(path, { ErrorCode: 0, Body });
  const Hosts = { WhiteList: [{ domain: training, redirect: true, level: 0 }] };
  answer('/api/system/setting', { AuthorityUrl: 'https://identity.example', Hosts });
  answer('/api/account/login', { Token: 'token-of-a-tutor-0123456789', ExpiresTime: expiresAt.toISOString(), Tuid: 7 });
  answer('/api/account/createloginsign', { LoginSign: 'sign-0123456789abcdef' });
});
afterAll(() => backend.close());

describe(`none of ${hostilePaths.length} hostile values`, () => {
  test('leads to another site after the sign-in', async () => {
    expect(hostilePaths.length).toBeGreaterThanOrEqual(150);
    const astray: string[] = [];
    for (const returnTo of hostilePaths) {
      const body = new URLSearchParams({ account: 'maria', password: 'of-the-demonstration', returnTo });
      const response = await login.action({
        request: testRequest('/login', [], { method: 'POST', body }),
        params: {},
        context: testContext(backend.url),
      });
      const location = response.headers.get('location');
      if (response.status !== 302 || location === null || !isOf(portal, location))
        astray.push(`${returnTo} → ${location}`);
    }
    expect(astray).toEqual([]);
  });

  test.each([
    ['/login', ['/oidc-sign-in?returnTo=%2Fhome', '/home', '/login', '/forgetPassword']],
    ['/welcome', ['/login']],
  ])('turns a link or a form of %s on to another site', async (page, own) => {
    const astray: string[] = [];
    for (const value of hostilePaths) {
      const targets = targetsIn(await pages.visit(`${page}?returnTo=${encodeURIComponent(value)}`));
      for (const target of targets) {
        const carried = new URL(target, portal).searchParams.get('returnTo');
        if (!isOf(portal, target) || (carried !== null && !isOf(portal, carried))) astray.push(`${value} → ${target}`);
      }
    }
    expect(astray).toEqual([]);
    expect(targetsIn(await pages.visit(page))).toEqual(expect.arrayContaining(own));
  });

  test('makes /redirect lead off the list or take the sign-in along', async () => {
    const astray: string[] = [];
    for (const value of hostilePaths) {
      for (const query of [
        { host: `https://${training}`, path: value },
        { host: value, path: '/home' },
        { host: `https://${training}${value}`, path: '/home' },
      ]) {
        const leading: Promise<unknown> = redirectPage({
          request: testRequest(`/redirect?${new URLSearchParams(query)}`, [session]),
          params: {},
          context: testContext(backend.url),
        });
        const location = await leading.then(
          () => 'a page of its own',
          (thrown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown),
        );
        const isListed = URL.canParse(location) && new URL(location).origin === `https://${training}`;
        if (!isListed && location !== '/404') astray.push(`${JSON.stringify(query)} → ${location}`);
      }
    }
    expect(astray).toEqual([]);
  });
});

/** Everything in a document that a press or a form can lead to. */
function targetsIn(html: string): string[] {
  return [
    ...html.matchAll(
      /<(?:a|area)\b[^>]*?\bhref="([^"]*)"|<form\b[^>]*?\baction="([^"]*)"|name="returnTo"[^>]*?\bvalue="([^"]*)"/g,
    ),
  ]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .map((text) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'));
}
