import type { Call } from '@tutor/rules/calls/call';
import type { ChatEntry, WireEntry } from '@tutor/rules/chat/chat-entry';
import {
  type ChatEventPayload,
  chatEventNames,
  chatEventSchemas,
  joinChatMethod,
  typingMethod,
} from '@tutor/rules/chat/chat-events';
import { typingEveryMs } from '@tutor/rules/chat/chat-limits';
import { notMemberMessage } from '@tutor/rules/chat/chat-words';
import { conversationRowSchema } from '@tutor/rules/chat/conversation';
import { isMessageKind } from '@tutor/rules/chat/entry-kinds';
import { readEntry } from '@tutor/rules/chat/read-entry';
import { withNamesApart } from '@tutor/rules/chat/told-apart';
import { attemptTimeoutMs, pollIntervalMs } from '@tutor/rules/realtime/policy';
import { z } from 'zod';
import { withinDeadline } from '../browser/deadline.ts';
import { browserPage, type PageSignals } from '../browser/page-signals.ts';
import type { TabEnvironment } from '../browser/tab-environment.ts';
import { systemTimers, type Timers } from '../browser/timers.ts';
import { signalrHub } from '../connection/connection.ts';
import { createConnectionLoop } from '../connection/connection-loop.ts';
import { type HolderState, isPolled } from '../connection/connection-state.ts';
import type { OpenHub } from '../connection/hub.ts';
import { type BadEvent, readEvent } from '../connection/read-event.ts';
import type { OutboxStore } from '../outbox/outbox-item.ts';
import { SessionGoneError } from '../service/answer.ts';
import type { ChatAsks } from './chat-asks.ts';
import type { ChatPayload } from './chat-payload.ts';
import { changesReply, conversationReply, conversationsReply, entriesReply } from './chat-replies.ts';
import {
  applyEntries,
  applyMark,
  applyRead,
  type CountUnread,
  confirmRead,
  markLastRecalled,
  markStale,
  mergeRow,
  type OwnMark,
  withNames,
} from './conversation-list.ts';
import { type LogHole, unreadIn } from './conversation-log.ts';
import { type ConversationView, createRoom, type Room } from './conversation-room.ts';
import { createListKeeper, type ListFilter, type ListView } from './list-keeper.ts';
import { createOwnLines } from './own-lines.ts';
import { createReadMarks } from './read-marks.ts';
import type { Span } from './trim-log.ts';
import { createTypingWatch, type TypingPeople } from './typing-people.ts';

export interface ChatOptions {
  /** The person who is signed in, as the chat knows them. */
  personId: number;
  calls: ChatAsks;
  outboxStore: OutboxStore<ChatPayload>;
  /** Default: the chat's hub on the page's own origin. */
  openHub?: OpenHub | undefined;
  /** The answer to GetConversations that the page was rendered with; read by the client where it is left out. */
  initial?: unknown;
  /** A message of somebody else was pushed; muted conversations are silent. */
  onNews?: ((entry: WireEntry) => void) | undefined;
  /** Nobody is signed in any more, or somebody else is. Everything has stopped. */
  onSessionGone?: (() => void) | undefined;
  /** An event that does not parse; it was dropped. */
  onBadEvent?: ((bad: BadEvent) => void) | undefined;
  /** A call changed that is the person's or its group's; `undefined`: some may have changed unheard. */
  onCall?: ((call: Call | undefined) => void) | undefined;
  /** Signals to a page of this person's in a call. */
  onCallSignals?: ((signals: ChatEventPayload<'CallSignals'>) => void) | undefined;
  page?: PageSignals | undefined;
  timers?: Timers | undefined;
  environment?: TabEnvironment | undefined;
  isOnline?: (() => boolean) | undefined;
  random?: (() => number) | undefined;
}

/** What is shown beside the open conversation; the same object until something changes. */
export interface ChatSnapshot extends ListView {
  connection: HolderState;
  typing: TypingPeople;
  /** The conversation that is open. */
  openId: number | undefined;
}

export interface MessageOptions {
  /** Number of the message that it answers. */
  quote?: number | undefined;
  mentions?: readonly number[] | undefined;
  mentionsAll?: boolean | undefined;
}

