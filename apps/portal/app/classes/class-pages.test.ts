import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ServedPage, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as detail from './class-detail.tsx';
import * as history from './class-history.tsx';
import * as table from './class-tab.tsx';
import * as publicClass from './public-class.tsx';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

// Its title is a function of its own data, which the framework types for the route alone.
const { meta: _, ...classPage } = detail;
const routes = {
  classTab: table,
  'classTab/history': history,
  'classDetail/:id': classPage,
  publicClass,
};

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(routes, backend.url);
});
afterAll(() => backend.close());

const answer = (path: string, Body: unknown) => backend.answers.set(path, { ErrorCode: 0, Body });
const refuse = (path: string, Msg: string) => backend.answers.set(path, { ErrorCode: 101, Msg });

const lesson = (CLID: number, start: string, StuName: string, more: object = {}) => ({
  StartTime: `${start}:00Z`,
  EndTime: `${start.slice(0, -2)}25:00Z`,
  Status: 'Confirmed',
  Course: { CLID, StuName, ...more },
});

beforeEach(() => {
  backend.answers.clear();
  answer('/api/classtable/getclasstable', []);
  answer('/api/leave/getleavetable', []);
});

const rows = ({ document }: ServedPage) =>
  [...document.querySelectorAll('[role=row]')].slice(1).map((row) => row.textContent ?? '');

describe('the class table', () => {
  test('asks by its form for another day in the view and the time that are shown', async () => {
    const shown = await pages.open('/classTab?view=day&zone=company');
    const form = shown.document.querySelector('form[aria-label="Go to a day"]');
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/classTab', 'get']);
    const { date, ...kept } = shown.fields('Go to a day');
    expect(kept).toEqual({ view: ['day'], zone: ['company'] });
    expect(date).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);

    const asked = await pages.open('/classTab?view=day&zone=company&date=2025-03-30');
    expect(asked.document.querySelector('h2')?.textContent).toBe('Sunday 30 March 2025');
    expect(asked.fields('Go to a day')).toMatchObject({ date: ['2025-03-30'] });
    expect(asked.text).toContain('Hide company time');
  });

  test.each(['1999-12-31', '2101-01-01', 'tomorrow'])(
    'tells that %s is out of reach, and shows today',
    async (date) => {
      const told = await pages.open(`/classTab?date=${date}`);
      expect(told.wrong('date')).toBe('Choose a day from 2000 to 2100.');
      const today = [...told.document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Today');
      expect(today?.getAttribute('aria-current')).toBe('date');
    },
  );

  test.each([
    ['2000-01-01', 'Saturday 1 January 2000'],
    ['2100-12-31', 'Friday 31 December 2100'],
  ])('reaches %s', async (date, words) => {
    const { document, wrong } = await pages.open(`/classTab?view=day&date=${date}`);
    expect([document.querySelector('h2')?.textContent, wrong('date')]).toEqual([words, undefined]);
  });

  test('has a day of 23 hours without the hour that is skipped, beside the time of the company', async () => {
    const inLondon = await servePages(routes, backend.url, { zone: 'Europe/London' });
    const { document, text } = await inLondon.open('/classTab?view=day&date=2025-03-30&zone=company');
    expect(text.match(/The clocks skip this time/g)).toHaveLength(2);
    const hours = [...document.querySelectorAll('[role=rowheader]')].map(({ textContent }) => textContent);
    expect(hours).toContain('12:30 AM 8:30 AM');
    expect(hours).toContain('2:00 AM 9:00 AM');
  });
});

test('open time is called so, and a busy time that; on a phone, too, the time of the company stands beside', async () => {
  const open = { Status: 'Waited', Type: 'BusyTime', BusyTimeCheck: true };
  answer('/api/classtable/getclasstable', [
    { ...open, StartTime: '2025-03-26T10:00:00Z', EndTime: '2025-03-26T11:00:00Z' },
    { ...open, StartTime: '2025-03-26T12:00:00Z', EndTime: '2025-03-26T13:00:00Z', BusyTimeCheckFlag: 'evening' },
  ]);
  const inLondon = await servePages(routes, backend.url, { zone: 'Europe/London' });
  const listed = async (query: string) => {
    const { document } = await inLondon.open(`/classTab?view=day&date=2025-03-26${query}`);
    return [...document.querySelectorAll('section li')].map(({ textContent }) => textContent);
  };
  expect(await listed('')).toEqual(['Open time10:00 – 11:00 AMOpen', 'Busy time12:00 – 1:00 PMBusy']);
  expect(await listed('&zone=company')).toEqual([
    'Open time10:00 – 11:00 AM (6:00 – 7:00 PM company)Open',
    'Busy time12:00 – 1:00 PM (8:00 – 9:00 PM company)Busy',
  ]);
});

