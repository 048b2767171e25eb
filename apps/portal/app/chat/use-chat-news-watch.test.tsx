// @vitest-environment jsdom
import type { ChatNews } from '@tutor/rules/realtime/events';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteConversationInSight } from '../kit/page/conversation-in-sight.ts';
import { ChatNewsProvider, useChatNews } from './chat-news-provider.tsx';
import { useChatNewsWatch } from './use-chat-news-watch.ts';

const ring = vi.hoisted(() => vi.fn());
vi.mock('../messages/alerts-provider.tsx', () => ({ useAlerts: () => ({ ring }) }));
const waiting = vi.hoisted(() => vi.fn());
vi.mock('../messages/waiting-provider.tsx', () => ({ useWaiting: () => ({ waiting: waiting() }) }));
const askChat = vi.hoisted(() => vi.fn());
vi.mock('./ask-chat.ts', () => ({ askChat }));
let hear: (news: ChatNews | undefined) => void;
vi.mock('../messages/realtime-provider.tsx', () => {
  const onChatNews = (listener: typeof hear) => {
    hear = listener;
    return () => {};
  };
  return { useRealtime: () => ({ onChatNews }) };
});

let root: Root;
let shown: number | undefined;

function Watching() {
  useChatNewsWatch();
  shown = useChatNews().unread;
  return null;
}

async function draw(chatUnread?: number): Promise<void> {
  waiting.mockReturnValue(chatUnread === undefined ? undefined : { chatUnread });
  await act(async () =>
    root.render(
      <ChatNewsProvider>
        <Watching />
      </ChatNewsProvider>,
    ),
  );
}

/** The connection is there again; the service has so many unread. */
async function reconnect(TotalUnread: number): Promise<void> {
  askChat.mockResolvedValueOnce({ isDone: true, body: { TotalUnread, Rings: [] } });
  await act(async () => hear(undefined));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('navigator', {});
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  noteConversationInSight(undefined);
  ring.mockClear();
  vi.unstubAllGlobals();
});

test('messages that came unheard, while the line was down or the computer slept, ring once together', async () => {
  await draw(2);
  await reconnect(2);
  expect(ring).not.toHaveBeenCalled();
  await reconnect(9);
  expect([shown, ring.mock.calls]).toEqual([9, [[false]]]);
  await reconnect(9);
  expect(ring).toHaveBeenCalledOnce();
});

test('what a page finds unread as it opens does not ring, nor what was pushed and so told by itself', async () => {
  await draw();
  await reconnect(4);
  await act(async () => hear({ totalUnread: 5, latest: null, rings: [] }));
  await draw(5);
  expect([shown, ring.mock.calls]).toEqual([5, []]);
});

test('they do not ring while the tutor looks at a conversation', async () => {
  await draw(0);
  noteConversationInSight(10);
  await reconnect(3);
  expect([shown, ring.mock.calls]).toEqual([3, []]);
});
