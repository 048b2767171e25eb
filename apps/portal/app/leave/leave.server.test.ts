import type { Leave } from '@tutor/api/leave/leave';
import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import { hours, minutes } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answeredBy,
  flashOf,
  runGuarded,
  testContext,
  testRequest,
  testSecrets,
  thrownBy,
} from '../../testing/request.ts';
import { type Answer, type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import { unsent } from '../kit/forms/form-reply.ts';
import { startSession } from '../session/session.server.ts';
import { rememberZone } from '../session/zone.server.ts';
import { loader as impactLoader } from './impact.ts';
import { leaveItem, leaveValues } from './leave.server.ts';
import { loader as leaveLoader } from './leave.ts';
import { loadLeaveForm, loadLeaveRecord } from './load-leave.server.ts';
import { sendLeave, undoLeave } from './send-leave.server.ts';

/** 14:00 of Friday 20 November 2026 in Manila. */
const now = new Date('2026-11-20T06:00:00.000Z');
const zone = 'Asia/Manila';
const clock = { now, zone };
const waiting: Leave = {
  ID: 7,
  LeaveType: 2,
  StartTime: '2026-11-23T01:00:00.000Z',
  EndTime: '2026-11-24T16:00:00.000Z',
  Reason: 'A wedding',
  Attachment: 'LeaveReason/abcdefghijklmnopqrstuv.pdf',
  Status: leaveStatuses.pending,
  AskedTime: '2026-11-20T05:00:00.000Z',
  Remark: undefined,
  Classes: 2,
  FeeCentavos: 13_550,
  Points: 4,
};
const costly = {
  Classes: [
    {
      CLID: 9,
      StartTime: '2026-11-23T02:00:00.000Z',
      EndTime: '2026-11-23T02:25:00.000Z',
      StuName: 'Ana Gomez',
      FeePercent: 25,
      FeeCentavos: 2_250,
      Points: 2,
    },
  ],
  FeeCentavos: 2_250,
  Points: 2,
  OpenSlots: 3,
  Overlap: { ID: 8, StartTime: '2026-11-23T16:00:00.000Z', EndTime: '2026-11-24T16:00:00.000Z', Status: 0 },
};
const shownCost = {
  startMs: Date.parse('2026-11-23T01:00:00.000Z'),
  classes: [
    {
      clid: 9,
      startMs: Date.parse('2026-11-23T02:00:00.000Z'),
      endMs: Date.parse('2026-11-23T02:25:00.000Z'),
      studentName: 'Ana Gomez',
      feePercent: 25,
      feeCentavos: 2_250,
      points: 2,
    },
  ],
  feeCentavos: 2_250,
  points: 2,
  openSlots: 3,
  trainingLessons: 0,
  overlap: { text: 'Tue 24 Nov 2026, whole day', href: '/leaveRequest/leaveRecord' },
};
const sessionGone: Answer = { ErrorCode: 3, Msg: 'Unauthorized access, please login again!' };
const broken: Answer = { status: 503, text: 'down' };
const brokenWords = 'Links seem to get inaccessible.';

let backend: ScriptedBackend;
let cookies: string[];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  const session = { token: 'token-of-a-tutor-0123456789', expiresAt: new Date(now.getTime() + hours(24)) };
  cookies = [await startSession(session), await rememberZone(zone)];
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});
beforeEach(() => {
  backend.calls.length = 0;
  backend.bodies.length = 0;
  backend.answers.clear();
  answer('leaveimpact', costly);
});

function answer(call: string, body: unknown, message = ''): void {
  backend.answers.set(`/api/teachinfo/get${call}`, { ErrorCode: 0, Msg: message, Body: body });
}
const argsOf = (path: string, fields?: Readonly<Record<string, string>>) => ({
  request: testRequest(
    path,
    cookies,
    fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) },
  ),
  context: testContext(backend.url, path),
});
/** What was sent to a call of leave, the last time. */
const sentTo = (call: string): unknown => {
  const index = backend.calls.lastIndexOf(`/api/teachinfo/${call}`);
  return index < 0 ? undefined : JSON.parse(String(backend.bodies[index]));
};

