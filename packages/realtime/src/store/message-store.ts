import { mergeMessages } from '@tutor/rules/messages/merge-messages';
import type {
  BulkChange,
  BulkRead,
  MessageChange,
  MessageUpdates,
  ReadFilter,
  SystemMessage,
  UnreadCount,
} from '@tutor/rules/messages/message';
import { minutes } from '@tutor/rules/time/durations';
import type { ConnectionState } from '../connection/connection-state.ts';
import { createBulkMarks } from './bulk-marks.ts';
import { createCursor } from './cursor.ts';
import { createHeldEvents } from './held-events.ts';
import type { InitialNews } from './initial-news.ts';
import type { ReadCalls } from './read-calls.ts';
import { asShown, noReadState, type ReadFact, type ReadState } from './read-state.ts';
import { createServedMessages } from './served-messages.ts';
import { createSingleMarks } from './single-marks.ts';
import { createUnreadCounts } from './unread-counts.ts';

export interface RealtimeSnapshot {
  /** Newest sent first. */
  messages: readonly SystemMessage[];
  /** The last new message that was told. */
  newest: SystemMessage | undefined;
  unread: UnreadCount;
  /** Every change up to this cursor is in. */
  seq: number;
  connection: ConnectionState;
  /** For messages that a page fetched by itself: see `asShown`. */
  reads: ReadState;
}

/** A message can have been on its way when the page was rendered: better told once too often than not at all. */
const sendingMaxMs = minutes(1);

/** What a screen sees; made for React's useSyncExternalStore. A snapshot is replaced, never changed. */
export interface MessageStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): RealtimeSnapshot;
  /** What news that start anew go on from. */
  getLast(): InitialNews;
  /**
   * Shows a message as read at once and tells the server; shown as before when that is refused (then rejects).
   * Asked for again while under way, it is the same call; of a read message it is nothing.
   * `known` is the message where a page fetched it by itself, so that the counts follow at once too.
   */
  markRead(mid: number, known?: ReadFact): Promise<void>;
  /** The same the other way round. Of two wishes for one message the second is sent after the first. */
  markUnread(mid: number, known?: ReadFact): Promise<void>;
  /**
   * Shows every message of the filter as read and tells the server, with a watermark: what this page has not heard of yet
   * stays unread. Resolves with what the server did, whose `bulk` can be taken back.
   */
  markAllRead(filter: ReadFilter): Promise<BulkChange | undefined>;
  /** Takes a 'mark all as read' back. */
  undoMarkAllRead(bulk: BulkRead): Promise<void>;
}

/** The side that the connection feeds. Whatever arrives may be late, doubled or out of order. */
export interface MessageIntake {
  /** Where a catch-up begins: at the cursor; beyond every change while there is none. */
  since(): number;
  /**
   * An event came: the changes with these numbers are in, the messages among them. Where it does not join on to the
   * cursor, it waits for what lies between, so that news come in in their order.
   */
  addChanges(seqs: readonly number[], messages: readonly SystemMessage[]): void;
  /** What lies between cannot be had for now: what waits for it is shown all the same. */
  releaseHeld(): void;
  /** The server's unread counts as of its cursor `seq`. */
  setUnread(seq: number, unread: UnreadCount): void;
  /** The answer to a catch-up from `since`: all changes up to its own cursor. */
  addUpdates(since: number, updates: MessageUpdates): void;
  setConnection(connection: ConnectionState): void;
}

export interface MessageStoreOptions extends ReadCalls {
  initial: InitialNews;
  /** Fetches what changed, where an answer did not say it; resolves when that is in, or cannot be had. */
  settle?: (() => Promise<void>) | undefined;
  /** Unread messages that came since the page was rendered; one that was marked as unread again is none. */
  onNewMessages?: ((messages: readonly SystemMessage[]) => void) | undefined;
}

/**
 * The server's word (messages, counts, how far they are in) is kept apart from what a person did and it has not confirmed: the
 * snapshot lays the one over the other.
 */
