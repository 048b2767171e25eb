import { hours } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { flashOf, testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type Answer, type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
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
  return send({ intent: 'read', mid: '7' }, headers);
}
function send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams(fields);
  const request = testRequest('/messages/read', [session], { method: 'POST', body, headers });
  return action({ request, context: testContext(backend.url), params: {} });
}
const scripted = { accept: 'application/json' };

test.each([
  ['is refused', { ErrorCode: 1, Msg: 'Not now.' }, 'refused', 'Not now.'],
  ['comes too often', { status: 229, text: 'Slow down.' }, 'limited', 'Slow down.'],
  ['does not arrive', { status: 500, text: '' }, 'unknown', 'Links seem to get inaccessible.'],
] as const)('a mark that %s says so', async (_name, answer, kind, message) => {
  const response = await mark(answer, scripted);
  expect([response.status, await response.json()]).toEqual([200, { isDone: false, kind, message }]);
});

test('without JavaScript the wish to slow down is told as such on the page that one comes back to', async () => {
  const response = await mark({ status: 229, text: 'Slow down.' });
  expect(response.headers.get('location')).toBe('/message');
  expect(await flashOf(response)).toEqual({ tone: 'error', message: 'Slow down.', isLimit: true });
});

const unread = { total: 2, notice: 2, warn: 0, remind: 0 };
const readAll = (count: number): void => {
  backend.answers.set('/api/message/readallmessages', {
    ErrorCode: 0,
    Body: { seq: 12, unread, count, bulk: count === 0 ? null : { seq: 12, upTo: 9 } },
  });
};

test.each([
  [0, 'info', 'Nothing here was left to mark as read.'],
  [1, 'success', '1 message is marked as read.'],
  [17, 'success', '17 messages are marked as read.'],
])('without JavaScript it is said that %i were marked as read', async (count, tone, message) => {
  readAll(count);
  expect(await flashOf(await send({ intent: 'readAll', upTo: '9' }))).toEqual({ tone, message });
  expect(backend.asked.get('/api/message/readallmessages')).toMatchObject({ UpTo: 9 });
});

test('a page that does not know the cursor has all marked as read that there is now', async () => {
  readAll(17);
  backend.answers.set('/api/message/getmessagessince', { ErrorCode: 0, Body: { seq: 11, messages: [], unread } });
  await send({ intent: 'readAll' }, scripted);
  expect(backend.asked.get('/api/message/readallmessages')).toMatchObject({ UpTo: 11 });
});
