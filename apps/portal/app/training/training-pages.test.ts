import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as chapter from './chapter.tsx';
import * as course from './course-detail.tsx';
import * as keep from './keep.ts';
import * as subscription from './my-subscription.tsx';
import * as selfStudy from './self-study.tsx';
import * as files from './training-files.tsx';
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
      'trainingCenter/selfstudyCourses': selfStudy,
      'trainingResources/:id': files,
      resourcesFolder: files,
      'trainingCenter/courseDetail/:id': course,
      'trainingCenter/courseDetail/:id/:chapterId': chapter,
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
  answer('training/getmycoursesandremindbycategorytype', {
    RemindCount: 1,
    Courses: [
      { ...item, Remind: 'changed' },
      { ...item, CourseId: 1002, CourseName: 'Pronunciation' },
    ],
  });
  answer('training/addclickrecord', null);
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
  answer('training/trakitstatusbytuid', {
    ...{ TrakitId: 2, Status: 'open', UsedTime: 90, ReadPercent: 40, ClipSeconds: 72 },
  });
  answer('tutordata/learnsubmit', { UsedTime: 60, IsCourseCompleted: true });
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

test('a task of growth leads to the courses that do it', async () => {
  answer('training/gettrainbytasklevel', [{ ...item, CourseId: 1003, CourseName: 'Child safety' }]);
  const { text } = await pages.open(`${overviewPath}?taskLevel=2&taskType=2`);
  expect(backend.asked.get('/api/training/gettrainbytasklevel')).toEqual({ level: '2', type: '2' });
  expect(text).toContain('Those of your level come first. Child safety What to do by when.');
  expect((await pages.open(`${overviewPath}?taskLevel=99&taskType=x`)).text).not.toContain('For your task');
});

test('self-study tells what reminds of a course, and opening the course ends it', async () => {
  const { text, links } = await pages.open('/trainingCenter/selfstudyCourses');
  expect(backend.asked.get('/api/training/getmycoursesandremindbycategorytype')).toEqual({ categoryType: '9' });
  expect(text).toContain('Time and attendance Changed since you opened it');
  expect(text).not.toContain('Pronunciation');
  expect(links['All files']).toBe('/resourcesFolder');
  await pages.open('/trainingCenter/courseDetail/1001');
  expect(backend.asked.get('/api/training/addclickrecord')).toEqual({ CourseId: 1001 });
  refuse('training/addclickrecord', 'Not now.');
  expect((await pages.open('/trainingCenter/courseDetail/1001')).text).toContain('Deductions have three causes.');
});

const kit = {
  ...{ TraKitId: 1001, CourseName: 'Time and attendance', CategoryName: 'Working with us' },
  Files: [
    { FileName: 'deadlines.pdf', Title: 'Deadlines and costs', ContentType: 'application/pdf', Bytes: 41_543 },
    { FileName: 'answer.mp3', Title: 'The rule', ContentType: 'audio/mpeg', Bytes: 94_347 },
  ].map((file) => ({ ...file, IsAvailable: true })),
};
const missing = { ...kit, Files: kit.Files.map((file, index) => ({ ...file, IsAvailable: index === 1 })) };

test('files of a course are plain links, one by one and together; a missing one says so, and there is no whole', async () => {
  answer('training/getselfstudysource', [kit]);
  const { text, links } = await pages.open('/trainingResources/1001');
  expect(backend.asked.get('/api/training/getselfstudysource')).toEqual({ traKitId: '1001' });
  expect(text).toContain('Deadlines and costs PDF · 41 KiB');
  expect(links['Download all as ZIP']).toBe('/trainingResources/1001/download');
  answer('training/getselfstudysource', [missing]);
  const page = await pages.open('/trainingResources/1001');
  expect(page.text).toContain('Missing right now');
  expect(page.links['Download all as ZIP']).toBeUndefined();
  expect(page.links.Download).toBe('/trainingResources/1001/download?file=answer.mp3');
});

test('all files are found by words', async () => {
  answer('training/getselfstudysource', [kit, { ...kit, TraKitId: 1002, CourseName: 'Pronunciation' }]);
  expect((await pages.open('/resourcesFolder')).text).toContain('Pronunciation');
  const { text } = await pages.open('/resourcesFolder?q=deadlines+pronun');
  expect(text).toContain('Pronunciation Deadlines and costs');
  expect(text).not.toContain('Time and attendance');
  expect(text).not.toContain('The rule');
  expect((await pages.open('/resourcesFolder?q=giraffe')).text).toContain('No file fits');
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
  expect(text).toContain('Learnt 1 of 2 chapters');
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

test('a chapter that is locked leads to its course, in words', async () => {
  refuse('training/learnning', 'This chapter opens when the one before it was learnt.');
  const { location, said } = await pages.open('/trainingCenter/courseDetail/1001/3');
  expect([location, said]).toEqual([
    '/trainingCenter/courseDetail/1001',
    'This chapter opens when the one before it was learnt.',
  ]);
});

test('time and place of a chapter are kept for the page’s script', async () => {
  const path = '/training/keep?_data=training%2Fkeep';
  const form = { chapterId: '2', seconds: '15', read: '40', clip: '12' };
  const tell = async () => JSON.parse((await pages.send(path, form)).document.body.textContent ?? '');
  expect(await tell()).toEqual({ isDone: true, body: { isKept: true } });
  expect(backend.asked.get('/api/tutordata/learnsubmit')).toEqual({
    ...{ TrakitId: '2', UsedTime: '15', IsCompleteCourse: 'false', ReadPercent: '40', ClipSeconds: '12' },
  });
  refuse('tutordata/learnsubmit', 'UsedTime: is more than went by since this chapter was opened');
  expect(await tell()).toEqual({ isDone: true, body: { isKept: false } });
  backend.answers.set('/api/tutordata/learnsubmit', { status: 500, text: 'no' });
  expect(await tell()).toMatchObject({ isDone: false, kind: 'unknown' });
});

test('a chapter shows its text, picture and clip, and is learnt by a button', async () => {
  const path = '/trainingCenter/courseDetail/1001/2';
  const { text, document } = await pages.open(path);
  expect(text).toContain('What it costs');
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('Bars that rise');
  expect(document.querySelector('[onclick]')).toBeNull();
  expect(text).toContain('you stopped at 1:12');
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/trainingCenter/media/time/a.mp3#t=72');
  expect(document.querySelector('video track[kind="captions"]')?.getAttribute('src')).toBe(
    '/trainingCenter/media/time/a.vtt',
  );
  const { said } = await pages.send(path, { seconds: '60', read: '80', clip: '30' });
  expect(said).toBe('You have completed this course.');
  expect(backend.asked.get('/api/tutordata/learnsubmit')).toEqual({
    TrakitId: '2',
    UsedTime: '60',
    IsCompleteCourse: 'true',
    ReadPercent: '80',
    ClipSeconds: '30',
  });
  await pages.send(path, { seconds: 'a day' });
  expect(backend.asked.get('/api/tutordata/learnsubmit')).toMatchObject({ UsedTime: '0' });
  refuse('tutordata/learnsubmit', 'Please open this chapter first.');
  expect((await pages.send(path, {})).said).toBe('Please open this chapter first.');
});

test.each(['/trainingCenter/courseDetail/x', '/trainingCenter/courseDetail/1001/-1'])(
  '%s is no address of a course or chapter',
  async (path) => {
    expect((await pages.open(path)).location).toBe('/404');
  },
);
