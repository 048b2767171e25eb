import { useLoaderData } from '@remix-run/react';
import { minutes } from '@tutor/rules/time/durations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { takeFlash } from '../kit/forms/flash.server.ts';
import * as announcements from './announcements.tsx';
import * as beside from './beside.ts';
import * as online from './online-training.tsx';
import * as lesson from './training-lesson.tsx';

const routes = {
  'trainingCenter/onlineTraining': online,
  'trainingCenter/onlineTraining/:id': lesson,
  'trainingCenter/announcements/:id?': announcements,
  // It has no page of its own: drawn are its data.
  'training/beside': { ...beside, default: () => JSON.stringify(useLoaderData()) },
};
const path = '/trainingCenter/onlineTraining';
const lessonHref = `${path}/90001`;

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(routes, backend.url);
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});
beforeEach(() => {
  backend.answers.clear();
  backend.asked.clear();
  answer('account/userinfo', { tuid: 7, account: 'a', fullName: 'Ana Lim', email: 'ana@tutors.example' });
  slots([slotEvent('02')]);
});
afterEach(() => {
  vi.setSystemTime(pagesDrawnAt);
});

const answer = (call: string, Body: unknown) => backend.answers.set(`/api/${call}`, { ErrorCode: 0, Body });
const refuse = (call: string, Msg: string) => backend.answers.set(`/api/${call}`, { ErrorCode: 107, Msg });
const slots = (events: object[]) => answer('training/getprocesstrainingtimelist', events);
const halfHourAt = (start: string) => ({
  ScheduleStart: start,
  ScheduleEnd: new Date(Date.parse(start) + minutes(30)).toISOString(),
});
const slotEvent = (hour: string, more: object = {}) => ({
  ...halfHourAt(`2026-11-23T${hour}:00:00.000Z`),
  TrainingType: Number(hour) < 4 ? 'QA' : 'Test',
  Status: 'Waited',
  ...more,
});
const held = slotEvent('06', { ID: 90_001, Status: 'Confirmed', Remark: 'Rhythm', TUName: 'Ana' });
const slotText = ({ ScheduleStart, ScheduleEnd }: ReturnType<typeof halfHourAt>) => `${ScheduleStart}/${ScheduleEnd}`;
const form = { form: 'book-training', userName: 'Ana Lim', reason: ' Rhythm ', slot: slotText(slotEvent('02')) };

describe('choosing a time', () => {
  test('a day shows its times by kind of lesson, in the tutor’s zone, with what stands in the way', async () => {
    slots([
      slotEvent('02'),
      ...['class', 'leave', 'closed', 'busy'].map((Clash, hour) => slotEvent(`0${hour + 6}`, { Clash })),
    ]);
    const { text, document } = await pages.open(path);
    expect(text).toContain('All times are in Manila time (GMT+8).');
    expect(text).toContain('Mon 23 Nov 2026: Questions and answers 10:00 – 10:30 AM');
    expect(text).toContain('Mon 23 Nov 2026: Practice lesson 2:00 – 2:30 PM You have a class');
    for (const reason of ['You are on leave', 'The company keeps it', 'Busy time']) expect(text).toContain(reason);
    expect([...document.querySelectorAll('input[type=radio]')].map((one) => one.hasAttribute('disabled'))).toEqual([
      ...[false, true, true, true, true],
    ]);
    // By the company's clock it is the same time: told once.
    expect(text).not.toContain('AM in Shanghai');
  });

  test('the calendar leads from day to day, each with its free times, and the list has them all', async () => {
    const tuesday = halfHourAt('2026-11-24T03:00:00.000Z');
    slots([slotEvent('02'), slotEvent('03', { Clash: 'class' }), { ...slotEvent('02'), ...tuesday }]);
    const { links, text } = await pages.open(path);
    expect(links['23 Monday, November 2026: 1 free']).toBe(`${path}?day=2026-11-23`);
    expect(links['24 Tuesday, November 2026: 1 free']).toBe(`${path}?day=2026-11-24`);
    expect(text).not.toContain('Tue 24 Nov 2026');
    expect((await pages.open(`${path}?day=2026-11-24`)).text).toContain('Tue 24 Nov 2026: Questions and answers 11:00');
    // A day without times, or none at all: the first one that has some.
    for (const day of ['2026-11-22', 'someday']) {
      expect((await pages.open(`${path}?day=${day}`)).text).toContain('Mon 23 Nov 2026: Questions');
    }
    const list = await pages.open(links.List ?? '');
    // Free ones first.
    expect(list.text).toMatch(
      /Mon 23 Nov 2026: Questions and answers 10:00.*Tue 24 Nov 2026: Questions and answers 11:00.*Mon 23 Nov 2026: Questions and answers, taken 11:00/,
    );
  });

  test('what can be booked is said before a time is chosen: kinds, days, notice, and how many; the months are named', async () => {
    slots([slotEvent('02')]);
    const { text } = await pages.open(path);
    expect(text).toContain('teach ten minutes of a class with the trainer as your student');
    expect(text).toContain('Times are from Monday to Friday, at least 2 hours and at most 14 days ahead.');
    expect(text).toContain('You can hold 3 lessons at once.');
    expect(text).toContain('November 2026 – December 2026');
  });

  test('without any time left the page says so', async () => {
    slots([]);
    expect((await pages.open(path)).text).toContain('No times on this day');
  });
});