describe('a leave of the record', () => {
  test('is told with all that is known of it', () => {
    expect(leaveItem({ ...waiting, Remark: 'Soon.' }, clock)).toEqual({
      id: 7,
      kind: 'Family emergency',
      span: 'Mon 23 Nov 2026, 9:00 AM – Tue 24 Nov 2026, end of day',
      status: leaveStatuses.pending,
      reason: 'A wedding',
      canUndo: true,
      cost: 'Would cancel 2 classes: PHP 135.50 and 4 points.',
      remark: 'Soon.',
      attachmentHref: '/uploads/file/LeaveReason/abcdefghijklmnopqrstuv.pdf',
      editHref: '/leaveRequest/leaveRequest?id=7',
    });
  });

  test.each([
    ['pending', { Classes: 0 }, 'No class of yours is in this time.'],
    ['pending', { Classes: 1, FeeCentavos: 0, Points: 0 }, 'Would cancel 1 class: no penalty.'],
    ['pending', { FeeCentavos: 0 }, 'Would cancel 2 classes: PHP 0 and 4 points.'],
    ['approved', { Classes: 0 }, 'No class was cancelled.'],
    ['approved', {}, '2 classes cancelled: PHP 135.50 and 4 points.'],
    ['approved', { Classes: 1, FeeCentavos: 0, Points: 0 }, '1 class cancelled: no penalty.'],
    ['declined', {}, undefined],
    ['undone', {}, undefined],
    ['lapsed', {}, undefined],
  ] as const)('that is %s with %j reads: %s', (status, change, cost) => {
    expect(leaveItem({ ...waiting, ...change, Status: leaveStatuses[status] }, clock).cost).toBe(cost);
  });

  test('offers what can still be done: a change until it is answered, an undo until it begins', () => {
    const offered = (change: Partial<Leave>) => {
      const { canUndo, editHref } = leaveItem({ ...waiting, Attachment: undefined, ...change }, clock);
      return [canUndo, editHref !== undefined];
    };
    expect(offered({})).toEqual([true, true]);
    expect(offered({ Status: leaveStatuses.approved })).toEqual([true, false]);
    expect(offered({ Status: leaveStatuses.declined })).toEqual([false, false]);
    expect(offered({ StartTime: now.toISOString() })).toEqual([false, false]);
    expect(leaveItem({ ...waiting, Attachment: undefined }, clock)).not.toHaveProperty('attachmentHref');
  });
});

describe('the record', () => {
  test.each([
    ['', 1],
    ['?page=3', 3],
    ['?page=0', 1],
    ['?page=1.5', 1],
    ['?page=100001', 100_000],
    ['?page=x', 1],
  ])('at %j is page %i, by tens', async (search, page) => {
    answer('leavelist', { Total: 41, Items: [waiting] });
    const record = await runGuarded(loadLeaveRecord, argsOf(`/leaveRequest/leaveRecord${search}`));
    expect(record).toEqual({ page, pageSize: 10, total: 41, leaves: [leaveItem(waiting, clock)] });
    expect(sentTo('getleavelist')).toEqual({ pageIndex: page, pageSize: 10 });
  });

  test('leads from a page beyond the last to the first, and is empty on the first', async () => {
    answer('leavelist', { Total: 0, Items: [] });
    const beyond = await thrownBy(runGuarded(loadLeaveRecord, argsOf('/leaveRequest/leaveRecord?page=2')));
    expect(beyond.headers.get('location')).toBe('/leaveRequest/leaveRecord');
    expect(await runGuarded(loadLeaveRecord, argsOf('/leaveRequest/leaveRecord'))).toMatchObject({
      total: 0,
      leaves: [],
    });
  });

  test('that cannot be had says why, and leads to /login when the session is gone', async () => {
    backend.answers.set('/api/teachinfo/getleavelist', broken);
    const failed = await thrownBy(runGuarded(loadLeaveRecord, argsOf('/leaveRequest/leaveRecord')));
    expect([failed.status, await failed.json()]).toEqual([502, expect.objectContaining({ message: brokenWords })]);
    backend.answers.set('/api/teachinfo/getleavelist', sessionGone);
    const gone = await thrownBy(runGuarded(loadLeaveRecord, argsOf('/leaveRequest/leaveRecord')));
    expect(gone.headers.get('location')).toBe('/login?returnTo=%2FleaveRequest%2FleaveRecord');
  });
});

test('/leaveRequest leads to the form', () => {
  expect(leaveLoader().headers.get('location')).toBe('/leaveRequest/leaveRequest');
});

