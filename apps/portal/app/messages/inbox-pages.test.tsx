import { seconds } from '@tutor/rules/time/durations';
import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as moodle from '../training/moodle-message.tsx';
import * as inbox from './message-list.tsx';
import * as view from './message-view.tsx';
import { RealtimeProvider } from './realtime-provider.tsx';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

const unread = { total: 9, notice: 9, warn: 0, remind: 0 };
const initial = { seq: 12, unread, isPushEnabled: true };
const live = (Page: ComponentType) => () => (
  <RealtimeProvider tuid={7} initial={initial}>
    <Page />
  </RealtimeProvider>
);
const message = {
  mid: 5,
  title: 'Apple day',
  content: '<p>Apples for all.</p>',
  remind: false,
  kind: 'notice',
  sentTime: '2026-11-20T03:00:00.000Z',
  isRead: false,
  seq: 5,
  source: 'system',
  refId: null,
  answer: null,
};

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  const routes = {
    'message/:kind?': { ...inbox, default: live(inbox.default) },
    'trainingCenter/moodleMessage': { ...moodle, default: live(moodle.default) },
    'messageView/:id': { ...view, meta: () => [], default: live(view.default) },
  };
  pages = await servePages(routes, backend.url);
  const items = [message];
  backend.answers.set('/api/message/getmessagelist', { ErrorCode: 0, Body: { items, total: 1, hasOlder: false } });
});
afterAll(() => backend.close());
afterEach(() => vi.useRealTimers());

test.each([
  ['/message', true],
  ['/message/notice?unread=true', true],
  ['/message?from=paypal', true],
  ['/trainingCenter/moodleMessage', true],
  ['/trainingCenter/moodleMessage?q=apple', false],
  ['/message?q=apple', false],
  ['/message/notice?unread=true&q=apple', false],
])('at %s all can be marked as read: %s, since a search would mark what it does not show', async (path, isOffered) => {
  const page = await pages.open(path);
  expect(page.text).toContain('Apple day');
  expect(page.text.includes('Mark all as read')).toBe(isOffered);
});

test('messages of the training site have a page of the training center, whose ways stay on it', async () => {
  expect((await pages.open('/message?from=moodle')).location).toBe('/trainingCenter/moodleMessage');
  const { links, document } = await pages.open('/trainingCenter/moodleMessage?unread=true');
  expect(backend.asked.get('/api/message/getmessagelist')).toMatchObject({ source: 'moodle', unread: 'true' });
  expect(links['Show all']).toBe('/trainingCenter/moodleMessage');
  expect(links.Overview).toBe('/trainingCenter/trainingOverview');
  expect(links.Notices).toBeUndefined();
  expect(document.querySelector('form[action="/messages/read"] input[name=source]')?.getAttribute('value')).toBe(
    'moodle',
  );
});

test('a message about a class leads to the conversation with its student', async () => {
  const about = { ...message, source: 'classRemark', refId: 12, isRead: true };
  backend.answers.set('/api/message/getmessagebyid', { ErrorCode: 0, Body: about });
  expect((await pages.open('/messageView/5')).links['Message the student']).toBe('/chat?class=12');
  backend.answers.set('/api/message/getmessagebyid', { ErrorCode: 0, Body: message });
  expect((await pages.open('/messageView/5')).links['Message the student']).toBeUndefined();
});

test('a question about attendance leads to the Yes and No of its class, as long as they wait there', async () => {
  const Body = { ...message, source: 'absence', kind: 'remind', refId: 31 };
  backend.answers.set('/api/message/getmessagebyid', { ErrorCode: 0, Body });
  const pending = [{ Id: 31, ClassId: 700_012, ClassTimeStr: '11-20-2026 10:00-10:25', Count: 1 }];
  backend.answers.set('/api/tutorcomm/getabsentnotice', { ErrorCode: 0, Body: pending });
  expect((await pages.open('/messageView/5')).links['Answer for this class']).toBe('/classDetail/700012');
  backend.answers.set('/api/tutorcomm/getabsentnotice', { ErrorCode: 0, Body: [] });
  expect((await pages.open('/messageView/5')).links['Answer on the Dashboard']).toBe('/home');
});

test('without JavaScript an unread message is marked as read by a button on its page, a read one has none', async () => {
  backend.answers.set('/api/message/getmessagebyid', { ErrorCode: 0, Body: message });
  const page = await pages.open('/messageView/5');
  expect(page.submits('Mark as read')).toEqual(['/messages/read', 'Mark as read']);
  expect(page.fields('Mark as read')).toEqual({ intent: ['read'], mid: ['5'] });
  for (const change of [{ isRead: true }, { source: 'class' }]) {
    backend.answers.set('/api/message/getmessagebyid', { ErrorCode: 0, Body: { ...message, ...change } });
    expect((await pages.open('/messageView/5')).submits('Mark as read')[0]).toBeUndefined();
  }
});