describe('booking', () => {
  test('it is looked over before it is sent, and can be changed again', async () => {
    const review = await pages.send(path, { ...form, intent: 'review' });
    expect(review.text).toContain('Is this right?');
    expect(review.text).toContain('Mon 23 Nov 2026, 10:00 – 10:30 AM, Manila time (GMT+8)');
    expect(review.text).toContain('Questions and answers');
    expect(backend.asked.has('/api/training/appointmenttraining')).toBe(false);
    const fields = review.fields('Review');
    expect(fields).toMatchObject({ slot: [form.slot], userName: ['Ana Lim'] });
    const changed = await pages.send(path, { ...form, intent: 'change' });
    expect(changed.fields('Book a training lesson')).toMatchObject({ slot: [form.slot], userName: ['Ana Lim'] });
  });

  test('it carries both ends, the reason and the name', async () => {
    answer('training/appointmenttraining', { ID: 90_001 });
    const { location, said } = await pages.send(path, { ...form, intent: 'book' });
    expect([location, said]).toEqual([path, 'The training lesson is booked. It stands in your class table.']);
    const { ScheduleStart, ScheduleEnd } = slotEvent('02');
    expect(backend.asked.get('/api/training/appointmenttraining')).toEqual({
      ...{ ScheduleStart, ScheduleEnd },
      ...{ Remark: 'Rhythm', TUName: 'Ana Lim' },
    });
  });

  test.each([
    ['reason', { reason: '' }, 'Please say why'],
    ['reason', { reason: 'x'.repeat(201) }, 'Max 200 characters'],
    ['userName', { userName: ' ' }, 'Please give your name'],
    ['userName', { userName: 'x'.repeat(101) }, 'Max 100 characters'],
  ])('a %s that cannot be is told beside its field', async (field, wrong, words) => {
    const { status, wrong: told } = await pages.send(path, { ...form, ...wrong, intent: 'review' });
    expect([status, told(field)]).toEqual([400, words]);
  });

  test.each(['', 'soon', '2026-11-23/2026-11-24'])('"%s" is no time', async (slot) => {
    const { text, status } = await pages.send(path, { ...form, slot, intent: 'book' });
    expect(status).toBe(400);
    expect(text).toContain('Time: Please choose a time');
    expect(backend.asked.has('/api/training/appointmenttraining')).toBe(false);
  });

  test('a time that has gone is told with the fresh list, and what was typed stays', async () => {
    refuse('training/appointmenttraining', 'This time has just been booked by somebody else.');
    slots([slotEvent('03')]);
    const gone = await pages.send(path, { ...form, intent: 'book' });
    expect(gone.text).toContain('This time has just been booked by somebody else.');
    expect(gone.text).toContain('11:00 – 11:30 AM');
    expect(gone.fields('Book a training lesson')).toMatchObject({ reason: [' Rhythm '], userName: ['Ana Lim'] });
  });
});

