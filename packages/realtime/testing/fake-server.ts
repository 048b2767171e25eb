import { isCoveredBy, mayMarkUnread } from '@tutor/rules/messages/bulk-read';
import {
  type BulkChange,
  type BulkRead,
  type MessageChange,
  type MessageUpdates,
  messageUpdatesMax,
  type ReadFilter,
  type SystemMessage,
  type UnreadCount,
} from '@tutor/rules/messages/message';
import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import { type HubEventName, joinMethod } from '@tutor/rules/realtime/events';
import type { Hub, HubCallbacks, OpenHub } from '../src/connection/hub.ts';
import { SessionGoneError } from '../src/service/answer.ts';

/** Where a try stops going on: the connection is refused, or hangs without an answer. */
export type Fault = 'refuse' | 'hangOpen' | 'hangStart' | 'hangJoin' | 'refuseJoin';

interface FakeEvent {
  name: HubEventName;
  payload: unknown;
}

/** One tutor's messages on a server, with a hub whose every step a test decides. */
export class FakeServer {
  seq = 0;
  messages = new Map<number, SystemMessage>();
  /** Each message as it last changed by itself: marking all as read is one change of its own, told as such. */
  readonly own = new Map<number, SystemMessage>();
  bulkReads: BulkRead[] = [];
  /** Everything that happened, by number. */
  readonly events: { seq: number; name: HubEventName }[] = [];
  /** False: a service that tells nobody what happened while he was away, and no numbers with what it sends. */
  keepsEvents = true;
  /** Hubs that have connected and not closed. */
  readonly connected = new Set<FakeHub>();
  /** The most hubs that were connected at once, ever. */
  connectedMax = 0;
  tries = 0;
  joins: unknown[] = [];
  fetches: number[] = [];
  fetchesInFlight = 0;
  fetchesInFlightMax = 0;
  /** What happened in which order: 'join', 'joined' and 'fetch'. */
  readonly log: string[] = [];
  fault: Fault | undefined;
  fetchFault: 'fail' | 'gone' | 'hang' | undefined;
  fetchDelayMs = 0;
  /** True: events wait in `pending` until the test delivers them. */
  holdsEvents = false;
  readonly pending: { hub: FakeHub; event: FakeEvent }[] = [];

  readonly openHub: OpenHub = async (callbacks) => {
    this.tries += 1;
    if (this.fault === 'hangOpen') return new Promise(() => {});
    return new FakeHub(this, callbacks);
  };

