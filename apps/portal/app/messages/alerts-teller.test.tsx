// @vitest-environment jsdom
import { defaultNoticeSetting } from '@tutor/rules/messages/default-notice-setting';
import type { ChatNews } from '@tutor/rules/realtime/events';
import { minutes, seconds } from '@tutor/rules/time/durations';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteConversationInSight } from '../kit/page/conversation-in-sight.ts';
import { AlertsTeller } from './alerts-teller.tsx';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('@remix-run/react', () => ({ useNavigate: () => navigate }));
const realtime = vi.hoisted(() => vi.fn());
vi.mock('./realtime-provider.tsx', () => ({ useRealtime: realtime }));
const waiting = vi.hoisted(() => vi.fn());
vi.mock('./waiting-provider.tsx', () => ({ useWaiting: waiting }));
vi.mock('../session/use-frame.ts', () => ({ useFrame: () => ({ tutor: { tuid: 7 } }) }));

const nowMs = Date.UTC(2026, 10, 26, 9);
const inClass = [{ startMs: nowMs - minutes(5), endMs: nowMs + minutes(20) }];
const play = vi.fn(async () => true);
const listeners = new Set<(news: ChatNews | undefined) => void>();
/** Names of the locks that other tabs hold. */
let heldElsewhere: string[];
let root: Root;

class FakeNotification {
  static permission = 'granted';
  static readonly shown: FakeNotification[] = [];
  onclick: () => void = () => {};
  isClosed = false;
  readonly title: string;
  readonly body: string | undefined;

  constructor(title: string, options: NotificationOptions) {
    this.title = title;
    this.body = options.body;
    FakeNotification.shown.push(this);
  }

  close(): void {
    this.isClosed = true;
  }
}

/** The tabs of one browser, of which the first is the one that is heard. */
function open({ tabs = 1, spans = [] as typeof inClass, isBrowserNoticeOn = false } = {}): void {
  const setting = { ...defaultNoticeSetting, isBrowserNoticeOn };
  waiting.mockReturnValue({ waiting: { classSpans: spans } });
  act(() =>
    root.render(
      <NowProvider initialNowMs={nowMs}>
        {Array.from({ length: tabs }, (_, index) => (
          <AlertsTeller
            // biome-ignore lint/suspicious/noArrayIndexKey: the tabs stay as they are.
            key={index}
            setting={setting}
            isHolder={index === 0}
            isHeardHere={() => index === 0}
            ringer={{ current: undefined }}
          />
        ))}
      </NowProvider>,
    ),
  );
}

let seq = 0;
/** A message comes into the conversation with number 10. */
async function come(change: Partial<NonNullable<ChatNews['latest']>> = {}, totalUnread = 1): Promise<void> {
  seq += 1;
  const latest = { conversationId: 10, seq, name: 'Coco', text: 'Hello', isMuted: false, ...change };
  await tell({ totalUnread, latest, rings: [] });
}

async function tell(news: ChatNews): Promise<void> {
  await act(async () => {
    for (const listener of listeners) listener(news);
  });
  // The other tabs have been asked by then.
  await act(() => vi.advanceTimersByTimeAsync(0));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: nowMs });
  heldElsewhere = [];
  const query = async () => ({ held: heldElsewhere.map((name) => ({ name })) });
  vi.stubGlobal('navigator', { locks: { request: async () => undefined, query } });
  vi.stubGlobal('Notification', FakeNotification);
  realtime.mockReturnValue({
    sound: { play },
    snapshot: { messages: [] },
    onNews: () => () => {},
    onChatNews: (listener: (news: ChatNews | undefined) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  noteConversationInSight(undefined);
  FakeNotification.shown.length = 0;
  play.mockClear();
  navigate.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the sound of a message in the chat', () => {
  test('is one for all tabs of a browser, once for each message', async () => {
    open({ tabs: 3 });
    await come();
    expect(play).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(seconds(10));
    // News of the same message: it was read, or one before it was recalled.
    await come({ seq });
    expect(play).toHaveBeenCalledOnce();
    await come();
    expect(play).toHaveBeenCalledTimes(2);
  });

  test('is one for many that come at once, as after the computer slept', async () => {
    open();
    for (let message = 0; message < 30; message += 1) await come({ conversationId: 10 + (message % 3) });
    expect(play).toHaveBeenCalledOnce();
  });

  test('is none in class, none of a muted conversation, and none where nothing new was said', async () => {
    open({ spans: inClass });
    await come();
    open();
    await come({ isMuted: true });
    await tell({ totalUnread: 3, latest: null, rings: [] });
    expect(play).not.toHaveBeenCalled();
  });

  test('is none for a conversation that is being looked at, in this tab or in another one', async () => {
    open();
    noteConversationInSight(10);
    await come();
    noteConversationInSight(undefined);
    heldElsewhere = ['tutor-chat-in-sight-10.'];
    await come();
    expect(play).not.toHaveBeenCalled();
    heldElsewhere = ['tutor-chat-in-sight-100.'];
    await come();
    expect(play).toHaveBeenCalledOnce();
  });
});

describe('the browser’s notification of a message in the chat', () => {
  beforeEach(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  });

  test('is shown by choice alone, and not in class', async () => {
    open();
    await come();
    open({ isBrowserNoticeOn: true, spans: inClass });
    await come();
    expect(FakeNotification.shown).toEqual([]);
    open({ isBrowserNoticeOn: true });
    await come();
    expect(FakeNotification.shown).toMatchObject([{ title: 'Coco', body: 'Hello' }]);
  });

  test('is not shown while any tab of the portal is in view', async () => {
    heldElsewhere = ['tutor-in-view'];
    open({ isBrowserNoticeOn: true });
    await come();
    expect(FakeNotification.shown).toEqual([]);
  });

  test('leads to the conversation', async () => {
    vi.spyOn(window, 'focus').mockReturnValue();
    open({ isBrowserNoticeOn: true });
    await come();
    FakeNotification.shown[0]?.onclick();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/chat/10');
  });

  test('goes once something was read or recalled: its words may be taken back', async () => {
    open({ isBrowserNoticeOn: true });
    await come({}, 2);
    await come({ conversationId: 11 }, 3);
    expect(FakeNotification.shown.map(({ isClosed }) => isClosed)).toEqual([false, false]);
    await tell({ totalUnread: 2, latest: null, rings: [] });
    expect(FakeNotification.shown.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  });
});

test('notifications go with whoever was signed in: nobody would answer a click', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  open({ isBrowserNoticeOn: true });
  await come();
  expect(FakeNotification.shown.map(({ isClosed }) => isClosed)).toEqual([false]);
  act(() => root.render(null));
  expect(FakeNotification.shown.map(({ isClosed }) => isClosed)).toEqual([true]);
});
