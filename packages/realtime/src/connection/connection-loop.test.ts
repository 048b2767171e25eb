import { joinMethod } from '@tutor/rules/realtime/events';
import { minutes, seconds } from '@tutor/rules/time/durations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, type Fault } from '../../testing/fake-server.ts';
import { type ConnectionLoop, type ConnectionLoopOptions, createConnectionLoop } from './connection-loop.ts';
import type { HolderState } from './connection-state.ts';

let server: FakeServer;
let states: HolderState[];
let events: string[];
let failures: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  server = new FakeServer();
  states = [];
  events = [];
  failures = [];
});
afterEach(() => vi.useRealTimers());

function makeLoop(random = () => 0, policy: Partial<ConnectionLoopOptions> = {}): ConnectionLoop {
  return createConnectionLoop({
    ...policy,
    join: (hub) => hub.invoke(joinMethod, 7),
    openHub: server.openHub,
    onState: (state) => states.push(state),
    onEvent: (name) => events.push(name),
    onJoined: () => server.log.push('fetchAllowed'),
    onTryFailed: (reason) => failures.push(String(reason)),
    random,
  });
}

const last = (): HolderState | undefined => states.at(-1);
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('starting', () => {
  it('waits one second, then joins as the tutor and is live', async () => {
    makeLoop().start();
    await wait(999);
    expect(server.tries).toBe(0);
    expect(states).toEqual([{ status: 'idle' }]);
    await wait(1);
    expect(server.joins).toEqual([['JoinUser', 7]]);
    expect(states).toEqual([{ status: 'idle' }, { status: 'connecting', attempt: 1 }, { status: 'live' }]);
  });

  it('starts once however often it is asked to', async () => {
    const loop = makeLoop();
    loop.start();
    loop.start();
    await wait(seconds(5));
    expect(server.tries).toBe(1);
  });

  it('allows fetching only after JoinUser has completed', async () => {
    makeLoop().start();
    await wait(seconds(1));
    expect(server.log).toEqual(['join', 'joined', 'fetchAllowed']);
  });

  it('retries a first start that fails, 5 s later, and counts the tries', async () => {
    server.fault = 'refuse';
    makeLoop().start();
    await wait(seconds(1));
    expect(last()).toEqual({ status: 'connecting', attempt: 2 });
    await wait(seconds(5) - 1);
    expect(server.tries).toBe(1);
    server.fault = undefined;
    await wait(1);
    expect(server.tries).toBe(2);
    expect(last()).toEqual({ status: 'live' });
    expect(failures).toEqual(['Error: refused']);
  });
});

