import { callSilenceMs, ringMs } from '@tutor/rules/calls/call-limits';
import { callTryTimeoutMs } from '@tutor/rules/calls/call-timing';
import { seconds } from '@tutor/rules/time/durations';
import { withinDeadline } from '../browser/deadline.ts';
import { randomUuid } from '../browser/random-uuid.ts';
import type { Timers } from '../browser/timers.ts';
import { RefusedError, SessionGoneError } from '../service/answer.ts';
import type { CallAsks, PageWord } from './call-asks.ts';
import { type CallReply, callReply } from './call-replies.ts';

/** How a page comes into a call: it calls the people of a conversation, or answers or joins a call that is known. */
export type CallIntent =
  | {
      kind: 'invite';
      conversationId: number;
      /** 1 is audio, otherwise video. */
      callType: number;
      /** Of a group. */
      people?: number[] | undefined;
      /** Key of the attempt: with the same one a page that is loaded anew calls nobody twice. Made here where it is left out. */
      clientId?: string | undefined;
    }
  | {
      kind: 'join';
      callId: number;
      /** By which the own camera is opened. */
      callType: number;
      /** `peerId` of the person's page whose place this one takes: before a reload, in another window or on another device. */
      replaces?: string | undefined;
    };

interface EntryOptions {
  peerId: string;
  calls: Pick<CallAsks, 'invite' | 'accept' | 'leave'>;
  timers: Timers;
  /** Aborted where nobody waits for it any more. */
  signal: AbortSignal;
}

const retryMs = seconds(1);

/**
 * Asks to be taken into a call, again and again while nobody knows what became of it: the same request twice is one. Rejects with
 * `RefusedError`, with `SessionGoneError`, or with whatever else failed while the call would have rung.
 */
export function enterCall(intent: CallIntent, options: EntryOptions): Promise<CallReply> {
  const { peerId, calls } = options;
  if (intent.kind === 'join') {
    const body = { CallId: intent.callId, PeerId: peerId, Replaces: intent.replaces };
    return askUntilKnown((signal) => calls.accept(body, signal), ringMs, options);
  }
  const { conversationId, callType, people, clientId = randomUuid() } = intent;
  const body = {
    ConversationId: conversationId,
    CallType: callType,
    ClientId: clientId,
    PeerId: peerId,
    People: people,
  };
  return askUntilKnown((signal) => calls.invite(body, signal), ringMs, options);
}

/** Leaves a call; tried for as long as the service would wait for a sign of this page. */
export function leaveCall(callId: number, word: PageWord, options: EntryOptions): Promise<CallReply> {
  const body = { CallId: callId, PeerId: options.peerId, ...word };
  return askUntilKnown((signal) => options.calls.leave(body, signal), callSilenceMs, options);
}

async function askUntilKnown(
  ask: (signal: AbortSignal) => Promise<unknown>,
  untilMs: number,
  { timers, signal }: EntryOptions,
): Promise<CallReply> {
  const endsAt = timers.now() + untilMs;
  for (;;) {
    try {
      return callReply.parse(await withinDeadline({ timers, timeoutMs: callTryTimeoutMs, signal }, ask));
    } catch (error) {
      const isFinal = error instanceof RefusedError || error instanceof SessionGoneError;
      if (isFinal || signal.aborted || timers.now() >= endsAt) throw error;
      await new Promise<void>((resolve) => void timers.after(retryMs, resolve));
    }
  }
}
