import { seconds } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as bindPhone from '../account/bind-phone-page.tsx';
import * as changeEmail from '../account/change-email-page.tsx';
import { contactHrefs } from '../account/contact-hrefs.ts';
import { rememberZone } from '../session/zone.server.ts';
import * as skypeId from './skype-id-page.tsx';
import { timeZoneHref } from './time-zone-href.ts';
import * as timeZone from './time-zone-page.tsx';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

const answer = (call: string, Msg = '') => backend.answers.set(call, { ErrorCode: 0, Msg, Body: true });
const refuse = (call: string, ErrorCode: number, Msg: string) => backend.answers.set(call, { ErrorCode, Msg });

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(
    {
      [contactHrefs.changeEmail.slice(1)]: changeEmail,
      [contactHrefs.bindPhone.slice(1)]: bindPhone,
      [contactHrefs.skype.slice(1)]: skypeId,
      [timeZoneHref.slice(1)]: timeZone,
    },
    backend.url,
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});
beforeEach(() => {
  backend.answers.clear();
  backend.calls.length = 0;
  backend.answers.set('/api/account/userinfo', {
    ErrorCode: 0,
    Msg: '',
    Body: { tuid: 7, account: 'a', fullName: 'Maria', email: 'maria@tutors.example' },
  });
  backend.answers.set('/api/system/gettimestamp', { ErrorCode: 0, Msg: '', Body: { Now: pagesDrawnAt.toISOString() } });
});

const email = {
  path: contactHrefs.changeEmail,
  title: 'Change E-mail',
  sendCall: '/api/account/sendchangeemailverificationemail',
  saveCall: '/api/account/changetutorprivateemail',
  typed: { newEmail: 'ana@tutors.example' },
  asked: { Email: 'ana@tutors.example' },
  code: { code: '123456' },
  secret: { password: 'of-maria' },
  saved: {
    Email: 'maria@tutors.example',
    Code: '123456',
    NewPrivateEmail: 'ana@tutors.example',
    Password: 'of-maria',
  },
  words: 'Your e-mail was changed.',
};
const phone = {
  path: contactHrefs.bindPhone,
  title: 'Bind Mobile Phone',
  sendCall: '/api/teachinfo/sendverificationcode',
  saveCall: '/api/teachinfo/bindtutorphone',
  typed: { countryCode: '81', phone: '917-1234567' },
  asked: { countryCode: '81', phone: '9171234567' },
  code: { verificationCode: '123456' },
  secret: {},
  saved: { countryCode: '81', phone: '9171234567', verificationCode: '123456' },
  words: 'Your phone is bound.',
};

test.each([email, phone])(
  '$title: the code is sent from the page, which stays with what was typed, and then saved',
  async (page) => {
    const { title, heading, fields, links } = await pages.open(page.path);
    expect([title, heading]).toEqual([`${page.title} · Tutor Portal`, page.title]);
    expect(Object.keys(fields(page.title))).toEqual([
      'form',
      ...Object.keys({ ...page.typed, ...page.code }),
      'intent',
      ...Object.keys(page.secret),
    ]);
    expect(links).toMatchObject({ 'Personal Data': '/newPersonalData' });

    answer(page.sendCall);
    const sent = await pages.send(page.path, { intent: 'send', ...page.typed, ...page.code });
    expect([sent.status, sent.location]).toEqual([200, null]);
    expect(sent.text).toContain('The code was sent.');
    expect(sent.text).toContain('Send again in 60 s');
    expect(backend.asked.get(page.sendCall)).toEqual(page.asked);
    const values = Object.entries({ ...page.typed, ...page.code }).map(([field, value]) => [field, [value]]);
    expect(sent.fields(page.title)).toMatchObject(Object.fromEntries(values));

    answer(page.saveCall);
    const saved = await pages.send(page.path, { ...page.typed, ...page.code, ...page.secret });
    expect(saved).toMatchObject({ location: '/newPersonalData', said: page.words });
    expect(backend.asked.get(page.saveCall)).toEqual(page.saved);
  },
);

test.each([email, phone])('$title: what is wrong or refused is said, and what was typed stays', async (page) => {
  const wrong = await pages.send(page.path, { ...page.typed });
  expect(wrong.status).toBe(400);
  expect(wrong.summarized).toEqual(Object.keys({ ...page.code, ...page.secret }));
  expect(wrong.text).toMatch(/Code: Required/);
  expect((await pages.send(page.path, { intent: 'send' })).status).toBe(400);
  expect(backend.calls).not.toContain(page.sendCall);

  refuse(page.sendCall, 101, 'Not to this one.');
  const unsent = await pages.send(page.path, { intent: 'send', ...page.typed });
  expect(unsent.text).toContain('Not to this one.');
  expect(unsent.text).not.toContain('The code was sent.');
  refuse(page.saveCall, 101, 'Out of date.');
  const refused = await pages.send(page.path, { ...page.typed, ...page.code, ...page.secret });
  expect(refused.text).toContain('Out of date.');
  const values = Object.entries({ ...page.typed, ...page.code }).map(([field, value]) => [field, [value]]);
  expect(refused.fields(page.title)).toMatchObject(Object.fromEntries(values));
});