/** The chat of one page, without a framework: a store, and what a person can do. */
export interface ChatClient {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => ChatSnapshot;
  /** A conversation that was opened on this page, the last ones of them; the same object until something of it changes. */
  getConversation: (conversationId: number) => ConversationView | undefined;
  openConversation: (conversationId: number) => Promise<void>;
  closeConversation: () => void;
  loadMore: () => Promise<void>;
  /** Finds conversations; undefined ends it. */
  look: (filter: ListFilter | undefined) => Promise<void>;
  lookFurther: () => Promise<void>;
  loadOlder: (conversationId: number, hole?: LogHole) => Promise<void>;
  loadNewer: (conversationId: number, hole?: LogHole) => Promise<void>;
  /** Gives the number to go to; undefined for the end. */
  jumpTo: (conversationId: number, target: number | Date | 'end') => Promise<number | undefined>;
  /** One message by its number, as it stands now; undefined where there is none. */
  readEntry: (conversationId: number, seq: number) => Promise<ChatEntry | undefined>;
  /** Numbers that a long log keeps: of the messages in sight, and of the one that has the focus. */
  noteInView: (conversationId: number, spans: readonly Span[]) => void;
  /** Shows and keeps a text, then sends it. Gives its key; rejects where it could not be kept. */
  send: (conversationId: number, text: string, options?: MessageOptions) => Promise<string>;
  sendFile: (conversationId: number, file: File, options?: Pick<MessageOptions, 'quote'>) => Promise<string>;
  /** Says a message of another conversation once more in this one; `text` says what it is while it waits. */
  forward: (conversationId: number, text: string, source: { conversationId: number; seq: number }) => Promise<string>;
  /** Tries a line of one's own again, or all that wait. */
  retry: (key?: string) => Promise<void>;
  discard: (key: string) => Promise<void>;
  /** Rejects with `RefusedError` where the service refuses. */
  recall: (conversationId: number, seq: number) => Promise<void>;
  react: (conversationId: number, seq: number, emoji: string, isOn: boolean) => Promise<void>;
  /** The person has seen everything up to a number. False where this page does not know so many yet: it is to be told again. */
  markSeen: (conversationId: number, seq: number) => boolean;
  /** Calls back with each message that is recalled, wherever it stands; gives what ends it. */
  onRecall: (listener: (conversationId: number, seq: number) => void) => () => void;
  /** The person is typing. */
  setTyping: (conversationId: number) => void;
  mute: (conversationId: number, isMuted: boolean) => Promise<void>;
  pin: (conversationId: number, isPinned: boolean) => Promise<void>;
  /** Counts as unread until it is opened again. */
  markUnread: (conversationId: number) => Promise<void>;
  /** Reads what changed. */
  refresh: () => void;
  /** Connects again after giving up. */
  retryConnection: () => void;
  stop: () => void;
}

const ignoredReply = z.unknown();

/** Conversations that stay loaded after another one is opened. */
const roomsMax = 5;

const chatHub: OpenHub = (callbacks) => signalrHub({ url: '/hubs/chat', eventNames: chatEventNames })(callbacks);

