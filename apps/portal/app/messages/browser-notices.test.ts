// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser's notifications: what is shown, and what it does when asked to show one. */
class FakeNotification {
  static permission: NotificationPermission = 'granted';
  static answer: NotificationPermission = 'granted';
  static outcome: 'shown' | 'error' | 'throws' | 'silence' = 'shown';
  static shown: FakeNotification[] = [];
  static requestPermission(): Promise<NotificationPermission> {
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.answer);
  }

  onshow = (): void => {};
  onerror = (): void => {};
  onclick = (): void => {};
  onclose = (): void => {};
  readonly title: string;
  readonly tag: string;

  constructor(title: string, { tag }: { tag: string }) {
    const { outcome } = FakeNotification;
    if (outcome === 'throws') throw new TypeError('Illegal constructor');
    this.title = title;
    this.tag = tag;
    FakeNotification.shown = [...FakeNotification.shown.filter((one) => one.tag !== tag), this];
    if (outcome === 'shown') setTimeout(() => this.onshow());
    if (outcome === 'error') setTimeout(() => this.onerror());
  }

  close(): void {
    FakeNotification.shown = FakeNotification.shown.filter((one) => one !== this);
    this.onclose();
  }
}

type Notices = typeof import('./browser-notices.ts');
let notices: Notices;
const onOpen = vi.fn();

/** Another page of the same browser. */
async function loadPage(): Promise<void> {
  vi.resetModules();
  notices = await import('./browser-notices.ts');
}

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  onOpen.mockClear();
  Object.assign(FakeNotification, { permission: 'granted', answer: 'granted', outcome: 'shown', shown: [] });
  vi.stubGlobal('Notification', FakeNotification);
  await loadPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(tag: string): Promise<boolean> {
  const showing = notices.showNotice({ tag, title: tag, onOpen });
  await vi.advanceTimersByTimeAsync(2_000);
  return showing;
}
const shownTags = (): string[] => FakeNotification.shown.map(({ tag }) => tag);

describe('notifications of the browser', () => {
  it('of different subjects stand side by side, and one of the same subject takes the place of the first', async () => {
    await show('message-1');
    await show('didi-2');
    await show('message-1');
    expect(shownTags()).toEqual(['didi-2', 'message-1']);
  });

  it('go when their subject is settled, and all with the page', async () => {
    for (const tag of ['message-1', 'message-2', 'didi-3', 'didi-4']) await show(tag);
    notices.closeNotice('message-1');
    notices.closeNoticesExcept('didi-', new Set(['didi-4']));
    expect(shownTags()).toEqual(['message-2', 'didi-4']);
    notices.closeNotices();
    expect(shownTags()).toEqual([]);
  });

  it('close when they are clicked, and open their subject in the page that is there', async () => {
    const focus = vi.spyOn(window, 'focus').mockImplementation(() => {});
    await show('message-1');
    FakeNotification.shown[0]?.onclick();
    expect(shownTags()).toEqual([]);
    expect(focus).toHaveBeenCalledTimes(1);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('that the tutor has closed are not closed again', async () => {
    await show('message-1');
    const [shown] = FakeNotification.shown;
    shown?.close();
    const close = vi.spyOn(FakeNotification.prototype, 'close');
    notices.closeNotices();
    expect(close).not.toHaveBeenCalled();
  });

  it.each(['throws', 'error'] as const)(
    'that fail (%s) are known as such in the next page too, until one is shown',
    async (outcome) => {
      FakeNotification.outcome = outcome;
      const told = vi.fn();
      notices.onNoticePermission(told);
      expect(notices.noticePermission()).toBe('granted');
      expect(await show('message-1')).toBe(false);
      expect(told).toHaveBeenCalled();
      await loadPage();
      expect(notices.noticePermission()).toBe('failing');
      FakeNotification.outcome = 'shown';
      expect(await show('message-2')).toBe(true);
      await loadPage();
      expect(notices.noticePermission()).toBe('granted');
    },
  );

  it('count as shown where the browser tells neither', async () => {
    FakeNotification.outcome = 'silence';
    expect(await show('message-1')).toBe(true);
  });
});

describe('the permission', () => {
  it('is what the tutor answers, and what the browser’s settings say when the tutor comes back', async () => {
    FakeNotification.permission = 'default';
    FakeNotification.answer = 'denied';
    const told = vi.fn();
    notices.onNoticePermission(told);
    expect(await notices.askNoticePermission()).toBe('denied');
    expect(await show('message-1')).toBe(false);
    told.mockClear();
    FakeNotification.permission = 'granted';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toHaveBeenCalledTimes(1);
    expect(notices.noticePermission()).toBe('granted');
  });

  it('is asked for again when it changes in the browser’s settings while the tutor looks at the page', async () => {
    const status = new EventTarget();
    vi.stubGlobal('navigator', { permissions: { query: async () => status } });
    const told = vi.fn();
    const stop = notices.onNoticePermission(told);
    await vi.advanceTimersByTimeAsync(0);
    status.dispatchEvent(new Event('change'));
    expect(told).toHaveBeenCalledTimes(1);
    stop();
    status.dispatchEvent(new Event('change'));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('stays as it was where the browser refuses to ask', async () => {
    FakeNotification.permission = 'default';
    vi.spyOn(FakeNotification, 'requestPermission').mockRejectedValue(new TypeError('not allowed'));
    expect(await notices.askNoticePermission()).toBe('default');
  });

  it('is unsupported where there are no notifications', async () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'Notification');
    expect(notices.noticePermission()).toBe('unsupported');
    expect(await show('message-1')).toBe(false);
  });
});
