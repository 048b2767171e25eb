import type { WireEntry } from '@tutor/rules/chat/chat-entry';
import { attemptTimeoutMs } from '@tutor/rules/realtime/policy';
import { seconds } from '@tutor/rules/time/durations';
import { withinDeadline } from '../browser/deadline.ts';
import { randomUuid } from '../browser/random-uuid.ts';
import type { Timers } from '../browser/timers.ts';
import { type Outbox, type OutboxOptions, type SendTools, startOutbox } from '../outbox/outbox.ts';
import type { OutboxItem, OutboxStatus } from '../outbox/outbox-item.ts';
import type { OutboxEntry } from '../outbox/outbox-view.ts';
import type { SendOutcome } from '../outbox/send-outcome.ts';
import { RefusedError, SessionGoneError, TooFastError } from '../service/answer.ts';
import type { ChatAsks } from './chat-asks.ts';
import type { ChatPayload } from './chat-payload.ts';
import { sendReply } from './chat-replies.ts';

/** A line of one's own that the log does not have yet. */
export interface OwnLine {
  kind: 'own';
  /** Its `clientId` in the log later on. */
  key: string;
  payload: ChatPayload;
  status: OutboxStatus;
  /** Why it failed, or waits, in words. */
  message: string | undefined;
  /** Whether an attempt has ended without an answer. */
  isDelayed: boolean;
  /** Of the upload, 0 to 100, in the tab that does it. */
  progress: number | undefined;
  /** By this browser's clock: shown until the service has said when. */
  addedAtMs: number;
}

export interface OwnLinesOptions
  extends Pick<OutboxOptions<ChatPayload>, 'store' | 'environment' | 'page' | 'isOnline' | 'onSignedOut'> {
  personId: number;
  calls: Pick<ChatAsks, 'send' | 'uploadFile'>;
  timers: Timers;
  /** The service has taken one, and answered with its entry. */
  onTaken: (entry: WireEntry) => void;
  onChange: () => void;
}

/** What one has said and the log does not have yet: kept in the browser, sent in order, shown last. */
export interface OwnLines {
  /** In order; the same array until something changes. */
  linesOf: (conversationId: number) => readonly OwnLine[];
  /** Shows it at once, keeps it, and sends it. Gives its key once it is kept; rejects where it cannot be. */
  add: (payload: ChatPayload) => Promise<string>;
  /** Entries that came from the service, whatever the way: those of one's own are no longer shown here. */
  arrive: (entries: readonly WireEntry[]) => void;
  retry: (key?: string) => Promise<void>;
  discard: (key: string) => Promise<void>;
  stop: () => void;
}

/** Other tabs have the entry by then. */
const sentKeptMs = seconds(30);
const none: readonly OwnLine[] = [];

