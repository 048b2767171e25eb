import { hours } from '@tutor/rules/time/durations';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runGuarded, testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import { rememberZone } from '../session/zone.server.ts';
import { loadHome } from './home.server.ts';

const zone = 'Asia/Manila';
const now = new Date('2026-11-20T04:00:00.000Z');

let backend: ScriptedBackend;
let cookies: string[];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  const session = { token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + hours(72)) };
  cookies = [await startSession(session), await rememberZone(zone)];
  backend.answers.set('/api/system/gettimestamp', { ErrorCode: 0, Body: { Now: now.toISOString() } });
  backend.answers.set('/api/tutorcomm/getclockinstatus', { ErrorCode: 0, Body: 0 });
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const load = () =>
  runGuarded(loadHome, { request: testRequest('/home', cookies), context: testContext(backend.url, '/home') });

test('approved leave of the day comes from where it begins in it, and says how long it lasts', async () => {
  const day = startOfZonedDay(now, zone);
  const at = (days: number, hour: number): string =>
    new Date(addZonedDays(day, days, zone).getTime() + hour * 3_600_000).toISOString();
  const leave = (ID: number, StartTime: string, EndTime: string) => ({ ID, LeaveType: 1, StartTime, EndTime });
  backend.answers.set('/api/teachinfo/getleavetable', {
    ErrorCode: 0,
    Body: [
      leave(1, at(-2, 8), at(0, 9)),
      leave(2, at(0, 10), at(0, 11.5)),
      leave(3, at(0, 22), at(1, 8)),
      leave(4, at(-1, 8), at(1, 0)),
      leave(5, at(0, 0), at(1, 0)),
      leave(6, at(-1, 8), at(0, 0)),
      leave(7, at(1, 0), at(1, 8)),
    ],
  });
  expect((await load()).leaves).toEqual({
    value: [
      { id: 1, type: 'Sick leave until 9:00 AM', start: at(0, 0), end: at(0, 9) },
      { id: 2, type: 'Sick leave until 11:30 AM', start: at(0, 10), end: at(0, 11.5) },
      { id: 3, type: 'Sick leave, rest of the day', start: at(0, 22), end: at(1, 8) },
      { id: 4, type: 'Sick leave, all day', start: at(0, 0), end: at(1, 0) },
      { id: 5, type: 'Sick leave, all day', start: at(0, 0), end: at(1, 0) },
    ],
  });
  expect(backend.asked.get('/api/teachinfo/getleavetable')).toMatchObject({ StartTime: at(-1, 0), EndTime: at(2, 0) });
});

test('leave that cannot be had says so, and takes nothing else along', async () => {
  backend.answers.set('/api/teachinfo/getleavetable', { ErrorCode: 1, Msg: 'No leave now.' });
  expect(await load()).toMatchObject({ leaves: { problem: 'No leave now.' }, clockIn: { value: expect.anything() } });
});

test.each([
  [{ PersonalState: 0, ContactState: 1 }, '/newPersonalData'],
  [{ PersonalState: 1, ContactState: 1 }, null],
])('with the states %j what is missing of the personal data is asked for at %s', async (states, path) => {
  const Body = { HB: 0, TLState: 0, IsCustomized: 0, ...states };
  backend.answers.set('/api/teachinfo/gettutorstatusinfo', { ErrorCode: 0, Body });
  expect((await load()).incompleteInfo).toEqual({ value: path });
});

test('today of a night tutor is the shift, past midnight, until its last class is over', async () => {
  const midnight = Date.parse('2026-11-21T00:00:00+08:00');
  const at = (hour: number): string => new Date(midnight + hours(hour)).toISOString();
  const classAt = (hour: number, CLID: number) => ({
    StartTime: at(hour),
    EndTime: at(hour + 0.5),
    Status: 'Confirmed',
    Disabled: false,
    BusyTimeCheck: false,
    Course: { CLID, MissingComment: false, StuName: 'Emma Brown' },
  });
  backend.answers.set('/api/classtable/getclasstable', {
    ErrorCode: 0,
    Body: [
      classAt(-25, 1),
      classAt(-2, 2),
      classAt(-1, 3),
      classAt(0.5, 4),
      classAt(1.5, 5),
      classAt(2, 6),
      classAt(22, 7),
    ],
  });
  const todayAt = async (hour: number): Promise<unknown> => {
    vi.setSystemTime(at(hour));
    backend.answers.set('/api/system/gettimestamp', { ErrorCode: 0, Body: { Now: at(hour) } });
    const { classes } = await load();
    return 'value' in classes ? classes.value.today.map(({ clid }) => clid) : classes;
  };
  expect(await todayAt(-1.2)).toEqual([2, 3, 4, 5, 6]);
  expect(await todayAt(1)).toEqual([2, 3, 4, 5, 6]);
  expect(await todayAt(2.5)).toEqual([7]);
  expect(backend.asked.get('/api/classtable/getclasstable')).toMatchObject({ StartTime: at(-24) });
});
