import { days } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as appeal from './appeal.tsx';
import * as edit from './edit-feedback.tsx';
import * as detail from './feedback-detail.tsx';
import * as list from './my-feedback.tsx';
import * as newFeedback from './new-feedback.tsx';
import * as dialog from './send.ts';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(
    {
      myFeedback: list,
      'myFeedback/new': newFeedback,
      'myFeedback/edit': edit,
      'myFeedback/appeal': appeal,
      'myFeedback/:id': detail,
      'feedback/send': dialog,
    },
    backend.url,
  );
});
afterAll(() => backend.close());

const answer = (path: string, Body: unknown, Msg = '') => backend.answers.set(path, { ErrorCode: 0, Msg, Body });
const refuse = (path: string, Msg: string) => backend.answers.set(path, { ErrorCode: 101, Msg });

const item = {
  ID: 12,
  Type: 36,
  TypeName: 'Problem in the classroom',
  Clid: 700_123,
  Remark: 'No sound for ten minutes.',
  Time: '2026-11-18T06:00:00Z',
  State: 'answered',
  IsAppeal: false,
  ReplyCount: 2,
  HasNews: true,
};
const screenshot = `ProblemScreenshot/${'a'.repeat(22)}.png`;
const proof = `AppealFile/${'b'.repeat(22)}.png`;
const one = {
  ...item,
  Respondents: 'Bob',
  FileUrl: screenshot,
  Files: [{ FilePath: screenshot, FileName: 'sound.png', FileSize: 2_048 }],
  EditTime: '2026-11-18T07:00:00Z',
  ClassTime: '2026-11-17T02:00:00Z',
  StuName: 'Mia',
  CanEdit: true,
  CanReply: true,
};
const classEvent = (CLID: number | null, start: string, StuName: string) => ({
  StartTime: start,
  EndTime: start,
  Status: 'Confirmed',
  Type: CLID === null ? 'BusyTime' : null,
  Course: CLID === null ? null : { CLID, StuName },
});

beforeEach(() => {
  backend.answers.clear();
  backend.calls.length = 0;
  backend.bodies.length = 0;
  answer('/api/feedback/list', { Total: 45, Items: [item] });
  answer('/api/feedback/feedbackrightremaining', 7);
  answer('/api/feedback/getfeebacktype', [
    { ID: 9, Name: 'Wrong cancellation' },
    { ID: 36, Name: 'Problem in the classroom' },
  ]);
  answer('/api/feedback/get', one);
  answer('/api/feedback/getreplylist', [
    { ID: 1, IsTutor: false, Name: 'Tutor care', Remark: 'Which browser?', Time: '2026-11-19T01:00:00Z' },
    { ID: 2, IsTutor: true, Name: 'Ana Lim', Remark: 'Chrome', Time: '2026-11-19T02:00:00Z' },
  ]);
  answer('/api/classtable/getclasstable', [
    classEvent(700_122, '2026-11-16T02:00:00Z', 'Leo'),
    classEvent(null, '2026-11-16T03:00:00Z', ''),
    classEvent(700_123, '2026-11-17T02:00:00Z', 'Mia'),
  ]);
  for (const call of ['add', 'edit', 'replyadd']) answer(`/api/feedback/${call}`, { ID: 34 });
});

