// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMaxMs, useLoadLimit } from './use-loaded.ts';

const ask = vi.fn();
const root = createRoot(document.createElement('div'));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => root.render(null));
  ask.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Loading({ state }: { state: 'idle' | 'loading' }) {
  useLoadLimit(state, ask);
  return null;
}
const draw = (state: 'idle' | 'loading') => act(() => root.render(<Loading state={state} />));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('what does not come is asked for anew, and once more, later, where that does not come either', () => {
  draw('loading');
  pass(loadMaxMs - 1);
  expect(ask).not.toHaveBeenCalled();
  pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  pass(2 * loadMaxMs - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
  // No wait is longer than eight times the first.
  for (const times of [4, 8, 8]) {
    const asked = ask.mock.calls.length;
    pass(times * loadMaxMs - 1);
    expect(ask).toHaveBeenCalledTimes(asked);
    pass(1);
    expect(ask).toHaveBeenCalledTimes(asked + 1);
  }
});

test('what came is not, and what is loaded after it has the whole time', () => {
  draw('loading');
  pass(loadMaxMs - 1);
  draw('idle');
  pass(loadMaxMs);
  draw('loading');
  pass(loadMaxMs - 1);
  expect(ask).not.toHaveBeenCalled();
  pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  // What came at the second try leaves nothing behind: the next one has its first wait again.
  draw('idle');
  draw('loading');
  pass(loadMaxMs);
  expect(ask).toHaveBeenCalledTimes(2);
});
