import { isCoveredBy, mergeBulkReads } from '@tutor/rules/messages/bulk-read';
import { mergeMessages } from '@tutor/rules/messages/merge-messages';
import {
  type BulkChange,
  type BulkRead,
  cursorBeyondAll,
  type MessageChange,
  type MessageUpdates,
  type ReadFilter,
  type SystemMessage,
  type UnreadCount,
} from '@tutor/rules/messages/message';
import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import { minutes } from '@tutor/rules/time/durations';
import type { ConnectionState } from './connection-state.ts';
import { asServed, asShown, noReadState, type ReadFact, type ReadState } from './read-state.ts';

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

/** What a page was rendered with, or was left with by news that have ended. */
export interface InitialNews {
  /** The cursor; undefined where it could not be had. What is new then begins with the first answer. */
  seq?: number | undefined;
  unread: UnreadCount;
  messages?: readonly SystemMessage[] | undefined;
  reads?: Pick<ReadState, 'facts' | 'bulkReads'> | undefined;
  /** Which change the counts are as of, where it is beyond the cursor. */
  unreadSeq?: number | undefined;
  /** Numbers beyond the cursor that count as known: of what the tutor has done here, or the page has asked for by itself. */
  confirmed?: readonly number[] | undefined;
  /** When that was by the service's clock, in epoch milliseconds: a message that was sent before is not new. */
  servedAt?: number | undefined;
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

/** How the server is told. Each resolves with what changed there, or with nothing where it does not say. */
export interface ReadCalls {
  markRead?: ((mid: number) => Promise<MessageChange | undefined>) | undefined;
  markUnread?: ((mid: number) => Promise<MessageChange | undefined>) | undefined;
  /** Without a watermark the cursor is not known yet: up to the present one. */
  markAllRead?: ((bulk: ReadFilter & { upTo: number | undefined }) => Promise<BulkChange>) | undefined;
  undoMarkAllRead?: ((seq: number) => Promise<BulkChange>) | undefined;
}

export interface MessageStoreOptions extends ReadCalls {
  initial: InitialNews;
  /** Fetches what changed, where an answer did not say it; resolves when that is in, or cannot be had. */
  settle?: (() => Promise<void>) | undefined;
  /** Unread messages that came since the page was rendered; one that was marked as unread again is none. */
  onNewMessages?: ((messages: readonly SystemMessage[]) => void) | undefined;
}

/** A person's wish for one message, on its way. */
interface Wish {
  isRead: boolean;
  call: Promise<void>;
  /** The server has agreed; what remains is to hear of it. */
  isAgreed: boolean;
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
  /** Messages that only pages know, as far as somebody acted on them. */
  const learnt = new Map<number, ReadFact>(initial.reads?.facts);
  let bulkReads: readonly BulkRead[] = initial.reads?.bulkReads ?? [];
  let newest: SystemMessage | undefined;
  let unread = initial.unread;
  let unreadSeq = initial.unreadSeq ?? initial.seq ?? 0;
  let cursor = initial.seq ?? 0;
  let isCursorKnown = initial.seq !== undefined;
  let connection: ConnectionState = { status: 'idle' };
  /** Changes beyond the cursor that are in already; the cursor passes them once the ones between are in. */
  const ahead = new Set<number>();
  /** Numbers beyond the cursor that the server gave to what a person did here; their push is still to come. */
  const confirmed = new Set<number>(initial.confirmed);
  /** Events that wait for what lies between the cursor and them. */
  let held: { seqs: readonly number[]; messages: readonly SystemMessage[] }[] = [];
  const wishes = new Map<number, Wish>();
  let pendingBulks: readonly (ReadFilter & { upTo: number })[] = [];
  const listeners = new Set<() => void>();
  let snapshot = takeSnapshot();

  function takeSnapshot(): RealtimeSnapshot {
    const reads = readState();
    return {
      messages: reads === noReadState ? messages : messages.map((message) => asShown(message, reads)),
      newest,
      unread: unreadAsShown(reads),
      seq: cursor,
      connection,
      reads,
    };
  }

  function readState(): ReadState {
    if (messages.length === 0 && learnt.size === 0 && bulkReads.length + pendingBulks.length + wishes.size === 0) {
      return noReadState;
    }
    const facts = new Map<number, ReadFact>(learnt);
    for (const message of messages) {
      if ((facts.get(message.mid)?.seq ?? -1) <= message.seq) facts.set(message.mid, message);
    }
    return {
      facts,
      bulkReads,
      pendingBulks,
      pendingReads: new Map([...wishes].map(([mid, { isRead }]) => [mid, isRead])),
    };
  }

