import { seconds } from '@tutor/rules/time/durations';
import type { Timers } from '../browser/timers.ts';

/** Read marks of one conversation are told at most this often. */
export const markEveryMs = seconds(1);
/** A mark that did not arrive is told again after this long; at once where the line comes back. */
const retryMs = seconds(30);

export interface ReadMarksOptions {
  timers: Timers;
  /** Tells the service; rejects where it may not have arrived. */
  send: (conversationId: number, readSeq: number) => Promise<void>;
  /** Every mark has arrived. */
  onSettled: () => void;
}

/** Numbers up to which conversations were seen, on their way to the service. They only rise. */
export interface ReadMarks {
  see: (conversationId: number, seq: number) => void;
  /** The service has this mark already. */
  confirm: (conversationId: number, seq: number) => void;
  /** Tells all that is owed, such as after the line came back. */
  sendAll: () => void;
  /** Tells all that was not sent yet, without a wait: there may be no later. */
  flush: () => void;
  /** Whether the service may not have all of them. */
  isOwing: () => boolean;
  /** Those that the service may not have, by conversation. */
  owed: () => readonly [conversationId: number, readSeq: number][];
  stop: () => void;
}

interface Mark {
  seen: number;
  told: number;
  /** The last one that was sent, whatever became of it. */
  sent: number;
  isSending: boolean;
  sentAtMs: number;
  cancel: () => void;
}

export function createReadMarks({ timers, send, onSettled }: ReadMarksOptions): ReadMarks {
  const marks = new Map<number, Mark>();
  let isStopped = false;

  /** The clock may have been set meanwhile. */
  function untilNext({ sentAtMs }: Mark): number {
    return Math.min(markEveryMs, sentAtMs + markEveryMs - timers.now());
  }

  function schedule(conversationId: number, mark: Mark, waitMs: number): void {
    mark.cancel();
    mark.cancel = () => {};
    if (isStopped || mark.isSending || mark.seen <= mark.told) return;
    if (waitMs <= 0) void tell(conversationId, mark);
    else mark.cancel = timers.after(waitMs, () => void tell(conversationId, mark));
  }

  async function tell(conversationId: number, mark: Mark): Promise<void> {
    const { seen } = mark;
    mark.isSending = true;
    mark.sent = seen;
    mark.sentAtMs = timers.now();
    const isTold = await send(conversationId, seen).then(
      () => true,
      () => false,
    );
    mark.isSending = false;
    if (isTold) mark.told = Math.max(mark.told, seen);
    if (isTold && !isOwing()) onSettled();
    schedule(conversationId, mark, isTold ? untilNext(mark) : retryMs);
  }

  const isOwing = (): boolean => [...marks.values()].some(({ seen, told }) => seen > told);

  return {
    see(conversationId, seq) {
      const known = marks.get(conversationId);
      const mark = known ?? { seen: 0, told: 0, sent: 0, isSending: false, sentAtMs: -markEveryMs, cancel: () => {} };
      marks.set(conversationId, mark);
      if (seq <= mark.seen) return;
      mark.seen = seq;
      schedule(conversationId, mark, untilNext(mark));
    },
    confirm(conversationId, seq) {
      const mark = marks.get(conversationId);
      if (mark === undefined || seq <= mark.told) return;
      mark.told = seq;
      if (!isOwing()) onSettled();
    },
    sendAll() {
      for (const [conversationId, mark] of marks) schedule(conversationId, mark, 0);
    },
    flush() {
      for (const [conversationId, mark] of marks) {
        if (mark.seen <= mark.sent) continue;
        mark.cancel();
        void tell(conversationId, mark);
      }
    },
    isOwing,
    owed: () => [...marks].flatMap(([id, { seen, told }]) => (seen > told ? [[id, seen]] : [])),
    stop() {
      isStopped = true;
      for (const { cancel } of marks.values()) cancel();
    },
  };
}
