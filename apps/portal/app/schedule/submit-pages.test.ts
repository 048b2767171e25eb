import { overflowMessage } from '@tutor/rules/schedule/selection';
import { slotMs } from '@tutor/rules/schedule/slot-grid';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type Answer, type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as submit from './submit.tsx';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ [path.slice(1)]: submit }, backend.url);
  const answer = (call: string, Body: unknown) => backend.answers.set(call, { ErrorCode: 0, Body });
  answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'A', openSelfSchedule: true });
  backend.answers.set(events, eventsOf('Canceled', 'Waited'));
  answer('/api/schedule/getrestcoursecountofnextweek', 1);
  answer('/api/schedule/getselfschedulelimitcheck', { IsLimited: false });
  answer('/api/classtable/getclasstable', []);
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const path = '/releaseTime/submit';
const zone = 'Asia/Manila';
const start = addZonedDays(startOfZonedDay(pagesDrawnAt, zone), 7, zone).getTime();
const at = (index: number): string => new Date(start + index * slotMs).toISOString();
const [first, second, third] = [at(0), at(1), at(2)];
const events = '/api/schedule/getallowedscheduleevent';
const eventsOf = (firstStatus: string, secondStatus: string): Answer => ({
  ErrorCode: 0,
  Body: {
    StartTime: first,
    EndTime: addZonedDays(new Date(first), 7, zone).toISOString(),
    Events: [
      { StartTime: first, EndTime: second, Status: firstStatus, Disabled: false },
      { StartTime: second, EndTime: third, Status: secondStatus, Disabled: false },
    ],
  },
});
const name = 'Change your time';
/** Half hours that are ticked in the form. */
const tickedIn = (document: Document): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[checked]')].map(({ name, value }) => `${name} ${value}`);

test.each<[string, Answer, string, number]>([
  [
    'too many are ticked',
    { ErrorCode: 0, Msg: overflowMessage, Body: { IsSaved: false, Refused: [] } },
    overflowMessage,
    400,
  ],
  ['the service cannot be reached', { status: 503, text: '' }, 'Links seem to get inaccessible.', 503],
])('without script what was ticked is kept where %s', async (_name, answer, said, status) => {
  backend.answers.set('/api/schedule/insertschedule', answer);
  const { key } = (await pages.open(path)).fields(name);
  const { document, text, ...page } = await pages.send(path, { key: key ?? '', open: first, close: second });
  expect(page.status).toBe(status);
  expect(text).toContain(`${said} What you ticked is still here.`);
  expect(document.querySelector('[autofocus]')?.textContent).toContain(said);
  expect(tickedIn(document)).toEqual([`open ${first}`, `close ${second}`]);
  expect(page.fields(name).key).not.toEqual(key);
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
});

test('without script nothing is ticked that came to pass, though its answer was lost: sent again it would be taken back', async () => {
  backend.answers.set('/api/schedule/insertschedule', { status: 503, text: '' });
  const { key } = (await pages.open(path)).fields(name);
  // Both are open by now: one was opened, the other not yet closed.
  const before = backend.answers.get(events);
  backend.answers.set(events, eventsOf('Waited', 'Waited'));
  const { document, text } = await pages.send(path, { key: key ?? '', open: first, close: second });
  expect(tickedIn(document)).toEqual([`close ${second}`]);
  expect(text).toContain('What you ticked is still here.');
  backend.answers.set(events, eventsOf('Waited', 'Canceled'));
  const done = await pages.send(path, { key: key ?? '', open: first, close: second });
  expect(tickedIn(done.document)).toEqual([]);
  expect(done.text).not.toContain('still here');
  if (before !== undefined) backend.answers.set(events, before);
});

test('without script nothing is ticked once it is saved', async () => {
  backend.answers.set('/api/schedule/insertschedule', { ErrorCode: 0, Body: { IsSaved: true, Refused: [] } });
  const { key } = (await pages.open(path)).fields(name);
  const { status, location, cookies } = await pages.send(path, { key: key ?? '', open: first });
  expect([status, location]).toEqual([303, path]);
  expect(tickedIn((await pages.open(path, cookies)).document)).toEqual([]);
});

test('a form without its key says that the page is out of date, and keeps what was ticked', async () => {
  const { document, text } = await pages.send(path, { open: first });
  expect(text).toContain('This page is out of date. Please reload it. What you ticked is still here.');
  expect(tickedIn(document)).toEqual([`open ${first}`]);
});
