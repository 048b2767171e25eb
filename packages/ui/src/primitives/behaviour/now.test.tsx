// @vitest-environment jsdom
import { act } from 'react';
import { type createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NowProvider, type NowProviderProps, useNow } from './now.tsx';

const saidMs = Date.UTC(2026, 10, 20, 4);
const container = document.createElement('main');
let root: ReturnType<typeof createRoot>;
/** When the document began to arrive, by the monotonic clock: what the service said was so then. */
let respondedAtMs: number;

beforeEach(() => {
  vi.useFakeTimers({ now: saidMs });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  respondedAtMs = performance.now();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Shown() {
  return <output>{useNow('second').getTime() - saidMs}</output>;
}
const page = (props: Partial<Extract<NowProviderProps, { initialNowMs: number }>> = {}) => (
  <NowProvider initialNowMs={saidMs} saidAtMs={() => respondedAtMs} {...props}>
    <Shown />
  </NowProvider>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => Number(container.textContent);

async function openAfter(lateMs: number, props = {}): Promise<void> {
  container.innerHTML = renderToString(page(props));
  expect(shown()).toBe(0);
  await vi.advanceTimersByTimeAsync(lateMs);
  await act(async () => {
    root = hydrateRoot(container, page(props));
  });
}

test.each([0, 4_000, 40_000])('scripts that come %i ms late make no countdown too long', async (lateMs) => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openAfter(lateMs);
  expect(complained).not.toHaveBeenCalled();
  await pass(1_000);
  expect(Math.abs(shown() - lateMs - 1_000)).toBeLessThan(1_000);
  await pass(70_000);
  expect(Math.abs(shown() - lateMs - 71_000)).toBeLessThan(1_000);
});

test('a page that the service took long to make is put right by its word', async () => {
  // Its time was read 3 s before its first byte.
  const askNowMs = vi.fn(async () => saidMs + 3_000 + performance.now() - respondedAtMs);
  await openAfter(500, { askNowMs });
  await pass(1_000);
  expect(Math.abs(shown() - 4_500)).toBeLessThan(1_000);
  expect(askNowMs).toHaveBeenCalledTimes(1);
});

test('a time that came with slow data never sets the clock back, and one that is ahead sets it', async () => {
  await openAfter(0);
  await pass(10_000);
  act(() => root.render(page({ initialNowMs: saidMs + 4_000 })));
  expect(Math.abs(shown() - 10_000)).toBeLessThan(1_000);
  act(() => root.render(page({ initialNowMs: saidMs + 30_000 })));
  await pass(1_000);
  expect(Math.abs(shown() - 31_000)).toBeLessThan(1_000);
});

test('a service whose clock was set back is asked, and believed', async () => {
  const askNowMs = vi.fn(async () => saidMs + 3_600_000);
  await openAfter(0, { askNowMs });
  await pass(1_000);
  expect(Math.abs(shown() - 3_601_000)).toBeLessThan(1_000);
  askNowMs.mockResolvedValue(saidMs);
  await act(async () => root.render(page({ initialNowMs: saidMs + 1, askNowMs })));
  await pass(1_000);
  expect(Math.abs(shown() - 1_000)).toBeLessThan(1_000);
});
