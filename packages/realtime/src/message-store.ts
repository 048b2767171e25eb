import { mergeMessages } from '@tutor/rules/messages/merge-messages';
import type { MessageUpdates, SystemMessage, UnreadCount } from '@tutor/rules/messages/message';
import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import type { ConnectionState } from './connection-state.ts';

export interface RealtimeSnapshot {
  /** Newest sent first. */
  messages: readonly SystemMessage[];
  unread: UnreadCount;
  /** Every change up to this cursor is in. */
  seq: number;
  connection: ConnectionState;
}

/** What a screen sees; made for React's useSyncExternalStore. A snapshot is replaced, never changed. */
export interface MessageStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): RealtimeSnapshot;
  /**
   * Shows a message as read at once and tells the server; shown as before when that is refused (then rejects).
   * Asked for again while under way, it is the same call; of a read message it is nothing.
   */
  markRead(mid: number): Promise<void>;
}

/** The side that the connection feeds. Whatever arrives may be late, doubled or out of order. */
export interface MessageIntake {
  /** An event came: the changes with these numbers are in, the messages among them. */
  addChanges(seqs: readonly number[], messages: readonly SystemMessage[]): void;
  /** The server's unread counts as of its cursor `seq`. */
  setUnread(seq: number, unread: UnreadCount): void;
  /** The answer to a catch-up from `since`: all changes up to its own cursor. */
  addUpdates(since: number, updates: MessageUpdates): void;
  setConnection(connection: ConnectionState): void;
}

export interface MessageStoreOptions {
  initial: { seq: number; unread: UnreadCount; messages?: readonly SystemMessage[] | undefined };
  markRead?: ((mid: number) => Promise<void>) | undefined;
  /** Unread messages that were not known before. */
  onNewMessages?: ((messages: readonly SystemMessage[]) => void) | undefined;
}

/** Which of the counts a kind of message is in, beside the total. */
const countOfKind: Readonly<Partial<Record<MessageKind, Exclude<keyof UnreadCount, 'total'>>>> = {
  notice: 'notice',
  warning: 'warn',
  remind: 'remind',
};

export function createMessageStore(options: MessageStoreOptions): MessageStore & MessageIntake {
  const { initial } = options;
  // As the server says; what a person did but the server has not confirmed is laid over it in the snapshot.
  let messages = mergeMessages([], initial.messages ?? []);
  let unread = initial.unread;
  let unreadSeq = initial.seq;
  let cursor = initial.seq;
  let connection: ConnectionState = { status: 'idle' };
  /** Changes beyond the cursor that are in already; the cursor passes them once the ones between are in. */
  const ahead = new Set<number>();
  const reads = new Map<number, Promise<void>>();
  const listeners = new Set<() => void>();
  let snapshot = takeSnapshot();

  function takeSnapshot(): RealtimeSnapshot {
    return {
      messages: reads.size === 0 ? messages : messages.map(asShown),
      unread: unreadAsShown(),
      seq: cursor,
      connection,
    };
  }

  function asShown(message: SystemMessage): SystemMessage {
    return reads.has(message.mid) && !message.isRead ? { ...message, isRead: true } : message;
  }

  function unreadAsShown(): UnreadCount {
    const shown = { ...unread };
    for (const message of messages) {
      if (!reads.has(message.mid) || isReadCounted(message)) continue;
      const count = countOfKind[message.kind];
      shown.total = Math.max(0, shown.total - 1);
      if (count !== undefined) shown[count] = Math.max(0, shown[count] - 1);
    }
    return shown;
  }

  /** Whether the server's count already leaves this message out. */
  function isReadCounted(message: SystemMessage): boolean {
    return message.isRead && unreadSeq >= message.seq;
  }

  function publish(): void {
    for (const message of messages) if (isReadCounted(message)) reads.delete(message.mid);
    snapshot = takeSnapshot();
    for (const listener of [...listeners]) listener();
  }

  function merge(arrived: readonly SystemMessage[]): SystemMessage[] {
    if (arrived.length === 0) return [];
    const known = new Set(messages.map((message) => message.mid));
    messages = mergeMessages(messages, arrived);
    return messages.filter((message) => !known.has(message.mid) && !message.isRead);
  }

  function moveCursor(seq: number): void {
    cursor = Math.max(cursor, seq);
    while (ahead.has(cursor + 1)) cursor += 1;
    for (const seqAhead of ahead) if (seqAhead <= cursor) ahead.delete(seqAhead);
  }

  function takeUnread(seq: number, counts: UnreadCount): void {
    if (seq < unreadSeq) return;
    unread = counts;
    unreadSeq = seq;
  }

  function announce(fresh: readonly SystemMessage[]): void {
    if (fresh.length > 0) options.onNewMessages?.(fresh);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    addChanges(seqs, arrived) {
      const fresh = merge(arrived);
      for (const seq of seqs) if (seq > cursor) ahead.add(seq);
      moveCursor(cursor);
      publish();
      announce(fresh);
    },
    setUnread(seq, counts) {
      takeUnread(seq, counts);
      publish();
    },
    addUpdates(since, updates) {
      const fresh = merge(updates.messages);
      takeUnread(updates.seq, updates.unread);
      // From a later cursor than ours, what lies between is still missing.
      if (since <= cursor) moveCursor(updates.seq);
      else for (const { seq } of [...updates.messages, ...updates.events]) if (seq > cursor) ahead.add(seq);
      publish();
      announce(fresh);
    },
    setConnection(next) {
      if (JSON.stringify(next) === JSON.stringify(connection)) return;
      connection = next;
      publish();
    },
    markRead(mid) {
      const underWay = reads.get(mid);
      if (underWay !== undefined) return underWay;
      if (messages.some((message) => message.mid === mid && message.isRead)) return Promise.resolve();
      const call = Promise.resolve()
        .then(() => options.markRead?.(mid))
        .catch((error: unknown) => {
          reads.delete(mid);
          publish();
          throw error;
        });
      reads.set(mid, call);
      publish();
      return call;
    },
  };
}
