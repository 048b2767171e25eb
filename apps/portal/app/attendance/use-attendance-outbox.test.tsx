// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAttendanceOutbox } from './use-attendance-outbox.ts';

const kept = vi.hoisted(() => ({ ready: new Promise<void>(() => undefined) }));
vi.mock('@tutor/ui/primitives/behaviour/now.tsx', () => ({ useReadNow: () => () => new Date() }));
vi.mock('./attendance-outbox.ts', () => ({
  startAttendanceOutbox: async () => ({
    outbox: { ready: kept.ready, subscribe: () => () => undefined, getSnapshot: () => none, stop: () => undefined },
    isLasting: () => true,
  }),
}));
const none: never[] = [];

const container = document.createElement('div');
const root = createRoot(container);
function Shown() {
  return useAttendanceOutbox(7, () => undefined).isRead ? 'read' : 'not read';
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => root.render(null));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('answers that are kept are read before anything is asked', async () => {
  let read = (): void => undefined;
  kept.ready = new Promise((resolve) => {
    read = resolve;
  });
  await act(async () => root.render(<Shown />));
  await vi.dynamicImportSettled();
  await pass(9_999);
  expect(container.textContent).toBe('not read');
  read();
  await pass(0);
  expect(container.textContent).toBe('read');
});

test('a storage that never answers keeps no question from being asked', async () => {
  kept.ready = new Promise(() => undefined);
  await act(async () => root.render(<Shown />));
  await pass(9_999);
  expect(container.textContent).toBe('not read');
  await pass(1);
  expect(container.textContent).toBe('read');
});
