// @vitest-environment jsdom
import { seconds } from '@tutor/rules/time/durations';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doubtingFetch, useLineDownSince } from './line-state.ts';

let root: Root;
let since: number | undefined;
/** What the portal answers to whatever is asked. */
const line = vi.fn<typeof fetch>();
const lost = new TypeError('Failed to fetch');
const begin = Date.UTC(2026, 10, 20, 1, 10);

function Probe() {
  since = useLineDownSince();
  return null;
}

const wait = (forMs: number) => act(() => vi.advanceTimersByTimeAsync(forMs));
const ask = (address: string) => act(async () => void (await fetch(address).catch(() => undefined)));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: begin });
  line.mockImplementation(async () => Response.json({ nowMs: begin }));
  vi.stubGlobal('fetch', doubtingFetch(line));
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Probe />));
});
afterEach(() => {
  act(() => root.unmount());
  line.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the portal is out of reach from a request that fails until one is answered again', async () => {
  line.mockRejectedValue(lost);
  await ask('/classTab?_data=classes');
  expect(since).toBe(begin);
  await wait(seconds(12));
  expect(since).toBe(begin);
  line.mockResolvedValue(Response.json({ nowMs: begin }));
  await wait(seconds(5));
  expect(since).toBeUndefined();
});

test('an address that fails alone, as a blocked one does, says nothing of the line', async () => {
  line.mockRejectedValueOnce(lost);
  await ask('/flowers?_data=flowers');
  expect(line).toHaveBeenCalledTimes(2);
  expect(since).toBeUndefined();
});

test('what fails elsewhere, or is given up, says nothing of the line', async () => {
  line.mockRejectedValue(lost);
  await ask('https://elsewhere.example/');
  await act(async () => {
    await fetch('/home?_data=home', { signal: AbortSignal.abort() }).catch(() => undefined);
  });
  expect(since).toBeUndefined();
});

test('the browser says at once that there is no line, and asks as soon as it may be back', async () => {
  line.mockRejectedValue(lost);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(since).toBe(begin);
  line.mockResolvedValue(Response.json({ nowMs: begin }));
  act(() => void window.dispatchEvent(new Event('online')));
  await wait(0);
  expect(since).toBeUndefined();
});

test('nothing is asked once nobody shows the line any more', async () => {
  line.mockRejectedValue(lost);
  await ask('/home?_data=home');
  act(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});
