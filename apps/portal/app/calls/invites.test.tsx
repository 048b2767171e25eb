// @vitest-environment jsdom
import type { Ring } from '@tutor/rules/calls/ring';
import { defaultNoticeSetting } from '@tutor/rules/messages/default-notice-setting';
import { seconds } from '@tutor/rules/time/durations';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Invites } from './invites.tsx';
import { RingsProvider, useRings } from './rings-provider.tsx';

const alerts = vi.hoisted(() => vi.fn());
vi.mock('../messages/alerts-provider.tsx', () => ({ useAlerts: alerts }));
const realtime = vi.hoisted(() => vi.fn());
vi.mock('../messages/realtime-provider.tsx', () => ({ useRealtime: realtime }));
const askCalls = vi.hoisted(() => vi.fn(async () => ({ isDone: true })));
vi.mock('./ask-calls.ts', () => ({ askCalls }));

class FakeNotification {
  static permission = 'granted';
  static open: FakeNotification[] = [];
  onclose = (): void => {};
  readonly words: string;

  constructor(title: string, { body }: NotificationOptions) {
    this.words = `${title} ${body}`;
    FakeNotification.open.push(this);
  }

  close(): void {
    FakeNotification.open = FakeNotification.open.filter((one) => one !== this);
    this.onclose();
  }
}

const ring = (more: Partial<Ring> = {}): Ring => ({
  callId: 7,
  conversationId: 3,
  callType: 2,
  callerName: 'Chloé',
  callerAvatar: null,
  groupName: null,
  msLeft: seconds(30),
  ...more,
});

let root: Root;
let page: HTMLElement;
let rings: ReturnType<typeof useRings>;
let isInView: boolean;
let canBeHeard: boolean;
let setting: typeof defaultNoticeSetting;
let status: string;

function Probe() {
  rings = useRings();
  return null;
}

function draw(isSignedIn = true): void {
  act(() =>
    root.render(
      <NowProvider initialNowMs={Date.now()}>
        <RingsProvider>
          <Probe />
          {isSignedIn ? <Invites /> : null}
        </RingsProvider>
      </NowProvider>,
    ),
  );
}

function open(): void {
  alerts.mockReturnValue({ setting, ring: () => undefined, canBeHeard: async () => canBeHeard });
  realtime.mockReturnValue({ snapshot: { connection: { status } } });
  draw();
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
async function take(...next: readonly Ring[]): Promise<void> {
  act(() => rings.noteRings(next));
  await settle();
}
const told = () => FakeNotification.open.map(({ words }) => words);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('navigator', { locks: undefined, userAgent: '' });
  FakeNotification.open = [];
  isInView = false;
  canBeHeard = true;
  setting = { ...defaultNoticeSetting, isBrowserNoticeOn: true };
  status = 'live';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isInView ? 'visible' : 'hidden'));
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a call that rings is told outside of the page, by its caller, as long as it rings', async () => {
  open();
  await take(ring({ groupName: 'Grade 3' }));
  expect([told(), rings.calling]).toEqual([['Chloé calls… Video call, Grade 3'], 'Chloé calls…']);
  // Told again, it is the same call.
  await take(ring({ groupName: 'Grade 3', msLeft: seconds(20) }));
  expect(told()).toHaveLength(1);
  // Accepted on another device, or cancelled.
  await take();
  expect([told(), rings.calling]).toEqual([[], undefined]);
});

test('a call that is declined here or missed is told no longer', async () => {
  open();
  await take(ring());
  await act(async () => page.querySelector<HTMLElement>('[aria-label="Decline: Chloé"]')?.click());
  expect([told(), rings.calling]).toEqual([[], undefined]);
  await take(ring({ callId: 8 }));
  expect(told()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(seconds(31)));
  expect([told(), rings.calling]).toEqual([[], undefined]);
});

test('whoever looks at the portal sees the popup alone, and the notification once they look away', async () => {
  isInView = true;
  open();
  await take(ring());
  expect([told(), rings.calling]).toEqual([[], 'Chloé calls…']);
  isInView = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(told()).toHaveLength(1);
});

test.each([
  ['the tutor wants no notifications', () => Object.assign(setting, { isBrowserNoticeOn: false })],
  [
    'another tab notifies',
    () => {
      status = 'closedElsewhere';
    },
  ],
])('it is not notified where %s', async (_, arrange) => {
  arrange();
  open();
  await take(ring());
  expect([told(), rings.calling]).toEqual([[], 'Chloé calls…']);
});

test('a page that is left takes everything of it along', async () => {
  open();
  await take(ring());
  draw(false);
  await settle();
  expect(told()).toEqual([]);
  expect(rings.calling).toBeUndefined();
});

test('a page that nobody has pressed says that it cannot sound, until somebody presses', async () => {
  canBeHeard = false;
  open();
  await take(ring());
  expect(page.textContent).toContain('The browser rings only after you have pressed something on this page.');
  canBeHeard = true;
  act(() => void document.dispatchEvent(new Event('pointerdown')));
  await settle();
  expect(page.textContent).not.toContain('The browser rings only');
});
