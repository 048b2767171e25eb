// @vitest-environment jsdom
import { minutes, seconds } from '@tutor/rules/time/durations';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spreadMs, useAskAtTurns } from './use-ask-at-turns.ts';

const midnightMs = Date.parse('2026-11-20T00:00:00+08:00');
const ask = vi.fn();
let root: Root;

function Page() {
  useAskAtTurns(ask, () => 0.5);
  return null;
}

/** A page that the server drew at this instant. */
function open(drawnAtMs: number): void {
  act(() =>
    root.render(
      <NowProvider initialNowMs={drawnAtMs}>
        <Page />
      </NowProvider>,
    ),
  );
}

/** In steps, since what a timer changes is drawn at the end of each. */
async function wait(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= seconds(1)) {
    await act(async () => void (await vi.advanceTimersByTimeAsync(Math.min(left, seconds(1)))));
  }
}

function show(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: midnightMs });
  ask.mockClear();
  root = createRoot(document.createElement('div'));
  show('visible');
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page left open over midnight asks anew once, within the spread', async () => {
  open(midnightMs - minutes(5));
  await wait(minutes(5) - 1);
  expect(ask).not.toHaveBeenCalled();
  await wait(spreadMs + seconds(1));
  expect(ask).toHaveBeenCalledTimes(1);
  await wait(minutes(14));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('and again with each quarter of an hour, at which a shift may have opened', async () => {
  open(midnightMs + minutes(1));
  await wait(minutes(60));
  expect(ask).toHaveBeenCalledTimes(4);
});

test('a hidden page asks nothing until it is looked at, and then at once', async () => {
  open(midnightMs - minutes(5));
  show('hidden');
  await wait(minutes(90) + seconds(30));
  expect(ask).not.toHaveBeenCalled();
  show('visible');
  await wait(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a page that the computer’s sleep took over midnight asks as soon as it wakes', async () => {
  open(midnightMs - minutes(5));
  await wait(seconds(10));
  // Its timers and its monotonic clock stood still.
  vi.setSystemTime(Date.now() + minutes(8 * 60 + 7));
  await wait(seconds(3));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a page that is gone asks nothing', async () => {
  open(midnightMs - seconds(5));
  await wait(seconds(6));
  act(() => root.render(null));
  await wait(spreadMs);
  expect(ask).not.toHaveBeenCalled();
});
