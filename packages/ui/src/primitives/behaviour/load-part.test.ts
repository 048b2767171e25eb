import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const failing = (times: number) => {
  let attempts = 0;
  return vi.fn(async () => {
    attempts += 1;
    if (attempts <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  });
};

test('a part whose code does not come is tried again every 5 s until it does, and no more then', async () => {
  const load = failing(2);
  const onLoaded = vi.fn();
  loadPart({ load, onLoaded, onFailed: () => undefined });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(onLoaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('part');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('where somebody is told of the failure, they decide when it is asked for again', async () => {
  const load = failing(1);
  const told = vi.fn();
  loadPart({ load, onLoaded: vi.fn(), onFailed: () => told });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that does not come at all is a failure after 15 s, once', async () => {
  const load = vi.fn(() => new Promise<string>(() => undefined));
  const told = vi.fn();
  loadPart({ load, onLoaded: vi.fn(), onFailed: () => told });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([0, 1])(
  'a part that has left the page is neither drawn nor tried again (failures before: %i)',
  async (times) => {
    const load = failing(times);
    const onLoaded = vi.fn();
    const stop = loadPart({ load, onLoaded, onFailed: () => undefined });
    // Before its code has come, or between two attempts.
    if (times > 0) await vi.advanceTimersByTimeAsync(1_000);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onLoaded).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);
  },
);
