import { seconds } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pagesDrawnAt, type ServedPage, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as forgetPassword from './forget-password.tsx';

const path = '/forgetPassword';
const email = 'maria@tutors.example';
const calls = ['sendverificationcode', 'verifyemailcode', 'resetpassword'];
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;
/** A page after the code was sent, and one after it was checked. */
let sent: ServedPage;
let checked: ServedPage;

const asked = (call: string) => backend.asked.get(`/api/account/${call}`);
const answer = (call: string, given: { ErrorCode: number; Msg?: string }) =>
  backend.answers.set(`/api/account/${call}`, given);
const password = { intent: 'reset', password: 'A-new-password', repeatedPassword: 'A-new-password' };

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ forgetPassword }, backend.url);
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});
beforeEach(async () => {
  for (const call of calls) answer(call, { ErrorCode: 0 });
  const Now = new Date(pagesDrawnAt.getTime() - seconds(10)).toISOString();
  backend.answers.set('/api/system/gettimestamp', { ErrorCode: 0, Body: { Now } });
  sent = await pages.send(path, { intent: 'send', email: ` ${email} ` });
  checked = await pages.send(path, { intent: 'verify', code: ' 123456 ' }, sent.cookies);
  backend.calls.length = 0;
});

test('begins with the e-mail, to which the code goes', async () => {
  const { title, heading, links, submits } = await pages.open(path);
  expect([title, heading]).toEqual(['Forgot password · Tutor Portal', 'Forgot password']);
  expect(links).toMatchObject({ 'Back to sign in': '/login', 'Forgot e-mail': '/retrieveEmail' });
  expect(submits('Forgot password')).toEqual([path, 'Send code']);
  expect(asked('sendverificationcode')).toEqual({ Email: email });
  expect([sent.status, sent.location]).toEqual([303, path]);
  // Sealed: what it holds is nobody's to read.
  expect(sent.cookies).toEqual([
    expect.stringMatching(/^recovery=[^;]{100,}; Max-Age=900; Path=\/forgetPassword; HttpOnly; SameSite=Lax$/),
  ]);
});

test('goes on with the code, which can be sent again a minute after by the clock of the service', async () => {
  const { heading, text, links, submits } = await pages.open(path, sent.cookies);
  expect(heading).toBe('Enter the code');
  expect(text).toContain(`If ${email} belongs to an account, a code is on its way to it.`);
  expect(submits('Enter the code')).toEqual([path, 'Continue']);
  expect(submits('Send the code again')).toEqual([path, 'Send again in 50 s']);
  expect(links).toMatchObject({ 'Use another e-mail': '/forgetPassword?restart' });
  expect(asked('verifyemailcode')).toEqual({ Email: email, Code: '123456' });
  expect([checked.status, checked.location]).toEqual([303, path]);
});

test('ends with the new password, and forgets the way there', async () => {
  const { heading, submits } = await pages.open(path, checked.cookies);
  expect(heading).toBe('Choose a new password');
  expect(submits('Choose a new password')).toEqual([path, 'Change password']);
  const done = await pages.send(path, password, checked.cookies);
  expect(asked('resetpassword')).toEqual({ Email: email, Password: 'A-new-password', Code: '123456' });
  expect(done.location).toBe('/forgetPassword?done');
  expect(done.cookies).toEqual([expect.stringMatching(/^recovery=; Max-Age=0; Path=\/forgetPassword;/)]);
  const last = await pages.open('/forgetPassword?done');
  expect(last.heading).toBe('Your password is changed');
  expect(last.links).toMatchObject({ 'Sign in': '/login' });
});

test('names the account of the new password for password managers, where the service says it', async () => {
  const username = async ({ cookies }: ServedPage) =>
    (await pages.open(path, cookies)).document.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value;
  expect(await username(checked)).toBeUndefined();
  for (const [Body, account] of [
    [{ Account: 'maria.santos' }, 'maria.santos'],
    [true, undefined],
  ] as const) {
    backend.answers.set('/api/account/verifyemailcode', { ErrorCode: 0, Body });
    expect(await username(await pages.send(path, { intent: 'verify', code: '123456' }, sent.cookies))).toBe(account);
  }
});

