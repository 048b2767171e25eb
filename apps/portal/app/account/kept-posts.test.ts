import { hours } from '@tutor/rules/time/durations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as newFeedback from '../feedback/new-feedback.tsx';
import * as leaveRecord from '../leave/leave-record.tsx';
import * as leaveRequest from '../leave/leave-request.tsx';
import { rememberKnownTutor } from '../session/known-tutor.server.ts';
import * as bindPhone from './bind-phone-page.tsx';
import * as changeEmail from './change-email-page.tsx';
import { type KeptPost, KeptPosts } from './kept-posts.server.ts';
import * as login from './login.tsx';
import * as logout from './logout.ts';

const feedback = '/myFeedback/new';
const content = 'The headset crackles.\nSince Monday & in every class.';
const typed = { key: '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b11', type: '11', complaintName: 'Bob', content, file: '' };
const again = 'You were signed out while sending this. Check it and send it again.';
const notKept =
  'You were signed out while sending this, and what you typed could not be kept. Please fill it in again.';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;
/** The cookie that names tutor 7. */
let ofMaria: string;
let sessions = 0;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  ofMaria = (await rememberKnownTutor(new Request('https://portal.example'), 7)) ?? '';
  backend = await startScriptedBackend();
  pages = await servePages(
    {
      login,
      logout,
      [feedback.slice(1)]: newFeedback,
      'leaveRequest/leaveRequest': leaveRequest,
      'leaveRequest/leaveRecord': leaveRecord,
      'newPersonalData/bindPhone': bindPhone,
      'newPersonalData/changeEmail': changeEmail,
    },
    backend.url,
  );
});
afterAll(() => backend.close());

