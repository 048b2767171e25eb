// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimSchema } from '../tabs/tab-message.ts';
import { browserPage } from './page-signals.ts';
import { browserTabEnvironment } from './tab-environment.ts';

afterEach(() => vi.restoreAllMocks());

describe("the browser's tab environment", () => {
  it('has a new id each time, of the shape that claims ask for', () => {
    const ids = Array.from({ length: 100 }, () => browserTabEnvironment().tabId);
    expect(new Set(ids).size).toBe(100);
    for (const tab of ids) expect(claimSchema.safeParse({ tab, term: 1, isLocked: true }).success).toBe(true);
  });

  it('hears storage events until it stops to', () => {
    const heard: unknown[] = [];
    const stop = browserTabEnvironment().onStored((key, value) => heard.push([key, value]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: 'b' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'c', newValue: 'd' }));
    expect(heard).toEqual([
      ['a', 'b'],
      [null, null],
    ]);
  });

  it('goes without storage where touching it throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(browserTabEnvironment().storage).toBeUndefined();
  });

  it('tells of leaving the page and of coming back from the cache, not of a first showing', () => {
    const hide = vi.fn();
    const restore = vi.fn();
    const stop = browserTabEnvironment().onPage({ hide, restore });
    const show = (persisted: boolean): Event => Object.assign(new Event('pageshow'), { persisted });
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(show(false));
    window.dispatchEvent(show(true));
    stop();
    window.dispatchEvent(new Event('pagehide'));
    expect([hide.mock.calls.length, restore.mock.calls.length]).toEqual([1, 1]);
  });
});

describe("the browser's page", () => {
  it('tells of becoming visible, of being hidden or left, and of the network, until it stops to', () => {
    const onVisible = vi.fn();
    const onHidden = vi.fn();
    const onOnline = vi.fn();
    const told = () => [onVisible, onHidden, onOnline].map(({ mock }) => mock.calls.length);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const stop = browserPage.listen({ onVisible, onHidden, onOnline });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(browserPage.isVisible()).toBe(false);
    expect(told()).toEqual([0, 1, 0]);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pagehide'));
    expect(told()).toEqual([1, 2, 1]);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pagehide'));
    expect(told()).toEqual([1, 2, 1]);
  });
});