describe('the form of a leave', () => {
  const path = '/leaveRequest/leaveRequest';

  test.each(['', '?id=', '?id=0', '?id=x', '?id=1.5'])('at %j is a new one, by the tutor’s zone', async (search) => {
    const first = await runGuarded(loadLeaveForm, argsOf(`${path}${search}`));
    expect(first).toEqual({
      nowMs: now.getTime(),
      zone,
      submissionKey: expect.stringMatching(/^[\da-f-]{36}$/),
      edited: null,
      impact: { kind: 'none' },
    });
    expect((await runGuarded(loadLeaveForm, argsOf(path))).submissionKey).not.toBe(first.submissionKey);
  });

  test('of a request that waits has its words and its cost', async () => {
    answer('leave', waiting);
    const { edited, impact } = await runGuarded(loadLeaveForm, argsOf(`${path}?id=7`));
    expect(edited).toEqual({ id: 7, values: leaveValues(waiting, zone) });
    expect(impact).toEqual({ kind: 'shown', impact: shownCost });
    expect(sentTo('getleave')).toEqual({ ID: 7 });
    expect(sentTo('getleaveimpact')).toEqual({ StartTime: waiting.StartTime, EndTime: waiting.EndTime, ID: 7 });
    expect((await runGuarded(loadLeaveForm, argsOf(`${path}?id=1`))).edited).toMatchObject({ id: 1 });
  });

  test('writes the end of a day on that day', () => {
    expect(leaveValues(waiting, zone)).toEqual({
      type: '2',
      startDate: '2026-11-23',
      startMinute: '540',
      endDate: '2026-11-24',
      endMinute: '1440',
      reason: 'A wedding',
      attachment: 'LeaveReason/abcdefghijklmnopqrstuv.pdf',
    });
    const short = { ...waiting, EndTime: '2026-11-23T04:30:00.000Z', Attachment: undefined };
    expect(leaveValues(short, zone)).toMatchObject({ endDate: '2026-11-23', endMinute: '750', attachment: '' });
  });

  test.each([[{ Status: leaveStatuses.approved }], [{ StartTime: now.toISOString() }]])(
    'of a request with %j leads to the record, which says why',
    async (change) => {
      answer('leave', { ...waiting, ...change });
      const away = await thrownBy(runGuarded(loadLeaveForm, argsOf(`${path}?id=7`)));
      expect(away.headers.get('location')).toBe('/leaveRequest/leaveRecord');
      expect(await flashOf(away)).toEqual({
        tone: 'error',
        message: 'Only a request that still waits for its answer can be changed.',
      });
    },
  );

  test('of somebody else’s request says that there is none', async () => {
    backend.answers.set('/api/teachinfo/getleave', { ErrorCode: 101, Msg: 'This leave request does not exist.' });
    const refused = await thrownBy(runGuarded(loadLeaveForm, argsOf(`${path}?id=7`)));
    expect([refused.status, await refused.json()]).toEqual([
      404,
      expect.objectContaining({ message: 'This leave request does not exist.' }),
    ]);
  });
});

describe('the cost of what stands in the fields', () => {
  const typed = { startDate: '2026-11-23', startMinute: '540', endDate: '2026-11-24', endMinute: '1440' };
  const ask = async (fields: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams(fields).toString();
    const response = await impactLoader({ ...argsOf(`/leave/impact?${search}`), params: {} });
    return response.json();
  };

  test('is asked for by the tutor’s wall clock, and told with what stands in the way', async () => {
    expect(await ask(typed)).toEqual({ kind: 'shown', impact: shownCost });
    expect(sentTo('getleaveimpact')).toEqual({ StartTime: waiting.StartTime, EndTime: waiting.EndTime });
    answer('leaveimpact', { ...costly, Overlap: null });
    expect(await ask({ ...typed, id: '1' })).not.toHaveProperty('impact.overlap');
    expect(sentTo('getleaveimpact')).toMatchObject({ ID: 1 });
  });

  test.each([
    [{ startDate: '' }, { kind: 'none' }],
    [{ endDate: '' }, { kind: 'none' }],
    [{ startDate: '2026-11-31' }, { kind: 'failed', message: 'There is no such time on this day.' }],
    [{ startDate: '2026-11-20' }, { kind: 'failed', message: 'The leave must begin in the future.' }],
    [{ endDate: '2026-11-22' }, { kind: 'failed', message: 'The end must be after the beginning.' }],
  ])('with %j is not asked for: %j', async (change, expected) => {
    expect(await ask({ ...typed, ...change })).toEqual(expected);
    expect(backend.calls).not.toContain('/api/teachinfo/getleaveimpact');
  });

  test('is nothing where the address has none', async () => {
    expect(await ask({})).toEqual({ kind: 'none' });
  });

  test('that cannot be had says why, and a session that is gone leads to /login', async () => {
    backend.answers.set('/api/teachinfo/getleaveimpact', broken);
    expect(await ask(typed)).toEqual({ kind: 'failed', message: brokenWords });
    backend.answers.set('/api/teachinfo/getleaveimpact', sessionGone);
    const search = new URLSearchParams(typed);
    const gone = await thrownBy(impactLoader({ ...argsOf(`/leave/impact?${search}`), params: {} }));
    expect(gone.headers.get('location')).toContain('/login');
  });

  test('counts by the service’s clock', async () => {
    vi.setSystemTime(now.getTime() + minutes(2));
    backend.answers.set('/api/system/gettimestamp', { ErrorCode: 0, Body: { Now: '2026-11-23T01:00:00.000Z' } });
    expect(await ask(typed)).toEqual({ kind: 'failed', message: 'The leave must begin in the future.' });
    vi.setSystemTime(now.getTime() + minutes(4));
    backend.answers.set('/api/system/gettimestamp', { ErrorCode: 0, Body: { Now: '2026-11-23T00:59:00.000Z' } });
    expect(await ask(typed)).toMatchObject({ kind: 'shown' });
    vi.setSystemTime(now);
  });
});

