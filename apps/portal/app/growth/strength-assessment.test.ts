import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as strength from './strength-assessment.tsx';

const path = '/growthCenter/strengthAssessment';
const call = '/api/growthsystem/getstrengthassessment';
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ 'growthCenter/strengthAssessment': strength }, backend.url);
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

beforeEach(() => {
  backend.asked.clear();
  backend.answers.set(call, {
    ErrorCode: 0,
    Body: {
      CycleStart: '2026-10-31T16:00:00Z',
      CycleEnd: '2026-11-30T16:00:00Z',
      Items: [
        { Key: 'attendance', Score: 98, PreviousScore: 95, Count: 120 },
        { Key: 'remarks', Score: 81, PreviousScore: null, Count: 118 },
      ],
    },
  });
});

test('says what is strong, what changed, and what to do about the weakest', async () => {
  const { title, text, links } = await pages.open(path);
  expect(title).toBe('Strength assessment · Tutor Portal');
  for (const part of ['November 2026', '98 of 100 3 up from 95, of 120', 'New, of 118', 'Work on remarks first']) {
    expect(text).toContain(part);
  }
  expect(links).toMatchObject({ 'Remarks due': '/remarksDue', 'Last month': `${path}?cycle=month&date=2026-10-01` });
  expect(links['Next month']).toBeUndefined();
  expect(backend.asked.get(call)).toEqual({ isShowCycle: 'true', date: '2026-11-20' });
});

test('asks for the week of a day that was, and for today where an address has none', async () => {
  const { links } = await pages.open(`${path}?cycle=week&date=2026-11-10`);
  expect(backend.asked.get(call)).toEqual({ isShowCycle: 'false', date: '2026-11-10' });
  expect(links['Next week']).toBe(`${path}?cycle=week&date=2026-11-16`);
  await pages.open(`${path}?cycle=week&date=2027-01-01`);
  expect(backend.asked.get(call)).toEqual({ isShowCycle: 'false', date: '2026-11-20' });
});

test('of a tutor outside the test group says so, and is no error', async () => {
  backend.answers.set(call, { ErrorCode: 105, Msg: 'Not open.' });
  const { status, text } = await pages.open(path);
  expect([status, text]).toEqual([200, expect.stringContaining('Not open to you yet')]);
});
