import { browserPage, type PageSignals } from '../browser/page-signals.ts';
import { randomUuid } from '../browser/random-uuid.ts';
import { holdResponsiveLock } from '../browser/responsive-lock.ts';
import { browserTabEnvironment, type TabChannel, type TabEnvironment } from '../browser/tab-environment.ts';
import { systemTimers, type Timers } from '../browser/timers.ts';
import { isOpen, type OutboxItem, type OutboxStore } from './outbox-item.ts';
import { createOutboxView, type OutboxEntry } from './outbox-view.ts';
import { changeAfter, lastRetryMs, type SendOutcome } from './send-outcome.ts';
import { createTurns, type Turns } from './turns.ts';

/** Never at once: where storage or locks fail it would go round and round. */
const leastWaitMs = 1_000;
/** What was sent stays to be seen for a while. */
export const sentKeptMs = 10 * 60_000;

/** What an attempt to send can use. */
export interface SendTools<Payload> {
  /** Keeps a part that was done, such as an uploaded photo's reference, so that the next attempt is spared it. */
  save: (payload: Payload) => Promise<void>;
  /** 0 to 100, for whoever looks. */
  onProgress: (percent: number) => void;
  /** Aborted when the item was taken back, and with the outbox. */
  signal: AbortSignal;
}

/** Whose outbox it is, where it is kept, and how its items are sent. */
export interface OutboxOptions<Payload> {
  /** One outbox per tutor: names its lock and channel. */
  scope: string;
  store: OutboxStore<Payload>;
  /** Sends one item. Must not reject; what does counts as 'unknown'. */
  send: (item: OutboxItem<Payload>, tools: SendTools<Payload>) => Promise<SendOutcome>;
  /** Told once when nobody is signed in any more. */
  onSignedOut?: (() => void) | undefined;
  environment?: TabEnvironment | undefined;
  page?: PageSignals | undefined;
  timers?: Timers | undefined;
  /** False only where the browser is sure that there is no line. */
  isOnline?: (() => boolean) | undefined;
}

/** What was given out of hand and is sent when the line allows, by one tab of the browser at a time. */
export interface Outbox<Payload> {
  subscribe: (listener: () => void) => () => void;
  /** In the order in which they were pressed; the same array until something changes. */
  getSnapshot: () => readonly OutboxEntry<Payload>[];
  /**
   * Keeps it first, then tries to send it. Gives its key; undefined where one on the same subject is still to be sent.
   * Rejects where it could not be kept.
   */
  add: (item: Pick<OutboxItem<Payload>, 'subject' | 'payload' | 'tappedAtMs'>) => Promise<string | undefined>;
  /** Tries an item now, a refused one too; without a key all that wait. */
  retry: (key?: string) => Promise<void>;
  /** Takes an item back, or clears a settled one away. */
  discard: (key: string) => Promise<void>;
  /** Resolves once what an earlier page kept has been read, or could not be. */
  ready: Promise<void>;
  /** Resolves once nothing is being done at this moment. */
  idle: () => Promise<void>;
  stop: () => void;
}

/**
 * Keeps what a tutor gave out of hand until the server has taken or refused it: over a bad line, a reload and a lost
 * session. Each item is stored before it is first sent, and one tab at a time sends (Web Locks), until it no longer answers;
 * where a reply was lost the item goes again with the same key, by which the server knows it.
 */
