import {
  attemptTimeoutMs,
  monitorIntervalMs,
  nextReconnectDelayMs,
  reconnectJitterMaxMs,
  startDelayMs as specifiedStartDelayMs,
} from '@tutor/rules/realtime/policy';
import { systemTimers, type Timers } from '../browser/timers.ts';
import type { HolderState } from './connection-state.ts';
import type { Hub, OpenHub } from './hub.ts';

/** What a connection needs and tells. */
export interface ConnectionLoopOptions {
  /** Joins over a hub that has just started; from its completion on nothing is missed. */
  join(hub: Hub): Promise<unknown>;
  openHub: OpenHub;
  onState(state: HolderState): void;
  /** An event of the hub in use, not yet parsed; those of an abandoned one never arrive here. */
  onEvent(name: string, payload: unknown): void;
  /** The join has completed: from now on nothing is missed, so this is the moment to fetch what was. */
  onJoined(): void;
  /** A try failed; the reason is for diagnosis, not for a person. */
  onTryFailed?: ((reason: unknown) => void) | undefined;
  timers?: Timers | undefined;
  /** Between `start` and the first try, in milliseconds. */
  startDelayMs?: number | undefined;
  /** Largest random addition to each reconnect delay, in milliseconds. */
  jitterMaxMs?: number | undefined;
  /** A policy other than the specification's: the delay after so many failed tries, or null to give up. Nothing is added to it. */
  nextDelayMs?: ((failedTries: number) => number | null) | undefined;
  /** How long one try may take. */
  tryTimeoutMs?: number | undefined;
  /** 0 to 1, like Math.random. */
  random?: (() => number) | undefined;
}

/** One connection, kept alive by the policy of the specification until it gives up. */
export interface ConnectionLoop {
  /** Starts after the start delay. */
  start(): void;
  /** Tries at once, with a full count of tries, unless a connection is live or a try is under way. */
  retryNow(): void;
  /** After giving up: one try, shown only if it succeeds. */
  tryOnce(): void;
  /** Notices a connection that died without telling. Never opens a second one. */
  check(): void;
  /** Calls a hub method over the live connection; rejects where there is none. */
  invoke(method: string, ...args: unknown[]): Promise<unknown>;
  /** Closes for good. */
  stop(): void;
}

/** One try, from opening a hub to its loss. Only the current one counts; what an abandoned one still does is ignored. */
interface Attempt {
  hub: Hub | undefined;
  isJoined: boolean;
  cancelDeadline: () => void;
}

/**
 * Keeps one connection to the hub: start 1 s late, 5 s between tries, at most 10, watched every 60 s
 * (specification, core §4 and §9). The first start and every reconnect go through the same loop.
 */
export function createConnectionLoop(options: ConnectionLoopOptions): ConnectionLoop {
  const { timers = systemTimers, jitterMaxMs = reconnectJitterMaxMs, random = Math.random } = options;
  const { startDelayMs = specifiedStartDelayMs, tryTimeoutMs = attemptTimeoutMs } = options;
  const { nextDelayMs = specifiedDelayMs } = options;
  let phase: 'new' | 'running' | 'gaveUp' | 'stopped' = 'new';
  let current: Attempt | undefined;
  let cancelWait: (() => void) | undefined;
  let cancelMonitor: (() => void) | undefined;
  let failedTries = 0;
  let wasLive = false;

  function specifiedDelayMs(tries: number): number | null {
    const delayMs = nextReconnectDelayMs(tries);
    return delayMs === null ? null : delayMs + random() * jitterMaxMs;
  }

  const trying = (): HolderState => ({
    status: wasLive ? 'reconnecting' : 'connecting',
    attempt: failedTries + 1,
  });

  function tryNow(): void {
    cancelWait?.();
    cancelWait = undefined;
    const attempt: Attempt = { hub: undefined, isJoined: false, cancelDeadline: () => {} };
    current = attempt;
    attempt.cancelDeadline = timers.after(tryTimeoutMs, () => lose(attempt, new Error('the try took too long')));
    if (phase === 'running') options.onState(trying());
    connect(attempt).catch((reason: unknown) => lose(attempt, reason));
  }

  async function connect(attempt: Attempt): Promise<void> {
    const hub = await options.openHub({
      onEvent: (name, payload) => {
        if (current === attempt) options.onEvent(name, payload);
      },
      onClose: () => lose(attempt, new Error('the connection closed')),
    });
    if (current !== attempt) return abandon(hub);
    attempt.hub = hub;
    await hub.start();
    if (current !== attempt) return abandon(hub);
    await options.join(hub);
    if (current !== attempt) return abandon(hub);
    attempt.cancelDeadline();
    attempt.isJoined = true;
    phase = 'running';
    wasLive = true;
    failedTries = 0;
    options.onState({ status: 'live' });
    options.onJoined();
  }

  /** A try failed or a live connection dropped. */
  function lose(attempt: Attempt, reason: unknown): void {
    if (current !== attempt) return;
    release();
    if (!attempt.isJoined) {
      failedTries += 1;
      options.onTryFailed?.(reason);
    }
    // The callback may have stopped everything.
    if (phase === 'running') waitForNextTry();
  }

  function waitForNextTry(): void {
    const delayMs = nextDelayMs(failedTries);
    if (delayMs === null) {
      phase = 'gaveUp';
      options.onState({ status: 'gaveUp', since: timers.now() });
      return;
    }
    options.onState(trying());
    cancelWait = timers.after(delayMs, tryNow);
  }

  /** Lets go of the current try without judging it. */
  function release(): void {
    const attempt = current;
    current = undefined;
    cancelWait?.();
    cancelWait = undefined;
    attempt?.cancelDeadline();
    if (attempt?.hub !== undefined) abandon(attempt.hub);
  }

  function check(): void {
    if (phase !== 'running') return;
    if (current?.isJoined && current.hub?.isConnected() === false) lose(current, new Error('found closed'));
  }

  return {
    start() {
      if (phase !== 'new') return;
      phase = 'running';
      options.onState({ status: 'idle' });
      cancelWait = timers.after(startDelayMs, tryNow);
      cancelMonitor = timers.every(monitorIntervalMs, check);
    },
    retryNow() {
      if (phase === 'new' || phase === 'stopped' || (phase === 'running' && current !== undefined)) return;
      phase = 'running';
      failedTries = 0;
      // A single try that is under way becomes the first of the ten.
      if (current === undefined) tryNow();
      else options.onState(trying());
    },
    tryOnce() {
      if (phase === 'gaveUp' && current === undefined) tryNow();
    },
    check,
    async invoke(method, ...args) {
      if (!current?.isJoined || current.hub === undefined) throw new Error('not connected');
      return current.hub.invoke(method, ...args);
    },
    stop() {
      if (phase === 'stopped') return;
      phase = 'stopped';
      cancelMonitor?.();
      release();
      options.onState({ status: 'stopped' });
    },
  };
}

/** Closes a hub that nobody uses any more; how its closing ends is of no interest. */
function abandon(hub: Hub): void {
  hub.stop().catch(() => {});
}
