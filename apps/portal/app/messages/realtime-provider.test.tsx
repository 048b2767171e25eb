// @vitest-environment jsdom

import { type RealtimeOptions, startRealtime } from '@tutor/realtime/realtime/realtime';
import { createMessageStore } from '@tutor/realtime/store/message-store';
import type { MessageChange } from '@tutor/rules/messages/message';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RealtimeProvider, useRealtime } from './realtime-provider.tsx';
import { useReadFailure } from './use-read-failure.ts';

const askPageAnew = vi.hoisted(() => vi.fn());
vi.mock('../kit/beside/loads.ts', () => ({ askPageAnew }));
const show = vi.hoisted(() => vi.fn());
vi.mock('../kit/forms/reply-toast.ts', () => ({ useShowFlash: () => show }));
vi.mock('@tutor/realtime/realtime/realtime', () => ({ startRealtime: vi.fn() }));

const unread = { total: 17, notice: 17, warn: 0, remind: 0 };
const initial = { seq: 9, unread, isPushEnabled: true };
const row = { mid: 7, kind: 'notice', source: 'system', remind: false, isRead: false, seq: 3, answer: null } as const;
let root: Root;
let heard: RealtimeOptions;
const refresh = vi.fn();
/** Of a message on its way to the service since before real time began. */
let answer: (change: MessageChange) => void;
let loseAnswer: () => void;
let isMarking: Promise<void> | undefined;

function MarksAtOnce() {
  const { markRead } = useRealtime();
  const tellFailed = useReadFailure();
  useEffect(() => {
    isMarking ??= markRead(7, row).catch((error: unknown) =>
      tellFailed(error, { failed: 'It stays as it was.', mayBe: 'It may be read.' }),
    );
  }, [markRead, tellFailed]);
  return null;
}

beforeEach(async () => {
  const answered = new Promise<MessageChange>((resolve, reject) => {
    answer = resolve;
    loseAnswer = () => reject(new TypeError('Failed to fetch'));
  });
  vi.stubGlobal('fetch', async () => Response.json({ isDone: true, body: await answered }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const started = new Promise<RealtimeOptions>((resolve) => {
    vi.mocked(startRealtime).mockImplementation((options) => {
      resolve(options);
      return { store: createMessageStore(options), retryNow: vi.fn(), refresh, stop: vi.fn() };
    });
  });
  root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <RealtimeProvider tuid={7} initial={initial}>
        <MarksAtOnce />
      </RealtimeProvider>,
    ),
  );
  await act(async () => {
    heard = await started;
  });
});
afterEach(() => {
  act(() => root.unmount());
  askPageAnew.mockReset();
  refresh.mockReset();
  show.mockReset();
  isMarking = undefined;
});

test('what nothing tells of is fetched anew with the page', () => {
  expect(askPageAnew).not.toHaveBeenCalled();
  heard.onGap?.();
  expect(askPageAnew).toHaveBeenCalledOnce();
});

test('an event of another area has the page fetched anew; messages and counts are in the store already', () => {
  heard.onEvent?.({ name: 'GetTutorSysMsg', payload: { seq: 10, items: [] } });
  heard.onEvent?.({ name: 'GetTutorNotReadMsgCount', payload: { seq: 11, ...unread } });
  expect(askPageAnew).not.toHaveBeenCalled();
  heard.onEvent?.({ name: 'GetTutorClassMsgList', payload: { seq: 12 } });
  expect(askPageAnew).toHaveBeenCalledOnce();
});

test('a mark that is answered after real time has begun is fetched by it at once', async () => {
  expect(refresh).not.toHaveBeenCalled();
  await act(async () => {
    answer({ seq: 10, unread: { ...unread, total: 16, notice: 16 } });
    await isMarking;
  });
  expect(refresh).toHaveBeenCalledOnce();
});

test('a mark whose answer is lost is told as unknown, and what the service has is fetched at once', async () => {
  await act(async () => {
    loseAnswer();
    await isMarking;
  });
  expect(show).toHaveBeenCalledExactlyOnceWith({
    tone: 'error',
    message: 'Links seem to get inaccessible. It may be read.',
  });
  expect(refresh).toHaveBeenCalledOnce();
});