describe('reconnecting', () => {
  it('tries 5 s after a drop and joins again', async () => {
    makeLoop().start();
    await wait(seconds(1));
    server.drop();
    expect(last()).toEqual({ status: 'reconnecting', attempt: 1 });
    await wait(seconds(5) - 1);
    expect(server.tries).toBe(1);
    await wait(1);
    expect(last()).toEqual({ status: 'live' });
    expect(server.joins).toHaveLength(2);
  });

  it('spreads the tries by up to one second', async () => {
    makeLoop(() => 0.999).start();
    await wait(seconds(1));
    server.drop();
    await wait(5_998);
    expect(server.tries).toBe(1);
    await wait(1);
    expect(server.tries).toBe(2);
  });

  it.each([0, 0.5, 1])('gives up after exactly 10 tries (jitter %s)', async (jitter) => {
    makeLoop(() => jitter).start();
    await wait(seconds(1));
    server.fault = 'refuse';
    server.drop();
    await wait(minutes(10));
    expect(server.tries).toBe(1 + 10);
    expect(last()).toMatchObject({ status: 'gaveUp' });
  });

  it('keeps another policy where there is one, without an addition of its own', async () => {
    const asked: number[] = [];
    const nextDelayMs = (tries: number): number | null => {
      asked.push(tries);
      return tries < 2 ? 100 : null;
    };
    makeLoop(() => 1, { nextDelayMs, startDelayMs: 0 }).start();
    await wait(0);
    server.fault = 'refuse';
    server.drop();
    await wait(99);
    expect(server.tries).toBe(1);
    await wait(101);
    expect([server.tries, asked]).toEqual([3, [0, 1, 2]]);
    expect(last()).toMatchObject({ status: 'gaveUp' });
  });

  it('ends a try sooner where it may take less time', async () => {
    server.fault = 'hangStart';
    makeLoop(() => 0, { tryTimeoutMs: seconds(5), startDelayMs: 0 }).start();
    await wait(seconds(5) - 1);
    expect(last()).toEqual({ status: 'connecting', attempt: 1 });
    await wait(1);
    expect(last()).toEqual({ status: 'connecting', attempt: 2 });
  });

  it('says which try it is on', async () => {
    makeLoop().start();
    await wait(seconds(1));
    server.fault = 'refuse';
    server.drop();
    await wait(minutes(2));
    const attempts = states.filter((state) => state.status === 'reconnecting').map((state) => state.attempt);
    expect([...new Set(attempts)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('has its 10 tries again after each success', async () => {
    makeLoop().start();
    await wait(seconds(1));
    server.fault = 'refuse';
    server.drop();
    await wait(seconds(5 * 9));
    server.fault = undefined;
    await wait(seconds(5));
    expect(last()).toEqual({ status: 'live' });
    server.fault = 'refuse';
    server.drop();
    await wait(seconds(5 * 9));
    expect(last()).toEqual({ status: 'reconnecting', attempt: 10 });
    await wait(seconds(5));
    expect(last()).toMatchObject({ status: 'gaveUp' });
  });

  it.each<Fault>(['hangOpen', 'hangStart', 'hangJoin'])(
    'ends a try that hangs (%s) after 15 s and counts it',
    async (fault) => {
      server.fault = fault;
      makeLoop().start();
      await wait(seconds(1) + seconds(15) - 1);
      expect(last()).toEqual({ status: 'connecting', attempt: 1 });
      await wait(1);
      expect(last()).toEqual({ status: 'connecting', attempt: 2 });
      expect(server.connected.size).toBe(0);
      await wait(minutes(10));
      expect(server.tries).toBe(10);
      expect(last()).toMatchObject({ status: 'gaveUp' });
    },
  );

  it('counts a refused JoinUser as a failed try and closes that connection', async () => {
    server.fault = 'refuseJoin';
    makeLoop().start();
    await wait(seconds(1));
    expect(server.connected.size).toBe(0);
    expect(last()).toEqual({ status: 'connecting', attempt: 2 });
  });

  it('closes a connection that comes up after its try was given up, and ignores its events', async () => {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const openHub = server.openHub;
    let isFirst = true;
    const loop = createConnectionLoop({
      join: (hub) => hub.invoke(joinMethod, 7),
      openHub: async (callbacks) => {
        const hub = await openHub(callbacks);
        if (!isFirst) return hub;
        isFirst = false;
        return {
          start: async () => {
            await held;
            await hub.start();
            callbacks.onEvent('GetTutorSysMsg', {});
          },
          invoke: (...args) => hub.invoke(...args),
          isConnected: () => hub.isConnected(),
          stop: () => hub.stop(),
        };
      },
      onState: (state) => states.push(state),
      onEvent: (name) => events.push(name),
      onJoined: () => {},
      random: () => 0,
    });
    loop.start();
    await wait(seconds(1 + 15 + 5));
    expect(last()).toEqual({ status: 'live' });
    events.length = 0;
    letGo();
    await wait(seconds(1));
    expect(events).toEqual([]);
    expect(server.joins).toHaveLength(1);
    expect(server.connected.size).toBe(1);
    expect(last()).toEqual({ status: 'live' });
  });
});

describe('the monitor', () => {
  it('never opens a second connection beside a live one', async () => {
    makeLoop().start();
    await wait(minutes(30));
    expect(server.tries).toBe(1);
    expect(server.connectedMax).toBe(1);
  });

  it('never opens one beside a try or after giving up', async () => {
    server.fault = 'hangStart';
    makeLoop().start();
    await wait(minutes(30));
    expect(server.tries).toBe(10);
  });

  it('notices within 60 s a connection that died without telling', async () => {
    makeLoop().start();
    await wait(seconds(1));
    for (const hub of [...server.connected]) hub.dieSilently();
    await wait(seconds(58));
    expect(last()).toEqual({ status: 'live' });
    await wait(seconds(1));
    expect(last()).toEqual({ status: 'reconnecting', attempt: 1 });
    await wait(seconds(5));
    expect(last()).toEqual({ status: 'live' });
    expect(server.connectedMax).toBe(1);
  });
});

describe('retrying by hand', () => {
  it('tries at once after giving up, with 10 tries again', async () => {
    server.fault = 'refuse';
    const loop = makeLoop();
    loop.start();
    await wait(minutes(5));
    expect(server.tries).toBe(10);
    loop.retryNow();
    await wait(0);
    expect(server.tries).toBe(11);
    await wait(minutes(5));
    expect(server.tries).toBe(20);
    server.fault = undefined;
    loop.retryNow();
    await wait(0);
    expect(last()).toEqual({ status: 'live' });
  });

  it('does nothing while live or trying', async () => {
    const loop = makeLoop();
    loop.start();
    await wait(seconds(1));
    loop.retryNow();
    await wait(seconds(1));
    expect(server.tries).toBe(1);
    server.fault = 'hangStart';
    server.drop();
    await wait(seconds(5));
    loop.retryNow();
    loop.retryNow();
    await wait(0);
    expect(server.tries).toBe(2);
  });

  it('replaces the wait, so that only one try follows', async () => {
    const loop = makeLoop();
    loop.start();
    await wait(seconds(1));
    server.drop();
    loop.retryNow();
    await wait(minutes(1));
    expect(server.tries).toBe(2);
    expect(server.connectedMax).toBe(1);
  });
});

describe('stopping', () => {
  it('closes the connection and never reconnects', async () => {
    const loop = makeLoop();
    loop.start();
    await wait(seconds(1));
    loop.stop();
    expect(server.connected.size).toBe(0);
    expect(last()).toEqual({ status: 'stopped' });
    loop.retryNow();
    loop.start();
    await wait(minutes(10));
    expect(server.tries).toBe(1);
    expect(last()).toEqual({ status: 'stopped' });
  });

  it('before the start delay is over never connects', async () => {
    const loop = makeLoop();
    loop.start();
    loop.stop();
    await wait(minutes(10));
    expect(server.tries).toBe(0);
  });

  it('during a try abandons it', async () => {
    server.fault = 'hangJoin';
    const loop = makeLoop();
    loop.start();
    await wait(seconds(2));
    expect(server.connected.size).toBe(1);
    loop.stop();
    expect(server.connected.size).toBe(0);
    await wait(minutes(10));
    expect(server.tries).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