  readonly fetchUpdates = async (since: number): Promise<MessageUpdates> => {
    this.log.push('fetch');
    this.fetches.push(since);
    this.fetchesInFlight += 1;
    this.fetchesInFlightMax = Math.max(this.fetchesInFlightMax, this.fetchesInFlight);
    try {
      if (this.fetchFault === 'hang') await new Promise(() => {});
      if (this.fetchFault === 'fail') throw new Error('unreachable');
      if (this.fetchFault === 'gone') throw new SessionGoneError('401');
      // Answered as of now; arrives later.
      const updates = this.updatesSince(since);
      if (this.fetchDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.fetchDelayMs));
      return updates;
    } finally {
      this.fetchesInFlight -= 1;
    }
  };

  updatesSince(since: number): MessageUpdates {
    const changed = [...this.own.values()].filter(({ seq }) => seq > since).sort((a, b) => a.seq - b.seq);
    const messages = changed.slice(0, messageUpdatesMax);
    const last = messages.at(-1);
    const seq = changed.length > messages.length && last ? last.seq : this.seq;
    const isNews = (at: number | null): boolean => at !== null && at > since && at <= seq;
    return {
      seq,
      messages,
      unread: this.unread(),
      events: this.keepsEvents ? this.events.filter((event) => isNews(event.seq)) : [],
      bulkReads: this.bulkReads.filter((bulk) => isNews(bulk.seq) || isNews(bulk.undoneSeq)),
    };
  }

  unread(): UnreadCount {
    const unread = [...this.messages.values()].filter((message) => !message.isRead);
    const count = (kind: MessageKind): number => unread.filter((message) => message.kind === kind).length;
    return { total: unread.length, notice: count('notice'), warn: count('warning'), remind: count('remind') };
  }

  /** The whole list as a screen shows it. */
  shown(): SystemMessage[] {
    return [...this.messages.values()].sort((a, b) => b.sentTime.localeCompare(a.sentTime) || b.mid - a.mid);
  }

  addMessage(kind: MessageKind = 'notice'): SystemMessage {
    this.seq += 1;
    const mid = this.messages.size + 1;
    const message: SystemMessage = {
      mid,
      title: `Message ${mid}`,
      content: '<p>Please read.</p>',
      remind: false,
      kind,
      sentTime: new Date(Date.UTC(2026, 10, 20) + mid * 60_000).toISOString(),
      isRead: false,
      seq: this.seq,
      source: 'system',
      refId: null,
      answer: null,
    };
    this.save(message);
    return message;
  }

  readonly markRead = (mid: number): Promise<MessageChange | undefined> => this.setRead(mid, true);

  readonly markUnread = (mid: number): Promise<MessageChange | undefined> => this.setRead(mid, false);

  readonly markAllRead = async ({
    upTo = this.seq,
    ...filter
  }: ReadFilter & { upTo: number | undefined }): Promise<BulkChange> => {
    const bulk = { ...filter, upTo };
    const covered = [...this.messages.values()].filter((message) => isCoveredBy(message, bulk));
    if (covered.length === 0) return { seq: this.seq, unread: this.unread(), count: 0, bulk: null };
    this.seq += 1;
    const made = { ...bulk, seq: this.seq, undoneSeq: null };
    this.bulkReads.push(made);
    for (const message of covered) this.messages.set(message.mid, { ...message, isRead: true, seq: this.seq });
    this.pushCount();
    return { seq: this.seq, unread: this.unread(), count: covered.length, bulk: made };
  };

  readonly undoMarkAllRead = async (seq: number): Promise<BulkChange> => {
    const made = this.bulkReads.find((bulk) => bulk.seq === seq);
    let count = 0;
    if (made !== undefined && made.undoneSeq === null) {
      this.seq += 1;
      const undone = { ...made, undoneSeq: this.seq };
      this.bulkReads = this.bulkReads.map((bulk) => (bulk === made ? undone : bulk));
      for (const message of [...this.messages.values()].filter((row) => row.seq === seq)) {
        this.messages.set(message.mid, { ...message, isRead: false, seq: this.seq });
        count += 1;
      }
      this.pushCount();
    }
    const bulk = this.bulkReads.find((known) => known.seq === seq) ?? null;
    return { seq: this.seq, unread: this.unread(), count, bulk };
  };

  /** Something of another area changed; the event says no more than that. */
  change(name: HubEventName): void {
    this.seq += 1;
    this.record(name);
    this.push(name, { seq: this.seq, ...(this.keepsEvents ? { seqs: [this.seq] } : {}) });
  }

  private async setRead(mid: number, isRead: boolean): Promise<MessageChange | undefined> {
    const message = this.messages.get(mid);
    if (message === undefined) return undefined;
    if (isRead ? !message.isRead : mayMarkUnread(message)) {
      this.seq += 1;
      this.save({ ...message, isRead, seq: this.seq });
    }
    const { seq } = this.messages.get(mid) ?? message;
    // Some services say what changed, some do not.
    return mid % 2 === 0 ? { seq, unread: this.unread() } : undefined;
  }

  private save(message: SystemMessage): void {
    this.messages.set(message.mid, message);
    this.own.set(message.mid, message);
    this.record('GetTutorSysMsg');
    this.push('GetTutorSysMsg', { seq: this.seq, items: [message] });
    this.push('GetTutorNotReadMsgCount', { seq: this.seq, ...this.unread() });
  }

  private pushCount(): void {
    this.record('GetTutorNotReadMsgCount');
    this.push('GetTutorNotReadMsgCount', { seq: this.seq, ...this.unread() });
  }

  private record(name: HubEventName): void {
    this.events.push({ name, seq: this.seq });
  }

  /** Sends an event to every joined hub. */
  push(name: HubEventName, payload: unknown): void {
    for (const hub of this.connected) {
      if (!hub.isJoined) continue;
      if (this.holdsEvents) this.pending.push({ hub, event: { name, payload } });
      else hub.callbacks.onEvent(name, payload);
    }
  }

  /** Delivers the held event at an index, if there is one and its connection still stands. */
  deliver(index: number): void {
    const [held] = this.pending.splice(index, 1);
    held?.hub.callbacks.onEvent(held.event.name, held.event.payload);
  }

  /** Cuts every connection; events on their way are lost. */
  drop(): void {
    for (const hub of [...this.connected]) hub.close();
    this.pending.length = 0;
  }
}

class FakeHub implements Hub {
  isJoined = false;
  private isOpen = false;
  readonly callbacks: HubCallbacks;
  private readonly server: FakeServer;

  constructor(server: FakeServer, callbacks: HubCallbacks) {
    this.server = server;
    this.callbacks = callbacks;
  }

  async start(): Promise<void> {
    const { server } = this;
    if (server.fault === 'refuse') throw new Error('refused');
    if (server.fault === 'hangStart') await new Promise(() => {});
    this.isOpen = true;
    server.connected.add(this);
    server.connectedMax = Math.max(server.connectedMax, server.connected.size);
  }

  async invoke(method: string, ...args: unknown[]): Promise<unknown> {
    const { server } = this;
    if (!this.isOpen) throw new Error('not connected');
    server.joins.push([method, ...args]);
    server.log.push('join');
    if (server.fault === 'hangJoin') await new Promise(() => {});
    if (server.fault === 'refuseJoin' || method !== joinMethod) throw new Error('refused');
    this.isJoined = true;
    server.log.push('joined');
    this.callbacks.onEvent('JoinTeacherNotify', { seq: server.seq, tuid: args[0] });
    return undefined;
  }

  isConnected(): boolean {
    return this.isOpen;
  }

  /** Dies without a word, as after the machine slept. */
  dieSilently(): void {
    this.isOpen = false;
    this.server.connected.delete(this);
  }

  close(): void {
    if (!this.isOpen) return;
    this.dieSilently();
    this.callbacks.onClose();
  }

  async stop(): Promise<void> {
    this.close();
  }
}
