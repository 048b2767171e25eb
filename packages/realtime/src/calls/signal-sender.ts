import { callTryTimeoutMs } from '@tutor/rules/calls/call-timing';
import { seconds } from '@tutor/rules/time/durations';
import { withinDeadline } from '../browser/deadline.ts';
import type { Timers } from '../browser/timers.ts';
import { SessionGoneError } from '../catch-up/fetch-updates.ts';
import { RefusedError } from '../chat/chat-calls.ts';
import type { CallCalls } from './call-calls.ts';

export interface SignalSenderOptions {
  peerId: string;
  calls: Pick<CallCalls, 'signal'>;
  timers: Timers;
  getCallId: () => number | undefined;
}

/** Brings signals of this page to others: one at a time, in order, each until the service has it. */
export interface SignalSender {
  send(toPeer: string, body: string): void;
  /** Forgets what has not been sent to a page yet. */
  forget(toPeer: string): void;
  /** Tries again at once: the network is back. */
  retryNow(): void;
  stop(): void;
}

const retryMaxMs = seconds(3);

export function createSignalSender({ peerId, calls, timers, getCallId }: SignalSenderOptions): SignalSender {
  const stopping = new AbortController();
  let waiting: { toPeer: string; body: string }[] = [];
  let number = 0;
  let isSending = false;
  let endPause = (): void => {};

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        number += 1;
        await sendOne(next.toPeer, next.body);
      }
    } finally {
      isSending = false;
    }
  }

  async function sendOne(ToPeer: string, Body: string): Promise<void> {
    const { signal } = stopping;
    const CallId = getCallId();
    if (CallId === undefined) return;
    // A repeat with the same number changes nothing.
    const body = { CallId, PeerId: peerId, ToPeer, Number: number, Body };
    for (let tries = 1; !signal.aborted; tries += 1) {
      try {
        await withinDeadline({ timers, timeoutMs: callTryTimeoutMs, signal }, (tried) => calls.signal(body, tried));
        return;
      } catch (error) {
        // The page is in the call no more, or this one is not: the record says so.
        if (error instanceof RefusedError || error instanceof SessionGoneError) return;
        await pause(Math.min(retryMaxMs, seconds(0.25) * 2 ** tries));
      }
    }
  }

  function pause(ms: number): Promise<void> {
    if (stopping.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = timers.after(ms, resolve);
      endPause = () => {
        cancel();
        resolve();
      };
    });
  }

  return {
    send(toPeer, body) {
      if (stopping.signal.aborted) return;
      waiting.push({ toPeer, body });
      void sendAll();
    },
    forget(toPeer) {
      waiting = waiting.filter((one) => one.toPeer !== toPeer);
    },
    retryNow: () => endPause(),
    stop() {
      waiting = [];
      stopping.abort();
      endPause();
    },
  };
}
