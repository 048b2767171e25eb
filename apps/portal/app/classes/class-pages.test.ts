import { hours, minutes } from '@tutor/rules/time/durations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lesson as testLesson } from '../../testing/lesson.ts';
import { pagesDrawnAt, type ServedPage, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as detail from './class-detail.tsx';
import * as history from './class-history.tsx';
import * as table from './class-tab.tsx';
import * as feedPage from './feed-page.tsx';
import * as publicClass from './public-class.tsx';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

// Its title is a function of its own data, which the framework types for the route alone.
const { meta: _, ...classPage } = detail;
const routes = {
  classTab: table,
  'classTab/history': history,
  'classTab/feed': feedPage,
  'classDetail/:id': classPage,
  publicClass,
};

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(routes, backend.url);
});
afterAll(() => backend.close());
afterEach(() => vi.useRealTimers());

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
  answer('/api/teachinfo/getleavetable', []);
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

    const remembered = ['company-time=1; Path=/'];
    expect((await pages.open('/classTab', remembered)).text).toContain('Hide company time');
    const { text, links } = await pages.open('/classTab?zone=own', remembered);
    expect(text).toContain('Show company time');
    expect(links['Hide company time']).toBeUndefined();
    expect((await pages.open('/classTab')).text).toContain('Show company time');
    expect(shown.links['Hide company time']).toMatch(/&zone=own$/);

    const asked = await pages.open('/classTab?view=day&zone=company&date=2025-03-30');
    expect(asked.document.querySelector('h2')?.textContent).toBe('Sunday 30 March 2025');
    expect(asked.fields('Go to a day')).toMatchObject({ date: ['2025-03-30'] });
    expect(asked.text).toContain('Hide company time');
  });

  test.each(['1999-12-31', '2101-01-01', 'tomorrow'])(
    'tells that %s is out of reach, and shows today',
    async (date) => {
      vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
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

  test('says that leave could not be read, beside the classes that could, and leads to the same days again', async () => {
    answer('/api/classtable/getclasstable', [lesson(11, '2025-03-26T02:00', 'Ana Gomez')]);
    refuse('/api/teachinfo/getleavetable', 'No leave now.');
    const { text, links } = await pages.open('/classTab?view=day&date=2025-03-26&zone=company');
    expect(text).toContain('Your leave could not be loaded No leave now. Try again');
    expect(text).toContain('Ana Gomez');
    expect(links['Try again']).toBe('/classTab?view=day&date=2025-03-26&zone=company');
  });

  test.each(['/api/teachinfo/getleavetable', '/api/classtable/getremarksdue'])(
    'whose session has ended (%s) leads to the sign-in',
    async (call) => {
      backend.answers.set(call, { ErrorCode: 3 });
      expect((await pages.open('/classTab')).location).toBe('/login');
    },
  );

  test('has a day of 23 hours without the hour that is skipped, beside the time of the company', async () => {
    const inLondon = await servePages(routes, backend.url, { zone: 'Europe/London' });
    const { document, text } = await inLondon.open('/classTab?view=day&date=2025-03-30&zone=company');
    expect(text.match(/The clocks skip this time/g)).toHaveLength(2);
    const hours = [...document.querySelectorAll('[role=rowheader]')].map(({ textContent }) => textContent);
    expect(hours).toContain('12:30 AM 8:30 AM');
    expect(hours).toContain('2:00 AM 9:00 AM');
  });
});

test('two classes at the same time of the day on which the clocks go back say which is which, in the table and in the list', async () => {
  const inLondon = await servePages(routes, backend.url, { zone: 'Europe/London' });
  answer('/api/classtable/getclasstable', [
    lesson(7, '2025-10-26T00:00', 'Mia Chen'),
    lesson(8, '2025-10-26T01:00', 'Leo Wang'),
    lesson(9, '2025-10-26T02:00', 'Ana Gomez'),
  ]);
  const { document } = await inLondon.open('/classTab?view=day&date=2025-10-26');
  const cells = [...document.querySelectorAll('[role=gridcell] a')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['Mia Chen\nGMT+1 · Finished', 'Leo Wang\nGMT · Finished', 'Ana Gomez\nFinished']);
  const times = [...document.querySelectorAll('section li')].map(({ textContent }) => textContent);
  expect(times).toEqual([
    expect.stringContaining('1:00 – 1:25 AM GMT+1'),
    expect.stringMatching(/1:00 – 1:25 AM GMT(?!\+)/),
    expect.not.stringContaining('GMT'),
  ]);
});

