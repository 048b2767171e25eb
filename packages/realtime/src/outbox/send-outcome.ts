import type { OutboxItem } from './outbox-item.ts';

/** First wait after an attempt without an answer; each further one waits twice as long, up to the last. */
export const firstRetryMs = 5_000;
export const lastRetryMs = 60_000;
/** How long an item waits where the server asks to slow down. */
export const tooFastWaitMs = 2_000;

/** What came of an attempt. */
export type SendOutcome =
  | { kind: 'taken'; message: string }
  /** The server said no: trying again by itself would not help. */
  | { kind: 'refused'; message: string }
  /** The server asks to slow down: it was not taken, and is tried again after a while. */
  | { kind: 'tooFast'; message: string }
  /** No answer, or none that can be read: it may or may not have been taken, and is tried again with the same key. */
  | { kind: 'unknown' }
  /** Nobody is signed in any more: it waits until the same tutor is. */
  | { kind: 'signedOut' };

/** What an attempt that has ended makes of its item; `now` in epoch milliseconds. */
export function changeAfter<Payload>(
  item: OutboxItem<Payload>,
  outcome: SendOutcome,
  now: number,
): Partial<OutboxItem<Payload>> {
  switch (outcome.kind) {
    case 'taken':
      return { status: 'sent', message: outcome.message, settledAtMs: now };
    case 'refused':
      return { status: 'failed', message: outcome.message, settledAtMs: now };
    case 'tooFast':
      return { status: 'waiting', message: outcome.message, nextAttemptAtMs: now + tooFastWaitMs };
    case 'signedOut':
      return { status: 'waiting', nextAttemptAtMs: 0 };
    case 'unknown': {
      const waitMs = Math.min(lastRetryMs, firstRetryMs * 2 ** Math.min(item.attempts, 10));
      return { status: 'waiting', message: undefined, attempts: item.attempts + 1, nextAttemptAtMs: now + waitMs };
    }
  }
}