const answer = (path: string, Body: unknown) => backend.answers.set(path, { ErrorCode: 0, Msg: '', Body });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  backend.answers.clear();
  backend.calls.length = 0;
  answer('/api/system/gettimestamp', { Now: pagesDrawnAt.toISOString() });
  answer('/api/system/setting', {});
  answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'Maria' });
  answer('/api/feedback/feedbackrightremaining', 7);
  answer('/api/feedback/getfeebacktype', [{ ID: 11, Name: 'A person' }]);
  answer('/api/classtable/getclasstable', []);
  answer('/api/feedback/add', { ID: 34 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends a form without a session, and signs in as a tutor who is then where the sign-in led. */
async function sendLate(path: string, fields: Parameters<typeof pages.send>[1], { as = 7, after = 0 } = {}) {
  const lost = await pages.browserWith([ofMaria]).send(path, fields);
  vi.setSystemTime(Date.now() + after);
  answer('/api/account/userinfo', { tuid: as, account: 'a', fullName: 'Maria' });
  sessions += 1;
  answer('/api/account/login', {
    Token: `token-of-a-tutor-${sessions}`,
    ExpiresTime: new Date(Date.now() + hours(1)).toISOString(),
    Tuid: as,
  });
  const wayIn = new URL(lost.location ?? '', 'https://portal.example');
  const returnTo = wayIn.searchParams.get('returnTo') ?? '';
  const signedIn = await pages
    .browserWith([ofMaria, ...lost.cookies])
    .send('/login', { account: 'maria', password: 'of-maria', returnTo });
  backend.calls.length = 0;
  const browser = pages.browserWith([ofMaria, ...lost.cookies, ...signedIn.cookies]);
  return { lost, wayIn, signedIn, browser, page: await browser.open(path) };
}

describe('what a form without JavaScript has sent without a session', () => {
  test('is on its page again after the sign-in, as typed, until it is sent; nothing is sent by itself', async () => {
    const { lost, wayIn, signedIn, browser, page } = await sendLate(feedback, typed);
    expect(wayIn.pathname + wayIn.search).toBe('/login?returnTo=%2FmyFeedback%2Fnew');
    expect(lost.said).toBe(
      'You were signed out while sending this. Sign in, and what you typed is back: check it and send it again.',
    );
    expect([signedIn.location, signedIn.said]).toEqual([feedback, undefined]);
    expect(page.status).toBe(200);
    expect(page.text).toContain(again);
    expect(page.fields('Feedback')).toMatchObject({
      key: [typed.key],
      complaintName: ['Bob'],
      content: [content],
    });
    expect((await browser.open(feedback)).text).toContain(again);
    expect(backend.calls).not.toContain('/api/feedback/add');

    expect((await browser.send(feedback, typed)).location).toBe('/myFeedback');
    expect(backend.calls.filter((call) => call === '/api/feedback/add')).toHaveLength(1);
    expect((await browser.open(feedback)).fields('Feedback').content).toEqual(['']);
  });

  test('is kept as well when the service says that the session is over', async () => {
    backend.answers.set('/api/feedback/add', { ErrorCode: 3, Msg: '' });
    const late = await pages.send(feedback, typed, [ofMaria]);
    expect(late.location).toBe('/login?returnTo=%2FmyFeedback%2Fnew');
    const page = await pages.open(feedback, late.cookies);
    expect(page.text).toContain(again);
    expect(page.fields('Feedback').content).toEqual([content]);
  });

  test('is kept as well when the service cannot say who is signed in', async () => {
    const path = '/newPersonalData/changeEmail';
    backend.answers.set('/api/account/userinfo', { status: 503, text: 'down' });
    const late = await pages.send(path, { form: 'change-email', newEmail: 'ana@tutors.example', code: '1' }, [ofMaria]);
    expect(late.location).toBe('/welcome?failed=unreachable&returnTo=%2FnewPersonalData%2FchangeEmail');
    answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'Maria', email: 'maria@tutors.example' });
    const page = await pages.open(
      path,
      late.cookies.filter((line) => !line.startsWith('Admin-Token')),
    );
    expect([page.heading, page.fields('Change E-mail').newEmail]).toEqual(['Change E-mail', ['ana@tutors.example']]);
  });

  test('keeps what was wrong with it, and the cost of a leave', async () => {
    const impact = { Classes: [], FeeCentavos: 0, Points: 0, OpenSlots: 3, Overlap: null };
    answer('/api/teachinfo/getleaveimpact', impact);
    answer('/api/teachinfo/addleave', { ID: 7 });
    const leave = {
      intent: 'send',
      key: typed.key,
      type: '2',
      startDate: '2026-11-23',
      startMinute: '540',
      endDate: '2026-11-24',
      endMinute: '1440',
      reason: 'A wedding',
    };
    const path = '/leaveRequest/leaveRequest';
    const { page, browser } = await sendLate(path, { ...leave, agreed: '0 0 0' });
    expect(page.text).toContain(again);
    expect(page.text).toContain('No class of yours is in this time.');
    expect(page.fields('Leave request')).toMatchObject({ reason: ['A wedding'], startDate: ['2026-11-23'] });
    expect(backend.calls).not.toContain('/api/teachinfo/addleave');
    expect((await browser.send(path, { ...leave, agreed: '0 0 0' })).location).toBe('/leaveRequest/leaveRecord');
  });

  test('is shown to its tutor alone, in the browser that sent it, and not after signing out', async () => {
    const other = await sendLate(feedback, typed, { as: 8 });
    expect(other.page.text).not.toContain('crackles');
    expect(other.page.text).not.toContain(again);
    expect((await pages.open(feedback)).text).not.toContain('crackles');
    // What the other one sends there meanwhile takes nothing away.
    expect((await other.browser.send(feedback, { ...typed, content: 'Mine' })).location).toBe('/myFeedback');
    answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'Maria' });
    expect((await pages.open(feedback, other.lost.cookies)).text).toContain('crackles');

    const { browser, lost } = await sendLate(feedback, typed);
    const left = await browser.send('/logout', {});
    expect(left.cookies.filter((line) => /^(?:known-tutor|kept-post)=;/.test(line))).toHaveLength(2);
    expect((await pages.open(feedback, lost.cookies)).text).not.toContain('crackles');
  });

  test('is not kept where the browser does not say whose it is', async () => {
    for (const cookies of [[], ['known-tutor=eyJ0dWlkIjo3fQ%3D%3D'], [ofMaria.replace(/=.{9}/, '=AAAAAAAAA')]]) {
      const lost = await pages.browserWith(cookies).send(feedback, typed);
      expect(lost.location).toBe('/login?returnTo=%2FmyFeedback%2Fnew');
      expect(lost.said).toBe(notKept);
      expect((await pages.open(feedback, lost.cookies)).text).not.toContain('crackles');
    }
  });

  test('is gone after two hours, or under a name that was made up, and the tutor is told', async () => {
    const { signedIn, page } = await sendLate(feedback, typed, { after: hours(2) + 1 });
    expect(signedIn.said).toBe(notKept);
    expect(page.text).not.toContain(again);
    expect((await sendLate(feedback, typed, { after: hours(2) })).page.text).toContain(again);
    const madeUp = `kept-post=${Buffer.from('{"id":"../../7","path":"/myFeedback/new"}').toString('base64')}`;
    expect((await pages.open(feedback, [madeUp])).text).not.toContain(again);
  });

  test('is too large above 1 MiB, and the tutor is told', async () => {
    const form = new FormData();
    for (let part = 0; part < 17; part += 1) form.append('content', 'x'.repeat(63 * 1024));
    const { lost, page } = await sendLate(feedback, form);
    expect(lost.said).toBe(notKept);
    expect(page.text).not.toContain(again);
  });

  test('has no files, which is said at their field, and no code', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...typed, file: `ProblemScreenshot/${'a'.repeat(22)}.png` })) {
      form.append(name, value);
    }
    form.append('file', new File(['picture'], 'sound.png', { type: 'image/png' }));
    const { page } = await sendLate(feedback, form);
    expect(page.text).toContain('You were signed out while sending this file. Choose it again.');
    expect(page.fields('Feedback')).toMatchObject({
      content: [content],
      // What had arrived before is there still.
      file: expect.arrayContaining([`ProblemScreenshot/${'a'.repeat(22)}.png`]),
    });
    expect(backend.calls.filter((call) => call.startsWith('/api/uploads'))).toEqual([]);

    const phone = { form: 'bind-phone', countryCode: '81', phone: '917-1234567', verificationCode: '123456' };
    const bound = await sendLate('/newPersonalData/bindPhone', phone);
    expect(bound.page.fields('Bind Mobile Phone')).toMatchObject({ countryCode: ['81'], phone: ['917-1234567'] });
    expect(bound.page.wrong('verificationCode')).toBe('Required');
    expect(backend.calls).not.toContain('/api/teachinfo/bindtutorphone');
  });

  test('that its page can only tell by leading back to itself is told once', async () => {
    answer('/api/teachinfo/getleavelist', { Total: 0, Items: [] });
    const { page, browser } = await sendLate('/leaveRequest/leaveRecord', { intent: 'undo', id: '7' });
    expect([page.location, page.said]).toEqual(['/leaveRequest/leaveRecord', again]);
    expect((await browser.open('/leaveRequest/leaveRecord')).status).toBe(200);
    expect(backend.calls).not.toContain('/api/teachinfo/undoleave');
  });

  test('by the page itself, which has its drafts, is not kept', async () => {
    const lost = await pages.browserWith([ofMaria]).send(`${feedback}?_data=myFeedback%2Fnew`, typed);
    expect(lost.cookies.filter((line) => line.startsWith('kept-post='))).toEqual([]);
  });
});

describe('the place where they are kept', () => {
  const post = (tuid: number, path: string, length = 1): KeptPost => ({
    tuid,
    path,
    fields: [['a', 'x'.repeat(length - 1)]],
    lostFiles: [],
  });
  const now = new Date();

  test('is bounded: the oldest go, and one tutor takes no place of others', () => {
    const kept = new KeptPosts({ bytesMax: 100, postBytesMax: 50, countMax: 2 });
    expect(kept.keep('one', post(7, '/a', 51), now)).toBe(false);
    expect(kept.keep('one', post(7, '/a', 50), now)).toBe(true);
    kept.keep('two', post(8, '/a', 40), now);
    kept.keep('two', post(8, '/b', 11), now);
    expect(kept.find('one', '/a', now)).toBeUndefined();
    expect(kept.find('two', '/a', now)).toBeDefined();
    kept.keep('two', post(8, '/c'), now);
    expect(kept.find('two', '/a', now)).toBeUndefined();
    expect(kept.find('two', '/b', now)).toBeDefined();
  });
});
