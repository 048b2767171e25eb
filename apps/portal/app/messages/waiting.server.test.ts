import { defaultNoticeSetting } from '@tutor/rules/messages/default-notice-setting';
import { hours } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runGuarded, testContext, testRequest, testSecrets, thrownBy } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as bounds from '../kit/forms/html-bounds.server.ts';
import { wordsAloneText } from '../kit/server/sanitize.server.ts';
import { startSession } from '../session/session.server.ts';
import { loadWaiting } from './waiting.server.ts';

let backend: ScriptedBackend;
let session: string;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  session = await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + hours(1)) });
});
afterAll(() => backend.close());
beforeEach(() => {
  const bodies = {
    '/api/account/userinfo': { tuid: 7, account: 'a', fullName: 'A' },
    '/api/tutorcomm/tutorsysmsg': [],
    '/api/tutorcomm/tutorclassmsglist': [],
    '/api/message/getpaypalmessagelist': [],
    '/api/message/getdidimessage': [],
    '/api/message/getmoodlemessagelist': { unread: 3, items: [] },
    '/api/account/getnoticesetting': { ...defaultNoticeSetting, volume: 70 },
    '/api/classtable/getclasstable': [],
    '/api/account/getselfscheduleremind': true,
  };
  for (const [path, Body] of Object.entries(bodies)) backend.answers.set(path, { ErrorCode: 0, Body });
});

const load = () =>
  runGuarded(loadWaiting, { request: testRequest('/home', [session]), context: testContext(backend.url) });
const answer = (path: string, Body: unknown) => backend.answers.set(path, { ErrorCode: 0, Body });

const message = (mid: number, change: object = {}) => ({
  mid,
  title: `Message ${mid}`,
  content: '<p onclick="alert(1)">Text</p>',
  remind: true,
  kind: 'notice',
  sentTime: '2026-11-20T08:00:00.000Z',
  isRead: false,
  seq: mid,
  ...change,
});
const mids = (messages: readonly { mid: number }[] | null) => messages?.map(({ mid }) => mid);

test('what reminds opens by itself, warnings among it as such, and what does not remind waits in the list', async () => {
  answer('/api/tutorcomm/tutorsysmsg', [
    message(1, { kind: 'warning' }),
    message(2),
    message(3, { remind: false }),
    message(4, { kind: 'warning', remind: false }),
    message(5, { source: 'selfSchedule', kind: 'remind' }),
  ]);
  answer('/api/message/getpaypalmessagelist', [
    message(6, { source: 'paypal' }),
    message(7, { source: 'paypal', remind: false }),
  ]);
  answer('/api/tutorcomm/tutorclassmsglist', [message(8, { source: 'class', remind: false })]);
  const { compulsory, reminders, paypal, classNotices, moodleUnread, setting, isScheduleReminderDue } = await load();
  expect([compulsory, reminders, paypal, classNotices].map(mids)).toEqual([[1], [2, 5], [6], [8]]);
  expect(classNotices?.[0]?.html).toBe('<p>Text</p>');
  expect({ moodleUnread, volume: setting?.volume, isScheduleReminderDue }).toEqual({
    moodleUnread: 3,
    volume: 70,
    isScheduleReminderDue: true,
  });
});

test('quiet hours follow the classes that are held: not those that were cancelled, nor busy time', async () => {
  const event = (hour: number, change: object) => ({
    StartTime: `2026-11-20T${hour}:00:00.000Z`,
    EndTime: `2026-11-20T${hour}:25:00.000Z`,
    Status: 'Confirmed',
    Type: null,
    Course: { CLID: hour },
    ...change,
  });
  answer('/api/classtable/getclasstable', [
    event(10, {}),
    event(11, { Status: 'Canceled' }),
    event(12, { Type: 'BusyTime', Course: null }),
    event(13, { Status: 'Waited' }),
  ]);
  const startMs = (hour: number) => Date.UTC(2026, 10, 20, hour);
  expect((await load()).classSpans).toEqual(
    [10, 13].map((hour) => ({ startMs: startMs(hour), endMs: startMs(hour) + 25 * 60_000 })),
  );
});

test('a part whose call fails is not known, which is not none; a lost session is told', async () => {
  backend.answers.set('/api/message/getdidimessage', { ErrorCode: 1, Msg: 'Not now.' });
  const { didi, moodleUnread } = await load();
  expect({ didi, moodleUnread }).toEqual({ didi: null, moodleUnread: 3 });
  backend.answers.set('/api/message/getdidimessage', { ErrorCode: 3 });
  expect((await thrownBy(load())).headers.get('location')).toBe('/login');
});

test('a message that cannot be cleaned is there with its words, and takes nothing along', async () => {
  vi.spyOn(bounds, 'isWithinBounds').mockImplementation((html) => {
    if (html.includes('odd')) throw new RangeError('Maximum call stack size exceeded');
    return true;
  });
  answer('/api/tutorcomm/tutorsysmsg', [message(1), message(2, { content: '<p>So odd &amp; so true</p>' })]);
  const { reminders } = await load();
  expect(mids(reminders)).toEqual([1, 2]);
  expect(reminders?.[1]?.html).toContain(wordsAloneText);
  expect(reminders?.[1]?.html).toContain('So odd &#38; so true');
});
