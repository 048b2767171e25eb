import { hours } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type Answer, type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import { action } from './calls.ts';

let backend: ScriptedBackend;
let session: string;
beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  session = await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + hours(1)) });
});
beforeEach(() => {
  backend.answers.clear();
  backend.calls.length = 0;
});
afterAll(() => backend.close());

async function send(fields: Record<string, string>, cookies = [session]) {
  const request = testRequest('/chat/calls', cookies, { method: 'POST', body: new URLSearchParams(fields) });
  const response = await action({ request, context: testContext(backend.url), params: {} });
  return { status: response.status, answer: await response.json() };
}
const unread = { call: 'unread', body: '{}' };

test('a call is carried to the service with its body, and its reply back', async () => {
  backend.answers.set('/api/im/readconversation', { ErrorCode: 0, Body: { Unread: 0, TotalUnread: 4, Version: 3 } });
  const { answer } = await send({ call: 'read', body: JSON.stringify({ ConversationId: 7, UpTo: 12 }) });
  expect(answer).toEqual({ isDone: true, body: { Unread: 0, TotalUnread: 4, Version: 3 } });
  expect(backend.asked.get('/api/im/readconversation')).toMatchObject({ ConversationId: 7, UpTo: 12 });
  expect(backend.signedIn.get('/api/im/readconversation')).toBe(true);
});

test.each<[string, Answer, string, string]>([
  ['is refused', { ErrorCode: 109, Msg: 'You are no longer in it.' }, 'refused', 'You are no longer in it.'],
  ['comes too often', { status: 229, text: 'Slow down.' }, 'limited', 'Slow down.'],
  ['is lost', { status: 500, text: '' }, 'unknown', 'Links seem to get inaccessible.'],
])('a call that %s says so', async (_what, given, kind, message) => {
  backend.answers.set('/api/im/getunreadcount', given);
  expect((await send(unread)).answer).toEqual({ isDone: false, kind, message });
});

test.each([
  ['an unknown name', { call: 'everything', body: '{}' }],
  ['a name of every object', { call: 'toString', body: '{}' }],
  ['the hub’s token', { call: 'token', body: '{}' }],
  ['the hub’s address', { call: 'domain', body: '{}' }],
  ['a body that is no JSON', { call: 'unread', body: '{' }],
  ['no body', { call: 'unread' }],
])('with %s nothing is called', async (_what, fields) => {
  const { status, answer } = await send(fields);
  expect([status, answer.kind]).toEqual([200, 'refused']);
  expect(backend.calls).toEqual([]);
});

test('nobody who is not signed in calls anything', async () => {
  expect(await send(unread, [])).toMatchObject({ status: 401, answer: { isDone: false, kind: 'signedOut' } });
  expect(backend.calls).toEqual([]);
});

test('a session that has ended meanwhile ends here, too', async () => {
  backend.answers.set('/api/im/getunreadcount', { ErrorCode: 3, Msg: 'Please login again.' });
  expect(await send(unread)).toMatchObject({ status: 401, answer: { kind: 'signedOut' } });
});