describe('a request', () => {
  const key = newFormKey();
  const typed = {
    intent: 'send',
    key,
    agreed: '1 2250 2',
    type: '2',
    startDate: '2026-11-23',
    startMinute: '540',
    endDate: '2026-11-24',
    endMinute: '1440',
    reason: ' A wedding ',
    attachment: 'LeaveReason/abcdefghijklmnopqrstuv.pdf',
  };
  const send = (change: Readonly<Record<string, string>> = {}) =>
    answeredBy(
      runGuarded((args) => sendLeave(args, clock), argsOf('/leaveRequest/leaveRequest', { ...typed, ...change })),
    );
  const body = {
    LeaveType: 2,
    StartTime: waiting.StartTime,
    EndTime: waiting.EndTime,
    Reason: 'A wedding',
    AgreedClasses: 1,
    AgreedFeeCentavos: 2_250,
    AgreedPoints: 2,
    Attachment: waiting.Attachment,
  };

  beforeEach(() => {
    for (const call of ['addleave', 'editleave']) {
      backend.answers.set(`/api/teachinfo/${call}`, { ErrorCode: 0, Msg: `Done by ${call}.`, Body: { ID: 7 } });
    }
  });

  test('is sent once by its key with the cost that was agreed to, forgets its draft, and leads to the record', async () => {
    const response = await send();
    expect([response.status, response.headers.get('location')]).toEqual([303, '/leaveRequest/leaveRecord']);
    expect(await flashOf(response)).toEqual({
      tone: 'success',
      message: 'Done by addleave.',
      clearsDraft: 'leave-request',
    });
    expect(sentTo('addleave')).toEqual({ ...body, IdempotencyKey: key });
    await send({ attachment: '' });
    expect(sentTo('addleave')).not.toHaveProperty('Attachment');
  });

  test('that is changed is sent as the change of that one', async () => {
    const response = await send({ id: '7' });
    expect(await flashOf(response)).toEqual({
      tone: 'success',
      message: 'Done by editleave.',
      clearsDraft: 'leave-request:7',
    });
    expect(sentTo('editleave')).toEqual({ ...body, ID: 7 });
    expect(backend.calls).not.toContain('/api/teachinfo/addleave');
  });

  test('is saved in our words where the service has none', async () => {
    backend.answers.set('/api/teachinfo/addleave', { ErrorCode: 0, Body: { ID: 7 } });
    expect((await flashOf(await send()))?.message).toBe('Saved.');
  });

  test.each([
    ['shows its cost on asking', { intent: 'preview' }, false],
    ['without a cost that was seen shows it first', { agreed: '' }, true],
    ['with half a cost shows it first', { agreed: '1 2250' }, true],
    ['without a key shows its cost first', { key: '' }, true],
  ])('%s, and is not sent', async (_name, change, isToBeConfirmed) => {
    const response = await send(change);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ...unsent(Object.entries({ ...typed, ...change })),
      form: 'leave-request',
      impact: { kind: 'shown', impact: shownCost },
      isToBeConfirmed,
    });
    expect(backend.calls).toEqual(['/api/teachinfo/getleaveimpact']);
  });

  test('that is wrong says so at its fields, with everything typed', async () => {
    const wrong = { type: '', reason: ' ', attachment: 'Absent/abcdefghijklmnopqrstuv.jpg' };
    const response = await send(wrong);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: null,
      fieldErrors: { type: 'Required', reason: 'Required', attachment: 'Please choose the file again.' },
      values: { ...typed, ...wrong },
      isToBeConfirmed: false,
    });
    expect(backend.calls).not.toContain('/api/teachinfo/addleave');
  });

  test('with a key that is not of our making is not sent, and begins with another', async () => {
    const response = await send({ key: 'made up' });
    expect(response.status).toBe(400);
    const { error, values } = await response.json();
    expect([error, values]).toEqual([
      'Please send the form again.',
      { ...typed, key: expect.not.stringMatching('made') },
    ]);
    expect(backend.calls).toEqual(['/api/teachinfo/getleaveimpact']);
  });

  test('that has arrived with other words goes on with another key', async () => {
    backend.answers.set('/api/teachinfo/addleave', { ErrorCode: 109, Msg: 'What you sent first has arrived.' });
    const { error, values } = await (await send()).json();
    expect(error).toBe('What you sent first has arrived.');
    expect(values).toEqual({ ...typed, key: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(values.key).not.toBe(typed.key);
  });

  test.each([
    [{ ErrorCode: 107, Msg: 'This leave now takes 1 class.' }, 400, 'This leave now takes 1 class.'],
    [broken, 503, brokenWords],
  ])('that is answered with %j stays as it is, and says why', async (given, status, error) => {
    backend.answers.set('/api/teachinfo/addleave', given);
    const response = await send();
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error, values: typed, impact: { kind: 'shown' } });
  });

  test('that the service does not take so soon stays as it is, and is told in the limit-flow dialog', async () => {
    backend.answers.set('/api/teachinfo/addleave', { status: 229, text: 'Too many requests.' });
    const response = await send();
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ error: 'Too many requests.', isLimit: true, values: typed });
  });

  test('tells beside the form that the cost cannot be had', async () => {
    backend.answers.set('/api/teachinfo/getleaveimpact', broken);
    const response = await send({ intent: 'preview' });
    expect(await response.json()).toMatchObject({ error: null, impact: { kind: 'failed', message: brokenWords } });
  });

  test('leads to /login when the session is gone', async () => {
    backend.answers.set('/api/teachinfo/addleave', sessionGone);
    expect((await send()).headers.get('location')).toContain('/login');
  });
});

