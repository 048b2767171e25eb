import { hours } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { flashOf, testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type Answer, type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../account/session.server.ts';
import { action } from './read.ts';

let backend: ScriptedBackend;
let session: string;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  session = await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + hours(1)) });
});
afterAll(() => backend.close());

/** Marks a message as read, by a page with scripts or by its form. */
function mark(answer: Answer, headers: Record<string, string> = {}): Promise<Response> {
  backend.answers.set('/api/tutorcomm/readsysmsg', answer);
  const body = new URLSearchParams({ intent: 'read', mid: '7' });
  const request = testRequest('/messages/read', [session], { method: 'POST', body, headers });
  return action({ request, context: testContext(backend.url), params: {} });
}
const scripted = { accept: 'application/json' };

test.each([
  ['is refused', { ErrorCode: 1, Msg: 'Not now.' }, 404, 'Not now.'],
  ['comes too often', { status: 229, text: 'Slow down.' }, 429, 'Slow down.'],
  ['does not arrive', { status: 500, text: '' }, 503, 'Links seem to get inaccessible.'],
] as const)('a mark that %s says so', async (_name, answer, status, message) => {
  const response = await mark(answer, scripted);
  expect([response.status, await response.json()]).toEqual([status, { message }]);
});

test('without JavaScript the wish to slow down is told as such on the page that one comes back to', async () => {
  const response = await mark({ status: 229, text: 'Slow down.' });
  expect(response.headers.get('location')).toBe('/message');
  expect(await flashOf(response)).toEqual({ tone: 'error', message: 'Slow down.', isLimit: true });
});