test.each([email, phone])('$title: a code stays sent, whatever is refused after it', async (page) => {
  answer(page.sendCall);
  const sent = await pages.send(page.path, { intent: 'send', ...page.typed });
  const { sentAtMs } = sent.fields(page.title);
  expect(sentAtMs).toEqual([String(pagesDrawnAt.getTime())]);
  const earlier = String(pagesDrawnAt.getTime() - seconds(20));
  refuse(page.saveCall, 101, 'Wrong code.');
  for (const fields of [{ ...page.typed, ...page.code, ...page.secret }, { ...page.typed }, { intent: 'send' }]) {
    const refused = await pages.send(page.path, { sentAtMs: earlier, ...fields });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Send again in 40 s');
    expect(refused.fields(page.title)).toMatchObject({ sentAtMs: [earlier] });
  }
  const nonsense = await pages.send(page.path, { sentAtMs: 'soon', ...page.typed });
  expect(nonsense.text).toContain('Send code');
});

test('Enter in a field confirms: the first button of the form that submits is not the one that sends the code', async () => {
  for (const { path } of [email, phone]) {
    const { document } = await pages.open(path);
    const buttons = [...document.querySelectorAll('form button[type=submit]')];
    expect(buttons.map((button) => button.getAttribute('value'))).toEqual([null, 'send', null]);
  }
});

test('a password is never sent back', async () => {
  answer(email.sendCall);
  refuse(email.saveCall, 102, 'Your password is incorrect.');
  const data = `${email.path}?_data=${encodeURIComponent(email.path.slice(1))}`;
  const fields = { ...email.typed, ...email.code, ...email.secret };
  const sent = JSON.parse((await pages.send(data, { ...fields, intent: 'send' })).text);
  expect(sent).toMatchObject({ said: 'The code was sent.', values: email.typed });
  expect(sent.values).not.toHaveProperty('password');
  const refused = JSON.parse((await pages.send(data, fields)).text);
  expect(refused).toMatchObject({ error: 'Your password is incorrect.', values: email.typed });
  expect(refused.values).not.toHaveProperty('password');
});

test('a wrong code of a phone has words of its own', async () => {
  refuse(phone.saveCall, 2, 'Out of date.');
  const { text } = await pages.send(phone.path, { ...phone.typed, ...phone.code });
  expect(text).toContain('Verification code input error');
});

test('the Skype ID is saved from its page', async () => {
  const { heading, fields } = await pages.open(contactHrefs.skype);
  expect(heading).toBe('Skype ID');
  expect(fields('Skype ID')).toEqual({ form: ['skype-id'], skypeId: [''] });
  const empty = await pages.send(contactHrefs.skype, { skypeId: ' ' });
  expect([empty.status, empty.wrong('skypeId')]).toEqual([400, 'Required']);
  answer('/api/teachinfo/saveskypeid');
  const saved = await pages.send(contactHrefs.skype, { skypeId: ' live:maria ' });
  expect(saved).toMatchObject({ location: '/newPersonalData', said: 'Your Skype ID was saved.' });
});

test('the time zone is chosen from all that there are, saved, and holds for the next page', async () => {
  const call = '/api/teachinfo/savetimezone';
  answer(call);
  const page = await pages.open(timeZoneHref);
  expect(page.fields('Time zone').timeZone).toEqual(['Asia/Manila']);
  const offered = [...page.document.querySelectorAll('option')].map(({ value }) => value);
  expect(offered).toEqual(expect.arrayContaining(['America/New_York', 'Asia/Manila', 'Asia/Tokyo', 'Europe/London']));
  const saved = await pages.send(timeZoneHref, { form: 'time-zone', timeZone: 'Asia/Tokyo' });
  expect(backend.asked.get(call)).toEqual({ TimeZone: 'Asia/Tokyo' });
  expect(saved).toMatchObject({ status: 303, location: '/newPersonalData#contact', said: 'Your time zone was saved.' });
  expect(saved.cookies).toContain(await rememberZone('Asia/Tokyo'));
});

test('a time zone that there is not is refused, and nothing is asked of the service', async () => {
  const refused = await pages.send(timeZoneHref, { form: 'time-zone', timeZone: 'Asia/Atlantis' });
  expect([refused.status, refused.wrong('timeZone')]).toEqual([400, 'Choose a time zone']);
  expect(backend.calls).not.toContain('/api/teachinfo/savetimezone');
});
