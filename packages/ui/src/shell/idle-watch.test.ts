import { activitySampleMs, idleAfterMs } from '@tutor/rules/shell/idle';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type IdleWatchTarget, watchIdle } from './idle-watch.ts';

/** A window as far as the watch needs one; its timers have numbers, as a browser's. */
class Page extends EventTarget implements IdleWatchTarget {
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  performance = { now: () => Date.now() };
  setTimeout = (run: () => void, ms: number): number => this.#timers.push(setTimeout(run, ms)) - 1;
  clearTimeout = (timer: number): void => clearTimeout(this.#timers[timer]);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const page = new Page();
const signs = ['mousemove', 'mousedown', 'touchstart', 'keydown', 'wheel', 'scroll', 'resize'];

test('nothing done for ten minutes calls once, not a millisecond earlier', () => {
  const onIdle = vi.fn();
  const stop = watchIdle(onIdle, page);
  vi.advanceTimersByTime(idleAfterMs - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(idleAfterMs * 3);
  expect(onIdle).toHaveBeenCalledTimes(1);
  stop();
});

test.each(signs)('%s begins the ten minutes anew', (sign) => {
  const onIdle = vi.fn();
  const stop = watchIdle(onIdle, page);
  vi.advanceTimersByTime(idleAfterMs - 1);
  page.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(idleAfterMs - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
  stop();
});

test('activity within the second after the last one is not looked at', () => {
  const onIdle = vi.fn();
  const stop = watchIdle(onIdle, page);
  vi.advanceTimersByTime(activitySampleMs);
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(activitySampleMs - 1);
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(idleAfterMs - activitySampleMs);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
  stop();
});

test('after it was idle and came back, ten quiet minutes call again', () => {
  const onIdle = vi.fn();
  const stop = watchIdle(onIdle, page);
  vi.advanceTimersByTime(idleAfterMs * 2);
  page.dispatchEvent(new Event('mousemove'));
  vi.advanceTimersByTime(idleAfterMs);
  expect(onIdle).toHaveBeenCalledTimes(2);
  stop();
});

test('stopped, it never calls', () => {
  const onIdle = vi.fn();
  watchIdle(onIdle, page)();
  vi.advanceTimersByTime(idleAfterMs * 2);
  page.dispatchEvent(new Event('mousemove'));
  vi.advanceTimersByTime(idleAfterMs * 2);
  expect(onIdle).not.toHaveBeenCalled();
});
