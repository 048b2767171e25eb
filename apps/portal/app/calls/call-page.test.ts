import { hours } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import { loader } from './call-page.tsx';

const asked = '/api/im/getconversation';
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
  backend.answers.set(asked, { ErrorCode: 109, Msg: 'You are no longer in it.' });
});
afterAll(() => backend.close());

async function open(call: string, search: string, site = 'same-origin'): Promise<unknown> {
  const request = testRequest(`/call/${call}?${search}`, [session], { headers: { 'sec-fetch-site': site } });
  return (await loader({ request, context: testContext(backend.url), params: { call } })).json();
}

test('whoever may not call reads why', async () => {
  backend.answers.set('/api/im/logininfo', { ErrorCode: 101, Msg: 'Your account is not authorized to use IM chat' });
  backend.answers.set(asked, { ErrorCode: 101, Msg: 'Your account is not authorized to use IM chat' });
  expect(await open('new', 'conversation=7&type=1')).toEqual({
    problem: 'Your account is not authorized to use IM chat',
  });
});

test('a call that neither rings nor goes on has ended', async () => {
  backend.answers.set('/api/im/getcalls', { ErrorCode: 0, Body: { Calls: [], Now: '2026-11-26T10:00:00Z' } });
  expect(await open('12', 'type=2')).toEqual({ problem: 'This call has ended.' });
});

test.each([
  ['new', 'type=1'],
  ['new', 'conversation=0&type=1'],
  ['new', 'conversation=7&type=video'],
  ['new', 'conversation=7&type=1&people=1,x'],
  ['new', 'conversation=7&type=1&people=1,2,3,4'],
  ['0', 'type=1'],
  ['twelve', 'type=1'],
])('the address of %s with %s is of no call', async (call, search) => {
  await expect(open(call, search)).rejects.toMatchObject({ status: 404 });
  expect(backend.calls).toEqual([]);
});

test('three people of a group are as many as can be called', async () => {
  await open('new', 'conversation=7&type=1&people=1,2,3');
  expect(backend.calls).toContain(asked);
});

test('another site opens no call: its page calls or answers by itself', async () => {
  expect(await open('new', 'conversation=7&type=2', 'cross-site')).toEqual({
    problem: 'Another site opened this call.',
  });
  expect(backend.calls).toEqual([]);
});
