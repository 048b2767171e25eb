import type { Call, CallSignal } from '@tutor/rules/calls/call';
import { callBeatMs, ringingBeatMs, signalsMax } from '@tutor/rules/calls/call-limits';
import {
  callTryTimeoutMs,
  firstBeatMs,
  firstBeats,
  joiningBeatMs,
  unheardBeatMs,
} from '@tutor/rules/calls/call-timing';
import { withinDeadline } from '../browser/deadline.ts';
import type { Timers } from '../browser/timers.ts';
import { RefusedError, SessionGoneError } from '../service/answer.ts';
import type { CallAsks, PageWord } from './call-asks.ts';
import { type CallReply, keepReply } from './call-replies.ts';
import type { MonotonicNow } from './monotonic-clock.ts';

export interface CallRecordOptions {
  peerId: string;
  calls: Pick<CallAsks, 'keep'>;
  timers: Timers;
  monotonicNow: MonotonicNow;
  /** Whether the hub brings news at the moment. */
  isLive: () => boolean;
  /** Whether a page of the call has ever been connected to this one. */
  hasConnected: () => boolean;
  /** What the page says of itself with each beat. */
  getWord: () => PageWord;
  /** A version newer than any before. */
  onCall: (call: Call) => void;
  /** A signal to this page, each once; their order is not kept. */
  onSignal: (signal: CallSignal) => void;
  /** The service knows no such call of this person. */
  onRefused: (message: string) => void;
  onSessionGone: () => void;
}

/** One call as the service has it, kept up to date by pushes and heartbeats. */
export interface CallRecord {
  /** The service has taken this page into the call: from now on it says that it is there. */
  begin(reply: CallReply): void;
  /** A call that was pushed or came with an answer; without effect where it is not newer. */
  take(call: Call): void;
  takeReply(reply: CallReply): void;
  takeSignals(callId: number, signals: readonly CallSignal[]): void;
  /** Asks at once for what may have been missed. */
  catchUp(): void;
  getCall(): Call | undefined;
  /** Milliseconds since the call was answered, by the service's clock; undefined before. */
  sinceAnsweredMs(): number | undefined;
  stop(): void;
}

/** How long after an instant of the page's clock an answer came is not known: the service's time is that of its arrival. */
interface ClockReading {
  serviceMs: number;
  atMs: number;
}

export function createCallRecord(options: CallRecordOptions): CallRecord {
  const { peerId, calls, timers, monotonicNow, isLive } = options;
  const stopping = new AbortController();
  let call: Call | undefined;
  let clock: ClockReading | undefined;
  let isBeating = false;
  let isAsking = false;
  let isAskedAgain = false;
  let firstBeatsLeft = firstBeats;
  let cancelBeat = (): void => {};
  /** All signals up to this number have come, by the service's own word. */
  let after = 0;
  /** Signals beyond it that were pushed. */
  const pushed = new Set<number>();

  function take(next: Call): void {
    // Pushes before the own answer may be of another call; the answer is asked for once more anyway.
    if (call === undefined || next.id !== call.id || next.version <= call.version) return;
    call = next;
    options.onCall(next);
  }

  function takeReply({ Call, Now }: CallReply): void {
    if (call !== undefined && Call.id !== call.id) return;
    clock = { serviceMs: Date.parse(Now), atMs: monotonicNow() };
    take(Call);
  }

  function takeSignal(signal: CallSignal): void {
    if (signal.toPeer !== peerId || signal.seq <= after || pushed.has(signal.seq)) return;
    pushed.add(signal.seq);
    options.onSignal(signal);
  }

  /** Only the answer to an own question says that nothing is missing before it. */
  function takeAll(signals: readonly CallSignal[]): void {
    const inOrder = signals.toSorted((one, other) => one.seq - other.seq);
    for (const signal of inOrder) takeSignal(signal);
    after = Math.max(after, inOrder.at(-1)?.seq ?? 0);
    for (const seq of pushed) if (seq <= after) pushed.delete(seq);
  }

  function scheduleBeat(): void {
    cancelBeat();
    if (!isBeating) return;
    const talkMs = options.hasConnected() ? callBeatMs : joiningBeatMs;
    const usualMs = call?.state === 'ringing' ? ringingBeatMs : talkMs;
    cancelBeat = timers.after(isLive() ? usualMs : Math.min(usualMs, unheardMs()), catchUp);
  }

  /** The hub takes its time to join: until then the pages would wait for each other's first signals. */
  function unheardMs(): number {
    if (call?.state !== 'active' || firstBeatsLeft === 0) return unheardBeatMs;
    firstBeatsLeft -= 1;
    return firstBeatMs;
  }

  function catchUp(): void {
    if (!isBeating) return;
    if (isAsking) {
      isAskedAgain = true;
      return;
    }
    void ask();
  }

  async function ask(): Promise<void> {
    if (call === undefined) return;
    const body = { CallId: call.id, PeerId: peerId, After: after, ...options.getWord() };
    isAsking = true;
    try {
      const { signal } = stopping;
      const run = (tried: AbortSignal): Promise<unknown> => calls.keep(body, tried);
      const reply = keepReply.parse(await withinDeadline({ timers, timeoutMs: callTryTimeoutMs, signal }, run));
      takeReply(reply);
      takeAll(reply.Signals);
      isAskedAgain ||= reply.Signals.length >= signalsMax && after > body.After;
    } catch (error) {
      tellOf(error);
    } finally {
      isAsking = false;
      if (isAskedAgain) {
        isAskedAgain = false;
        catchUp();
      } else scheduleBeat();
    }
  }

  function tellOf(error: unknown): void {
    if (stopping.signal.aborted) return;
    if (error instanceof SessionGoneError) options.onSessionGone();
    else if (error instanceof RefusedError) options.onRefused(error.message);
    // Whatever else it was: the next beat asks again.
  }

  return {
    begin(reply) {
      isBeating = !stopping.signal.aborted;
      call ??= reply.Call;
      takeReply(reply);
      catchUp();
    },
    take,
    takeReply,
    takeSignals(callId, signals) {
      if (call?.id !== callId) return;
      for (const signal of signals) takeSignal(signal);
    },
    catchUp,
    getCall: () => call,
    sinceAnsweredMs() {
      if (clock === undefined || call?.answeredAt == null) return undefined;
      const nowMs = clock.serviceMs + monotonicNow() - clock.atMs;
      return Math.max(0, nowMs - Date.parse(call.answeredAt));
    },
    stop() {
      isBeating = false;
      cancelBeat();
      stopping.abort();
    },
  };
}
