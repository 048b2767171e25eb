import { loginSignCookieMs } from '@tutor/rules/account/client-sign-in';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as clientAutoLogin from './client-auto-login.tsx';

const check = '/api/account/checkloginsign';
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ clientAutoLogin }, backend.url);
});
afterAll(() => backend.close());

test('a login sign is kept for its time, so that the address is tried again without it', async () => {
  const visitor = pages.browserWith([]);
  backend.answers.set(check, { status: 500, text: '' });
  const { status, cookies } = await visitor.open('/clientAutoLogin?loginSign=sign-0123456789abcdef');
  expect(status).toBe(401);
  const kept = cookies.filter((line) => line.startsWith('login-sign='));
  expect(kept).toEqual([expect.stringContaining(`Max-Age=${loginSignCookieMs / 1000}; Path=/clientAutoLogin`)]);

  backend.asked.clear();
  backend.answers.set(check, { ErrorCode: 0, Body: true });
  const ExpiresTime = new Date(Date.now() + 3_600_000).toISOString();
  const Body = { Token: 'token-handed-over-0123456789', ExpiresTime, Tuid: 8 };
  backend.answers.set('/api/account/gettokenbyloginsign', { ErrorCode: 0, Body });
  expect(await visitor.open('/clientAutoLogin', kept)).toMatchObject({ status: 303, location: '/home' });
  expect(backend.asked.get(check)).toEqual({ loginSign: 'sign-0123456789abcdef' });
});