  function unreadAsShown(reads: ReadState): UnreadCount {
    const shown = { ...unread };
    for (const [mid, { isRead }] of wishes) {
      const served = findServed(mid);
      if (served === undefined || isCounted(served, isRead)) continue;
      const count = countOfKind[served.kind];
      const change = isRead ? -1 : 1;
      shown.total = Math.max(0, shown.total + change);
      if (count !== undefined) shown[count] = Math.max(0, shown[count] + change);
    }
    for (const bulk of pendingBulks) lowerBy(shown, bulk, reads);
    return shown;
  }

  /** Counts as they will be: what the filter covers goes, but for what came later or waits for its own answer. */
  function lowerBy(shown: UnreadCount, bulk: ReadFilter & { upTo: number }, reads: ReadState): void {
    const isLeft = (message: ReadFact): boolean => !asShown(message, reads).isRead;
    const left = [...reads.facts.values()].filter(isLeft);
    const leftOf = (count: Exclude<keyof UnreadCount, 'total'>): number =>
      left.filter(({ kind }) => countOfKind[kind] === count).length;
    if (bulk.source !== null) {
      // The counts are not by source: what is known is taken off, the server's answer has the rest.
      const covered = [...reads.facts.values()].filter((fact) => isCoveredBy(asServed(fact, reads), bulk));
      for (const { kind } of covered) {
        const count = countOfKind[kind];
        shown.total = Math.max(0, shown.total - 1);
        if (count !== undefined) shown[count] = Math.max(0, shown[count] - 1);
      }
      return;
    }
    for (const [kind, count] of Object.entries(countOfKind)) {
      if (bulk.kind !== null && bulk.kind !== kind) continue;
      const next = Math.min(shown[count], leftOf(count));
      shown.total = Math.max(0, shown.total - (shown[count] - next));
      shown[count] = next;
    }
    if (bulk.kind === null) shown.total = Math.min(shown.total, left.length);
  }

  function findServed(mid: number): ReadFact | undefined {
    const fact = messages.find((message) => message.mid === mid) ?? learnt.get(mid);
    return fact === undefined ? undefined : asServed(fact, { facts: learnt, bulkReads });
  }

  /** Whether the server's count already reflects that a message is read, or unread. */
  function isCounted(served: ReadFact, isRead: boolean): boolean {
    return served.isRead === isRead && unreadSeq >= served.seq;
  }

  function publish(): void {
    for (const [mid, wish] of wishes) {
      const served = findServed(mid);
      if (wish.isAgreed && (served === undefined || isCounted(served, wish.isRead))) wishes.delete(mid);
    }
    snapshot = takeSnapshot();
    for (const listener of [...listeners]) listener();
  }

  function merge(arrived: readonly SystemMessage[]): SystemMessage[] {
    if (arrived.length === 0) return [];
    const known = new Set(messages.map((message) => message.mid));
    messages = mergeMessages(messages, arrived);
    return messages.filter((message) => !known.has(message.mid) && !learnt.has(message.mid) && !message.isRead);
  }

  function learn(fact: ReadFact | undefined): void {
    if (fact === undefined) return;
    const known = learnt.get(fact.mid);
    if (known === undefined || fact.seq > known.seq) learnt.set(fact.mid, { ...fact });
  }

  function moveCursor(seq: number): void {
    cursor = Math.max(cursor, seq);
    while (ahead.has(cursor + 1)) cursor += 1;
    for (const seqs of [ahead, confirmed]) for (const seqAhead of seqs) if (seqAhead <= cursor) seqs.delete(seqAhead);
  }

  /** Up to here nothing happened that this page has not heard of or done itself. */
  function watermark(): number {
    let upTo = cursor;
    while (confirmed.has(upTo + 1) || ahead.has(upTo + 1)) upTo += 1;
    return upTo;
  }

  function note(seq: number): void {
    if (seq > cursor) ahead.add(seq);
    moveCursor(cursor);
  }

  /** Takes in what now joins on to the cursor, and returns the new unread messages in it. */
  function takeHeld(): SystemMessage[] {
    const fresh: SystemMessage[] = [];
    for (let next = findJoining(); next !== undefined; next = findJoining()) {
      held = held.filter((one) => one !== next);
      fresh.push(...take(next.seqs, next.messages));
    }
    return fresh;
  }

  function findJoining(): (typeof held)[number] | undefined {
    return held.find(({ seqs }) => joinsOn(seqs));
  }

  /** Whether nothing is missing between the cursor and the first of these numbers. */
  function joinsOn(seqs: readonly number[]): boolean {
    return seqs.length === 0 || Math.min(...seqs) <= cursor + 1;
  }

  function take(seqs: readonly number[], arrived: readonly SystemMessage[]): SystemMessage[] {
    const fresh = merge(arrived);
    for (const seq of seqs) note(seq);
    return fresh;
  }