describe('a lesson that is held', () => {
  beforeEach(() => {
    slots([slotEvent('02'), held]);
    answer('training/getchangegrouptips', { Tips: ['Your present time stays yours.'] });
  });

  test('is moved in one step, with tips, and the old time in the review', async () => {
    const page = await pages.open(path);
    expect(page.text).toContain('Mon 23 Nov 2026, 2:00 – 2:30 PM Practice lesson Rhythm');
    const moveHref = page.links.Move ?? '';
    const moving = await pages.open(moveHref);
    expect(moving.text).toContain('Your present time stays yours.');
    const kept = moving.fields('Move a training lesson');
    expect(kept).toMatchObject({ moves: ['90001'], from: [held.ScheduleStart], reason: ['Rhythm'], userName: ['Ana'] });
    const move = { ...form, moves: '90001', from: held.ScheduleStart };
    expect((await pages.send(moveHref, { ...move, intent: 'review' })).text).toContain(
      'Instead of Mon 23 Nov 2026, 2:00 – 2:30 PM',
    );
    answer('training/appointmenttraining', { ID: 90_001 });
    const { said, cookies } = await pages.send(moveHref, { ...move, intent: 'book' });
    expect(said).toContain('The training lesson is moved.');
    // What was typed for a booking of its own stays.
    expect((await takeFlash(testRequest('/', cookies)))?.flash.clearsDraft).toBe('book-training-90001');
    expect(backend.asked.get('/api/training/appointmenttraining')).toMatchObject({
      ...{ ID: '90001', MovedFrom: held.ScheduleStart, ScheduleStart: slotEvent('02').ScheduleStart },
    });
  });

  test('an old link to move one that is gone leads back in words', async () => {
    const { location, said } = await pages.open(`${path}?move=90002`);
    expect([location, said]).toEqual([path, expect.stringContaining('This lesson is not among those that you hold.')]);
  });

  test.each([
    ['Test', 'training/canceltestlesson'],
    ['QA', 'training/cancelqalessoninfo'],
  ])('is cancelled by the call of its kind (%s), with a reason', async (lessonType, call) => {
    answer(call, null);
    const cancelPath = `${path}?cancel=90001`;
    expect((await pages.open(cancelPath)).fields('Cancel a training lesson')).toMatchObject({ lessonType: ['Test'] });
    const cancel = { form: 'cancel-training', id: '90001', lessonType };
    expect((await pages.send(cancelPath, { ...cancel, reason: '' })).wrong('reason')).toBe('Please say why');
    expect((await pages.send(cancelPath, { ...cancel, reason: 'A class' })).said).toBe(
      'The training lesson is cancelled.',
    );
    expect(backend.asked.get(`/api/${call}`)).toEqual({ ID: 90_001, DeletedDesc: 'A class' });
  });

  test('is joined from 15 minutes before it, and cannot be moved once it has begun', async () => {
    const at = (start: string) => slots([{ ...held, ...halfHourAt(start) }]);
    at('2026-11-20T04:16:00.000Z');
    const early = await pages.open(path);
    expect(early.text).toContain('The classroom opens at 12:01 PM.');
    expect(early.links['Join lesson']).toBeUndefined();
    at('2026-11-20T04:15:00.000Z');
    expect((await pages.open(path)).links).toMatchObject({
      'Join lesson': `${path}?join=1`,
      Move: `${path}?move=90001`,
    });
    at('2026-11-20T04:00:00.000Z');
    const begun = await pages.open(path);
    expect([begun.links['Join lesson'], begun.links.Move]).toEqual([`${path}?join=1`, undefined]);
    answer('training/gettrailcourseclassroomurl', { Url: 'https://rooms.example/1' });
    expect((await pages.open(`${path}?join=1`)).location).toBe('https://rooms.example/1');
    expect(backend.asked.get('/api/training/gettrailcourseclassroomurl')).toEqual({ isclient: 'false' });
    refuse('training/gettrailcourseclassroomurl', 'The classroom opens 15 minutes before class.');
    const closed = await pages.open(`${path}?join=1`);
    expect([closed.location, closed.said]).toEqual([path, 'The classroom opens 15 minutes before class.']);
  });
});

