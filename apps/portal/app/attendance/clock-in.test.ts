import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import { action } from './clock-in.ts';

let backend: ScriptedBackend;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
});
afterAll(() => backend.close());

test.each([
  [1, '', 'clockedIn', 'success', 'You are clocked in.'],
  [1, 'Good morning!', 'clockedIn', 'success', 'Good morning!'],
  [-1, 'You did that before.', 'clockedIn', 'error', 'You did that before.'],
  [0, '', 'ready', 'error', 'You are not clocked in.'],
  [2, 'Late by 2 minutes.', 'late', 'error', 'Late by 2 minutes.'],
  [9, 'Too late.', 'closed', 'error', 'Too late.'],
])('Body %i, Msg %j of a clock-in is %s, told as %s', async (Body, Msg, state, tone, message) => {
  backend.answers.set('/api/tutorcomm/registration', { ErrorCode: 0, Msg, Body });
  const session = await startSession({
    token: 'token-of-a-tutor-0123456789',
    expiresAt: new Date(Date.now() + 60_000),
  });
  const request = testRequest('/attendance/clock-in', [session], { method: 'POST', body: new URLSearchParams() });
  const context = { ...testContext(backend.url), isDataRequest: true };
  expect(await (await action({ request, context, params: {} })).json()).toMatchObject({
    result: { state, message, isSuccess: tone === 'success' },
    flash: { tone, message },
  });
});
