import { goalHoursMessage } from '@tutor/rules/growth/growth-goal';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as myGoal from './my-goal.tsx';

const path = '/growthCenter/myGoal';
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ 'growthCenter/myGoal': myGoal }, backend.url);
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const answer = (call: string, Body: unknown, more: object = {}) =>
  backend.answers.set(`/api/growthsystem/${call}`, { ErrorCode: 0, Body, ...more });
const asked = (call: string) => backend.asked.get(`/api/growthsystem/${call}`);
const goal = { id: 5, target: 60, Round: '2026-11', DoneHours: 45, BookedHours: 10, HourRate: 18_000 };
const hours = { DoneHours: 45, BookedHours: 10 };
const byRound = (Goal: object | null) => ({
  Rounds: [
    { Round: '2026-11', ...hours, Goal },
    { Round: '2026-12', DoneHours: 0, BookedHours: 4, Goal: null },
  ],
  HourRate: 19_250,
  Currency: 'PHP',
});

beforeEach(() => {
  backend.answers.clear();
  backend.asked.clear();
  answer('getgoalbyround', byRound(goal));
  answer('getgoallist', [goal, { ...goal, id: 4, Round: '2026-10', target: 50, DoneHours: 52 }]);
});

test('says what is taught of the goal, what it comes to, and that money is an estimate', async () => {
  const { title, text } = await pages.open(path);
  expect(title).toBe('My goal · Tutor Portal');
  for (const part of [
    'November 2026 Your goal: 60 hours, about PHP 10,800.',
    '45 of 60 hours',
    'Earned so far (estimate) PHP 8,100',
    'With booked classes (estimate) PHP 9,900 55 hours',
    'This goal counts an hour as PHP 180. By your latest lessons it is PHP 192.50.',
    'December 2026 No goal yet. 0 hours taught, 4 hours booked.',
    'October 2026 50 hours 52 hours PHP 9,360 Reached',
  ]) {
    expect(text).toContain(part);
  }
});

test('sets the goal of a month, and changes one that is set', async () => {
  answer('addgoal', { id: 6 });
  answer('updategoal', { id: 5 });
  const { fields } = await pages.open(path);
  expect(fields('Goal for November 2026')).toMatchObject({ intent: ['change'], id: ['5'], target: ['60'] });
  const december = fields('Goal for December 2026');
  expect((await pages.send(path, { ...december, target: '80' })).said).toBe('Your goal is set.');
  expect(asked('addgoal')).toMatchObject({ Round: '2026-12', target: 80 });
  const november = fields('Goal for November 2026');
  expect((await pages.send(path, { ...november, target: '75' })).said).toBe('Your goal is changed.');
  expect(asked('updategoal')).toEqual({ id: '5', target: '75' });
});

test.each(['0', '-1', '1000000000000', 'abc', '12.5', ''])(
  'refuses %s hours at its field, and asks for nothing',
  async (target) => {
    const page = await pages.send(path, { form: 'goal-2026-12', intent: 'add', round: '2026-12', target });
    expect(page.status).toBe(400);
    expect(page.text).toContain(goalHoursMessage);
    expect(page.document.querySelector('[name=target][aria-invalid=true]')?.id).toBe('goal-2026-12-target');
    expect(asked('addgoal')).toBeUndefined();
  },
);

test('takes a goal away, and puts it back as it was', async () => {
  answer('deletegoal', { Round: '2026-11', target: 60 });
  answer('addgoal', { id: 7 });
  const { location, said } = await pages.send(path, { intent: 'remove', id: '5' });
  expect([location, said]).toEqual([`${path}?removed=2026-11.60`, 'The goal is taken away.']);
  answer('getgoalbyround', byRound(null));
  expect((await pages.open(`${path}?removed=2026-11.60`)).text).toContain('The goal for November 2026 is taken away.');
  expect((await pages.send(path, { intent: 'add', round: '2026-11', target: '60' })).location).toBe(path);
  expect(asked('addgoal')).toMatchObject({ Round: '2026-11', target: 60 });
  answer('getgoalbyround', byRound(goal));
  expect((await pages.open(`${path}?removed=2026-11.60`)).text).not.toContain('is taken away');
});

test('counts the goal by the present pay', async () => {
  answer('synchronizegoalbasicwage', { HourRate: 19_250 });
  expect((await pages.send(path, { intent: 'synchronize', id: '5' })).said).toBe(
    'Your goal is counted by your present pay.',
  );
  expect(asked('synchronizegoalbasicwage')).toEqual({ id: '5' });
  expect((await pages.send(path, { intent: 'synchronize', id: 'x' })).said).toBe('Please try again.');
});

test('says why the service refused', async () => {
  answer('addgoal', null, { ErrorCode: 103, Msg: 'This month has a goal already. Change it instead.' });
  const { text } = await pages.send(path, { form: 'goal-2026-12', intent: 'add', round: '2026-12', target: '80' });
  expect(text).toContain('This month has a goal already. Change it instead.');
});

test('of a tutor outside the test group says so, and is no error', async () => {
  answer('getgoalbyround', null, { ErrorCode: 105, Msg: 'Not open.' });
  const { status, text } = await pages.open(path);
  expect([status, text]).toEqual([200, expect.stringContaining('Not open to you yet')]);
});