describe('the list', () => {
  test('shows each feedback, what is left of the month, and the way to send one', async () => {
    const { title, heading, text, links } = await pages.open('/myFeedback');
    expect(heading).toBe('Feedback');
    expect(title).toBe('Feedback · Tutor Portal');
    expect(backend.asked.get('/api/feedback/list')).toEqual({ PageIndex: 1, PageSize: 20, View: 'all' });
    expect(text).toContain('7 of 10 left this month. Appeals and replies do not count.');
    expect(text).toContain(
      'New reply Answered No sound for ten minutes. Wed 18 Nov 2026, 2:00 PM Class 700123 2 replies',
    );
    expect(text).toContain('1 to 20 of 45 entries');
    expect(links).toMatchObject({
      'Send feedback': '/myFeedback/new',
      'Problem in the classroom': '/myFeedback/12',
      All: '/myFeedback',
      Waiting: '/myFeedback?show=open',
      Answered: '/myFeedback?show=settled',
      Appeals: '/myFeedback?show=appeals',
      Next: '/myFeedback?page=2',
    });
  });

  test('goes on by pages within its view', async () => {
    const { links, document } = await pages.open('/myFeedback?show=appeals&page=2');
    expect(backend.asked.get('/api/feedback/list')).toEqual({ PageIndex: 2, PageSize: 20, View: 'appeals' });
    expect(links).toMatchObject({
      Previous: '/myFeedback?show=appeals',
      Next: '/myFeedback?show=appeals&page=3',
    });
    const filters = document.querySelector('nav[aria-label="Feedback shown"]');
    expect(filters?.querySelector('[aria-current="page"]')?.textContent).toBe('Appeals');
  });

  test('leads from a page beyond the last to the last', async () => {
    answer('/api/feedback/list', { Total: 45, Items: [] });
    expect((await pages.open('/myFeedback?show=appeals&page=9')).location).toBe('/myFeedback?show=appeals&page=3');
  });

  test.each([
    ['waiting', 0, 'Waiting'],
    ['inProgress', 1, 'In progress'],
    ['answered', 2, 'Answered'],
    ['accepted', 1, 'Accepted'],
    ['declined', 1, 'Declined'],
  ])('one that is %s, with %i replies', async (State, ReplyCount, word) => {
    answer('/api/feedback/list', { Total: 1, Items: [{ ...item, Clid: null, State, ReplyCount, HasNews: false }] });
    const replies = ['', ' 1 reply', ' 2 replies'][ReplyCount];
    expect((await pages.open('/myFeedback')).text).toContain(
      `Problem in the classroom ${word} No sound for ten minutes. Wed 18 Nov 2026, 2:00 PM${replies} 1 entry`,
    );
  });

  test.each([
    ['all', true, 'No feedback yet What you tell the company, and what it answers, is listed here.'],
    ['open', false, 'Nothing is waiting Feedback that the company has not answered yet is listed here.'],
    ['settled', false, 'Nothing is answered yet Feedback with an answer or a decision is listed here.'],
    ['appeals', false, 'No appeals An appeal begins at a deduction, a complaint or a class; each has the way to it.'],
  ])('empty at %s: the way to send one stands in it: %s', async (show, isThere, words) => {
    answer('/api/feedback/list', { Total: 0, Items: [] });
    const { document, text } = await pages.open(`/myFeedback?show=${show}`);
    expect(text).toContain(words);
    expect(document.querySelectorAll('a[href="/myFeedback/new"]')).toHaveLength(isThere ? 2 : 1);
  });
});