export function createMessageStore(options: MessageStoreOptions): MessageStore & MessageIntake {
  const { initial } = options;
  const served = createServedMessages(initial);
  const counts = createUnreadCounts(initial);
  const cursor = createCursor(initial);
  const held = createHeldEvents(cursor);
  const singles = createSingleMarks({
    ...options,
    findServed: served.find,
    isCounted: counts.isCounted,
    onConfirmed: takeSingle,
    onChange: publish,
  });
  const bulks = createBulkMarks({
    ...options,
    cursor,
    whenSinglesDone: () => (singles.pending().size > 0 ? singles.whenDone() : undefined),
    onConfirmed: takeBulk,
    onChange: publish,
  });
  let newest: SystemMessage | undefined;
  let connection: ConnectionState = { status: 'idle' };
  const listeners = new Set<() => void>();
  let snapshot = takeSnapshot();

  function takeSnapshot(): RealtimeSnapshot {
    const messages = served.list();
    const reads = readState();
    return {
      messages: reads === noReadState ? messages : messages.map((message) => asShown(message, reads)),
      newest,
      unread: counts.asShown(reads, served.find),
      seq: cursor.seq(),
      connection,
      reads,
    };
  }

  function readState(): ReadState {
    const told = served.reads();
    const pendingBulks = bulks.pending();
    const pendingReads = singles.pending();
    if (told.facts.size + told.bulkReads.length + pendingBulks.length + pendingReads.size === 0) return noReadState;
    return { ...told, pendingBulks, pendingReads };
  }

  function publish(): void {
    singles.dropHeard();
    snapshot = takeSnapshot();
    for (const listener of [...listeners]) listener();
  }

  /** Takes an event in, and returns the new unread messages in it. */
  function take(seqs: readonly number[], messages: readonly SystemMessage[]): SystemMessage[] {
    const fresh = served.merge(messages);
    for (const seq of seqs) cursor.note(seq);
    return fresh;
  }

  /** Takes in what now joins on to the cursor. */
  function takeHeld(): SystemMessage[] {
    const fresh: SystemMessage[] = [];
    for (let next = held.takeJoining(); next !== undefined; next = held.takeJoining()) {
      fresh.push(...take(next.seqs, next.messages));
    }
    return fresh;
  }

  /** Shows what came in, and tells the new ones of the messages that were not known before. */
  function announce(fresh: readonly SystemMessage[]): void {
    const news = fresh.filter(isNews);
    newest = mergeMessages([], news)[0] ?? newest;
    publish();
    if (news.length > 0) options.onNewMessages?.(news);
  }

  /** What was sent and read elsewhere before it was heard of here is no news, nor is an old message that changed. */
  function isNews({ mid, sentTime, seq }: SystemMessage): boolean {
    // What was on the page comes again where another tab catches up from further back.
    const isOld =
      seq <= (initial.seq ?? 0) ||
      (initial.servedAt !== undefined && Date.parse(sentTime) < initial.servedAt - sendingMaxMs);
    return !isOld && served.find(mid)?.isRead === false;
  }

  /** The cursor stays: the number may be that of a 'mark all as read' that we have not heard of. */
  function takeSingle(mid: number, isRead: boolean, { seq, unread }: MessageChange): void {
    served.setRead(mid, { isRead, seq });
    cursor.confirm(seq);
    counts.take(seq, unread);
  }

  function takeBulk({ bulk, seq, unread }: BulkChange): void {
    if (bulk !== null) {
      served.mergeBulkReads([bulk]);
      cursor.note(bulk.seq);
      if (bulk.undoneSeq !== null) cursor.note(bulk.undoneSeq);
    }
    counts.take(seq, unread);
    announce(takeHeld());
  }

  function setRead(mid: number, isRead: boolean, known: ReadFact | undefined): Promise<void> {
    if (known !== undefined) served.learn(known);
    return singles.set(mid, isRead);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    getLast: () => ({
      ...initial,
      ...counts.served(),
      seq: cursor.isKnown() ? cursor.seq() : undefined,
      messages: served.list(),
      reads: served.reads(),
      confirmed: cursor.beyond(),
    }),
    since: cursor.since,
    addChanges(seqs, messages) {
      if (cursor.isJoinedBy(seqs)) announce([...take(seqs, messages), ...takeHeld()]);
      else held.hold({ seqs, messages });
    },
    releaseHeld() {
      const all = held.takeAll();
      if (all.length > 0) announce(all.flatMap(({ seqs, messages }) => take(seqs, messages)));
    },
    setUnread(seq, unread) {
      counts.take(seq, unread);
      publish();
    },
    addUpdates(since, { seq, messages, events, bulkReads, unread }) {
      const fresh = served.merge(messages);
      served.mergeBulkReads(bulkReads);
      counts.take(seq, unread);
      cursor.catchUp(
        since,
        seq,
        [...messages, ...events].map((change) => change.seq),
      );
      announce([...fresh, ...takeHeld()]);
    },
    setConnection(next) {
      if (JSON.stringify(next) === JSON.stringify(connection)) return;
      connection = next;
      publish();
    },
    markRead: (mid, known) => setRead(mid, true, known),
    markUnread: (mid, known) => setRead(mid, false, known),
    markAllRead: bulks.mark,
    undoMarkAllRead: bulks.undo,
  };
}
