import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const started = (): { at: number[]; save: ReturnType<typeof debounce> } => {
  const at: number[] = [];
  const beganAt = performance.now();
  return { at, save: debounce(() => at.push(performance.now() - beganAt), { quietMs: 1_000, longestMs: 3_000 }) };
};

/** Asks every 200 ms, as somebody does who types on. */
function typeFor(ms: number, save: { ask: () => void }): void {
  for (let passed = 0; passed < ms; passed += 200) {
    save.ask();
    vi.advanceTimersByTime(200);
  }
}

test('starts once, when nothing has asked for a while', () => {
  const { at, save } = started();
  typeFor(600, save);
  vi.advanceTimersByTime(10_000);
  expect(at).toEqual([1_400]);
});

test('starts at the latest after its longest wait, again and again, though it is asked for all the time', () => {
  const { at, save } = started();
  typeFor(10_000, save);
  expect(at).toEqual([3_000, 6_000, 9_000]);
});

test('a clock that is set back postpones nothing', () => {
  const { at, save } = started();
  typeFor(1_000, save);
  vi.setSystemTime(Date.now() - 3_600_000);
  typeFor(3_000, save);
  expect(at).toHaveLength(1);
});

test('starts at once where it may not wait, and only if it was asked for', () => {
  const { at, save } = started();
  save.flush();
  save.ask();
  save.flush();
  save.flush();
  expect(at).toEqual([0]);
  save.ask();
  save.cancel();
  vi.advanceTimersByTime(10_000);
  expect(at).toEqual([0]);
});
