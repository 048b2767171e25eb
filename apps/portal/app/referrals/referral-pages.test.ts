import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as mine from './my-referrals.tsx';
import * as refer from './refer.tsx';
import * as status from './referral-status.tsx';
import * as list from './referrals-list.tsx';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(
    { referrals: refer, myReferrals: mine, referralsList: list, referralStatus: status },
    backend.url,
  );
});
afterAll(() => backend.close());

const answer = (path: string, Body: unknown, Msg = '') =>
  backend.answers.set(path.toLowerCase(), { ErrorCode: 0, Msg, Body });
const refuse = (path: string, Msg: string) => backend.answers.set(path.toLowerCase(), { ErrorCode: 101, Msg });

const listCall = '/api/teachinfo/getreferrals';
const applyCall = '/api/teachinfo/tutorapply';
const linkCall = '/api/teachinfo/getreferrallink';
const friend = {
  Id: 3,
  FirstName: 'Ana',
  LastName: 'Cruz',
  Email: 'ana@example.com',
  Time: '2026-11-10T06:00:00Z',
  Step: 'interview',
  StepTime: '2026-11-12T06:00:00Z',
  IsClosed: false,
};
const key = '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b11';

beforeEach(() => {
  backend.answers.clear();
  backend.calls.length = 0;
  answer(listCall, { Total: 45, Items: [friend] });
  answer('/api/teachinfo/getreferralcounts', {
    Steps: [
      { Step: 'applied', Count: 4 },
      { Step: 'interview', Count: 3 },
      { Step: 'training', Count: 2 },
      { Step: 'hired', Count: 1 },
      { Step: 'firstClass', Count: 7 },
    ],
    Closed: 6,
  });
  answer('/api/teachinfo/getreferralrules', ['PHP 500 after the first class.', 'One application a friend.']);
  answer(linkCall, { Url: 'https://tutors.example/r/7' });
  answer('/api/teachinfo/getreferral', {
    ...friend,
    Events: [
      { Step: 'applied', Time: '2026-11-10T06:00:00Z' },
      { Step: 'interview', Time: '2026-11-12T06:00:00Z' },
    ],
  });
  answer(applyCall, { Id: 4 });
});

