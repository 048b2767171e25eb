import { type MessageUpdates, messageUpdatesMax } from '@tutor/rules/messages/message';
import { attemptTimeoutMs, pollIntervalMs, reconnectDelayMs } from '@tutor/rules/realtime/policy';
import { systemTimers, type Timers } from '../browser/timers.ts';
import { SessionGoneError } from '../service/answer.ts';
import type { FetchUpdates } from './fetch-updates.ts';

/** What a catch-up asks and tells; the cursor is its caller's. */
export interface CatchUpOptions {
  fetchUpdates: FetchUpdates;
  /** Where a fetch begins. */
  since(): number;
  /** The cursor: everything up to here is known. */
  seq(): number;
  /** What came back for a fetch from `since`. */
  onUpdates(since: number, updates: MessageUpdates): void;
  onSessionGone(): void;
  /** A fetch failed, or went well after failures. */
  onContact?: ((isReached: boolean, reason?: unknown) => void) | undefined;
  /** The server has nothing after the cursor, whatever was expected. */
  onNothingMissing?: (() => void) | undefined;
  /** How long a gap may stay open before it is fetched: what fills it is often the next event. Milliseconds. */
  gapGraceMs(): number;
  /** Whether a failed fetch is tried again from here (else the next poll or reconnect does it). */
  mayRetry(): boolean;
  timers?: Timers | undefined;
}

/** Fetches what changed since the cursor, so that nothing is missed between two connections. */
export interface CatchUp {
  /** Fetches from the cursor. Asked for while a fetch is in flight, one more follows it: at most one at a time. */
  request(): Promise<void>;
  /** The server has reached this cursor; fetches what is missing unless it arrives by itself. */
  expect(seq: number): void;
  stop(): void;
}

/** Brings the message store up to the server's cursor over HTTP. */
export function createCatchUp(options: CatchUpOptions): CatchUp {
  const { timers = systemTimers } = options;
  let target = 0;
  let inFlight: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  let failures = 0;
  let abort: AbortController | undefined;
  let cancelGap: (() => void) | undefined;
  let cancelRetry: (() => void) | undefined;

  function request(): Promise<void> {
    if (isStopped) return Promise.resolve();
    cancelRetry?.();
    cancelRetry = undefined;
    if (inFlight !== undefined) {
      isAskedAgain = true;
      return inFlight;
    }
    inFlight = drain().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  }

  async function drain(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        while (await fetchOnce()) {}
        failures = 0;
      } catch (error) {
        fail(error);
      }
    } while (isAskedAgain && !isStopped);
  }

  /** Whether there is more to fetch. */
  async function fetchOnce(): Promise<boolean> {
    const since = options.since();
    const targetBefore = target;
    const updates = await withDeadline((signal) => options.fetchUpdates(since, signal));
    if (isStopped) return false;
    options.onContact?.(true);
    options.onUpdates(since, updates);
    const hasMoved = updates.seq > since;
    // A cursor that the server did not know of when asked was the sender's mistake: it is not chased for ever.
    if (!hasMoved && target === targetBefore) {
      target = options.seq();
      options.onNothingMissing?.();
    }
    const isFull = Math.max(updates.messages.length, updates.events.length) >= messageUpdatesMax;
    return hasMoved && (isFull || options.seq() < target);
  }

  function fail(error: unknown): void {
    if (isStopped) return;
    if (error instanceof SessionGoneError) {
      stop();
      options.onSessionGone();
      return;
    }
    failures += 1;
    options.onContact?.(false, error);
    if (isAskedAgain || !options.mayRetry()) return;
    const delayMs = Math.min(pollIntervalMs, reconnectDelayMs * 2 ** (failures - 1));
    cancelRetry = timers.after(delayMs, () => {
      if (options.mayRetry()) void request();
    });
  }

  /** An answer after the deadline is ignored, even from a fetch that does not heed its signal. */
  function withDeadline<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    abort = controller;
    return new Promise<T>((resolve, reject) => {
      const cancel = timers.after(attemptTimeoutMs, () => {
        controller.abort();
        reject(new Error('updates took too long'));
      });
      controller.signal.addEventListener('abort', () => reject(new Error('abandoned')), { once: true });
      // Through a promise, so that a fetch that throws at once is a failed fetch too.
      Promise.resolve()
        .then(() => run(controller.signal))
        .then(resolve, reject)
        .finally(cancel);
    });
  }

  function stop(): void {
    isStopped = true;
    cancelGap?.();
    cancelRetry?.();
    abort?.abort();
  }

  return {
    request,
    expect(seq) {
      target = Math.max(target, seq);
      if (isStopped || cancelGap !== undefined || options.seq() >= target) return;
      cancelGap = timers.after(options.gapGraceMs(), () => {
        cancelGap = undefined;
        if (options.seq() < target) void request();
      });
    },
    stop,
  };
}
