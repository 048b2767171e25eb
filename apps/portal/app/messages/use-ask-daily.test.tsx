// @vitest-environment jsdom
import { days, hours, minutes } from '@tutor/rules/time/durations';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAskDaily } from './use-ask-daily.ts';

const ask = vi.fn();
let root: Root;

function Asking({ answer }: { answer: object }) {
  useAskDaily(answer, ask);
  return null;
}
const answered = (): void =>
  act(() =>
    root.render(
      <NowProvider initialNowMs={Date.UTC(2026, 10, 20, 9)}>
        <Asking answer={{}} />
      </NowProvider>,
    ),
  );
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.createElement('div'));
  answered();
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  ask.mockReset();
});

test('a page left open asks once a day, and until it is answered', () => {
  pass(days(1) - minutes(1));
  expect(ask).not.toHaveBeenCalled();
  pass(minutes(2));
  expect(ask).toHaveBeenCalled();
  answered();
  ask.mockReset();
  pass(hours(23));
  expect(ask).not.toHaveBeenCalled();
});

test('a page that slept over the weekend asks as it wakes', () => {
  // The clock that people set went on; timers and the monotonic clock stood still.
  vi.setSystemTime(Date.now() + days(2));
  pass(minutes(1));
  expect(ask).toHaveBeenCalled();
});