describe('past classes', () => {
  beforeEach(() =>
    answer('/api/classtable/getclasstable', [
      lesson(11, '2025-03-04T02:00', 'Ana Gomez', { MissingComment: true }),
      { ...lesson(12, '2025-03-05T02:00', 'Leo Wang'), Status: 'Canceled' },
      lesson(13, '2025-03-06T02:00', 'Mia Chen'),
    ]),
  );

  test('are shown month by month, the latest first', async () => {
    const march = await pages.open('/classTab/history?month=2025-03');
    expect(march.title).toBe('Past classes · Tutor Portal');
    expect(march.document.querySelector('[role=table]')?.getAttribute('aria-label')).toBe('Classes in March 2025');
    const { StartTime, EndTime } = backend.asked.get('/api/classtable/getclasstable') as Record<string, string>;
    expect([StartTime, EndTime]).toEqual(['2025-02-28T16:00:00.000Z', '2025-03-31T16:00:00.000Z']);
    expect(rows(march)).toEqual([
      expect.stringMatching(/Mia Chen.*Finished/),
      expect.stringMatching(/Leo Wang.*Canceled/),
      expect.stringMatching(/Ana Gomez.*Remark missing/),
    ]);
    expect(march.links).toMatchObject({
      'Ana Gomez': '/classDetail/11',
      'Remark missing (1)': '/classTab/history?month=2025-03&show=missingRemark',
      'Canceled (1)': '/classTab/history?month=2025-03&show=canceled',
    });
  });

  test('are narrowed, which stays over the months', async () => {
    expect(rows(await pages.open('/classTab/history?month=2025-03&show=missingRemark'))).toEqual([
      expect.stringContaining('Ana Gomez'),
    ]);
    const canceled = await pages.open('/classTab/history?month=2025-03&show=canceled');
    expect(rows(canceled)).toEqual([expect.stringContaining('Leo Wang')]);
    const months = [...canceled.document.querySelectorAll('nav[aria-label=Months] a')];
    expect(months.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Previous month', '/classTab/history?month=2025-02&show=canceled'],
      ['Next month', '/classTab/history?month=2025-04&show=canceled'],
    ]);
  });
});

describe('the page of a class', () => {
  test.each(['/classDetail/abc', '/classDetail/-1', '/classDetail/999999999'])(
    'that is unknown (%s) says so and leads back',
    async (path) => {
      backend.answers.set('/api/classtable/getclassdetails', { ErrorCode: 404, Msg: 'No such class.' });
      const { status, heading, links } = await pages.open(path);
      expect([status, heading]).toEqual([404, 'This class does not exist']);
      expect(links).toMatchObject({ 'Go to the Class Table': '/classTab' });
    },
  );
});

test.each([
  [
    'material',
    { sid: '3', row: '1' },
    'SetTeachingMaterials',
    { SID: 3, UnitName: 'Unit 1' },
    'The teaching material was set.',
  ],
  [
    'cancel',
    { reason: '3' },
    'CancelClass',
    { FeePercent: 0, FeeCentavos: 0, Points: 0 },
    'Your class has been cancelled.',
  ],
  [
    'later',
    {},
    'AddRemarkLater',
    { DueTime: '2025-03-26T10:00:00Z' },
    'The remark waits in your queue of remarks due.',
  ],
  [
    'remark',
    { content: 'Well done.' },
    'AddRemark',
    { Version: 1, RemarkTime: '2025-03-26T10:00:00Z' },
    'Your remark was saved.',
  ],
  [
    'trialSms',
    {},
    'SendTrialSmsNotice',
    { SentTime: '2025-03-26T10:00:00Z', IsNew: true },
    'The parents were told by SMS.',
  ],
])('%s, done without a word of the service, is told all the same', async (intent, fields, call, body, said) => {
  answer('/api/classtable/getremark', { Kind: 'normal', KnowledgePoints: [], Version: 0 });
  answer(`/api/classtable/${call.toLowerCase()}`, body);
  expect(await pages.send('/classDetail/7', { intent, ...fields })).toMatchObject({ location: '/classDetail/7', said });
});

describe('a small class and a test', () => {
  const start = '2025-03-26T10:00:00Z';
  beforeEach(() =>
    answer('/api/classtable/getclassdetails', {
      CLID: 7,
      StuName: 'Ana Gomez',
      IsOverClass: true,
      GetUserCategory: { UCID: 1 },
      istext: true,
      StartTime: start,
      EndTime: '2025-03-26T10:25:00Z',
      Status: 'Confirmed',
      Kind: 'test',
      SubjectName: 'Phonics Fun',
      UnitName: 'Unit 1',
      ClassTool: 0,
      LessonFeeCentavos: 9_000,
      RemarkLater: false,
      TrainingRead: false,
      StudentCount: 2,
    }),
  );

  test('that cannot be had say why, in their place', async () => {
    refuse('/api/classtable/getsmallclass', 'No list of students now.');
    refuse('/api/classtable/gettestclass', 'No test now.');
    const { text } = await pages.open('/classDetail/7');
    expect(text).toContain('Small class No list of students now. Try again');
    expect(text).toContain('Test class No test now. Try again');
  });

  test.each(['getsmallclass', 'gettestclass'])('whose session has ended (%s) lead to the sign-in', async (call) => {
    backend.answers.set(`/api/classtable/${call}`, { ErrorCode: 3 });
    expect((await pages.open('/classDetail/7')).location).toBe('/login');
  });
});

describe('open classes', () => {
  test('of a tutor who gives none are told so', async () => {
    refuse('/api/classtable/getopenclasslist', 'Open classes are given by open-class teachers.');
    expect((await pages.open('/publicClass')).text).toContain('Open classes are given by open-class teachers.');
  });
});
