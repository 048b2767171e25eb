import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runGuarded, testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { recordClientVersion } from '../account/client-version.server.ts';
import { startSession } from '../session/session.server.ts';
import { loadExtras } from './extras.server.ts';

let backend: ScriptedBackend;
let session: string;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  session = await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + 3_600_000) });
  backend.answers.set('/api/account/userinfo', { ErrorCode: 0, Body: { tuid: 7, account: 'a', fullName: 'A' } });
  backend.answers.set('/api/system/clientdownloadnotice', {
    ErrorCode: 0,
    Body: { ShowNotice: true, Title: 'Get the client', Content: '<p>Please.</p>' },
  });
  const WhiteList = [{ domain: 'tutors.example', redirect: false, level: 1 }];
  backend.answers.set('/api/system/setting', {
    ErrorCode: 0,
    Body: { Hosts: { WhiteList, Menus: { serviceFee: 'https://pay.tutors.example' } } },
  });
});
afterAll(() => backend.close());

const notice = async (cookies: readonly string[]) => {
  const args = { request: testRequest('/shell/extras', [session, ...cookies]), context: testContext(backend.url) };
  return (await runGuarded(loadExtras, args)).dialogs.clientNotice?.title;
};

test('the notice of the desktop client is shown, but not to who uses the client already', async () => {
  expect(await notice([])).toBe('Get the client');
  expect(await notice([`client=${btoa(JSON.stringify('1'))}`])).toBeUndefined();
});

const inClient = `client=${btoa(JSON.stringify('1'))}`;
const record = (cookies: readonly string[], agent: string) =>
  runGuarded(recordClientVersion, {
    request: testRequest('/shell/extras', [session, ...cookies], { headers: { 'user-agent': agent } }),
    context: testContext(backend.url),
  });

test('the version of the desktop client is recorded once for each tutor and version', async () => {
  const recorded = '/api/account/addtutorclientversion';
  const asked = () => backend.calls.filter((path) => path === recorded).length;
  const agent = 'Mozilla/5.0 tutor-mac/4.2.0';
  expect(await record([], agent)).toBeUndefined();
  expect(await record([inClient], 'Mozilla/5.0')).toBeUndefined();
  expect(asked()).toBe(0);
  // Not recorded: asked again with the next page.
  expect(await record([inClient], agent)).toBeUndefined();
  backend.answers.set(recorded, { ErrorCode: 0, Msg: 'Later', Body: true });
  expect(await record([inClient], agent)).toBeUndefined();
  expect(asked()).toBe(2);
  backend.answers.set(recorded, { ErrorCode: 0, Msg: 'Success', Body: true });
  const kept = (await record([inClient], agent)) ?? '';
  expect(kept).toContain('client-version=');
  expect(asked()).toBe(3);
  expect(await record([inClient, kept], agent)).toBeUndefined();
  expect(asked()).toBe(3);
  expect(await record([inClient, kept], 'Mozilla/5.0 tutor-mac/4.2.1')).toBeDefined();
  // Two tutors of one computer, in turns.
  const user = (tuid: number) =>
    backend.answers.set('/api/account/userinfo', { ErrorCode: 0, Body: { tuid, account: 'a', fullName: 'A' } });
  user(8);
  const both = (await record([inClient, kept], agent)) ?? '';
  expect(asked()).toBe(5);
  user(7);
  expect(await record([inClient, both], agent)).toBeUndefined();
  expect(asked()).toBe(5);
});

test.each([
  ['user info', '/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'A', isCustomized: true }],
  ['the contract', '/api/tutorcomm/getcontractstatus', { Item1: true, Item2: -1, Item3: true }],
  [
    'the tutor status',
    '/api/teachinfo/gettutorstatusinfo',
    { PersonalState: 1, ContactState: 1, HB: 1, TLState: 1, IsCustomized: 1 },
  ],
])('a tutor is customized where %s says so', async (_name, path, Body) => {
  const args = () => ({ request: testRequest('/shell/extras', [session]), context: testContext(backend.url) });
  // No other of the three can be had here, and not known is not none.
  expect((await runGuarded(loadExtras, args())).panel.isCustom).toBeNull();
  const before = backend.answers.get(path);
  backend.answers.set(path, { ErrorCode: 0, Body });
  expect((await runGuarded(loadExtras, args())).panel.isCustom).toBe(true);
  if (before === undefined) backend.answers.delete(path);
  else backend.answers.set(path, before);
});

test.each([
  [0, 0, '/newPersonalData'],
  [0, 1, '/newPersonalData'],
  [1, 0, undefined],
  [1, 1, undefined],
])(
  'with personal state %i and contact state %i the notice of incomplete data leads to %s',
  async (personal, contact, to) => {
    const path = '/api/teachinfo/gettutorstatusinfo';
    const Body = { PersonalState: personal, ContactState: contact, HB: 0, TLState: 0, IsCustomized: 0 };
    backend.answers.set(path, { ErrorCode: 0, Body });
    const args = { request: testRequest('/shell/extras', [session]), context: testContext(backend.url) };
    expect((await runGuarded(loadExtras, args)).dialogs.incompleteInfoPath).toBe(to);
    backend.answers.delete(path);
  },
);

test('a tutor whom none of the three calls customized is not', async () => {
  const parts = [
    ['/api/tutorcomm/getcontractstatus', { Item1: true, Item2: -1, Item3: false }],
    ['/api/teachinfo/gettutorstatusinfo', { PersonalState: 1, ContactState: 1, HB: 1, TLState: 1, IsCustomized: 0 }],
  ] as const;
  for (const [path, Body] of parts) backend.answers.set(path, { ErrorCode: 0, Body });
  const args = { request: testRequest('/shell/extras', [session]), context: testContext(backend.url) };
  expect((await runGuarded(loadExtras, args)).panel.isCustom).toBe(false);
  for (const [path] of parts) backend.answers.delete(path);
});

test('an agreement that has its answer is none; one that cannot be asked for is not known', async () => {
  const args = () => ({ request: testRequest('/shell/extras', [session]), context: testContext(backend.url) });
  const check = '/api/teachinfo/checkagreement';
  expect((await runGuarded(loadExtras, args())).dialogs.agreement).toBeNull();
  backend.answers.set(check, { ErrorCode: 0, Body: true });
  expect((await runGuarded(loadExtras, args())).dialogs.agreement).toBeUndefined();
  backend.answers.delete(check);
});

test('the panel knows the clock-in, and that it does not where the call failed', async () => {
  const args = () => ({ request: testRequest('/shell/extras', [session]), context: testContext(backend.url) });
  expect((await runGuarded(loadExtras, args())).panel.clockIn).toBeNull();
  for (const [status, state] of [
    [-1, 'unknown'],
    [0, 'ready'],
    [1, 'clockedIn'],
    [2, 'late'],
  ] as const) {
    backend.answers.set('/api/tutorcomm/getclockinstatus', { ErrorCode: 0, Body: status });
    expect((await runGuarded(loadExtras, args())).panel.clockIn).toBe(state);
  }
});

test.each([
  ['https://classroom.tutors.example/preload?a=1', 'https://classroom.tutors.example'],
  ['http://classroom.tutors.example/preload', undefined],
  ['https://evil.example/preload', undefined],
  ['nonsense', undefined],
])('the page %s is warmed up by %s', async (PageUrl, origin) => {
  backend.answers.set('/api/message/getpreloadpage', { ErrorCode: 0, Body: { PageUrl } });
  const args = { request: testRequest('/shell/extras', [session]), context: testContext(backend.url) };
  expect((await runGuarded(loadExtras, args)).preloadOrigin).toBe(origin);
});