test('open time is called so, and a busy time that; on a phone, too, the time of the company stands beside', async () => {
  const open = { Status: 'Waited', BusyTimeCheck: true };
  answer('/api/classtable/getclasstable', [
    { ...open, StartTime: '2025-03-26T10:00:00Z', EndTime: '2025-03-26T11:00:00Z' },
    { ...open, StartTime: '2025-03-26T12:00:00Z', EndTime: '2025-03-26T13:00:00Z', BusyTimeCheckFlag: 'evening' },
    { ...open, StartTime: '2025-03-26T14:00:00Z', EndTime: '2025-03-26T15:00:00Z', Type: 'BusyTime' },
  ]);
  const inLondon = await servePages(routes, backend.url, { zone: 'Europe/London' });
  const listed = async (query: string) => {
    const { document } = await inLondon.open(`/classTab?view=day&date=2025-03-26${query}`);
    return [...document.querySelectorAll('section li')].map(({ textContent }) => textContent);
  };
  expect(await listed('')).toEqual([
    'Open time10:00 – 11:00 AMOpen',
    'Busy time12:00 – 1:00 PMBusy',
    'Busy time2:00 – 3:00 PMBusy',
  ]);
  expect(await listed('&zone=company')).toEqual([
    'Open time10:00 – 11:00 AM (6:00 – 7:00 PM company)Open',
    'Busy time12:00 – 1:00 PM (8:00 – 9:00 PM company)Busy',
    'Busy time2:00 – 3:00 PM (10:00 – 11:00 PM company)Busy',
  ]);
});

test('what cannot be used leads nowhere and says so without contradicting itself', async () => {
  answer('/api/classtable/getclasstable', [
    { ...lesson(11, '2025-03-04T02:00', 'Ana Gomez'), Disabled: true },
    lesson(12, '2025-03-04T03:00', 'Leo Wang'),
    { Status: 'Waited', Disabled: true, StartTime: '2025-03-04T04:00:00Z', EndTime: '2025-03-04T04:30:00Z' },
  ]);
  const day = await pages.open('/classTab?view=day&date=2025-03-04');
  expect(day.document.querySelectorAll('a[href="/classDetail/11"]')).toHaveLength(0);
  // In the grid and in the list.
  expect(day.document.querySelectorAll('a[href="/classDetail/12"]')).toHaveLength(2);
  const cells = [...day.document.querySelectorAll('[role=gridcell] button')];
  expect(cells.map((cell) => [cell.textContent, cell.getAttribute('aria-disabled')])).toEqual([
    ['Ana Gomez\nNot available', 'true'],
    ['Closed time\nNot available', 'true'],
  ]);
  expect(day.document.querySelectorAll('section li button')).toHaveLength(0);
  const past = await pages.open('/classTab/history?month=2025-03');
  expect(past.links).toMatchObject({ 'Leo Wang': '/classDetail/12' });
  expect(past.links).not.toHaveProperty('Ana Gomez');
});

test('the class table has the doors to releasing and cancelling time', async () => {
  const { links } = await pages.open('/classTab');
  expect(links).toMatchObject({ 'Release time': '/releaseTime/submit', 'Cancel time': '/releaseTime/cancle' });
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
      expect.stringMatching(/Leo Wang.*Cancelled/),
      expect.stringMatching(/Ana Gomez.*Remark missing/),
    ]);
    expect(march.links).toMatchObject({
      'Ana Gomez': '/classDetail/11',
      'Remark missing (1)': '/classTab/history?month=2025-03&show=missingRemark',
      'Cancelled (1)': '/classTab/history?month=2025-03&show=canceled',
    });
  });

  test.each(['2999-01', '2025-13', 'nonsense'])(
    'of a month that cannot be had (%s) are those of this one, which is said',
    async (month) => {
      const told = 'The month of the address cannot be shown. This is the present one.';
      expect((await pages.open(`/classTab/history?month=${month}`)).text).toContain(told);
      expect((await pages.open('/classTab/history?month=2025-03')).text).not.toContain(told);
    },
  );

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

const details = { ...testLesson, istext: true, Kind: 'test', StudentCount: 2 };