// The same instant on every page, in zones east and west, in summer and winter; the profile's zone counts, not the server's.
describe.each([
  [
    'Asia/Manila',
    'Fri 30 Oct 2026, 10:00 – 10:30 AM, Manila time (GMT+8)',
    'Mon 2 Nov 2026, 10:00 – 10:30 AM, Manila time (GMT+8)',
  ],
  [
    'Europe/London',
    'Fri 23 Oct 2026, 3:00 – 3:30 AM, London time (GMT+1)',
    'Mon 26 Oct 2026, 2:00 – 2:30 AM, London time (GMT)',
  ],
  [
    'America/New_York',
    'Thu 29 Oct 2026, 10:00 – 10:30 PM, New York time (GMT-4)',
    'Sun 1 Nov 2026, 9:00 – 9:30 PM, New York time (GMT-5)',
  ],
])('in the zone %s', (zone, before, after) => {
  const friday = zone === 'Europe/London' ? '2026-10-23T02:00:00.000Z' : '2026-10-30T02:00:00.000Z';
  const monday = zone === 'Europe/London' ? '2026-10-26T02:00:00.000Z' : '2026-11-02T02:00:00.000Z';

  test('slots before and after the change of clocks are at their instant in list and confirmation', async () => {
    vi.setSystemTime(Date.parse(friday) - minutes(24 * 60));
    const own = await servePages(routes, backend.url, { zone });
    slots([friday, monday].map((start) => ({ ...slotEvent('02'), ...halfHourAt(start) })));
    const list = await own.open(`${path}?view=list`);
    for (const [start, words] of [
      [friday, before],
      [monday, after],
    ] as const) {
      const [day = '', time = ''] = words.split(', ');
      expect(list.text).toContain(`${day}: Questions and answers ${time}`);
      const review = await own.send(path, { ...form, slot: slotText(halfHourAt(start)), intent: 'review' });
      expect(review.text).toContain(words);
      if (zone !== 'Asia/Manila') expect(review.text).toMatch(/In Shanghai \w+ \d+ \w+ 2026, 10:00 – 10:30 AM/);
    }
  });

  test('days of 23 and 25 hours are one day of the calendar each', async () => {
    vi.setSystemTime(Date.parse(friday) - minutes(24 * 60));
    const own = await servePages(routes, backend.url, { zone });
    slots([friday, monday].map((start) => ({ ...slotEvent('02'), ...halfHourAt(start) })));
    const { document } = await own.open(path);
    const days = [...document.querySelectorAll('nav[aria-label="Days with free times"] li')];
    const numbers = days.map((day) => Number.parseInt(day.textContent ?? '', 10));
    expect(days.length % 7).toBe(0);
    // Each day follows the one before, across the change and the end of the month.
    for (const [index, number] of numbers.slice(1).entries()) expect([1, (numbers[index] ?? 0) + 1]).toContain(number);
  });
});