test('begins again where that is asked for', async () => {
  const again = await pages.open('/forgetPassword?restart', checked.cookies);
  expect(again.location).toBe(path);
  expect(again.cookies).toEqual([expect.stringMatching(/^recovery=; Max-Age=0;/)]);
  expect((await pages.open(path, again.cookies)).heading).toBe('Forgot password');
});

test.each([
  [{ intent: 'send' }, email],
  [{ intent: 'send', email: 'ana@tutors.example' }, 'ana@tutors.example'],
  [{ intent: 'nonsense' }, email],
])('%j sends a new code to %s, and the old one is not asked for any more', async (fields, Email) => {
  const again = await pages.send(path, fields, checked.cookies);
  expect(asked('sendverificationcode')).toEqual({ Email });
  const { heading, text } = await pages.open(path, again.cookies);
  expect(heading).toBe('Enter the code');
  expect(text).toContain(`If ${Email} belongs to an account`);
});

test('what a form says of e-mail and code does not stand in for what was checked', async () => {
  const others = { email: 'ana@tutors.example', code: '654321' };
  await pages.send(path, { intent: 'verify', ...others }, sent.cookies);
  expect(asked('verifyemailcode')).toEqual({ Email: email, Code: '654321' });
  await pages.send(path, { ...password, ...others }, checked.cookies);
  expect(asked('resetpassword')).toMatchObject({ Email: email, Code: '123456' });
});

test.each([
  ['a code without an e-mail', { intent: 'verify', code: '123456' }, () => []],
  ['a password without anything', password, () => []],
  ['a password without a code', password, () => sent.cookies],
  ['a password with what is not sealed', password, () => ['recovery=eyJlbWFpbCI6ImFAYi5jbyIsImNvZGUiOiIxIn0=']],
])('%s begins at the page, and nothing is called', async (_title, fields, cookies) => {
  const begun = await pages.send(path, { ...fields, email }, cookies());
  expect(begun).toMatchObject({ location: path, cookies: [] });
  expect(backend.calls).toEqual([]);
});

test.each([
  [{ intent: 'send', email: 'nobody' }, () => [], 'email', 'E-mail must be valid'],
  [{ intent: 'verify', code: ' ' }, () => sent.cookies, 'code', 'Required'],
  [
    { ...password, password: 'short', repeatedPassword: 'short' },
    () => checked.cookies,
    'password',
    'Password must be at least 8 characters',
  ],
  [
    { ...password, repeatedPassword: 'Another' },
    () => checked.cookies,
    'repeatedPassword',
    'The passwords are not the same',
  ],
])('%j is refused at its field', async (fields, cookies, field, words) => {
  const refused = await pages.send(path, fields, cookies());
  expect([refused.status, refused.summarized, refused.wrong(field)]).toEqual([400, [field], words]);
  expect(backend.calls).toEqual([]);
});

test.each([
  ['sendverificationcode', { intent: 'send', email }, () => [], 'Forgot password'],
  ['verifyemailcode', { intent: 'verify', code: '1' }, () => sent.cookies, 'Enter the code'],
  ['resetpassword', password, () => checked.cookies, 'Choose a new password'],
])('what %s refuses is told in its words, at the same step', async (call, fields, cookies, heading) => {
  answer(call, { ErrorCode: 2, Msg: 'Not this one.' });
  const refused = await pages.send(path, fields, cookies());
  expect([refused.status, refused.heading, refused.cookies]).toEqual([400, heading, []]);
  expect(refused.text).toContain('Not this one.');
});

test('an e-mail that is refused stays typed', async () => {
  const { fields } = await pages.send(path, { intent: 'send', email: 'nobody' });
  expect(fields('Forgot password').email).toEqual(['nobody']);
});