test('without JavaScript each row marks its message, but for those that are read by an answer', async () => {
  const items = [
    message,
    { ...message, mid: 6, title: 'Pear day', isRead: true },
    { ...message, mid: 7, title: 'Stand-in', source: 'class' },
    { ...message, mid: 8, title: 'Late', kind: 'warning', remind: true, isRead: true },
  ];
  backend.answers.set('/api/message/getmessagelist', { ErrorCode: 0, Body: { items, total: 4, hasOlder: false } });
  const { document } = await pages.open('/message');
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('li button')];
  expect(buttons.map((button) => [button.getAttribute('aria-label'), button.name, button.value])).toEqual([
    ['Mark as unread: Pear day', 'mid', '6'],
    ['Mark as read: Apple day', 'mid', '5'],
  ]);
  const sent = buttons.map(({ form }) => [form?.getAttribute('action'), form?.querySelector('input')?.value]);
  expect(sent).toEqual([
    ['/messages/read', 'unread'],
    ['/messages/read', 'read'],
  ]);
});

test('a read message is marked as unread on its page, which leads to the list; one that was answered stays so', async () => {
  const Body = { seq: 13, unread };
  backend.answers.set('/api/message/getmessagebyid', { ErrorCode: 0, Body: { ...message, isRead: true } });
  backend.answers.set('/api/message/unreadmessage', { ErrorCode: 0, Body });
  const page = await pages.open('/messageView/5');
  expect(page.submits('Mark as unread')).toEqual(['/messageView/5', 'Mark as unread']);
  const { location, said } = await pages.send('/messageView/5', page.fields('Mark as unread'));
  expect({ location, said }).toEqual({ location: '/message', said: 'Marked as unread.' });
  expect(backend.asked.get('/api/message/unreadmessage')).toMatchObject({ Mid: '5' });
  for (const change of [
    { source: 'class', answer: 'refused' },
    { kind: 'warning', remind: true },
  ]) {
    const answered = { ...message, isRead: true, ...change };
    backend.answers.set('/api/message/getmessagebyid', { ErrorCode: 0, Body: answered });
    expect((await pages.open('/messageView/5')).submits('Mark as unread')[0]).toBeUndefined();
  }
});

test('without JavaScript a compulsory warning is agreed to once 30 s have gone since its page came, whatever the form says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const warning = { ...message, kind: 'warning', remind: true };
  const path = '/api/tutorcomm/readsysmsg';
  const served = (mid: number) => {
    backend.answers.set('/api/message/getmessagebyid', { ErrorCode: 0, Body: { ...warning, mid } });
    return pages.open(`/messageView/${mid}`);
  };
  backend.answers.set(path, { ErrorCode: 0, Body: { seq: 13, unread } });
  const other = (await served(6)).fields('Agreement');
  vi.setSystemTime(Date.now() + seconds(29));
  const page = await served(5);
  const agree = (fields: Record<string, string[]>) => pages.send('/messageView/5', { ...fields, intent: 'agree' });

  vi.setSystemTime(Date.now() + seconds(29));
  const early = await agree(page.fields('Agreement'));
  expect(early.status).toBe(400);
  expect(early.text).toContain('Please read to the end. You can agree in 1 second.');
  for (const opened of [[], [String(Date.now() - seconds(60))], other.opened ?? []]) {
    const refused = await agree({ opened });
    expect(refused.text).toContain('Please read to the end. You can agree after 30 seconds.');
  }
  expect(backend.asked.get(path)).toBeUndefined();

  // The page that was drawn again has not begun anew.
  vi.setSystemTime(Date.now() + seconds(1));
  const { location, said } = await agree(early.fields('Agreement'));
  expect({ location, said }).toEqual({ location: '/message', said: 'You have agreed to this warning.' });
  expect(backend.asked.get(path)).toMatchObject({ Mid: '5' });
  // A class notice is answered in its own way, whatever its kind.
  backend.answers.set('/api/message/getmessagebyid', { ErrorCode: 0, Body: { ...warning, source: 'class' } });
  const notice = await pages.open('/messageView/5');
  expect([notice.fields('Agreement'), notice.text.includes('Read and Accept')]).toEqual([{}, true]);
});
