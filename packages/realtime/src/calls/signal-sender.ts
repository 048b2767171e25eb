import { callTryTimeoutMs } from '@tutor/rules/calls/call-timing';
import { seconds } from '@tutor/rules/time/durations';
import { withinDeadline } from '../browser/deadline.ts';
import type { Timers } from '../browser/timers.ts';
import { RefusedError, SessionGoneError } from '../service/answer.ts';
import type { CallAsks } from './call-asks.ts';

export interface SignalSenderOptions {
  peerId: string;
  calls: Pick<CallAsks, 'signal'>;
  timers: Timers;
  getCallId: () => number | undefined;
}

/** Brings signals of this page to others: a few at a time, each until the service has it. The receiver puts them in order. */
export interface SignalSender {
  send(toPeer: string, body: string): void;
  /** Forgets what a page has not been sent yet, and tries nothing of it again. */
  forget(toPeer: string): void;
  /** Tries again at once: the network is back. */
  retryNow(): void;
  stop(): void;
}

const retryMaxMs = seconds(3);
/** Connections of the browser that other requests of the page can do without. */
const atOnceMax = 4;

interface Unsent {
  toPeer: string;
  body: string;
  /** Aborted where nobody waits for it any more. */
  forgetting: AbortController;
}

export function createSignalSender({ peerId, calls, timers, getCallId }: SignalSenderOptions): SignalSender {
  let waiting: Unsent[] = [];
  const onTheirWay = new Set<Unsent>();
  const pauses = new Set<() => void>();
  let isStopped = false;
  let number = 0;

  function sendOn(): void {
    while (onTheirWay.size < atOnceMax) {
      const next = waiting.shift();
      if (next === undefined) return;
      number += 1;
      onTheirWay.add(next);
      void sendOne(next, number).finally(() => {
        onTheirWay.delete(next);
        sendOn();
      });
    }
  }

  async function sendOne({ toPeer, body, forgetting: { signal } }: Unsent, own: number): Promise<void> {
    const CallId = getCallId();
    if (CallId === undefined) return;
    // A repeat with the same number changes nothing.
    const sent = { CallId, PeerId: peerId, ToPeer: toPeer, Number: own, Body: body };
    for (let tries = 1; !signal.aborted; tries += 1) {
      try {
        await withinDeadline({ timers, timeoutMs: callTryTimeoutMs, signal }, (tried) => calls.signal(sent, tried));
        return;
      } catch (error) {
        // The page is in the call no more, or this one is not: the record says so.
        if (error instanceof RefusedError || error instanceof SessionGoneError) return;
        await pause(Math.min(retryMaxMs, seconds(0.25) * 2 ** tries), signal);
      }
    }
  }

  function pause(ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        cancel();
        pauses.delete(end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const cancel = timers.after(ms, end);
      pauses.add(end);
      signal.addEventListener('abort', end);
    });
  }

  function forget(isMeant: (one: Unsent) => boolean): void {
    waiting = waiting.filter((one) => !isMeant(one));
    for (const one of onTheirWay) if (isMeant(one)) one.forgetting.abort();
  }

  return {
    send(toPeer, body) {
      if (isStopped) return;
      waiting.push({ toPeer, body, forgetting: new AbortController() });
      sendOn();
    },
    forget: (toPeer) => forget((one) => one.toPeer === toPeer),
    retryNow() {
      for (const end of [...pauses]) end();
    },
    stop() {
      isStopped = true;
      forget(() => true);
    },
  };
}