export function startOutbox<Payload>(options: OutboxOptions<Payload>): Outbox<Payload> {
  const {
    scope,
    store,
    send,
    onSignedOut,
    environment = browserTabEnvironment(),
    page = browserPage,
    timers = systemTimers,
    isOnline = () => navigator.onLine,
  } = options;
  const view = createOutboxView<Payload>();
  const stopping = new AbortController();
  /** What this tab is sending. */
  let current: { key: string; ending: AbortController } | undefined;
  let isSignedOut = false;
  let cancelTimer: (() => void) | undefined;
  const channel: TabChannel | undefined = environment.openChannel(scope, () => void refresh().then(schedule));

  async function refresh(): Promise<void> {
    const items = await store.readAll();
    // Taken back here or in another tab while it is tried again: as little of it as can be arrives.
    if (current !== undefined && !items.some(({ key }) => key === current?.key)) current.ending.abort();
    if (!stopping.signal.aborted) view.show(items);
  }

  /** After a change here: shows it, and tells the other tabs. */
  async function tell(): Promise<void> {
    try {
      channel?.post('changed');
    } catch {
      // A channel that was closed under us.
    }
    await refresh();
  }

  function schedule(): void {
    cancelTimer?.();
    cancelTimer = undefined;
    const open = view.getSnapshot().filter(isOpen);
    if (open.length === 0 || isSignedOut || stopping.signal.aborted || !isOnline()) return;
    const next = Math.min(...open.map((item) => item.nextAttemptAtMs));
    cancelTimer = timers.after(Math.max(leastWaitMs, next - timers.now()), () => void turns.ask());
  }

  function whenAlone(run: (lost: AbortSignal) => Promise<void>): Promise<void> {
    if (stopping.signal.aborted) return Promise.resolve();
    const { locks, openChannel } = environment;
    const { signal } = stopping;
    // Two tabs may send the same item at once where there are no locks, or one was frozen: its key tells the server that
    // it is one.
    if (locks === undefined) return run(signal);
    return holdResponsiveLock({ name: scope, locks, openChannel, timers, signal }, run);
  }

  /** Sends what is due; forced, all that waits. Ends where another tab took the turn over. */
  async function sendDue(isForced: boolean, lost: AbortSignal): Promise<void> {
    if (isSignedOut || !isOnline()) return refresh();
    for (const { key } of await store.readAll()) {
      // Read anew each time: another tab or the tutor may have changed it while the one before was sent.
      const item = (await store.readAll()).find((one) => one.key === key);
      if (lost.aborted || stopping.signal.aborted || isSignedOut) break;
      if (item === undefined || !isOpen(item)) continue;
      if (!isForced && item.nextAttemptAtMs > timers.now()) continue;
      await sendOne(item, lost);
    }
    await refresh();
  }

  async function sendOne(item: OutboxItem<Payload>, lost: AbortSignal): Promise<void> {
    const { key } = item;
    // Where its tab dies, or there are no locks, the others leave it alone for so long.
    const sending = { status: 'sending', nextAttemptAtMs: timers.now() + lastRetryMs } as const;
    if (!(await store.update(key, sending, isOpen))) return;
    const ending = new AbortController();
    current = { key, ending };
    await tell();
    const outcome = await send(item, {
      save: async (payload) => void (await store.update(key, { payload })),
      onProgress: (percent) => view.setProgress(key, percent),
      signal: AbortSignal.any([stopping.signal, ending.signal, lost]),
    }).catch((): SendOutcome => ({ kind: 'unknown' }));
    current = undefined;
    view.forgetProgress(key);
    const change = changeAfter(item, outcome, timers.now());
    // The tab that took the turn over sends it by now, or has had the server's word: only that word counts here.
    if (!lost.aborted || change.settledAtMs !== undefined) await store.update(key, change, isOpen);
    await tell();
    if (outcome.kind !== 'signedOut' || isSignedOut) return;
    isSignedOut = true;
    onSignedOut?.();
  }

  async function forgetOldSent(): Promise<void> {
    const before = timers.now() - sentKeptMs;
    for (const { key, status, settledAtMs = 0 } of await store.readAll()) {
      if (status === 'sent' && settledAtMs < before) await store.remove(key);
    }
  }

  const ready = forgetOldSent()
    .then(refresh)
    .catch(() => {});
  const turns: Turns = createTurns({ whenAlone, run: sendDue, onEnd: schedule, after: ready });
  const stopListening = page.listen({ onVisible: () => void turns.ask(true), onOnline: () => void turns.ask(true) });
  void turns.ask(true);

  return {
    subscribe: view.subscribe,
    getSnapshot: view.getSnapshot,
    ready,
    add: async (item) => {
      const key = randomUuid();
      const added = {
        ...item,
        key,
        addedAtMs: timers.now(),
        status: 'waiting' as const,
        // Without a line it waits from the first, also for whoever sees it once the line is back.
        attempts: isOnline() ? 0 : 1,
        nextAttemptAtMs: 0,
      };
      const isAdded = await store.add(added);
      await tell();
      if (!isAdded) return undefined;
      void turns.ask();
      return key;
    },
    retry: async (key) => {
      const item = view.getSnapshot().find((one) => one.key === key);
      if (key !== undefined && item?.status === 'failed') {
        await store.update(key, { status: 'waiting', message: undefined, settledAtMs: undefined, nextAttemptAtMs: 0 });
        await tell();
      }
      await turns.ask(true);
    },
    discard: async (key) => {
      await store.remove(key);
      await tell();
      schedule();
    },
    idle: turns.idle,
    stop: () => {
      stopping.abort();
      cancelTimer?.();
      stopListening();
      channel?.close();
      view.stop();
    },
  };
}