/** Starts the chat of a page. */
export function startChat(options: ChatOptions): ChatClient {
  const { personId, calls, timers = systemTimers, page = browserPage, openHub = chatHub } = options;
  const listeners = new Set<() => void>();
  const rooms = new Map<number, Room>();
  const recallListeners = new Set<(conversationId: number, seq: number) => void>();
  const stopping = new AbortController();
  let connection: HolderState = { status: 'idle' };
  let openId: number | undefined;
  let snapshot: ChatSnapshot | undefined;
  let isChanged = false;
  let together = 0;

  function change(): void {
    snapshot = undefined;
    isChanged = true;
    if (together === 0) tellListeners();
  }

  function tellListeners(): void {
    if (!isChanged || stopping.signal.aborted) return;
    isChanged = false;
    for (const listener of [...listeners]) listener();
  }

  /** What changes in here is seen at once: no screen shows a line twice, or not at all. */
  function asOne(run: () => void): void {
    together += 1;
    try {
      run();
    } finally {
      together -= 1;
      if (together === 0) tellListeners();
    }
  }

  const isLive = (): boolean => connection.status === 'live';

  /** One call, with its reply parsed. */
  async function ask<Value>(call: (signal: AbortSignal) => Promise<unknown>, schema: z.ZodType<Value>): Promise<Value> {
    const { signal } = stopping;
    try {
      return schema.parse(await withinDeadline({ timers, timeoutMs: attemptTimeoutMs, signal }, call));
    } catch (error) {
      if (error instanceof SessionGoneError) endSession();
      throw error;
    }
  }

  const list = createListKeeper({
    personId,
    timers,
    fetchPage: (body) => ask((signal) => calls.conversations(body, signal), conversationsReply),
    fetchChanges: (body) => ask((signal) => calls.changes(body, signal), changesReply),
    isLive,
    isOwing: () => marks.isOwing(),
    onGone: (conversationId) => rooms.get(conversationId)?.leave(notMemberMessage),
    onChange: change,
  });

  const own = createOwnLines({
    personId,
    calls,
    timers,
    store: options.outboxStore,
    environment: options.environment,
    page,
    isOnline: options.isOnline,
    onSignedOut: () => endSession(),
    onTaken: (entry) => takeEntries(entry.conversationId, [entry]),
    onChange: change,
  });

  const marks = createReadMarks({
    timers,
    async send(conversationId, readSeq) {
      const body = { ConversationId: conversationId, UpTo: readSeq };
      await ask((signal) => calls.read(body, signal), ignoredReply);
      list.update((known) => confirmRead(known, conversationId));
    },
    onSettled: () => list.settleTotal(),
  });

  const typing = createTypingWatch(timers, change);
  const typingToldAtMs = new Map<number, number>();

  const countUnread: CountUnread = (conversationId, after, upTo) => {
    const room = rooms.get(conversationId);
    return room === undefined ? undefined : unreadIn(room.getLog(), after, upTo, personId);
  };

  /** Entries that were pushed, or that the answer to an own message brought. */
  function takeEntries(conversationId: number, entries: readonly WireEntry[]): void {
    asOne(() => {
      rooms.get(conversationId)?.takePushed(entries);
      list.update((known) => applyEntries(known, conversationId, entries));
      own.arrive(entries);
      for (const entry of entries.map(readEntry)) {
        if (entry.kind !== 'recall') continue;
        for (const listener of [...recallListeners]) listener(conversationId, entry.body.target);
      }
      for (const { sender } of entries) if (sender !== null) typing.end(conversationId, sender);
    });
  }

  function tellNews({ conversationId, entries }: ChatEventPayload<'ChatEntries'>): void {
    if (list.getList().rows.get(conversationId)?.row.isMuted) return;
    for (const entry of entries) {
      if (isMessageKind(entry.kind) && entry.sender !== personId) options.onNews?.(entry);
    }
  }

  function takeRead({ conversationId, personId: reader, readSeq }: ChatEventPayload<'ChatRead'>): void {
    rooms.get(conversationId)?.takeRead(reader, readSeq);
    if (reader !== personId) return;
    marks.confirm(conversationId, readSeq);
    list.update((known) => applyRead(known, conversationId, readSeq, countUnread));
  }

  function takeEvent(name: string, payload: unknown): void {
    const parsed = readEvent(chatEventSchemas, name, payload);
    if ('bad' in parsed) {
      options.onBadEvent?.(parsed.bad);
      return;
    }
    const { event } = parsed;
    switch (event.name) {
      case 'JoinedChat':
        if (event.payload.personId !== personId) endSession();
        break;
      case 'ChatEntries':
        takeEntries(event.payload.conversationId, event.payload.entries);
        tellNews(event.payload);
        break;
      case 'ChatRead':
        takeRead(event.payload);
        break;
      case 'ChatTyping':
        if (event.payload.personId !== personId) typing.begin(event.payload.conversationId, event.payload.personId);
        break;
      case 'ChatChanged': {
        const { conversationId } = event.payload;
        list.update((known) => markStale(known, conversationId));
        void rooms.get(conversationId)?.refreshDetails();
        break;
      }
      case 'CallChanged':
        options.onCall?.(event.payload.call);
        break;
      case 'CallSignals':
        options.onCallSignals?.(event.payload);
        break;
      case 'ChatGap':
        catchUp();
    }
  }

  /** From the moment of joining on nothing is missed: now is the time to read what was. */
  function catchUp(): void {
    // The open one is brought up to date; the others are read anew when they are opened.
    for (const [id, room] of rooms) {
      if (id === openId) void room.catchUp();
      else closeRoom(id);
    }
    void list.catchUp();
    marks.sendAll();
    void own.retry();
    options.onCall?.(undefined);
  }

  const loop = createConnectionLoop({
    join: (hub) => hub.invoke(joinChatMethod),
    openHub,
    timers,
    startDelayMs: 0,
    random: options.random,
    onState(state) {
      connection = state;
      change();
    },
    onEvent: takeEvent,
    onJoined: catchUp,
    // Only a call's own answer counts as the end of the session.
    onTryFailed: () => void list.catchUp(),
  });

  function comeBack(): void {
    loop.check();
    if (connection.status === 'gaveUp') loop.retryNow();
    if (isLive() || isPolled(connection.status)) catchUp();
  }

  const cleanups = [
    page.listen({
      onVisible: comeBack,
      onHidden: marks.flush,
      onOnline: () => {
        loop.retryNow();
        comeBack();
      },
    }),
    timers.every(pollIntervalMs, () => {
      if (!page.isVisible() || !isPolled(connection.status)) return;
      catchUp();
      loop.tryOnce();
    }),
  ];

  function closeRoom(id: number): void {
    rooms.get(id)?.stop();
    rooms.delete(id);
  }

  function roomOf(conversationId: number): Room {
    const known = rooms.get(conversationId);
    // The last one that was opened goes last.
    rooms.delete(conversationId);
    const room = known ?? makeRoom(conversationId);
    rooms.set(conversationId, room);
    for (const id of [...rooms.keys()].slice(0, Math.max(0, rooms.size - roomsMax))) closeRoom(id);
    return room;
  }

  function makeRoom(id: number): Room {
    return createRoom({
      id,
      timers,
      fetchEntries: (body) => ask((signal) => calls.entries(body, signal), entriesReply),
      async fetchDetails() {
        const asked = list.getList();
        const details = await ask((signal) => calls.conversation({ ConversationId: id }, signal), conversationReply);
        list.update((known) =>
          mergeRow(withNames(known, details.members), asked, conversationRowSchema.parse(details)),
        );
        return withNamesApart(details);
      },
      onFetched: (entries, show) =>
        asOne(() => {
          own.arrive(entries);
          show();
        }),
      ownLines: () => own.linesOf(id),
      isLive,
      onChange: change,
    });
  }

  async function openConversation(conversationId: number): Promise<void> {
    const isKnown = rooms.has(conversationId);
    const room = roomOf(conversationId);
    openId = conversationId;
    change();
    const { status } = room.getView();
    const rowNow = () => list.getList().rows.get(conversationId)?.row;
    if (!isKnown || status === 'failed' || status === 'gone') await room.open(rowNow());
    // Only by being opened: who marks the one that is open wants to come back to it.
    if (openId === conversationId && rowNow()?.isMarkedUnread === true) {
      await mark(conversationId, { isMarkedUnread: false }).catch(() => {});
    }
  }

  function keepMessage(conversationId: number, payload: Partial<ChatPayload>): Promise<string> {
    return own.add({ conversationId, mentions: [], mentionsAll: false, ...payload });
  }

  async function mark(conversationId: number, change: OwnMark): Promise<void> {
    const body = {
      ConversationId: conversationId,
      ...('isMuted' in change ? { IsMuted: change.isMuted } : {}),
      ...('isPinned' in change ? { IsPinned: change.isPinned } : {}),
      ...('isMarkedUnread' in change ? { IsUnread: change.isMarkedUnread } : {}),
    };
    await ask((signal) => calls.mark(body, signal), ignoredReply);
    list.update((known) => applyMark(known, conversationId, change));
  }

  function endSession(): void {
    if (stopping.signal.aborted) return;
    end();
    options.onSessionGone?.();
  }

  /** Whoever leaves has seen what was seen a moment ago, too. */
  function stop(): void {
    if (stopping.signal.aborted) return;
    const owed = marks.owed();
    end();
    for (const [ConversationId, UpTo] of owed) {
      calls.read({ ConversationId, UpTo }, new AbortController().signal).catch(() => {});
    }
  }

  function end(): void {
    for (const cleanup of cleanups) cleanup();
    loop.stop();
    for (const room of rooms.values()) room.stop();
    list.stop();
    marks.stop();
    typing.stop();
    own.stop();
    change();
    stopping.abort();
    listeners.clear();
  }

  if (options.initial !== undefined) {
    const parsed = conversationsReply.safeParse(options.initial);
    if (parsed.success) list.begin(parsed.data);
  }
  // Shown while the connection is on its way; joining brings it up to date.
  if (list.getView().status !== 'ready') void list.catchUp();
  loop.start();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot() {
      snapshot ??= { ...list.getView(), connection, typing: typing.getSnapshot(), openId };
      return snapshot;
    },
    getConversation: (conversationId) => rooms.get(conversationId)?.getView(),
    openConversation,
    closeConversation() {
      openId = undefined;
      change();
    },
    loadMore: list.loadMore,
    look: list.look,
    lookFurther: list.lookFurther,
    loadOlder: async (conversationId, hole) => rooms.get(conversationId)?.loadOlder(hole),
    loadNewer: async (conversationId, hole) => rooms.get(conversationId)?.loadNewer(hole),
    async jumpTo(conversationId, target) {
      // An address may name a message before its conversation was opened.
      if (!rooms.has(conversationId)) await openConversation(conversationId);
      return rooms.get(conversationId)?.jumpTo(target);
    },
    async readEntry(conversationId, seq) {
      const body = { ConversationId: conversationId, After: seq - 1, Count: 1 };
      const { Entries } = await ask((signal) => calls.entries(body, signal), entriesReply);
      const found = Entries.find((entry) => entry.seq === seq);
      return found && readEntry(found);
    },
    noteInView: (conversationId, spans) => rooms.get(conversationId)?.noteInView(spans),
    send: (conversationId, text, { quote, mentions = [], mentionsAll = false } = {}) =>
      keepMessage(conversationId, { text, quote, mentions, mentionsAll }),
    sendFile: (conversationId, file, { quote } = {}) => keepMessage(conversationId, { file, quote }),
    forward: (conversationId, text, forward) => keepMessage(conversationId, { text, forward }),
    retry: own.retry,
    discard: own.discard,
    async recall(conversationId, seq) {
      const body = { ConversationId: conversationId, Seq: seq };
      await ask((signal) => calls.recall(body, signal), ignoredReply);
      rooms.get(conversationId)?.takeRecall(seq);
      list.update((known) => markLastRecalled(known, conversationId, seq));
    },
    async react(conversationId, seq, emoji, isOn) {
      const body = { ConversationId: conversationId, Seq: seq, Emoji: emoji, IsOn: isOn };
      await ask((signal) => calls.react(body, signal), ignoredReply);
    },
    markSeen(conversationId, seq) {
      const known = list.getList().rows.get(conversationId);
      const last = Math.max(known?.row.seq ?? 0, rooms.get(conversationId)?.getLog().upTo ?? 0);
      const seen = Math.min(seq, last);
      if (seen > (known?.row.readSeq ?? 0)) {
        marks.see(conversationId, seen);
        list.update((before) => applyRead(before, conversationId, seen, countUnread));
      }
      return last >= seq;
    },
    onRecall(listener) {
      recallListeners.add(listener);
      return () => recallListeners.delete(listener);
    },
    setTyping(conversationId) {
      const now = timers.now();
      const sinceMs = now - (typingToldAtMs.get(conversationId) ?? -typingEveryMs);
      if (!isLive() || (sinceMs >= 0 && sinceMs < typingEveryMs)) return;
      typingToldAtMs.set(conversationId, now);
      loop.invoke(typingMethod, conversationId).catch(() => {});
    },
    mute: (conversationId, isMuted) => mark(conversationId, { isMuted }),
    pin: (conversationId, isPinned) => mark(conversationId, { isPinned }),
    markUnread: (conversationId) => mark(conversationId, { isMarkedUnread: true }),
    refresh: catchUp,
    retryConnection: loop.retryNow,
    stop,
  };
}
