import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isQuestionJustHeard, noteQuestionHeard } from './question-heard.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 8) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [0, true],
  [9_999, true],
  [10_000, false],
  // The computer's clock was set back meanwhile.
  [-1, false],
])('%i ms after a question was heard, its reminder tells nothing new: %s', (laterMs, isHeard) => {
  noteQuestionHeard(7);
  vi.setSystemTime(Date.now() + laterMs);
  expect(isQuestionJustHeard(7)).toBe(isHeard);
  expect(isQuestionJustHeard(8)).toBe(false);
});

test('nothing was heard where no question came, or where storage is forbidden', () => {
  expect(isQuestionJustHeard(7)).toBe(false);
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('forbidden');
    },
  });
  noteQuestionHeard(7);
  expect(isQuestionJustHeard(7)).toBe(false);
});