describe('taking a leave back', () => {
  const undo = (id: string, search = '') =>
    answeredBy(runGuarded(undoLeave, argsOf(`/leaveRequest/leaveRecord${search}`, { intent: 'undo', id })));
  const path = '/api/teachinfo/undoleave';

  test.each([
    ['Your leave was undone, all of it.', 'Your leave was undone, all of it.'],
    ['', 'Your leave was undone.'],
  ])('answered with %j is told on the same page', async (Msg, message) => {
    backend.answers.set(path, { ErrorCode: 0, Msg, Body: true });
    const response = await undo('7', '?page=2');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/leaveRequest/leaveRecord?page=2']);
    expect(await flashOf(response)).toEqual({ tone: 'success', message });
    expect(sentTo('undoleave')).toEqual({ ID: 7 });
  });

  test('that is refused, fails or names none says so', async () => {
    backend.answers.set(path, { ErrorCode: 105, Msg: 'This leave has begun.' });
    expect(await flashOf(await undo('7'))).toEqual({ tone: 'error', message: 'This leave has begun.' });
    backend.answers.set(path, broken);
    expect(await flashOf(await undo('7'))).toEqual({ tone: 'error', message: brokenWords });
    expect(await flashOf(await undo('0'))).toEqual({ tone: 'error', message: 'Please try again.' });
    backend.answers.set(path, { status: 229, text: 'Once a minute.' });
    expect(await flashOf(await undo('7'))).toEqual({ tone: 'error', message: 'Once a minute.', isLimit: true });
  });

  test('leads to /login when the session is gone', async () => {
    backend.answers.set(path, sessionGone);
    expect((await undo('7')).headers.get('location')).toContain('/login');
  });
});
