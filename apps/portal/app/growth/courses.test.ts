import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as courses from './courses.tsx';
import * as taskLog from './task-log.tsx';
import * as visit from './visit.ts';

const path = '/growthCenter/courses';
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(
    { 'growthCenter/courses': courses, 'teacherTask/taskLog': taskLog, 'growth/visit': visit },
    backend.url,
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const answer = (call: string, Body: unknown, more: object = {}) =>
  backend.answers.set(`/api/growthsystem/${call}`, { ErrorCode: 0, Body, ...more });
const asked = (call: string) => backend.asked.get(`/api/growthsystem/${call}`);

beforeEach(() => {
  backend.answers.clear();
  backend.asked.clear();
  const reward = { Id: 1_001, CourseName: 'Phonics', Points: 5 };
  answer('getreceivebycourse', [
    { ...reward, Type: 1, ReceiveStatus: 0 },
    { ...reward, Type: 2, Points: 3, ReceiveStatus: 1 },
  ]);
  answer('getcourselearning', [{ CourseId: 1_002, CourseName: 'Calm in class', Learnt: 2, Chapters: 6 }]);
  answer('ispasstl', true);
});

test('shows rewards of courses, what is being learnt, and whether the licence is passed', async () => {
  const { text, links } = await pages.open(path);
  for (const part of ['You have passed the teaching licence.', 'Course completed · 5 growth values', '2 of 6 chapters'])
    expect(text).toContain(part);
  expect(links['Calm in class']).toBe('/trainingCenter/courseDetail/1002');
});

test('receives a reward by course and type', async () => {
  answer('receivepointbycourse', { Points: 5, Score: 95 });
  expect((await pages.send(path, { intent: 'receive', id: '1001', type: '1' })).said).toBe(
    'You received 5 growth values.',
  );
  expect(asked('receivepointbycourse')).toEqual({ id: '1001', type: '1' });
  expect((await pages.send(path, { intent: 'receive', id: '1001', type: '3' })).said).toBe('Please try again.');
});

test('subscribes to the courses that are ticked, and says how many', async () => {
  answer('subscriptioncourse', { Subscribed: 3 });
  expect((await pages.send(path, { intent: 'subscribe', tests: 'true' })).said).toBe(
    'You are subscribed to 3 more courses.',
  );
  expect(asked('subscriptioncourse')).toEqual({ isCheckCourseTest: 'true', isCheckVideoTrain: 'false' });
});

test('lists what counted for a task, and what was received for it', async () => {
  answer('dotaskasync', { TaskName: 'Complete ten classes', Status: 1, ReceiveStatus: 0, Done: 1, Target: 10 });
  answer('tasklog', [
    { Time: '2026-11-19T02:00:00Z', Cause: 'classCompleted', Points: 1, ClassId: 700, StuName: 'Mia Chen' },
  ]);
  // Words of an address are no words of the page.
  const { heading, text, links } = await pages.open(
    '/teacherTask/taskLog?code=TEN_CLASSES&name=Your%20account%20is%20closed',
  );
  expect(heading).toBe('Complete ten classes');
  expect(text).toContain('Done 1 of 10');
  expect(text).toContain('Class completed, Mia Chen +1 growth value');
  expect(links['Class completed, Mia Chen']).toBe('/classDetail/700');
  expect(text).not.toContain('Your account is closed');
  expect(asked('dotaskasync')).toEqual({ TaskCode: 'TEN_CLASSES' });
  answer('dotaskasync', null, { ErrorCode: 101, Msg: 'This task does not exist, or its week is over.' });
  expect((await pages.open('/teacherTask/taskLog?code=NO_SUCH')).text).toContain('This task does not exist');
  expect((await pages.open('/teacherTask/taskLog')).location).toBe('/teacherTask/myTaskPage');
});

test('notes when a page of growth was opened and closed, and fails quietly', async () => {
  answer('requestlog', { Id: 12 });
  answer('updatelogtime', null);
  expect((await pages.send('/growth/visit', { page: '/growthCenter/myGoal' })).status).toBe(200);
  expect(asked('requestlog')).toMatchObject({ Page: '/growthCenter/myGoal' });
  await pages.send('/growth/visit', { id: '12' });
  expect(asked('updatelogtime')).toMatchObject({ Id: 12 });
  answer('requestlog', null, { ErrorCode: 105, Msg: 'Not open.' });
  expect((await pages.send('/growth/visit', { page: '/growthCenter' })).status).toBe(200);
});
