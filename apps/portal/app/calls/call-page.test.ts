import { hours } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import { loader } from './call-page.tsx';

const asked = '/api/im/getconversation';
const me = { id: 7, kind: 'tutor', name: 'Ana', nickname: '', email: '', TotalUnread: 0 };
const callsOf = (Calls: unknown[]) => ({
  ErrorCode: 0,
  Body: { Calls, Now: '2026-11-26T10:00:00.000Z', IsDoNotDisturb: false },
});
/** A call of conversation 3 with one of these states of the tutor. */
const call = (state: string, peerId: string | null, change: object = {}) => ({
  id: 12,
  version: 2,
  conversationId: 3,
  isGroup: true,
  callerId: 8,
  callType: 2,
  state: 'active',
  people: [
    { personId: 7, name: 'Ana', state, peerId },
    { personId: 8, name: 'Coco', state: 'joined', peerId: '6c1f9d1e-0000-4000-8000-000000000008' },
  ],
  startedAt: '2026-11-26T10:00:00.000Z',
  ringsUntil: '2026-11-26T10:00:30.000Z',
  answeredAt: '2026-11-26T10:00:05.000Z',
  endedAt: null,
  endAction: null,
  lineBusy: null,
  seconds: null,
  ...change,
});
const conversation = {
  id: 3,
  kind: 'group',
  name: 'Morning shift',
  seq: 0,
  version: 0,
  readSeq: 0,
  unread: 0,
  isMuted: false,
  isPinned: false,
  activeAt: '2026-11-26T10:00:00.000Z',
  memberCount: 2,
  members: [],
  fromSeq: 0,
  role: 'member',
  settings: null,
};
const page = '6c1f9d1e-0000-4000-8000-000000000007';
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
  backend.answers.set('/api/im/logininfo', { ErrorCode: 0, Body: me });
  backend.answers.set('/api/im/getcalls', callsOf([]));
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

test.each([
  ['that rings', call('invited', null), { standing: 'ringing', own: { peerId: null } }],
  ['of a group that goes on', call('left', null), { standing: 'open', own: { peerId: null } }],
  [
    'in another window or on another device',
    call('joined', page),
    { standing: 'own', own: { peerId: page, devices: null } },
  ],
])('a call %s is told apart from the others', async (_, live, standing) => {
  backend.answers.set('/api/im/getcalls', callsOf([live]));
  backend.answers.set(asked, { ErrorCode: 0, Body: conversation });
  expect(await open('12', 'type=2')).toMatchObject({ intent: { kind: 'join', callId: 12, ...standing } });
});

test('the address that calls leads into the call that the tutor is in with these people already', async () => {
  backend.answers.set(asked, { ErrorCode: 0, Body: conversation });
  backend.answers.set('/api/im/getcalls', callsOf([call('joined', page)]));
  expect(await open('new', 'conversation=3&type=2')).toMatchObject({
    intent: { kind: 'join', callId: 12, own: { peerId: page } },
  });
  expect(await open('new', 'conversation=4&type=2')).toMatchObject({ intent: { kind: 'invite', conversationId: 4 } });
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
