import { testBytesMax } from '@tutor/rules/devices/network-limits';
import type { NetworkTestState } from '@tutor/rules/devices/network-test-state';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeLine, fakeLine } from '../../testing/fake-line.ts';
import type { PageCallbacks } from '../browser/page-signals.ts';
import { browserClock } from './network-clock.ts';
import { createNetworkTest } from './network-test.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Options = Parameters<typeof createNetworkTest>[0];

/** A page with a test on it, and everything that was shown of it. */
function page(line: FakeLine, changes: Partial<Options> = {}) {
  const states: NetworkTestState[] = [];
  let callbacks: PageCallbacks | undefined;
  const net = createNetworkTest({
    line,
    clock: { ...browserClock, stepMs: () => 0.1 },
    measureLoss: async () => 'notMeasured',
    locks: undefined,
    page: {
      isVisible: () => true,
      listen: (given) => {
        callbacks = given;
        return () => {
          callbacks = undefined;
        };
      },
    },
    onChange: (state) => void states.push(state),
    ...changes,
  });
  return { ...net, states, last: () => states.at(-1), hide: () => callbacks?.onHidden?.() };
}

async function figuresOf(line: FakeLine, changes: Partial<Options> = {}) {
  const { start, last } = page(line, changes);
  start();
  await vi.advanceTimersByTimeAsync(20_000);
  const state = last();
  if (state?.phase !== 'done') throw new Error(`the test is ${state?.phase}`);
  return state.figures;
}

test('a line of 20 and 10 Mbit/s is measured as such, within 20 s and 40 MB', async () => {
  const figures = await figuresOf(fakeLine());
  expect(figures).toMatchObject({ latencyMs: 20, jitterMs: 0, downLatencyMs: 20, upLatencyMs: 20, failed: [] });
  expect(figures.downMbps).toBeCloseTo(20);
  expect(figures.upMbps).toBeCloseTo(10);
  expect(figures.lossPercent).toBeNull();
  expect(figures.usedBytes).toBeLessThanOrEqual(testBytesMax);
});

test.each([0.15, 0.4, 100, 1_000])('a line of %s Mbit/s ends in time and within the budget too', async (mbps) => {
  const figures = await figuresOf(fakeLine({ downMbps: mbps, upMbps: mbps }));
  expect(figures.downMbps).toBeCloseTo(mbps);
  expect(figures.upMbps).toBeGreaterThan(mbps * 0.85);
  expect(figures.upMbps).toBeLessThan(mbps * 1.15);
  expect(figures.usedBytes).toBeLessThanOrEqual(testBytesMax);
});

test('the first probe, which holds the handshake, counts neither for latency nor for jitter', async () => {
  const line = fakeLine();
  let pings = 0;
  const ping = line.ping;
  line.ping = async (ticket, signal) => {
    pings += 1;
    line.pingMs = pings === 1 ? 400 : 20;
    await ping(ticket, signal);
  };
  expect(await figuresOf(line)).toMatchObject({ latencyMs: 20, jitterMs: 0 });
});

test('a clock with coarse steps gives no jitter', async () => {
  expect(await figuresOf(fakeLine(), { clock: { ...browserClock, stepMs: () => 16 } })).toMatchObject({
    latencyMs: 20,
    jitterMs: null,
  });
});

test('a line that stands still while uploading is told as a stall', async () => {
  const line = fakeLine();
  const { up, ping } = line;
  let uploads = 0;
  let isStill = false;
  line.up = (...given) => {
    uploads += 1;
    isStill ||= uploads === 7;
    return up(...given);
  };
  line.ping = async (...given) => {
    line.pingMs = isStill ? 1_300 : 20;
    isStill = false;
    await ping(...given);
  };
  const { upStalls, downStalls } = await figuresOf(line);
  expect(upStalls).toEqual({ count: 1, longestMs: 1_300 });
  expect(downStalls.count).toBe(0);
});