describe('past lessons', () => {
  const past = {
    ...{ ID: 90_001, TrainingType: 'Test', Status: 'Finished', Remark: 'Rhythm', TUName: 'Ana' },
    ...halfHourAt('2026-11-19T06:00:00.000Z'),
  };
  const record = { ...past, HasResult: true, IsEvaluated: false };

  beforeEach(() => {
    answer('training/gettrainingevaluationrecord', record);
    answer('training/gettlresultdetail', {
      ...{ TrainerName: 'Grace Lim', IsPass: true, Remark: 'You waited.', ResultTime: '2026-11-19T07:00:00.000Z' },
    });
  });

  test('are listed with what they wait for, cancelled ones with their reason', async () => {
    answer('tutordata/traiclass', [
      { ...past, ID: 90_003, Status: 'Confirmed' },
      record,
      { ...past, ID: 90_002, Status: 'Canceled', DeletedDesc: 'You are on leave.' },
    ]);
    const { text, links } = await pages.open(`${path}?show=past`);
    expect(links['Thu 19 Nov 2026, 2:00 – 2:30 PM']).toBe(lessonHref);
    expect(text).toContain('Rhythm The trainer has written To be evaluated');
    expect(text).toContain('You are on leave. Cancelled');
    answer('tutordata/traiclass', null);
    expect((await pages.open(`${path}?show=past`)).text).toContain('No past lessons');
  });

  test('one shows what the trainer wrote, and takes an evaluation', async () => {
    const { text } = await pages.open(lessonHref);
    expect(text).toContain('From Grace Lim Thu 19 Nov 2026, 3:00 PM Passed You waited.');
    expect(backend.asked.get('/api/training/gettlresultdetail')).toEqual({ trainingId: '90001', trainingType: 'Test' });
    answer('training/trainingevaluation', null);
    const evaluation = { Clarity: '5', Usefulness: '4', Pace: '3', remark: ' More time. ' };
    const { said, location } = await pages.send(lessonHref, evaluation);
    expect([said, location]).toEqual(['Thank you. Your evaluation is sent.', lessonHref]);
    expect(backend.asked.get('/api/training/trainingevaluation')).toEqual({
      tranCourseId: 90_001,
      evaluationRequest: { Clarity: 5, Usefulness: 4, Pace: 3, Remark: 'More time.' },
    });
  });

  test('an evaluation that lacks something says what, and keeps the rest', async () => {
    const { status, text, document, fields } = await pages.send(lessonHref, {
      ...{ Clarity: '5', Pace: '9', remark: 'More time.' },
    });
    expect(status).toBe(400);
    expect(text).toContain('How much of it will you use in class?: Please choose one');
    expect(text).toContain('How well did the pace suit you?: Please choose one');
    expect(document.querySelector('[name=Clarity][checked]')?.getAttribute('value')).toBe('5');
    expect(fields('Evaluation of a training lesson')).toMatchObject({ remark: ['More time.'] });
    refuse('training/trainingevaluation', 'You have evaluated this training lesson already.');
    const again = await pages.send(lessonHref, { Clarity: '5', Usefulness: '4', Pace: '3' });
    expect(again.text).toContain('You have evaluated this training lesson already.');
  });

  test('one that was evaluated shows the record in place of the form', async () => {
    answer('training/gettrainingevaluationrecord', {
      ...record,
      ...{ IsEvaluated: true, EvaluationTime: '2026-11-19T08:00:00.000Z' },
      EvaluationRequest: { Clarity: 5, Usefulness: 4, Pace: 1, Remark: 'More time.' },
    });
    const { text, document } = await pages.open(lessonHref);
    expect(text).toContain('Your evaluation Sent Thu 19 Nov 2026, 4:00 PM');
    expect(text).toContain('How well did the pace suit you? Not at all');
    expect(document.querySelector('form')).toBeNull();
  });

  test.each(['Confirmed', 'Canceled'])('one that is %s takes no evaluation', async (Status) => {
    answer('training/gettrainingevaluationrecord', { ...record, Status, HasResult: false });
    expect((await pages.open(lessonHref)).document.querySelector('form')).toBeNull();
  });

  test('an address that names no lesson leads to /404', async () => {
    expect((await pages.open(`${path}/x`)).location).toBe('/404');
  });
});