describe('one feedback', () => {
  test('shows everything that is known of it, and what was said', async () => {
    const { title, text, links, document, fields } = await pages.open('/myFeedback/12');
    expect(title).toBe('Feedback · Tutor Portal');
    for (const path of ['get', 'getreplylist']) {
      expect(backend.asked.get(`/api/feedback/${path}`)).toEqual(path === 'get' ? { id: '12' } : { FeedBackId: '12' });
    }
    expect(document.querySelector('h1')?.textContent).toBe('Problem in the classroom');
    for (const part of [
      'Tutor care Thu 19 Nov 2026, 9:00 AM Which browser? Ana Lim Thu 19 Nov 2026, 10:00 AM Chrome',
      'Type Problem in the classroom Complaint Name Bob Sent Wed 18 Nov 2026, 2:00 PM Edited Wed 18 Nov 2026, 3:00 PM',
      'Student Mia Class time Tue 17 Nov 2026, 10:00 AM Class ID 700123 Feedback no. 12',
    ]) {
      expect(text).toContain(part);
    }
    expect(document.querySelectorAll('li[data-own]')).toHaveLength(1);
    const picture = document.querySelector('img[alt="sound.png"]');
    expect(picture?.getAttribute('src')).toBe(`/uploads/file/${screenshot}`);
    expect(links).toMatchObject({
      Feedback: '/myFeedback',
      Edit: '/myFeedback/edit?id=12',
      700123: '/classDetail/700123',
    });
    // Its draft goes by the same name.
    expect(document.querySelector('form')?.id).toBe('feedback-reply-12');
    expect(fields('Your reply')).toEqual({
      form: ['feedback-reply-12'],
      key: [expect.stringMatching(/^[\da-f-]{36}$/)],
      content: [''],
    });
  });

  test('shows no more than there is; decided, it takes neither edit nor reply', async () => {
    const { Respondents: _, FileUrl: __, Files: ___, EditTime: ____, ClassTime: _____, ...bare } = one;
    answer('/api/feedback/get', { ...bare, CanEdit: false, CanReply: false });
    answer('/api/feedback/getreplylist', []);
    const { text, links, document } = await pages.open('/myFeedback/12');
    expect(text).toContain('What you wrote Answered No sound for ten minutes. Replies Nobody has replied yet.');
    expect(text).toContain('This was decided and takes no more replies.');
    expect(links).not.toHaveProperty('Edit');
    expect(document.querySelector('form')).toBeNull();
    expect(text).toContain(
      'Type Problem in the classroom Sent Wed 18 Nov 2026, 2:00 PM Class ID 700123 Feedback no. 12',
    );
  });

  test('shows its pictures and keeps them where the service tells no more than their references', async () => {
    const { Files: _, ...known } = one;
    answer('/api/feedback/get', { ...known, FileUrl: `${screenshot},${proof}` });
    const { document } = await pages.open('/myFeedback/12');
    const shown = [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(shown).toEqual([`/uploads/file/${screenshot}`, `/uploads/file/${proof}`]);
    expect((await pages.open('/myFeedback/edit?id=12')).fields('Feedback').file).toEqual(['', screenshot, proof]);
  });

  test('a reply is sent with its key and told in the words of the service, or in ours', async () => {
    const key = '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b11';
    const fields = { form: 'feedback-reply-12', key, content: ' Chrome ' };
    expect(await pages.send('/myFeedback/12', fields)).toMatchObject({
      location: '/myFeedback/12',
      said: 'Your reply was sent.',
    });
    expect(backend.asked.get('/api/feedback/replyadd')).toEqual({ FeedBackId: '12', Remark: 'Chrome', Key: key });
    answer('/api/feedback/replyadd', { ID: 3 }, 'Thank you.');
    expect((await pages.send('/myFeedback/12', fields)).said).toBe('Thank you.');
    refuse('/api/feedback/replyadd', 'It was decided meanwhile.');
    const refused = await pages.send('/myFeedback/12', fields);
    expect(refused.text).toContain('It was decided meanwhile.');
    expect(refused.fields('Your reply')).toMatchObject({ key: [key], content: [' Chrome '] });
    expect(refused.submits('Your reply')).toEqual(['/myFeedback/12', 'Send reply']);
    expect((await pages.send('/myFeedback/12', { ...fields, content: '' })).wrong('content')).toBe('Required');
  });

  test.each(['/myFeedback/x', '/myFeedback/0', '/myFeedback/edit', '/myFeedback/edit?id=-1', '/myFeedback/appeal'])(
    '%s names none',
    async (path) => {
      expect((await pages.open(path)).location).toBe('/404');
    },
  );
});

describe('the form of a feedback', () => {
  test('offers the types, the classes of ten days and what is left of the month', async () => {
    const { title, heading, text, document, fields, links } = await pages.open('/myFeedback/new');
    expect(heading).toBe('Send feedback');
    expect(title).toBe('Send feedback · Tutor Portal');
    expect(text).toContain('Tell us what went wrong or what could be better. 7 of 10 left this month.');
    expect(text).toContain('Choose a type Wrong cancellation Problem in the classroom');
    expect(text).toContain(
      'Good to know You can send 10 a month. Replies and appeals do not count. At most 3 pictures: JPG, PNG or GIF. You can edit it until the company begins with it. Lost points or a fee? Begin the appeal at the deduction, the complaint or the class itself, within 7 days.',
    );
    for (const part of [
      'Class ID (optional) The number on the page of the class.',
      'Complaint Name (optional) Whom your complaint is about.',
      'Content 0 of 500 File (optional)',
    ]) {
      expect(text).toContain(part);
    }
    // The newest first, and busy time is no class.
    const offered = [...document.querySelectorAll('datalist option')];
    expect(offered.map((option) => [option.getAttribute('value'), option.textContent])).toEqual([
      ['700123', 'Mia, Tue 17 Nov 2026, 10:00 AM'],
      ['700122', 'Leo, Mon 16 Nov 2026, 10:00 AM'],
    ]);
    const asked = backend.asked.get('/api/classtable/getclasstable') as { StartTime: string; EndTime: string };
    expect(Date.parse(asked.EndTime) - Date.parse(asked.StartTime)).toBe(days(10));
    expect(fields('Feedback').key).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(Object.keys(fields('Feedback'))).toEqual([
      'key',
      'form',
      'type',
      'classId',
      'complaintName',
      'content',
      'file',
    ]);
    expect(links).toMatchObject({ Feedback: '/myFeedback' });
  });

  test('offers thirty classes at most, and stands without them', async () => {
    answer(
      '/api/classtable/getclasstable',
      Array.from({ length: 31 }, (_, index) => classEvent(index + 1, '2026-11-16T02:00:00Z', '')),
    );
    const { document } = await pages.open('/myFeedback/new');
    expect(document.querySelectorAll('datalist option')).toHaveLength(30);
    refuse('/api/classtable/getclasstable', 'Not now.');
    const { document: without, status } = await pages.open('/myFeedback/new');
    expect([status, without.querySelectorAll('datalist option').length]).toEqual([200, 0]);
  });

  test('sends what its type asks for, once', async () => {
    const key = '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b11';
    const fields = {
      form: 'new-feedback',
      key,
      type: '36',
      classId: '700123',
      complaintName: 'x',
      content: 'No sound',
    };
    expect(await pages.send('/myFeedback/new', { ...fields, file: [screenshot, proof] })).toMatchObject({
      location: '/myFeedback',
      said: 'Your feedback was sent.',
    });
    expect(backend.asked.get('/api/feedback/add')).toEqual({
      Type: 36,
      Clid: 700_123,
      Remark: 'No sound',
      File: `${screenshot},${proof}`,
      Key: key,
    });
    await pages.send('/myFeedback/new', { form: 'new-feedback', type: '11', complaintName: 'Bob', content: 'Rude' });
    expect(backend.asked.get('/api/feedback/add')).toEqual({ Type: 11, Respondents: 'Bob', Remark: 'Rude' });
    answer('/api/feedback/add', { ID: 34 }, 'Thank you.');
    expect((await pages.send('/myFeedback/new', fields)).said).toBe('Thank you.');
  });

  test('counts a line break as one character, as the field does', async () => {
    const lines = (letters: number) => ({ form: 'new-feedback', type: '7', content: `a\r\n${'b'.repeat(letters)}` });
    expect((await pages.send('/myFeedback/new', lines(499))).wrong('content')).toBe('Max 500 characters');
    expect((await pages.send('/myFeedback/new', lines(498))).location).toBe('/myFeedback');
    expect(backend.asked.get('/api/feedback/add')).toMatchObject({ Remark: `a\n${'b'.repeat(498)}` });
  });

  test('refused, it keeps everything and tells each field', async () => {
    const refused = await pages.send('/myFeedback/new', { form: 'new-feedback', type: '9', content: 'x' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Class ID: Required');
    expect(refused.text).toContain('File: Required');
    expect(refused.summarized).toEqual(['classId', 'file']);
    expect(refused.submits('Feedback')).toEqual(['/myFeedback/new', 'Submit']);
    expect(refused.fields('Feedback')).toMatchObject({ content: ['x'] });
    const withFiles = { form: 'new-feedback', type: '9', content: 'x', file: [screenshot, proof] };
    expect((await pages.send('/myFeedback/new', withFiles)).fields('Feedback').file).toEqual(['', screenshot, proof]);
    expect(backend.calls).not.toContain('/api/feedback/add');
  });
});

test('a full field of files gives one up where no script does it, and takes another', async () => {
  const third = `ProblemScreenshot/${'c'.repeat(22)}.png`;
  const full = { form: 'new-feedback', type: '9', content: 'x', file: [screenshot, proof, third] };
  const { document } = await pages.send('/myFeedback/new', full);
  const choices = [...document.querySelectorAll<HTMLInputElement>('li input')];
  expect(choices.map(({ type, value, labels }) => [type, value, labels?.[0]?.textContent])).toEqual(
    full.file.map((reference) => ['checkbox', reference, 'Remove Attached file']),
  );
  expect(document.querySelectorAll('li button')).toHaveLength(0);
  expect(document.querySelector('input[type=file]')?.hasAttribute('disabled')).toBe(false);
  const removedFile = choices[1]?.value ?? '';
  const without = await pages.send('/myFeedback/new', { ...full, [choices[1]?.name ?? '']: removedFile });
  expect(without.fields('Feedback').file).toEqual(['', screenshot, third]);
});

describe('the dialog of a feedback', () => {
  const data = async (path: string) => JSON.parse((await pages.open(`${path}?_data=feedback%2Fsend`)).text);

  test('gets the same, and a failed call is told in it', async () => {
    expect(await data('/feedback/send')).toMatchObject({
      form: { value: { remaining: 7, types: [{ id: 9 }, { id: 36 }], classes: [{ id: 700_123 }, { id: 700_122 }] } },
    });
    refuse('/api/feedback/getfeebacktype', 'Not now.');
    expect(await data('/feedback/send')).toEqual({ form: { problem: 'Not now.', isFinal: true } });
    backend.answers.set('/api/feedback/getfeebacktype', { ErrorCode: 3 });
    expect((await pages.open('/feedback/send')).location).toBe('/login');
  });

  test('sends by the same rules and says how it went', async () => {
    const send = async (fields: Record<string, string>) =>
      JSON.parse((await pages.send('/feedback/send?_data=feedback%2Fsend', fields)).text);
    const key = '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b11';
    expect(await send({ type: '7', content: 'Darker', key })).toMatchObject({
      isDone: true,
      intent: 'send',
      flash: { tone: 'success', message: 'Your feedback was sent.' },
    });
    expect(backend.asked.get('/api/feedback/add')).toEqual({ Type: 7, Remark: 'Darker', Key: key });
    expect(await send({ type: '', content: 'Darker' })).toMatchObject({
      isDone: false,
      fieldErrors: { type: 'Required' },
    });
    answer('/api/feedback/add', { ID: 34 }, 'Thank you.');
    expect(await send({ type: '7', content: 'Darker' })).toMatchObject({ flash: { message: 'Thank you.' } });
  });
});

describe('editing', () => {
  test('begins with what was sent, and saves it', async () => {
    const { title, heading, fields, links, text, document } = await pages.open('/myFeedback/edit?id=12');
    expect(heading).toBe('Edit feedback');
    expect(backend.asked.get('/api/feedback/get')).toEqual({ id: '12' });
    expect(title).toBe('Edit feedback · Tutor Portal');
    expect(fields('Feedback')).toMatchObject({
      form: ['feedback-12'],
      type: ['36'],
      classId: ['700123'],
      complaintName: ['Bob'],
      content: ['No sound for ten minutes.'],
    });
    expect(fields('Feedback').file).toContain(screenshot);
    expect(text).toContain('sound.png');
    expect(document.querySelectorAll('datalist option')).toHaveLength(2);
    expect(links).toMatchObject({ 'Feedback no. 12': '/myFeedback/12', Cancel: '/myFeedback/12' });
    expect(text).toContain('Good to know');

    const sent = { form: 'feedback-12', type: '36', classId: '700124', content: 'No picture', file: screenshot };
    expect(await pages.send('/myFeedback/edit?id=12', sent)).toMatchObject({
      location: '/myFeedback/12',
      said: 'Your changes were saved.',
    });
    expect(backend.asked.get('/api/feedback/edit')).toEqual({
      ID: 12,
      Type: 36,
      Clid: 700_124,
      Remark: 'No picture',
      File: screenshot,
    });
    await pages.send('/myFeedback/edit?id=12', { ...sent, file: [screenshot, proof] });
    expect(backend.asked.get('/api/feedback/edit')).toMatchObject({ File: `${screenshot},${proof}` });
    refuse('/api/feedback/edit', 'It has begun.');
    const refused = await pages.send('/myFeedback/edit?id=12', sent);
    expect(refused.text).toContain('It has begun.');
    expect(refused.fields('Feedback')).toMatchObject({ classId: ['700124'], content: ['No picture'] });
    const added = await pages.send('/myFeedback/edit?id=12', { ...sent, file: [proof, screenshot] });
    expect(added.fields('Feedback').file).toEqual(['', proof, screenshot]);
    expect(added.text).toMatch(/Attached file .*sound\.png 2 KiB/);
    const { file: _, ...without } = sent;
    expect((await pages.send('/myFeedback/edit?id=12', without)).fields('Feedback').file).toEqual(['']);
    expect(refused.submits('Feedback')).toEqual(['/myFeedback/edit?id=12', 'Save']);
  });

  test.each([{ LedgerId: 5 }, { ComplaintId: 5 }, { IsAppeal: true }])(
    'an appeal (%j) keeps its type',
    async (change) => {
      answer('/api/feedback/get', { ...one, Type: 9, FileUrl: proof, ...change });
      const { document } = await pages.open('/myFeedback/edit?id=12');
      const offered = [...document.querySelectorAll('select[name=type] option')].map(({ textContent }) => textContent);
      expect(offered).toEqual(['Choose a type', 'Wrong cancellation']);
    },
  );

  test('an appeal whose class is that of what it is against carries it unseen', async () => {
    answer('/api/feedback/get', { ...one, Type: 9, FileUrl: proof, IsAppeal: true, IsClassFixed: true });
    const { document, fields } = await pages.open('/myFeedback/edit?id=12');
    expect(document.querySelector('input[name=classId]')?.getAttribute('type')).toBe('hidden');
    expect(fields('Feedback').classId).toEqual(['700123']);
  });

  test.each([
    ['feedback', one, 'ProblemScreenshot'],
    ['appeal', { ...one, Type: 9, FileUrl: proof, LedgerId: 5 }, 'AppealFile'],
  ])('a picture that is posted with %s is kept as such', async (_, known, module) => {
    answer('/api/feedback/get', known);
    answer('/api/upload/chunk', 1);
    answer('/api/upload/merge', { FilePath: proof, FileName: 'new.png', FileSize: 9, FileHash: 'a'.repeat(64) });
    const [path] = (await pages.open('/myFeedback/edit?id=12')).submits('Feedback');
    const form = new FormData();
    const typed = { form: 'feedback-12', type: '9', classId: '700123', content: 'No sound' };
    for (const [name, value] of Object.entries(typed)) form.append(name, value);
    form.append('file', new File([new Uint8Array(9)], 'new.png'));
    expect(await pages.send(String(path), form)).toMatchObject({ location: '/myFeedback/12' });
    expect(String(backend.bodies.find((_, index) => backend.calls[index] === '/api/upload/chunk'))).toContain(module);
  });

  test('is over once the company has begun', async () => {
    answer('/api/feedback/get', { ...one, CanEdit: false });
    expect((await pages.open('/myFeedback/edit?id=12')).location).toBe('/myFeedback/12');
  });
});

/** Sends a form with a file of a type that nobody takes. */
async function sendText(path: string): Promise<void> {
  for (const call of ['chunk', 'merge', 'cancel']) answer(`/api/upload/${call}`, { FilePath: screenshot });
  const form = new FormData();
  for (const [name, value] of Object.entries({ type: '36', classId: '700123', content: 'No sound' })) {
    form.append(name, value);
  }
  form.append('file', new File(['No sound'], 'sound.txt'));
  const refused = await pages.send(path, form);
  expect(refused.status).toBe(400);
  expect(refused.wrong('file')).toBe('Only JPG, PNG or GIF files can be sent here.');
  expect(backend.calls.filter((call) => /\/(add|edit)$/.test(call))).toEqual([]);
}

test.each(['/myFeedback/new', '/myFeedback/edit?id=12'])('a posted file that %s does not take is told', sendText);

describe('an appeal', () => {
  const subject = {
    Title: 'Absence from class',
    Points: -20,
    FeeCentavos: 15_000,
    Clid: 700_123,
    StuName: 'Mia',
    ClassTime: '2026-11-17T02:00:00Z',
    Time: '2026-11-17T06:00:00Z',
    Deadline: '2026-11-24T06:00:00Z',
    Types: [
      { ID: 4, Name: 'Absence' },
      { ID: 2, Name: 'Fee' },
    ],
    SentId: null,
    LateAnswer: { IsICan: true, TappedAt: '2026-11-17T01:00:00Z', Time: '2026-11-17T01:05:00Z' },
  };
  beforeEach(() => answer('/api/feedback/getappealsubject', subject));

  test('shows what it is against, the days left, and what is needed', async () => {
    const { title, heading, text, links, fields, submits } = await pages.open('/myFeedback/appeal?ledger=5');
    expect(heading).toBe('Appeal');
    expect(title).toBe('Appeal · Tutor Portal');
    expect(backend.asked.get('/api/feedback/getappealsubject')).toEqual({ LedgerId: 5 });
    for (const part of [
      'Say what happened and add your evidence. The company answers here.',
      '4 days left What Absence from class Points −20 Lesson fee −PHP 150 When Tue 17 Nov 2026, 2:00 PM',
      'Class Mia, Tue 17 Nov 2026, 10:00 AM Class ID 700123',
      'Your late answer Yes, pressed Tue 17 Nov 2026, 9:00 AM, received Tue 17 Nov 2026, 9:05 AM',
      'Appeal until Tue 24 Nov 2026, 2:00 PM (7 days)',
      '1 of 3',
      'Your late answer and its time, kept by us Proof of what kept you',
    ]) {
      expect(text).toContain(part);
    }
    expect(links).toMatchObject({
      Feedback: '/myFeedback?show=appeals',
      'Mia, Tue 17 Nov 2026, 10:00 AM': '/classDetail/700123',
    });
    expect(fields('Appeal')).toEqual({
      form: ['appeal-ledger-5'],
      key: [expect.stringMatching(/^[\da-f-]{36}$/)],
      classId: ['700123'],
      type: ['4'],
      complaintName: [''],
      content: [''],
      file: [''],
    });
    expect(submits('Appeal')).toEqual(['/myFeedback/appeal?ledger=5', 'Send appeal']);
  });

  test.each([
    ['', '4', 'Proof of what kept you'],
    ['&type=10', '10', 'A screenshot that shows when you entered or left'],
    ['&type=99', '4', 'Proof of what kept you'],
  ])('begins with the type that its address names, where it is one of those offered (%j)', async (asked, type, tip) => {
    answer('/api/feedback/getappealsubject', { ...subject, Types: [...subject.Types, { ID: 10, Name: 'Late' }] });
    const { fields, text, submits } = await pages.open(`/myFeedback/appeal?class=700123${asked}`);
    expect(fields('Appeal').type).toEqual([type]);
    expect(text).toContain(tip);
    expect(submits('Appeal')[0]).toBe(`/myFeedback/appeal?class=700123${asked}`);
  });

  test('against what names no class it asks for one', async () => {
    answer('/api/feedback/getappealsubject', {
      ...subject,
      Points: null,
      FeeCentavos: 0,
      Clid: null,
      LateAnswer: { IsICan: false, Time: '2026-11-17T01:05:00Z' },
    });
    const { text, fields } = await pages.open('/myFeedback/appeal?complaint=5');
    expect(backend.asked.get('/api/feedback/getappealsubject')).toEqual({ ComplaintId: 5 });
    expect(text).toContain('What Absence from class When Tue 17 Nov 2026, 2:00 PM');
    expect(text).toContain('Your late answer No, received Tue 17 Nov 2026, 9:05 AM');
    expect(text).toContain('0 of 3');
    expect(fields('Appeal').classId).toEqual(['']);
  });

  describe('with a network test', () => {
    const statement = `AppealFile/${'n'.repeat(22)}.pdf`;
    const file = { FilePath: statement, FileName: 'n.pdf', FileSize: 9, FileHash: 'f'.repeat(64) };
    const attach = '/api/devices/addnetworktestfile';
    const run = {
      ...{ ID: 9, Time: '2026-11-20T01:12:00Z', LatencyMs: 21, JitterMs: 2, DownMbps: 18, UpMbps: 1.4 },
      ...{ DownLatencyMs: 60, UpLatencyMs: 80, LossPercent: null, DownStalls: 0, DownStallMs: 0 },
      ...{ UpStalls: 0, UpStallMs: 0, Failed: [], UsedBytes: 100 },
    };
    const fields = { key: '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b12', type: '4', classId: '700123', networkRun: '9' };

    test('offers those of late by their times and what they found', async () => {
      answer('/api/devices/getnetworktestlist', [run]);
      const { text } = await pages.open('/myFeedback/appeal?ledger=5');
      expect(text).toContain('Fri 20 Nov 2026, 9:12 AM: Good for one-to-one video, not for group video');
    });

    test('sends its statement as a file, which is evidence enough', async () => {
      answer(attach, file);
      const sent = await pages.send('/myFeedback/appeal?ledger=5', { ...fields, content: 'My line.', file: '' });
      expect(sent.location).toBe('/myFeedback/34');
      expect(backend.asked.get(attach)).toEqual({ ID: 9, ModuleName: 'AppealFile' });
      expect(backend.asked.get('/api/feedback/add')).toMatchObject({ File: statement });
    });

    test('keeps the statement as a file where the form is refused', async () => {
      answer(attach, file);
      const page = await pages.send('/myFeedback/appeal?ledger=5', { ...fields, content: '', file: proof });
      expect(page.wrong('content')).toBe('Required');
      expect(page.fields('Appeal').file).toEqual(expect.arrayContaining([proof, statement]));
    });

    test('that cannot be attached is told at the files, and nothing is sent', async () => {
      refuse(attach, 'This network test does not exist.');
      const page = await pages.send('/myFeedback/appeal?ledger=5', { ...fields, content: 'My line.', file: proof });
      expect(page.wrong('file')).toBe('This network test does not exist.');
    });
  });

  test('is sent with what it is against, and leads to its own page', async () => {
    const key = '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b11';
    const fields = { key, type: '4', classId: '700123', content: 'Brownout.', file: proof };
    expect(await pages.send('/myFeedback/appeal?ledger=5', fields)).toMatchObject({
      location: '/myFeedback/34',
      said: 'Your appeal was sent.',
    });
    const body = { Type: 4, Clid: 700_123, Remark: 'Brownout.', File: proof, Key: key };
    expect(backend.asked.get('/api/feedback/add')).toEqual({ ...body, LedgerId: 5 });
    await pages.send('/myFeedback/appeal?complaint=6', fields);
    expect(backend.asked.get('/api/feedback/add')).toEqual({ ...body, ComplaintId: 6 });
    await pages.send('/myFeedback/appeal?class=700123', fields);
    expect(backend.asked.get('/api/feedback/add')).toEqual({ ...body, IsAppeal: true });
    refuse('/api/feedback/add', 'You have sent one.');
    const refused = await pages.send('/myFeedback/appeal?ledger=5', { ...fields, form: 'appeal-ledger-5' });
    expect(refused.text).toContain('You have sent one.');
    expect(refused.fields('Appeal')).toMatchObject({ key: [key], content: ['Brownout.'], file: ['', proof] });
  });

  test('is not sent with a file that is no picture', () => sendText('/myFeedback/appeal?ledger=5'));

  test('that was sent already is led to; after its days there is no form', async () => {
    answer('/api/feedback/getappealsubject', { ...subject, SentId: 34 });
    const sent = await pages.open('/myFeedback/appeal?ledger=5');
    expect(sent.text).toContain('You have sent an appeal for this already.');
    expect(sent.links).toMatchObject({ 'See your appeal': '/myFeedback/34' });
    expect(sent.text).not.toContain('Evidence');
    answer('/api/feedback/getappealsubject', {
      ...subject,
      Time: '2026-11-13T03:59:59Z',
      Deadline: '2026-11-20T03:59:59Z',
    });
    const over = await pages.open('/myFeedback/appeal?ledger=5');
    expect(over.text).toContain('Time is over');
    expect(over.text).toContain('The days for this appeal are over.');
    expect(over.text).not.toContain('1 of 3');
    expect([sent, over].map(({ document }) => document.querySelector('form'))).toEqual([null, null]);
  });
});

test.each(['/myFeedback', '/myFeedback/12', '/myFeedback/new', '/myFeedback/edit?id=12', '/myFeedback/appeal?class=1'])(
  'at %s a call that fails is told by the page',
  async (path) => {
    for (const call of ['list', 'get', 'getfeebacktype', 'getappealsubject']) {
      refuse(`/api/feedback/${call}`, 'Closed for the night.');
    }
    const { status, text } = await pages.open(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).toContain('Closed for the night.');
  },
);
