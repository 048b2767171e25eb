import { hours } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import { action } from './notice.ts';

let backend: ScriptedBackend;
let session: string;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  session = await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + hours(1)) });
});
afterAll(() => backend.close());

test.each([
  ['accept', {}, 'readclassmsg', 'The notice is accepted.'],
  ['refuse', { reason: 'I have an exam that day.' }, 'noticesendrefuse', 'Your reason was sent.'],
])('%s, taken without a word of the service, is told all the same', async (intent, fields, call, message) => {
  backend.answers.set(`/api/tutorcomm/${call}`, { ErrorCode: 0, Body: true });
  const body = new URLSearchParams({ intent, mid: '7', ...fields });
  const request = testRequest('/messages/notice', [session], { method: 'POST', body });
  const response = await action({ request, context: testContext(backend.url), params: {} });
  expect(await response.json()).toMatchObject({ isDone: true, flash: { tone: 'success', message } });
});