export function createOwnLines(options: OwnLinesOptions): OwnLines {
  const { personId, calls, timers, onChange, onTaken } = options;
  /** Shown before the browser's storage has them. */
  const keeping = new Map<string, OwnLine>();
  const arrived = new Set<string>();
  let byConversation: ReadonlyMap<number, readonly OwnLine[]> = new Map();
  let lastTappedAtMs = 0;
  let adding: Promise<unknown> = Promise.resolve();

  const outbox: Outbox<ChatPayload> = startOutbox<ChatPayload>({
    ...options,
    scope: `chat-outbox:${personId}`,
    sentKeptMs,
    send,
  });
  const unsubscribe = outbox.subscribe(show);

  function show(): void {
    const next = new Map<number, OwnLine[]>();
    const kept = outbox.getSnapshot();
    for (const { key } of kept) keeping.delete(key);
    for (const line of [...kept.map(asLine), ...keeping.values()]) {
      if (arrived.has(line.key)) continue;
      const { conversationId } = line.payload;
      next.set(conversationId, [...(next.get(conversationId) ?? []), line]);
    }
    byConversation = next;
    onChange();
  }

  async function send(item: OutboxItem<ChatPayload>, tools: SendTools<ChatPayload>): Promise<SendOutcome> {
    try {
      const { Entry: entry } = sendReply.parse(await post(item, await withFile(item, tools), tools.signal));
      if (entry.clientId !== item.key) return { kind: 'unknown' };
      onTaken(entry);
      return { kind: 'taken', message: '' };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  /** With the file uploaded, where there is one; a later attempt is spared it. */
  async function withFile(
    { key, attempts, payload }: OutboxItem<ChatPayload>,
    { save, onProgress, signal }: SendTools<ChatPayload>,
  ): Promise<ChatPayload> {
    const { file, path } = payload;
    if (file === undefined || path !== undefined) return payload;
    const order = { key, file, isResumed: attempts > 0 };
    const uploaded = { ...payload, path: await calls.uploadFile(order, { onProgress, signal }) };
    await save(uploaded);
    return uploaded;
  }

  function post({ key }: OutboxItem<ChatPayload>, payload: ChatPayload, signal: AbortSignal): Promise<unknown> {
    const { conversationId, text, path, forward, quote, mentions, mentionsAll } = payload;
    const body = {
      ConversationId: conversationId,
      ClientId: key,
      ...(text === undefined || forward !== undefined ? {} : { Text: text }),
      ...(path === undefined ? {} : { FilePath: path }),
      ...(forward === undefined ? {} : { Forward: { ConversationId: forward.conversationId, Seq: forward.seq } }),
      ...(quote === undefined ? {} : { Quote: quote }),
      ...(mentions.length === 0 ? {} : { Mentions: [...mentions] }),
      ...(mentionsAll ? { MentionsAll: true } : {}),
    };
    return withinDeadline({ timers, timeoutMs: attemptTimeoutMs, signal }, (ending) => calls.send(body, ending));
  }

  /** Later than all others of this person, also where the clock was set back since. */
  function nextTap(): number {
    const known = outbox.getSnapshot().map(({ tappedAtMs }) => tappedAtMs);
    lastTappedAtMs = Math.max(timers.now(), lastTappedAtMs + 1, ...known.map((at) => at + 1));
    return lastTappedAtMs;
  }

  async function add(payload: ChatPayload): Promise<string> {
    const key = randomUuid();
    keeping.set(key, {
      kind: 'own',
      key,
      payload,
      status: 'waiting',
      message: undefined,
      isDelayed: false,
      progress: undefined,
      addedAtMs: timers.now(),
    });
    show();
    // One after the other: the order in which they are kept is the order in which they are sent.
    const kept = adding.then(async () => {
      await outbox.ready;
      const item = { key, subject: key, lane: String(payload.conversationId), payload, tappedAtMs: nextTap() };
      await outbox.add(item);
    });
    adding = kept.catch(() => {});
    try {
      await kept;
      return key;
    } finally {
      if (keeping.delete(key)) show();
    }
  }

  function arrive(entries: readonly WireEntry[]): void {
    const keys = entries.flatMap(({ sender, clientId }) =>
      sender === personId && clientId !== null ? [clientId] : [],
    );
    if (keys.length === 0) return;
    const open = new Set(outbox.getSnapshot().flatMap(({ key, status }) => (status === 'sent' ? [] : [key])));
    for (const key of keys) {
      arrived.add(key);
      // A stored line never waits and has never failed, whatever an attempt has heard.
      if (open.has(key)) void outbox.settle(key).catch(() => {});
    }
    show();
  }

  return {
    linesOf: (conversationId) => byConversation.get(conversationId) ?? none,
    add,
    arrive,
    retry: outbox.retry,
    discard: outbox.discard,
    stop() {
      unsubscribe();
      outbox.stop();
    },
  };
}

function asLine(item: OutboxEntry<ChatPayload>): OwnLine {
  const { key, payload, status, message, attempts, progress, addedAtMs } = item;
  return { kind: 'own', key, payload, status, message, isDelayed: attempts > 0, progress, addedAtMs };
}

function outcomeOf(error: unknown): SendOutcome {
  if (error instanceof RefusedError) return { kind: 'refused', message: error.message };
  if (error instanceof TooFastError) return { kind: 'tooFast', message: error.message };
  if (error instanceof SessionGoneError) return { kind: 'signedOut' };
  return { kind: 'unknown' };
}