  function takeUnread(seq: number, counts: UnreadCount): void {
    if (seq < unreadSeq) return;
    unread = counts;
    unreadSeq = seq;
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
    return !isOld && findServed(mid)?.isRead === false;
  }

  /** The server's own word on one message, ahead of the push that says the same. */
  function confirm(mid: number, isRead: boolean, { seq, unread: counts }: MessageChange): void {
    const served = findServed(mid);
    if (served !== undefined && seq > served.seq) {
      const change = { isRead, seq };
      if (messages.some((message) => message.mid === mid)) {
        messages = messages.map((message) => (message.mid === mid ? { ...message, ...change } : message));
      } else learnt.set(mid, { ...served, ...change });
      // The cursor stays: the number may be that of a 'mark all as read' that we have not heard of.
    }
    if (seq > cursor) confirmed.add(seq);
    takeUnread(seq, counts);
  }

  /** The server's own word on a 'mark all as read' or its taking back. */
  function takeBulk({ bulk, seq, unread: counts }: BulkChange): void {
    if (bulk !== null) {
      bulkReads = mergeBulkReads(bulkReads, [bulk]);
      note(bulk.seq);
      if (bulk.undoneSeq !== null) note(bulk.undoneSeq);
    }
    takeUnread(seq, counts);
    announce(takeHeld());
  }

  /** From here on the server's word stands alone. */
  function forget(mid: number, wish: Wish): void {
    if (wishes.get(mid) === wish) wishes.delete(mid);
    publish();
  }

  function setRead(mid: number, isRead: boolean, known: ReadFact | undefined): Promise<void> {
    learn(known);
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
            publish();
            void options.settle?.().then(() => forget(mid, wish));
            return;
          }
          confirm(mid, isRead, change);
          forget(mid, wish);
        },
        (error: unknown) => {
          forget(mid, wish);
          throw error;
        },
      );
    const wish: Wish = { isRead, call, isAgreed: false };
    wishes.set(mid, wish);
    publish();
    return call;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    getLast() {
      const { facts } = readState();
      return {
        ...initial,
        seq: isCursorKnown ? cursor : undefined,
        unread,
        unreadSeq,
        messages,
        reads: { facts, bulkReads },
        confirmed: [...ahead, ...confirmed],
      };
    },
    since: () => (isCursorKnown ? cursor : cursorBeyondAll),
    addChanges(seqs, arrived) {
      if (!joinsOn(seqs)) {
        held.push({ seqs, messages: arrived });
        return;
      }
      const fresh = [...take(seqs, arrived), ...takeHeld()];
      announce(fresh);
    },
    releaseHeld() {
      if (held.length === 0) return;
      const fresh = held.flatMap(({ seqs, messages: arrived }) => take(seqs, arrived));
      held = [];
      announce(fresh);
    },
    setUnread(seq, counts) {
      takeUnread(seq, counts);
      publish();
    },
    addUpdates(since, updates) {
      const fresh = merge(updates.messages);
      bulkReads = mergeBulkReads(bulkReads, updates.bulkReads);
      takeUnread(updates.seq, updates.unread);
      const isFirst = !isCursorKnown && since === cursorBeyondAll;
      if (isFirst) isCursorKnown = true;
      // From a later cursor than ours, what lies between is still missing.
      if (since <= cursor || isFirst) moveCursor(updates.seq);
      else for (const { seq } of [...updates.messages, ...updates.events]) if (seq > cursor) ahead.add(seq);
      moveCursor(cursor);
      fresh.push(...takeHeld());
      announce(fresh);
    },
    setConnection(next) {
      if (JSON.stringify(next) === JSON.stringify(connection)) return;
      connection = next;
      publish();
    },
    markRead: (mid, known) => setRead(mid, true, known),
    markUnread: (mid, known) => setRead(mid, false, known),
    async markAllRead({ kind, source }) {
      let pending = { kind, source, upTo: watermark() };
      pendingBulks = [...pendingBulks, pending];
      publish();
      try {
        // What was marked by itself a moment ago is marked first, and is then covered like the rest.
        if (wishes.size > 0) {
          await Promise.allSettled([...wishes.values()].map(({ call }) => call));
          const later = { ...pending, upTo: watermark() };
          pendingBulks = pendingBulks.map((bulk) => (bulk === pending ? later : bulk));
          pending = later;
        }
        const change = await options.markAllRead?.({ ...pending, upTo: isCursorKnown ? pending.upTo : undefined });
        if (change !== undefined) takeBulk(change);
        return change;
      } finally {
        pendingBulks = pendingBulks.filter((bulk) => bulk !== pending);
        publish();
      }
    },
    async undoMarkAllRead(bulk) {
      const change = await options.undoMarkAllRead?.(bulk.seq);
      if (change === undefined) return;
      takeBulk(change);
    },
  };
}