test('cancelling without a reason, on a page without script, says so in a summary that leads to the field', async () => {
  const startMs = Date.now() + hours(5);
  answer('/api/classtable/getclassdetails', {
    ...details,
    IsOverClass: false,
    StartTime: new Date(startMs).toISOString(),
    EndTime: new Date(startMs + minutes(25)).toISOString(),
    Kind: 'normal',
  });
  const refused = await pages.send('/classDetail/7', { intent: 'cancel', reason: '', note: 'The street is dark.' });
  expect(refused.links).toMatchObject({ 'Reason: Required': '#cancel-class-reason' });
  expect(refused.wrong('reason')).toBe('Required');
  expect(refused.document.querySelector('#cancel-class-note')?.textContent).toBe('The street is dark.');
});

test('a class that is over without material and remark says both, as its rows do', async () => {
  const word = 'Incorrectly finished, remark missing';
  const over = { ...testLesson, SID: 0 };
  answer('/api/classtable/getclassdetails', over);
  expect((await pages.open('/classDetail/7')).text).toContain(word);
  answer('/api/classtable/getclasstable', [
    lesson(7, '2025-03-26T10:00', 'Ana Gomez', { MissingComment: true, SID: null }),
  ]);
  const [row] = rows(await pages.open('/classTab/history?month=2025-03'));
  expect(row).toContain(word);
});

test('a cancelled class says when, by whom and by which rule it was cancelled, and what that took', async () => {
  const canceled = { ...details, Kind: 'normal', Status: 'Canceled' };
  const told = {
    Time: '2025-03-26T02:00:00Z',
    Remark: 'Cancelled by the tutor',
    Rule: 'from3To24Hours',
    FeeCentavos: 9_000,
    Points: 2,
    CancelReason: 3,
    CancelRemark: 'The street is dark.',
  };
  const factsOf = async (Cancellation: object) => {
    answer('/api/classtable/getclassdetails', { ...canceled, Cancellation });
    const { document } = await pages.open('/classDetail/7');
    const valuesOf = (of: string) => [...document.querySelectorAll(`dl > ${of}`)].map(({ textContent }) => textContent);
    const values = valuesOf('dd');
    return Object.fromEntries(valuesOf('dt').map((name, index) => [name, values[index]]));
  };
  expect(await factsOf(told)).toEqual({
    When: 'Wed 26 Mar 2025, 10:00 AM',
    How: 'Cancelled by the tutor',
    Rule: 'Cancelled 3 to 24 hrs before class (100 % of the fee)',
    'Taken off': 'PHP 90 and 2 points',
    Reason: 'Brownout',
    Note: 'The street is dark.',
  });
  expect(await factsOf({ Time: told.Time, CancelReason: 6 })).toEqual({
    When: 'Wed 26 Mar 2025, 10:00 AM',
    'Taken off': 'Nothing',
    Reason: 'Personal Reason',
  });
});

test('cancelling a class that has just ended, on a page without script, is answered on its page', async () => {
  answer('/api/classtable/getclassdetails', { ...details, Kind: 'normal' });
  refuse('/api/classtable/cancelclass', 'This class is over. It cannot be cancelled any more.');
  const { text } = await pages.send('/classDetail/7', { intent: 'cancel', reason: '3' });
  expect(text).toContain('This class is over. It cannot be cancelled any more.');
});

describe('a small class and a test', () => {
  beforeEach(() => answer('/api/classtable/getclassdetails', details));

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

test('the times to ring before class stay ticked where they could not be saved', async () => {
  answer('/api/classtable/getcalendarfeed', { IsActive: false, Version: 0, AlarmMinutes: [15] });
  const ticked = ({ document }: ServedPage): string[] =>
    [...document.querySelectorAll<HTMLInputElement>('[name=alarm]')].flatMap((box) => (box.checked ? box.value : []));
  expect(ticked(await pages.open('/classTab/feed'))).toEqual(['15']);
  refuse('/api/classtable/savecalendarfeedalarms', 'Please try again tomorrow.');
  const refused = await pages.send('/classTab/feed', { intent: 'saveAlarms', alarm: ['5', '60'] });
  expect(refused.text).toContain('Please try again tomorrow.');
  expect(ticked(refused)).toEqual(['5', '60']);
  // Another button's refusal says nothing of them.
  refuse('/api/classtable/renewcalendarfeed', 'Renewed elsewhere.');
  expect(ticked(await pages.send('/classTab/feed', { intent: 'renew', version: '0' }))).toEqual(['15']);
});
