import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as chapter from './chapter.tsx';
import * as course from './course-detail.tsx';
import * as keep from './keep-answer.ts';
import * as subscription from './my-subscription.tsx';
import * as answerPage from './test-answer.tsx';
import * as details from './test-details.tsx';
import * as overview from './training-overview.tsx';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(
    {
      'trainingCenter/trainingOverview': overview,
      'trainingCenter/mySubscription': subscription,
      'trainingCenter/courseDetail/:id': course,
      'trainingCenter/courseDetail/:id/:chapterId': chapter,
      trainingTestDetails: details,
      trainingTestAnswer: answerPage,
      'training/keep': keep,
    },
    backend.url,
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const answer = (call: string, Body: unknown) => backend.answers.set(`/api/${call}`, { ErrorCode: 0, Body });
const refuse = (call: string, Msg: string) => backend.answers.set(`/api/${call}`, { ErrorCode: 108, Msg });

const item = {
  CourseId: 1001,
  CourseName: 'Time and attendance',
  CategoryName: 'Working with us',
  Summary: 'What to do by when.',
  Minutes: 15,
  ChapterCount: 2,
  LearntCount: 1,
  IsSubscribed: true,
  IsCompleted: false,
  Test: { KctId: 40_001, IsPass: false, TestScore: 60 },
};
const detail = {
  ...item,
  Introduction: '<p>Deductions have three causes.</p><script>alert(1)</script>',
  Chapters: [
    { ChapterId: 1, ChapterName: 'Your day', Minutes: 8, IsLearnt: true, IsLocked: false },
    { ChapterId: 2, ChapterName: 'Cancelling', Minutes: 7, IsLearnt: false, IsLocked: false },
  ],
  Test: {
    ...item.Test,
    ...{ KctName: 'Test: Time', TestTime: 15, PassPercent: 80, QuestionCount: 4, IsLocked: true },
  },
};
const options = [
  { OptionId: 'x', Text: 'One hour' },
  { OptionId: 'y', Text: 'Two hours' },
];
const questions = [
  { QuestionId: 'when', Kind: 'single', Question: 'When?', Options: options },
  { QuestionId: 'which', Kind: 'multiple', Question: 'Which?', Options: options },
  { QuestionId: 'order', Kind: 'order', Question: 'In which order?', Options: options },
  { QuestionId: 'words', Kind: 'text', Question: 'How many?', Options: [] },
];
const attempt = {
  RecodeId: 80_001,
  StartTime: '2026-11-20T03:55:00.000Z',
  EndTime: '2026-11-20T04:10:00.000Z',
  Questions: questions,
  Answers: [{ QuestionId: 'order', Answer: ['y', 'x'], Revision: 3 }],
};
const underTest = {
  KctId: 40_001,
  KctName: 'Test: Time',
  CourseId: 1001,
  CourseName: 'Time and attendance',
  TestTime: 15,
  PassPercent: 80,
  QuestionCount: 4,
  AttemptsLeft: 2,
  IsPass: false,
  TestScore: 60,
  BestRecodeId: 79_999,
  Attempt: null,
};
const submitPath = '/trainingTestAnswer?kctId=40001';

beforeEach(() => {
  backend.answers.clear();
  backend.asked.clear();
  answer('training/getalltraininglist', { Total: 1, Items: [item] });
  answer('training/getmycourse', { Total: 1, Items: [item] });
  answer('training/getcourse', { Total: 0, Items: [] });
  answer('training/getcoursehomeinfo', {
    ...{ SubscribedCount: 1, CompletedCount: 0 },
    Next: { CourseId: 1001, CourseName: 'Time and attendance', ChapterId: 2, ChapterName: 'Cancelling', Minutes: 7 },
    Due: [
      { Kind: 'attempt', CourseId: 1002, CourseName: 'Pronunciation', KctId: 40_002, EndTime: '2026-11-20T04:15:00Z' },
      { Kind: 'test', CourseId: 1003, CourseName: 'Child safety', KctId: 40_003 },
    ],
  });
  answer('training/getteachablesubjects', [
    {
      ...{ SubjectName: 'Phonics', IsTeachable: false },
      Courses: [
        { CourseId: 1002, CourseName: 'Pronunciation', IsPass: false },
        { CourseId: 1003, CourseName: 'Child safety', IsPass: true },
      ],
    },
  ]);
  answer('training/getdetail', detail);
  answer('training/subscribe', null);
  answer('training/learnning', {
    ...{ CourseId: 1001, ChapterId: 2, ChapterName: 'Cancelling', IsLearnt: false },
    Content:
      '<h2>What it costs</h2><img src="/trainingCenter/media/time/bands.svg" alt="Bars that rise"><b onclick="x()">!</b>',
    Clip: {
      Title: 'In half a minute',
      Url: '/trainingCenter/media/time/a.mp3',
      CaptionsUrl: '/trainingCenter/media/time/a.vtt',
    },
  });
  answer('tutordata/learnsubmit', { UsedTime: 60, IsCourseCompleted: true });
  answer('tutordata/kctlist', underTest);
  answer('tutordata/starttest', attempt);
  answer('tutordata/testsubmit', { RecodeId: 80_001, TestScore: 75, IsPass: false });
});

const overviewPath = '/trainingCenter/trainingOverview';

test('the overview lists courses with how far one is, and leads on with the chapter that comes next', async () => {
  const { title, text, links } = await pages.open(overviewPath);
  expect(title).toBe('Training Center · Tutor Portal');
  expect(text).toContain('Time and attendance What to do by when. 2 chapters 15 min Test not passed yet: 60 %');
  expect(text).toContain('1 of 2 chapters');
  expect(links.Continue).toBe('/trainingCenter/courseDetail/1001/2');
  expect((await pages.open(`${overviewPath}?show=new`)).text).toContain('No courses here');
});

test('the overview tells what is due and until when, and which courses open a subject', async () => {
  const { text, links } = await pages.open(overviewPath);
  expect(text).toContain('Test: Pronunciation Goes on until 12:15 PM Under way');
  expect(links['Test: Pronunciation']).toBe('/trainingTestAnswer?kctId=40002');
  expect(links['Test: Child safety']).toBe('/trainingTestDetails?kctId=40003');
  expect(text).toContain('Phonics 1 of 2 passed');
});

test('a part of the overview that fails says so, and leaves the rest', async () => {
  refuse('training/getcoursehomeinfo', 'Training is being moved.');
  const { text } = await pages.open(overviewPath);
  expect(text).toContain('Training is being moved.');
  expect(text).toContain('Phonics');
  expect(text).toContain('What to do by when.');
});

test('courses are found by words and category, and the address says it all', async () => {
  const asked = `${overviewPath}?show=new&q=clock+in&category=Working+with+us`;
  answer('training/getcourse', { Total: 45, Items: [item], Categories: ['Working with us'] });
  const { links, fields, document } = await pages.open(`${asked}&page=2`);
  expect(backend.asked.get('/api/training/getcourse')).toEqual({
    ...{ pageIndex: '2', pageSize: '20', category: 'Working with us', name: 'clock in' },
  });
  expect(fields('Find courses')).toMatchObject({ show: ['new'], q: ['clock in'], category: ['Working with us'] });
  expect(document.querySelector('form[method=get]')?.getAttribute('action')).toBe(overviewPath);
  expect(links.Next).toBe(`${overviewPath}?show=new&category=Working+with+us&q=clock+in&page=3`);
  expect(links['Show all']).toBe(`${overviewPath}?show=new`);
  answer('training/getcourse', { Total: 0, Items: [] });
  expect((await pages.open(asked)).text).toContain('No course fits');
});

test.each(['0', '-1', '1000000000', 'x'])('page %s is the first one', async (page) => {
  await pages.open(`${overviewPath}?page=${page}`);
  expect(backend.asked.get('/api/training/getalltraininglist')).toMatchObject({ pageIndex: '1' });
});

test('a page beyond the last leads to the last', async () => {
  answer('training/getmycourse', { Total: 21, Items: [] });
  expect((await pages.open('/trainingCenter/mySubscription?page=9&q=a')).location).toBe(
    '/trainingCenter/mySubscription?page=2&q=a',
  );
});

test('my courses are those that I have subscribed to', async () => {
  expect((await pages.open('/trainingCenter/mySubscription')).text).toContain('1 of 2 chapters');
  answer('training/getmycourse', { Total: 0, Items: [] });
  expect((await pages.open('/trainingCenter/mySubscription')).text).toContain('No courses yet');
});

test('a course tells its chapters and why its test is locked, and takes a subscription', async () => {
  const { text, links, document } = await pages.open('/trainingCenter/courseDetail/1001');
  expect(links['Continue: Cancelling']).toBe('/trainingCenter/courseDetail/1001/2');
  expect(text).toContain('Opens when every chapter was learnt.');
  expect(document.querySelector('script')?.textContent ?? '').not.toContain('alert(1)');
  answer('training/getdetail', {
    ...detail,
    IsSubscribed: false,
    Chapters: [{ ...detail.Chapters[0], IsLearnt: false, IsLocked: true }],
  });
  expect((await pages.open('/trainingCenter/courseDetail/1001')).text).toContain('Opens when you subscribe');
  const { said, location } = await pages.send('/trainingCenter/courseDetail/1001', {});
  expect([said, location]).toEqual([
    'You have subscribed to this course. Its first chapter is open.',
    '/trainingCenter/courseDetail/1001',
  ]);
  expect(backend.asked.get('/api/training/subscribe')).toEqual({ courseId: '1001' });
});

test('a chapter shows its text, picture and clip, and is learnt by a button', async () => {
  const path = '/trainingCenter/courseDetail/1001/2';
  const { text, document } = await pages.open(path);
  expect(text).toContain('What it costs');
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('Bars that rise');
  expect(document.querySelector('[onclick]')).toBeNull();
  expect(document.querySelector('video track[kind="captions"]')?.getAttribute('src')).toBe(
    '/trainingCenter/media/time/a.vtt',
  );
  const { said } = await pages.send(path, { seconds: '60' });
  expect(said).toBe('You have completed this course.');
  expect(backend.asked.get('/api/tutordata/learnsubmit')).toEqual({
    TrakitId: '2',
    UsedTime: '60',
    IsCompleteCourse: 'true',
  });
  await pages.send(path, { seconds: 'a day' });
  expect(backend.asked.get('/api/tutordata/learnsubmit')).toMatchObject({ UsedTime: '0' });
  refuse('tutordata/learnsubmit', 'Please open this chapter first.');
  expect((await pages.send(path, {})).said).toBe('Please open this chapter first.');
});

test('a test says what it takes, begins by a button, and goes on where it is under way', async () => {
  const path = '/trainingTestDetails?kctId=40001';
  const { text, links } = await pages.open(path);
  expect(text).toContain('4 questions · 15 minutes · 80 % passes');
  expect(text).toContain('You have 2 attempts left today.');
  expect(links['Look at the result: 60 %']).toBe('/trainingTestAnswer?recodeId=79999');
  expect((await pages.send(path, {})).location).toBe(submitPath);
  answer('tutordata/kctlist', { ...underTest, Attempt: attempt });
  expect((await pages.open(path)).links['Go on with the test']).toBe(submitPath);
  answer('tutordata/kctlist', { ...underTest, AttemptsLeft: 0 });
  const used = await pages.open(path);
  expect(used.text).toContain('You have used all attempts of today.');
  expect(used.document.querySelector('form')).toBeNull();
});

test('a test under way shows what was answered and how long it goes on, and is handed in without a script', async () => {
  answer('tutordata/kctlist', { ...underTest, Attempt: attempt });
  const { text, fields } = await pages.open(submitPath);
  expect(text).toContain('10 min left');
  expect(fields('Test: Time')).toMatchObject({ 'order:x': ['2'], 'order:y': ['1'], startTime: [attempt.StartTime] });
  const { location } = await pages.send(submitPath, {
    ...{ startTime: attempt.StartTime, when: 'y', which: ['x', 'y'], 'order:x': '1', 'order:y': '2' },
    words: ' three ',
  });
  expect(location).toBe('/trainingTestAnswer?recodeId=80001');
  expect(backend.asked.get('/api/tutordata/testsubmit')).toMatchObject({
    Answers: [
      { QuestionId: 'when', Answer: ['y'] },
      { QuestionId: 'which', Answer: ['x', 'y'] },
      { QuestionId: 'order', Answer: ['x', 'y'] },
      { QuestionId: 'words', Answer: ['three'] },
    ],
  });
});

test('a test that was handed in leads to its page, and handing it in again to its result', async () => {
  expect((await pages.open(submitPath)).location).toBe('/trainingTestDetails?kctId=40001');
  const again = await pages.send(submitPath, { startTime: attempt.StartTime, when: 'x' });
  expect(again.location).toBe('/trainingTestAnswer?recodeId=80001');
  expect(backend.asked.get('/api/tutordata/testsubmit')).toMatchObject({ Answers: [] });
});

test('a result tells the answers in words, what is right, and why', async () => {
  answer('tutordata/gettestscore', {
    ...{ RecodeId: 80_001, TestScore: 50, IsPass: false, KctId: 40_001, KctName: 'Test: Time', CourseId: 1001 },
    ...{ PassPercent: 80, StartTime: attempt.StartTime, SubmitTime: attempt.EndTime, AttemptsLeft: 1 },
    Questions: [
      { ...questions[0], Answer: ['y'], Right: ['x'], IsRight: false, Explanation: 'One hour is enough.' },
      { ...questions[3], Answer: ['three'], Right: ['3', 'three'], IsRight: true, Explanation: 'Three of them.' },
    ],
  });
  const { text, links } = await pages.open('/trainingTestAnswer?recodeId=80001');
  expect(text).toContain('50 % Not passed');
  expect(text).toContain('Your answer Two hours Right answer One hour One hour is enough.');
  expect(text).toContain('Your answer three Three of them.');
  expect(links['Try again']).toBe('/trainingTestDetails?kctId=40001');
});

test.each(['/trainingCenter/courseDetail/x', '/trainingTestDetails', '/trainingTestAnswer?recodeId=-1'])(
  '%s is no address of a course or test',
  async (path) => {
    expect((await pages.open(path)).location).toBe('/404');
  },
);