describe('my referrals', () => {
  test('show how many are on their way, the newest five, the rules and the link', async () => {
    const { title, text, links, document } = await pages.open('/myReferrals');
    expect(title).toBe('My referrals · Tutor Portal');
    expect(backend.asked.get(listCall)).toEqual({ PageIndex: 1, PageSize: 5, Filter: 'all' });
    for (const part of [
      'Bring a friend who would teach well, and follow their way to us.',
      'On their way',
      'Ana Cruz',
      'PHP 500 after the first class. One application a friend.',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Applied 4 Interview 3 Training 2 Contract signed 1 First class 7 Closed 6/);
    expect(document.querySelector('input[readonly]')?.getAttribute('value')).toBe('https://tutors.example/r/7');
    expect(links).toMatchObject({
      'Ana Cruz': '/referralStatus?id=3',
      'All 45 referrals': '/referralsList',
      'Refer a friend': '/referrals',
      'My referrals': '/myReferrals',
      All: '/referralsList',
      Status: '/referralStatus',
    });
    const current = document.querySelector('nav[aria-label="Referrals"] [aria-current="page"]');
    expect(current?.textContent).toBe('My referrals');
  });

  test('five are all; a link that cannot be had takes no page away', async () => {
    answer(listCall, { Total: 0, Items: [] });
    const { document } = await pages.open('/myReferrals');
    const ways = [...document.querySelectorAll('a[href="/referrals"]')].map(({ textContent }) => textContent);
    expect(ways).toEqual(['Refer a friend', 'Refer a friend']);
    answer(listCall, { Total: 5, Items: [friend] });
    refuse(linkCall, 'Limited.');
    const { status: code, links, text } = await pages.open('/myReferrals');
    expect(code).toBe(200);
    expect(Object.keys(links).join()).not.toContain('5 referrals');
    expect(text).not.toContain('Your referral link');
  });
});

describe('the list of all', () => {
  test('is narrowed by step, page by page', async () => {
    const { title, text, links, document } = await pages.open('/referralsList?step=interview&page=2');
    expect(title).toBe('All referrals · Tutor Portal');
    expect(backend.asked.get(listCall)).toEqual({ PageIndex: 2, PageSize: 20, Filter: 'interview' });
    expect(text).toContain(
      'Ana Cruz Interview ana@example.com Referred Tue 10 Nov 2026, 2:00 PM Changed Thu 12 Nov 2026, 2:00 PM',
    );
    expect(text).toContain('21 to 40 of 45 referrals');
    expect(links).toMatchObject({
      Interview: '/referralsList?step=interview',
      Closed: '/referralsList?step=closed',
      Previous: '/referralsList?step=interview',
      Next: '/referralsList?step=interview&page=3',
    });
    const steps = document.querySelector('nav[aria-label="Steps"] [aria-current="page"]');
    expect(steps?.textContent).toBe('Interview');
  });

  test('leads from a page beyond the last to the last', async () => {
    answer(listCall, { Total: 45, Items: [] });
    expect((await pages.open('/referralsList?step=interview&page=9')).location).toBe(
      '/referralsList?step=interview&page=3',
    );
  });

  test.each([
    ['applied', false, 'Applied'],
    ['interview', false, 'Interview'],
    ['training', false, 'Training'],
    ['hired', false, 'Contract signed'],
    ['firstClass', false, 'First class'],
    ['training', true, 'Closed'],
  ])('one at %s (closed: %s) is called %s', async (Step, IsClosed, word) => {
    answer(listCall, { Total: 1, Items: [{ ...friend, Step, IsClosed, StepTime: friend.Time }] });
    expect((await pages.open('/referralsList')).text).toContain(
      `Ana Cruz ${word} ana@example.com Referred Tue 10 Nov 2026, 2:00 PM 1 referral`,
    );
  });

  test.each([
    ['/referralsList', 2, 'No referrals yet Friends that you apply for are listed here, with each step on their way.'],
    ['/referralsList?step=closed', 1, 'Nobody is here None of your friends is in this step.'],
  ])('empty at %s', async (path, ways, words) => {
    answer(listCall, { Total: 0, Items: [] });
    const { document, text } = await pages.open(path);
    expect(text).toContain(words);
    expect(document.querySelectorAll('a[href="/referrals"]')).toHaveLength(ways);
  });
});

describe('the status of one', () => {
  test('shows its steps with their times, and who it is', async () => {
    const { title, text } = await pages.open('/referralStatus?id=3');
    expect(title).toBe('Referral status · Tutor Portal');
    expect(backend.asked.get('/api/teachinfo/getreferral')).toEqual({ id: '3' });
    expect(backend.calls).not.toContain(listCall);
    for (const part of [
      'Ana Cruz Interview',
      'Tue 10 Nov 2026, 2:00 PM',
      'Thu 12 Nov 2026, 2:00 PM',
      'Friend Name Ana Cruz E-mail ana@example.com',
      'Applied 4 Interview 3 Training 2 Contract signed 1 First class 7 Closed 6',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('closed, it says when', async () => {
    answer('/api/teachinfo/getreferral', {
      ...friend,
      IsClosed: true,
      StepTime: '2026-11-14T06:00:00Z',
      Events: [{ Step: 'interview', Time: '2026-11-12T06:00:00Z' }],
    });
    const { text } = await pages.open('/referralStatus?id=3');
    expect(text).toContain('Ana Cruz Closed');
    expect(text).toContain('Thu 12 Nov 2026, 2:00 PM , closed Sat 14 Nov 2026, 2:00 PM');
  });

  test('is the newest where the address names none, and what the steps are where there is none', async () => {
    await pages.open('/referralStatus');
    expect(backend.asked.get(listCall)).toEqual({ PageIndex: 1, PageSize: 1, Filter: 'all' });
    expect(backend.asked.get('/api/teachinfo/getreferral')).toEqual({ id: '3' });
    answer(listCall, { Total: 0, Items: [] });
    const { text } = await pages.open('/referralStatus');
    expect(text).toContain('Status by step Applied. The application has arrived.');
    expect(text).not.toContain('Friend Name');
    expect((await pages.open('/referralStatus?id=x')).location).toBe('/404');
  });
});

test.each(['/referrals', '/myReferrals', '/referralsList', '/referralStatus'])(
  '%s is refused as a whole where referrals are not open: nothing can be filled in, and nothing is tried again',
  async (path) => {
    const Msg = 'Referrals are not open for your account.';
    for (const call of ['getreferrals', 'getreferralcounts', 'getreferralrules', 'getreferral']) {
      backend.answers.set(`/api/teachinfo/${call}`, { ErrorCode: 105, Msg });
    }
    const { text, document } = await pages.open(path);
    expect(text).toContain(Msg);
    expect([...document.querySelectorAll('main form, form[action="/referrals"]')]).toEqual([]);
    expect(text).not.toContain('Try again');
  },
);

describe('applying for a friend', () => {
  const sent = {
    form: 'refer-a-friend',
    key,
    firstName: 'Ana',
    lastName: 'Cruz',
    email: 'ana@example.com',
    countryCode: '63',
    phone: '0917-555-0101',
    note: '',
    agreed: 'yes',
  };

  test('asks for everything that the company needs', async () => {
    const { title, fields, submits, text, document } = await pages.open('/referrals');
    expect(title).toBe('Referrals · Tutor Portal');
    expect(fields('Apply for a friend')).toEqual({
      form: ['refer-a-friend'],
      key: [expect.stringMatching(/^[\da-f-]{36}$/)],
      firstName: [''],
      lastName: [''],
      email: [''],
      countryCode: ['63'],
      phone: [''],
      note: [''],
      agreed: ['yes'],
    });
    expect(submits('Apply for a friend')).toEqual(['/referrals', 'Send application']);
    for (const part of [
      'Apply for a friend First name Last name E-mail Area code Phone number Note to the recruiter (optional) 0 of 200',
      'My friend agrees that I send this to the company.',
      'Your referral link Whoever applies with it counts as yours. Link Copy link',
      'Rules PHP 500 after the first class. One application a friend.',
    ]) {
      expect(text).toContain(part);
    }
    expect(document.querySelector('input[readonly]')?.getAttribute('value')).toBe('https://tutors.example/r/7');
    const current = document.querySelector('nav[aria-label="Referrals"] [aria-current="page"]');
    expect(current?.textContent).toBe('Refer a friend');
    refuse(linkCall, 'Limited.');
    const unlinked = await pages.open('/referrals');
    expect(unlinked.status).toBe(200);
    expect(unlinked.text).not.toContain('Your referral link');
    backend.answers.set(linkCall, { ErrorCode: 3 });
    expect((await pages.open('/referrals')).location).toContain('/login');
  });

  test('is sent once, as of source 12, and told in the words of the service or ours', async () => {
    expect(await pages.send('/referrals', sent)).toMatchObject({
      location: '/myReferrals',
      said: 'Your friend will hear from us.',
    });
    const body = {
      FirstName: 'Ana',
      LastName: 'Cruz',
      Email: 'ana@example.com',
      CountryCode: '63',
      Phone: '9175550101',
      Source: 12,
      Key: key,
    };
    expect(backend.asked.get(applyCall)).toEqual(body);
    answer(applyCall, { Id: 4 }, 'Thank you.');
    expect((await pages.send('/referrals', { ...sent, note: 'Speaks French' })).said).toBe('Thank you.');
    expect(backend.asked.get(applyCall)).toEqual({ ...body, Remark: 'Speaks French' });
    refuse(applyCall, 'Known already.');
    const refused = await pages.send('/referrals', sent);
    expect(refused.text).toContain('Known already.');
    expect(refused.fields('Apply for a friend')).toMatchObject({ key: [key], email: ['ana@example.com'] });
    const { agreed: _, ...unasked } = sent;
    const wrong = await pages.send('/referrals', { ...unasked, email: 'ana' });
    expect(wrong.wrong('email')).toBe('E-mail must be valid');
    expect(wrong.summarized).toEqual(['email', 'agreed']);
    expect(wrong.text).toContain('Please confirm that your friend agrees');
  });
});

test.each([
  ['/referralsList', 'getreferrals'],
  ['/referralStatus', 'getreferralcounts'],
])('at %s a call that fails is told by the page', async (path, call) => {
  refuse(`/api/teachinfo/${call}`, 'Closed for the night.');
  const { status: code, text } = await pages.open(path);
  expect(code).toBeGreaterThanOrEqual(400);
  expect(text).toContain('Closed for the night.');
});

test.each([
  ['/referrals', 'getreferralrules', 'Refer a friend'],
  ['/myReferrals', 'getreferralrules', 'On their way'],
  ['/myReferrals', 'getreferralcounts', 'Rules'],
])('at %s the call of a card that fails costs this card alone', async (path, call, others) => {
  refuse(`/api/teachinfo/${call}`, 'Closed for the night.');
  const { status: code, text } = await pages.open(path);
  expect(code).toBe(200);
  expect(text).toContain('Closed for the night.');
  expect(text).toContain(others);
});
