import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as schedule from './growth-schedule.tsx';

const path = '/growthCenter/growthSchedule';
const call = '/api/growthsystem/schedulesubmit';
// Friday 27 November in Manila: 9:00, and its 05:30.
const nine = '2026-11-27T01:00:00.000Z';
const marker = '2026-11-26T21:30:00.000Z';
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ 'growthCenter/growthSchedule': schedule }, backend.url);
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const plan = {
  GrowrthScheduleDetail: [
    { TimeStart: marker, Status: 0, IsBusy: false },
    { TimeStart: nine, Status: 1, IsBusy: false },
    { TimeStart: '2026-11-27T01:30:00.000Z', Status: 0, IsBusy: false },
  ],
  HourRate: 18_000,
  Currency: 'PHP',
};
beforeEach(() => {
  backend.answers.clear();
  backend.asked.clear();
  backend.answers.set('/api/growthsystem/getschedulelist', { ErrorCode: 0, Body: plan });
  backend.answers.set(call, { ErrorCode: 0, Body: plan });
});

test('says what is planned and what it is worth, and offers every half hour but that of 05:30', async () => {
  const { title, text, document } = await pages.open(path);
  expect(title).toBe('Growth schedule · Tutor Portal');
  expect(text).toContain('0.5 hours planned , worth about PHP 90 (an estimate: PHP 180 an hour)');
  const names = [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label') ?? '');
  expect(names.some((name) => name.includes('9:00 to 9:30 AM'))).toBe(true);
  expect(names.some((name) => name.includes('5:30 to 6:00 AM'))).toBe(false);
});

test('sends half hours by 0 and 1, and busy days by their slot of 05:30', async () => {
  const { location, said } = await pages.send(path, { open: nine, close: [], busy: '2026-11-27', free: '2026-11-28' });
  expect([location, said]).toEqual([path, 'Your plan is saved.']);
  expect(backend.asked.get(call)).toMatchObject({
    GrowrthScheduleDetail: [
      { TimeStart: nine, Status: 1, IsBusy: false },
      { TimeStart: marker, Status: 0, IsBusy: true },
      { TimeStart: '2026-11-27T21:30:00.000Z', Status: 0, IsBusy: false },
    ],
  });
});

test.each([
  [{ open: '2026-11-27T01:10:00.000Z' }, 'Time is scheduled in half hours.'],
  [{ open: 'soon' }, 'This is not a time.'],
  [{}, 'Nothing is changed.'],
])('refuses %j, and asks for nothing', async (fields, words) => {
  const page = await pages.send(path, { form: 'growth-plan', ...fields });
  expect(page.status).toBe(400);
  expect(page.document.body.innerHTML).toContain(words);
  expect(backend.asked.get(call)).toBeUndefined();
});

test('of a tutor outside the test group says so, and is no error', async () => {
  backend.answers.set('/api/growthsystem/getschedulelist', { ErrorCode: 105, Msg: 'Not open.' });
  const { status, text } = await pages.open(path);
  expect([status, text]).toEqual([200, expect.stringContaining('Not open to you yet')]);
});
