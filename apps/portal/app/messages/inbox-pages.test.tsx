import type { ComponentType } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
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
    'messageView/:id': { ...view, meta: () => [], default: live(view.default) },
  };
  pages = await servePages(routes, backend.url);
  const items = [message];
  backend.answers.set('/api/message/getmessagelist', { ErrorCode: 0, Body: { items, total: 1, hasOlder: false } });
});
afterAll(() => backend.close());

test.each([
  ['/message', true],
  ['/message/notice?unread=true', true],
  ['/message?from=moodle', true],
  ['/message?q=apple', false],
  ['/message/notice?unread=true&q=apple', false],
])('at %s all can be marked as read: %s, since a search would mark what it does not show', async (path, isOffered) => {
  const page = await pages.open(path);
  expect(page.text).toContain('Apple day');
  expect(page.text.includes('Mark all as read')).toBe(isOffered);
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
