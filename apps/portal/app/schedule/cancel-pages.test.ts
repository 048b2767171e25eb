import { cancelCountLeft } from '@tutor/rules/schedule/cancel-list';
import { minutes } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testContext, testSecrets } from '../../testing/request.ts';
import { type Answer, type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { createApi } from '../session/api.server.ts';
import * as cancel from './cancel.tsx';
import { loadCancelEntries } from './cancel-entries.server.ts';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ [path.slice(1)]: cancel }, backend.url);
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const path = '/releaseTime/cancle';
const zone = 'Asia/Manila';
/** A moment by the tutor's clock; the page is drawn at noon of the 20th. */
const at = (time: string, day = 20): string => new Date(`2026-11-${day}T${time}:00+08:00`).toISOString();
const offer = (events: object[]): void => {
  const answer = (call: string, Body: unknown) => backend.answers.set(call, { ErrorCode: 0, Body });
  answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'A', openSelfCancel: true });
  answer('/api/schedule/getrestcoursecountofnextweek', 5);
  answer('/api/classtable/getclasstable', events);
};
const open = { Status: 'Waited' };

test.each([
  ['a class', { Status: 'Confirmed', Course: { CLID: 9, StuName: 'Ana' } }, []],
  [
    'open time',
    open,
    [
      ['12:30 – 1:00 PM Open time', at('12:30')],
      ['1:00 – 1:30 PM Open time', at('13:00')],
    ],
  ],
  [
    'a busy time',
    { ...open, BusyTimeCheckFlag: 'noon' },
    [['12:30 – 1:30 PM Busy time', `${at('12:30')} ${at('13:00')}`]],
  ],
])('of %s that has begun it offers what is still ahead and can be cancelled', async (_name, event, offered) => {
  offer([
    { StartTime: at('08:00'), EndTime: at('09:00'), ...open },
    { StartTime: at('11:00'), EndTime: at('13:30'), ...event },
    { StartTime: at('18:00'), EndTime: at('18:25'), Status: 'Confirmed', Course: { CLID: 8, StuName: 'Leo' } },
  ]);
  const { document } = await pages.open(path);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map((box) => [box.labels?.[0]?.textContent?.trim(), box.value])).toEqual([
    ...offered,
    ['6:00 – 6:25 PM Leo', expect.stringMatching(/^8:/)],
  ]);
});

test.each([
  ['a busy time that reaches into next week', '23:00', { ...open, BusyTimeCheckFlag: 'night' }, 4],
  ['a busy time that ends with the day before it', '22:30', { ...open, BusyTimeCheckFlag: 'night' }, 5],
  ['a class that begins before it', '23:30', { Status: 'Confirmed', Course: { CLID: 9, StuName: 'Ana' } }, 5],
  ['open time that reaches into it', '23:00', open, 4],
])('takes of its count for %s what the service takes', async (_name, from, event, left) => {
  const StartTime = at(from, 26);
  const EndTime = new Date(Date.parse(StartTime) + minutes(90)).toISOString();
  offer([{ StartTime, EndTime, ...event }]);
  const items = await loadCancelEntries(createApi(testContext(backend.url)), pagesDrawnAt, zone);
  expect(cancelCountLeft({ items, entries: items, allowed: 5 }, pagesDrawnAt, zone)).toBe(left);
});

test('takes of its count for a busy time with a class in its middle what is open of it, as the service does', async () => {
  const evening = { ...open, BusyTimeCheckFlag: 'evening' };
  offer([
    { StartTime: at('18:00', 27), EndTime: at('19:00', 27), ...evening },
    {
      StartTime: at('19:00', 27),
      EndTime: at('19:25', 27),
      Status: 'Confirmed',
      Course: { CLID: 9, StuName: 'Ana' },
    },
    { StartTime: at('19:30', 27), EndTime: at('20:00', 27), ...evening },
  ]);
  const items = await loadCancelEntries(createApi(testContext(backend.url)), pagesDrawnAt, zone);
  expect(items.map(({ kind }) => kind)).toEqual(['busyTime', 'class', 'busyTime']);
  expect(cancelCountLeft({ items, entries: items, allowed: 5 }, pagesDrawnAt, zone)).toBe(1);
});

test.each<[string, Answer, string, number]>([
  [
    'a penalty has risen',
    {
      ErrorCode: 0,
      Msg: 'Nothing was cancelled: the penalty has risen. Please look again.',
      Body: {
        IsSaved: false,
        Refused: [{ StartTime: at('18:00'), CLID: 8, Reason: 'It costs more now.', FeePercent: 300 }],
      },
    },
    'It costs more now.',
    400,
  ],
  ['the service cannot be reached', { status: 503, text: '' }, 'Links seem to get inaccessible.', 503],
])('without script what was ticked stays so, on the same page, where %s', async (_name, answer, said, status) => {
  offer([
    { StartTime: at('18:00'), EndTime: at('18:25'), Status: 'Confirmed', Course: { CLID: 8, StuName: 'Leo' } },
    { StartTime: at('20:00'), EndTime: at('20:30'), ...open },
    { StartTime: at('21:00'), EndTime: at('21:30'), ...open },
  ]);
  backend.answers.set('/api/schedule/cancelschedule', answer);
  const opened = await pages.open(`${path}?view=day&date=2026-11-20`);
  const form = opened.document.querySelector('form:has(input[type=checkbox])');
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
  const [lesson, time] = boxes.map(({ value }) => value);
  const key = form?.querySelector<HTMLInputElement>('input[name=key]')?.value ?? '';
  const sent = { key, classes: lesson ?? '', slots: time ?? '', reason: '3', note: 'Until six' };
  const { document, text, ...page } = await pages.send(form?.getAttribute('action') ?? '', sent);
  expect(page.status).toBe(status);
  expect(text).toContain(said);
  expect(document.querySelector('[autofocus]')?.textContent).toContain('What you selected is still here.');
  const ticked = [...document.querySelectorAll<HTMLInputElement>('input[checked]')].map(({ value }) => value);
  expect(ticked).toEqual([status === 400 ? '8:300' : lesson, time]);
  expect(document.querySelector<HTMLSelectElement>('select[name=reason]')?.value).toBe('3');
  expect(document.querySelector('textarea[name=note]')?.textContent).toBe('Until six');
  // What only works by script is not there.
  expect(document.querySelector('[aria-label^="Take out"]')).toBeNull();
  expect([...document.querySelectorAll('a[aria-current]')].map((link) => link.textContent)).toContain('Day');
});
