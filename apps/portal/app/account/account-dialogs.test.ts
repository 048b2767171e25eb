import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { unsent } from '../kit/forms/form-reply.ts';
import * as bindPhone from './bind-phone.ts';
import * as changeEmail from './change-email.ts';

const phonePath = '/account/bind-phone';
const emailPath = '/account/change-email';
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

const answer = (call: string, Body: unknown, Msg = '') => backend.answers.set(call, { ErrorCode: 0, Msg, Body });
const isTutor = (change: object) =>
  answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'Maria', ...change });
const send = async (path: string, fields: Readonly<Record<string, string>>) => {
  const { status, text } = await pages.send(`${path}?_data=${encodeURIComponent(path.slice(1))}`, fields);
  return { status, ...JSON.parse(text) };
};

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ [phonePath.slice(1)]: bindPhone, [emailPath.slice(1)]: changeEmail }, backend.url);
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});
beforeEach(() => {
  backend.answers.clear();
  backend.calls.length = 0;
  isTutor({ email: 'maria@tutors.example' });
  answer('/api/system/gettimestamp', { Now: '2026-11-20T03:59:50Z' });
});

/** By the clock of the service. */
const sentAtMs = Date.parse('2026-11-20T03:59:50Z');
const phone = { countryCode: '63', phone: '9171234567' };
/** The same number as it may be typed. */
const typedPhone = { countryCode: '+63', phone: '0917-1234567' };

test.each([
  [
    phonePath,
    { intent: 'send', ...typedPhone },
    '/api/teachinfo/sendverificationcode',
    phone,
    { words: 'The code was sent.', sentAtMs },
  ],
  [
    phonePath,
    { intent: 'bind', ...typedPhone, verificationCode: '123456' },
    '/api/teachinfo/bindtutorphone',
    { ...phone, verificationCode: '123456' },
    { words: 'Your phone is bound.' },
  ],
  [
    emailPath,
    { intent: 'send', newEmail: 'ana@tutors.example' },
    '/api/account/sendchangeemailverificationemail',
    { Email: 'ana@tutors.example' },
    { words: 'The code was sent.', sentAtMs },
  ],
  [
    emailPath,
    { intent: 'change', newEmail: 'ana@tutors.example', code: '123456', password: ' of Maria ' },
    '/api/account/changetutorprivateemail',
    { Email: 'maria@tutors.example', Code: '123456', NewPrivateEmail: 'ana@tutors.example', Password: ' of Maria ' },
    { words: 'Your e-mail was changed.' },
  ],
])(
  '%s with %j calls %s, and says so in the words of the service, or in ours',
  async (path, fields, call, sent, said) => {
    const { words, ...rest } = said;
    const done = { status: 200, ...unsent([['intent', fields.intent]]), isDone: true, values: {}, ...rest };
    answer(call, true);
    expect(await send(path, fields)).toEqual({ ...done, flash: { tone: 'success', message: words } });
    expect(backend.asked.get(call)).toEqual(sent);
    answer(call, true, 'Thank you.');
    expect(await send(path, fields)).toEqual({ ...done, flash: { tone: 'success', message: 'Thank you.' } });
  },
);

test.each([
  [phonePath, 2, 'Verification code input error'],
  [phonePath, 101, 'Out of date.'],
  [emailPath, 2, 'Out of date.'],
])("%s, refused with code %d and 'Out of date.', says '%s'", async (path, ErrorCode, words) => {
  backend.answers.set('/api/teachinfo/bindtutorphone', { ErrorCode, Msg: 'Out of date.' });
  backend.answers.set('/api/account/changetutorprivateemail', { ErrorCode, Msg: 'Out of date.' });
  const fields = {
    ...phone,
    verificationCode: '123456',
    newEmail: 'ana@tutors.example',
    code: '123456',
    password: 'p',
  };
  expect(await send(path, fields)).toMatchObject({ status: 400, isDone: false, error: words });
});

test('binding the phone is put off without a word', async () => {
  answer('/api/teachinfo/remindmelater', true, 'Put off.');
  expect(await send(phonePath, { intent: 'later' })).toMatchObject({ isDone: true, intent: 'later', flash: null });
  expect(backend.calls).toEqual(['/api/teachinfo/remindmelater']);
});

test('a tutor without an e-mail can give one', async () => {
  isTutor({});
  answer('/api/account/changetutorprivateemail', true);
  const fields = { intent: 'change', newEmail: 'maria@tutors.example', code: '1', password: 'p' };
  expect(await send(emailPath, fields)).toMatchObject({ isDone: true });
  expect(backend.asked.get('/api/account/changetutorprivateemail')).toMatchObject({ Email: '' });
});

test.each([
  [phonePath, { intent: 'send', phone: '' }, { phone: 'Required' }],
  [phonePath, { intent: 'bind', phone: '917' }, { verificationCode: 'Required' }],
  [
    emailPath,
    { intent: 'send', newEmail: 'Maria@Tutors.example' },
    { newEmail: 'The new email is same with the old one.' },
  ],
  [emailPath, { intent: 'change', newEmail: 'ana@tutors.example' }, { code: 'Required.', password: 'Required.' }],
])('%s with %j is not sent, and says %j', async (path, fields, fieldErrors) => {
  expect(await send(path, fields)).toMatchObject({ status: 400, isDone: false, intent: fields.intent, fieldErrors });
  expect(backend.calls.filter((call) => /send|bind|change/.test(call))).toEqual([]);
});

test.each([phonePath, emailPath])('%s is no page', async (path) => {
  expect((await pages.open(path)).location).toBe('/home');
});
