import type { MessageChange } from '@tutor/rules/messages/message';
import type { ReadCalls } from './read-calls.ts';
import type { ReadFact } from './read-state.ts';

/** A person's wish for one message, on its way. */
interface Wish {
  isRead: boolean;
  call: Promise<void>;
  /** The server has agreed; what remains is to hear of it. */
  isAgreed: boolean;
}

/** What single marks know of the server, how it is told, and who hears of what came of it. */
export interface SingleMarksOptions extends Pick<ReadCalls, 'markRead' | 'markUnread'> {
  findServed(mid: number): ReadFact | undefined;
  isCounted(served: ReadFact, isRead: boolean): boolean;
  settle?: (() => Promise<void>) | undefined;
  /** The server's own word on one message, ahead of the push that says the same. */
  onConfirmed(mid: number, isRead: boolean, change: MessageChange): void;
  onChange(): void;
}

/** Single messages that a person marked as read or unread: shown at once, and taken back when the server refuses. */
export function createSingleMarks(options: SingleMarksOptions) {
  const { findServed, onChange } = options;
  const wishes = new Map<number, Wish>();

  /** From here on the server's word stands alone. */
  function forget(mid: number, wish: Wish): void {
    if (wishes.get(mid) === wish) wishes.delete(mid);
    onChange();
  }

  return {
    /** Id to whether it shall be read. */
    pending: (): ReadonlyMap<number, boolean> => new Map([...wishes].map(([mid, { isRead }]) => [mid, isRead])),
    /** Drops those that the server has agreed to and that have been heard of. */
    dropHeard(): void {
      for (const [mid, wish] of wishes) {
        const served = findServed(mid);
        if (wish.isAgreed && (served === undefined || options.isCounted(served, wish.isRead))) wishes.delete(mid);
      }
    },
    /** Resolves once none that is on its way now is. */
    async whenDone(): Promise<void> {
      await Promise.allSettled([...wishes.values()].map(({ call }) => call));
    },
    set(mid: number, isRead: boolean): Promise<void> {
      const underWay = wishes.get(mid);
      if (underWay?.isRead === isRead) return underWay.call;
      if (underWay === undefined && findServed(mid)?.isRead === isRead) return Promise.resolve();
      const tell = isRead ? options.markRead : options.markUnread;
      const call = (underWay?.call ?? Promise.resolve())
        .catch(() => {})
        .then(() => tell?.(mid))
        .then(
          (change) => {
            wish.isAgreed = true;
            if (change === undefined) {
              onChange();
              void options.settle?.().then(() => forget(mid, wish));
              return;
            }
            options.onConfirmed(mid, isRead, change);
            forget(mid, wish);
          },
          (error: unknown) => {
            forget(mid, wish);
            throw error;
          },
        );
      const wish: Wish = { isRead, call, isAgreed: false };
      wishes.set(mid, wish);
      onChange();
      return call;
    },
  };
}