describe('what stands beside home and overview', () => {
  const asked = async (): Promise<unknown> => JSON.parse((await pages.open('/training/beside')).text);
  const event = (start: string, more: object) => ({
    ...{ StartTime: start, EndTime: '2026-11-20T05:00:00.000Z', Status: 'Confirmed' },
    ...more,
  });

  beforeEach(() => {
    answer('training/getisunfinishedevalution', {
      ...{ IsUnfinished: true, TranCourseId: 90_001 },
      ...halfHourAt('2026-11-19T06:00:00.000Z'),
    });
    answer('training/getmycourse', {
      Items: [
        { CourseId: 1001, CourseName: 'Time', Minutes: 15, ChapterCount: 2, LearntCount: 2, IsCompleted: true },
        {
          ...{ CourseId: 1002, CourseName: 'Pronunciation', Minutes: 40, ChapterCount: 4, LearntCount: 1 },
          NextChapter: { ChapterId: 6, ChapterName: 'Show the mouth', Minutes: 10 },
        },
      ],
    });
    answer('training/getrecenttrainingannouncementlist', []);
    answer('classtable/getclasstable', [
      event('2026-11-20T04:20:00.000Z', { Course: { CLID: 1, StuName: 'Leo' } }),
      event('2026-11-20T04:30:00.000Z', { Type: 'Training' }),
      event('2026-11-20T04:40:00.000Z', { Course: { CLID: 2, StuName: 'Mia' }, Status: 'Canceled' }),
      event('2026-11-20T04:50:00.000Z', { Status: 'Waited' }),
    ]);
  });

  test('an evaluation that waits, the next chapters, and when the tutor teaches or learns', async () => {
    expect(await asked()).toEqual({
      evaluation: { value: { href: lessonHref, when: 'Thu 19 Nov 2026, 2:00 – 2:30 PM' } },
      gap: {
        value: {
          busy: ['2026-11-20T04:20:00.000Z', '2026-11-20T04:30:00.000Z'].map((start) => ({
            ...{ start, end: '2026-11-20T05:00:00.000Z' },
          })),
          chapters: [
            {
              ...{ name: 'Show the mouth', course: 'Pronunciation', minutes: 10 },
              href: '/trainingCenter/courseDetail/1002/6',
            },
          ],
        },
      },
      announcements: { value: [] },
    });
  });

  test('without an evaluation that waits nothing is asked, and what fails costs its own part', async () => {
    answer('training/getisunfinishedevalution', { IsUnfinished: false });
    refuse('training/getmycourse', 'Not today.');
    expect(await asked()).toMatchObject({ evaluation: { value: null }, gap: { problem: 'Not today.' } });
  });
});

describe('announcements', () => {
  const item = {
    ...{ ID: 70_001, Title: 'Book a trainer', Summary: 'Half an hour.', PublishTime: '2026-11-18T16:00:00.000Z' },
    ReadState: 'new',
  };

  test('are listed with what is new and what has changed since it was read', async () => {
    answer('training/getrecenttrainingannouncementlist', [
      item,
      { ...item, ID: 70_002, Title: 'Kept', ReadState: 'changed', ChangedTime: '2026-11-19T16:00:00.000Z' },
      { ...item, ID: 70_003, Title: 'Known', ReadState: 'read' },
    ]);
    const { text, links } = await pages.open('/trainingCenter/announcements');
    expect(links['Book a trainer']).toBe('/trainingCenter/announcements/70001');
    expect(text).toContain('Half an hour. Thu 19 Nov 2026 New Kept');
    expect(text).toContain('Thu 19 Nov 2026, changed Fri 20 Nov 2026 Changed since you read it Known');
  });

  test('one is read without what its text must not hold', async () => {
    answer('training/gettrainingannouncementbyid', {
      ...{ ...item, ReadState: 'changed', ChangedTime: '2026-11-19T16:00:00.000Z' },
      Content:
        '<h2>Two kinds</h2><script>alert(1)</script><p onclick="x()">Choose <a href="javascript:x()">one</a>.</p>',
    });
    const { title, text, document } = await pages.open('/trainingCenter/announcements/70001');
    expect(title).toContain('Announcements');
    expect(text).toContain('Changed since you read it Two kinds Choose one');
    expect(document.body.innerHTML).not.toMatch(/alert\(1\)|onclick|javascript:/);
    expect(backend.asked.get('/api/training/gettrainingannouncementbyid')).toEqual({ id: '70001' });
    expect((await pages.open('/trainingCenter/announcements/x')).location).toBe('/404');
  });
});
