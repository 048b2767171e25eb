import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as center from './growth-center.tsx';
import * as detail from './growth-detail.tsx';
import * as tasks from './my-task-page.tsx';

const taskPath = '/teacherTask/myTaskPage';
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(
    { growthCenter: center, 'growthCenter/growthDetail': detail, [taskPath.slice(1)]: tasks },
    backend.url,
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const answer = (call: string, Body: unknown) =>
  backend.answers.set(`/api/growthsystem/${call}`, { ErrorCode: 0, Body });
const task = (TaskCode: string, Status: number, ReceiveStatus: number, more: object = {}) => ({
  TaskCode,
  TaskName: `Task ${TaskCode}`,
  Status,
  ReceiveStatus,
  Score: 40,
  ...more,
});
const home = {
  IsTestGroup: true,
  Score: 90,
  Level: 1,
  UnclaimedPoints: 40,
  RemainingPoints: 70,
  JoinDay: 31,
  TaskList: [
    {
      GroupName: 'Teaching',
      TaskDataDetail: [task('A', 2, 1), task('B', 2, 0), task('C', 1, 0, { Done: 7, Target: 10 })],
    },
    { GroupName: 'Learning', TaskDataDetail: [task('D', 0, 0)] },
    { GroupName: 'This week', TaskDataDetail: [task('E:2026-11-16', 0, 0, { Period: 'week', Done: 0, Target: 3 })] },
  ],
};

const user = { tuid: 7, account: 'a', fullName: 'Ana Lim', email: 'ana@tutors.example', isGrowthSystemTestGroup: true };
const userIs = (change: object) =>
  backend.answers.set('/api/account/userinfo', { ErrorCode: 0, Body: { ...user, ...change } });

beforeEach(() => {
  backend.answers.clear();
  backend.asked.clear();
  userIs({});
  answer('gettutorhometask', home);
  answer('receivepoint', { Points: 40, Score: 130 });
});

test('says the level, what it takes to the next, and what waits to be received', async () => {
  answer('gettugrowthrank', { Rank: 64, Total: 1_500, Score: 90 });
  const { title, heading, text, document } = await pages.open('/growthCenter');
  expect(title).toBe('Growth Center · Tutor Portal');
  expect(heading).toBe('Growth Center');
  for (const part of [
    'LV.1 90 growth values 1 of 4 tasks completed Place 64 of 1,500 Joined 31 days ago',
    '70 to LV.2 40 of them wait below to be received.',
    'After that, any one of these takes you there: 3 training courses 6 training tests 8 five-star lessons',
    'Task C 7 of 10 40 growth values Under way',
  ]) {
    expect(text).toContain(part);
  }
  expect([...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toContain(
    'Receive 40 for Task B',
  );
});

test('shows the tasks of the step that is asked for', async () => {
  const { text } = await pages.open(`${taskPath}?step=underWay`);
  expect(text).toContain('Task C');
  expect(text).not.toContain('Task A');
  expect((await pages.open(`${taskPath}?step=nonsense`)).text).toContain('Task A');
});

test('claims each task that the form names once, and says what it brought', async () => {
  const { location, said } = await pages.send(taskPath, { code: ['B', 'B'] });
  expect([location, said]).toEqual([taskPath, 'You received 40 growth values.']);
  expect(backend.asked.get('/api/growthsystem/receivepoint')).toEqual({ TaskCode: 'B' });
  expect((await pages.send(`${taskPath}?step=toClaim`, { code: ['B', 'C'] })).said).toBe(
    'You received 80 growth values for 2 tasks.',
  );
});

test('says of what another tab has received that nothing was added, and counts what it moved itself', async () => {
  answer('receivepoint', { Points: 40, Score: 130, IsNew: false });
  expect((await pages.send(taskPath, { code: 'B' })).said).toBe('You have received this already: nothing was added.');
  expect((await pages.send(taskPath, { code: ['B', 'C'] })).said).toBe(
    'You have received these 2 already: nothing was added.',
  );
});

test('says when the week of a task ends and until when it can be received, by the clock of the tutor', async () => {
  const ends = { EndTime: '2026-11-22T16:00:00Z', ReceiveEndTime: '2026-11-29T16:00:00Z', Period: 'week' };
  const TaskDataDetail = [task('E:2026-11-16', 1, 0, ends), task('F:2026-11-16', 2, 0, ends)];
  answer('gettutorhometask', { ...home, TaskList: [{ GroupName: 'This week', TaskDataDetail }] });
  const { text } = await pages.open(taskPath);
  expect(text).toContain('Week ends Mon 23 Nov 2026, 12:00 AM');
  expect(text).toContain('Receive until Mon 30 Nov 2026, 12:00 AM');
});

test('says why a claim was refused, and what was received beside it', async () => {
  backend.answers.set('/api/growthsystem/receivepoint', { ErrorCode: 108, Msg: 'This task is not finished yet.' });
  expect((await pages.send(taskPath, { code: 'C' })).said).toBe('This task is not finished yet.');
  expect((await pages.send(taskPath, {})).said).toBe('Please try again.');
  const codes = (count: number) => ({ code: Array.from({ length: count }, (_, index) => `T${index}`) });
  expect((await pages.send(taskPath, codes(60))).said).toBe('This task is not finished yet.');
  expect((await pages.send(taskPath, codes(61))).said).toBe('Please try again.');
});

test('of a tutor outside the test group says so, and is no error', async () => {
  answer('gettutorhometask', { ...home, IsTestGroup: false, Level: 0, TaskList: [] });
  userIs({ isGrowthSystemTestGroup: false });
  for (const path of ['/growthCenter', taskPath, '/growthCenter/growthDetail']) {
    const { status, text } = await pages.open(path);
    expect([status, text]).toEqual([200, expect.stringContaining('Not open to you yet')]);
  }
});

test('lists every gain and loss with its source, and an appeal against a deduction', async () => {
  const entry = { Id: 9, Time: '2026-11-19T02:00:00Z', Before: 95, After: 90, ClassId: 700, StuName: 'Mia Chen' };
  answer('getgrowthdetail', {
    Total: 41,
    Score: 90,
    Items: [
      { ...entry, Cause: 'complaint', Values: -5, ComplaintId: 41, AppealLedgerId: 12 },
      {
        Id: 8,
        Time: '2026-11-18T02:00:00Z',
        Cause: 'task',
        Values: 40,
        Before: 55,
        After: 95,
        Note: 'Complete ten classes',
        TaskCode: 'WEEK_CLASSES:2026-11-16',
      },
    ],
  });
  const { text, links } = await pages.open('/growthCenter/growthDetail');
  expect(text).toContain('Complete ten classes +40 growth values');
  expect(text).toContain('Task, week of Mon 16 Nov 2026');
  expect(text).toContain('Complaint −5 growth values from 95 → to 90');
  expect(links).toMatchObject({
    'Class with Mia Chen': '/classDetail/700',
    'Your tasks': taskPath,
    'The complaint': '/complaintList/receivedComplaint/41',
    'Appeal against complaint, Thu 19 Nov 2026': '/myFeedback/appeal?ledger=12',
  });
});