describe('a probe that fails', () => {
  test('leaves the others alone, and gives no figure', async () => {
    const refused = await figuresOf(fakeLine({ refusing: new Set(['up']) }));
    expect(refused).toMatchObject({ upMbps: null, failed: ['upload'] });
    expect(refused.downMbps).toBeCloseTo(20);
  });

  test.each<['ping' | 'down' | 'up', object]>([
    ['ping', { latencyMs: null, downLatencyMs: null, failed: ['latency'] }],
    ['down', { downMbps: null, failed: ['download'] }],
    ['up', { upMbps: null, failed: ['upload'] }],
  ])('%s that nobody answers ends by itself', async (kind, expected) => {
    expect(await figuresOf(fakeLine({ hanging: new Set([kind]) }))).toMatchObject(expected);
  });

  test('that was refused half way shows none of what it had', async () => {
    const line = fakeLine();
    const down = line.down;
    let downloads = 0;
    line.down = (...given) => {
      downloads += 1;
      if (downloads === 6) line.refusing.add('down');
      return down(...given);
    };
    expect(await figuresOf(line)).toMatchObject({ downMbps: null, failed: ['download'] });
  });

  test('of loss that ignores its end is over all the same', async () => {
    const figures = await figuresOf(fakeLine(), { measureLoss: () => new Promise(() => {}) });
    expect(figures).toMatchObject({ lossPercent: null, failed: ['loss'] });
  });
});

test('no loss at all is a figure, unlike loss that was not measured', async () => {
  expect((await figuresOf(fakeLine(), { measureLoss: async () => 0 })).lossPercent).toBe(0);
});

describe('a test that is ended', () => {
  test.each([500, 1_500, 4_000, 8_000])('by the tutor after %s ms gives up every request at once', async (ms) => {
    const line = fakeLine();
    const { start, stop, states, last } = page(line);
    start();
    await vi.advanceTimersByTimeAsync(ms);
    stop();
    expect(last()).toMatchObject({ phase: 'stopped' });
    const shown = states.length;
    await vi.advanceTimersByTimeAsync(0);
    expect(line.open).toBe(0);
    expect(line.ended).toEqual(['ticket-1']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(states).toHaveLength(shown);
  });

  test('by hiding the page is void, whatever it had measured', async () => {
    const line = fakeLine();
    const { start, hide, last } = page(line);
    start();
    await vi.advanceTimersByTimeAsync(3_000);
    hide();
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual({ phase: 'void', usedBytes: expect.any(Number) });
    expect(line.open).toBe(0);
  });

  test('before its ticket has come gives the ticket back', async () => {
    const line = fakeLine();
    const { start, stop } = page(line);
    start();
    stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(line.ended).toEqual(line.begun);
    expect(line.begun).toHaveLength(1);
  });
});

test('a hidden page begins none', async () => {
  const line = fakeLine();
  const { start, last } = page(line, { page: { isVisible: () => false, listen: () => () => {} } });
  start();
  expect(last()).toEqual({ phase: 'void', usedBytes: 0 });
  expect(line.begun).toEqual([]);
});

test('Start pressed twice runs one test; after its end a second one can run', async () => {
  const line = fakeLine();
  const { start, stop } = page(line);
  start();
  start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(line.begun).toHaveLength(1);
  stop();
  start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(line.begun).toHaveLength(2);
});

test('of two tabs one runs, and the other says so', async () => {
  const held = new Set<string>();
  const locks = {
    async request(name: string, _options: LockOptions, work: (lock: Lock | null) => Promise<unknown>) {
      if (held.has(name)) return work(null);
      held.add(name);
      return work({ name, mode: 'exclusive' }).finally(() => held.delete(name));
    },
  } as unknown as LockManager;
  const line = fakeLine();
  const first = page(line, { locks });
  const second = page(line, { locks });
  first.start();
  second.start();
  await vi.advanceTimersByTimeAsync(100);
  expect(second.last()).toEqual({ phase: 'elsewhere' });
  first.stop();
  await vi.advanceTimersByTimeAsync(0);
  second.start();
  await vi.advanceTimersByTimeAsync(100);
  expect(second.last()).toMatchObject({ phase: 'running' });
});

test('a portal that has had enough is told with the wait, and one that is gone as unreachable', async () => {
  const refusal = { reason: 'hourly', retryAfterSeconds: 120 } as const;
  const limited = page(fakeLine({ begin: async () => ({ refusal }) }));
  limited.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(limited.last()).toEqual({ phase: 'limited', refusal });
  for (const line of [fakeLine({ refusing: new Set(['begin']) }), fakeLine({ hanging: new Set(['begin']) })]) {
    const { start, last } = page(line);
    start();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(last()).toEqual({ phase: 'unreachable' });
  }
});
