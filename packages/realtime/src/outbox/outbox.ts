import { browserPage, type PageSignals } from '../browser/page-signals.ts';
import { randomUuid } from '../browser/random-uuid.ts';
import { holdResponsiveLock } from '../browser/responsive-lock.ts';
import { browserTabEnvironment, type TabChannel, type TabEnvironment } from '../browser/tab-environment.ts';
import { systemTimers, type Timers } from '../browser/timers.ts';
import { isOpen, type OutboxItem, type OutboxStore } from './outbox-item.ts';
import { createOutboxView, type OutboxEntry } from './outbox-view.ts';
import { changeAfter, lastRetryMs, type SendOutcome } from './send-outcome.ts';
import { createTurns, type Turns } from './turns.ts';

/** The turns of what has no lane. */
const noLane = '';
/** Never at once: where storage or locks fail it would go round and round. */
const leastWaitMs = 1_000;
/** What was sent stays to be seen for a while, unless its outbox says otherwise. */
export const defaultSentKeptMs = 10 * 60_000;

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
  /** How long an item that was sent stays, in milliseconds. */
  sentKeptMs?: number | undefined;
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

/** A lane's turns, and the timer of its next one. */
interface Lane {
  turns: Turns;
  cancelTimer: () => void;
}

function laneOf({ lane }: Pick<OutboxItem<unknown>, 'lane'>): string {
  return lane ?? noLane;
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
  add: (
    item: Pick<OutboxItem<Payload>, 'subject' | 'payload' | 'tappedAtMs' | 'lane'> & { key?: string },
  ) => Promise<string | undefined>;
  /** Tries an item now, a refused one too; without a key all that wait. */
  retry: (key?: string) => Promise<void>;
  /** The server's word that it has taken an item has come by another way than the reply. */
  settle: (key: string) => Promise<void>;
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
    sentKeptMs = defaultSentKeptMs,
    environment = browserTabEnvironment(),
    page = browserPage,
    timers = systemTimers,
    isOnline = () => navigator.onLine,
  } = options;
  const view = createOutboxView<Payload>();
  const stopping = new AbortController();
  /** What this tab is sending, by key. */
  const sending = new Map<string, AbortController>();
  const lanes = new Map<string, Lane>();
  let isSignedOut = false;
  const channel: TabChannel | undefined = environment.openChannel(scope, () => void refresh().then(scheduleAll));

  async function refresh(): Promise<void> {
    const items = await store.readAll();
    // Taken back here or in another tab while it is tried again: as little of it as can be arrives.
    for (const [key, ending] of sending) if (!items.some((item) => item.key === key)) ending.abort();
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

  function laneNamed(name: string): Lane {
    const known = lanes.get(name);
    if (known !== undefined) return known;
    const lane: Lane = {
      turns: createTurns({
        whenAlone: (run) => whenAlone(name, run),
        run: (isForced, lost) => sendDue(name, isForced, lost),
        onEnd: () => schedule(name),
        after: ready,
      }),
      cancelTimer: () => {},
    };
    lanes.set(name, lane);
    return lane;
  }

  function schedule(name: string): void {
    const lane = laneNamed(name);
    lane.cancelTimer();
    const open = view.getSnapshot().filter((item) => isOpen(item) && laneOf(item) === name);
    if (open.length === 0 || isSignedOut || stopping.signal.aborted || !isOnline()) return;
    // In a lane the first one is waited for.
    const due = (name === noLane ? open : open.slice(0, 1)).map((item) => item.nextAttemptAtMs);
    const waitMs = Math.max(leastWaitMs, Math.min(lastRetryMs, Math.min(...due) - timers.now()));
    lane.cancelTimer = timers.after(waitMs, () => void lane.turns.ask());
  }

  function openLanes(): string[] {
    return [...new Set(view.getSnapshot().filter(isOpen).map(laneOf))];
  }

  function scheduleAll(): void {
    for (const name of openLanes()) schedule(name);
  }

  /** Tries all that waits now, whatever an earlier attempt made it wait for. */
  async function sendAll(): Promise<void> {
    const known = openLanes();
    const asked = askLanes(known);
    // Another tab may have left some in a lane that this one has not seen.
    await refresh().catch(() => {});
    await askLanes(openLanes().filter((name) => !known.includes(name)));
    await asked;
  }

  async function askLanes(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => laneNamed(name).turns.ask(true)));
  }

  function whenAlone(lane: string, run: (lost: AbortSignal) => Promise<void>): Promise<void> {
    if (stopping.signal.aborted) return Promise.resolve();
    const { locks, openChannel } = environment;
    const { signal } = stopping;
    // Two tabs may send the same item at once where there are no locks, or one was frozen: its key tells the server that
    // it is one.
    if (locks === undefined) return run(signal);
    const name = lane === noLane ? scope : `${scope}:${lane}`;
    return holdResponsiveLock({ name, locks, openChannel, timers, signal }, run);
  }

  /** Sends what is due in a lane; forced, all that waits. Ends where another tab took the turn over. */
  async function sendDue(lane: string, isForced: boolean, lost: AbortSignal): Promise<void> {
    await forgetOldSent();
    if (isSignedOut || !isOnline()) return refresh();
    const isInLane = (item: OutboxItem<Payload>): boolean => isOpen(item) && laneOf(item) === lane;
    for (const { key } of (await store.readAll()).filter(isInLane)) {
      // Read anew each time: another tab or the tutor may have changed it while the one before was sent.
      const item = (await store.readAll()).find((one) => one.key === key);
      if (lost.aborted || stopping.signal.aborted || isSignedOut) break;
      if (item === undefined || !isOpen(item)) continue;
      const waitMs = item.nextAttemptAtMs - timers.now();
      // Nothing waits for longer than the last wait: the clock was set back meanwhile.
      const isDue = isForced || waitMs <= 0 || waitMs > lastRetryMs;
      const isSettled = isDue && (await sendOne(item, lost));
      // The server must not have a later one of a lane before it.
      if (!isSettled && lane !== noLane) break;
    }
    await refresh();
  }

  /** Whether the server has taken or refused it. */
  async function sendOne(item: OutboxItem<Payload>, lost: AbortSignal): Promise<boolean> {
    const { key } = item;
    // Where its tab dies, or there are no locks, the others leave it alone for so long.
    const started = { status: 'sending', nextAttemptAtMs: timers.now() + lastRetryMs } as const;
    if (!(await store.update(key, started, isOpen))) return true;
    const ending = new AbortController();
    sending.set(key, ending);
    await tell();
    const outcome = await send(item, {
      save: async (payload) => void (await store.update(key, { payload })),
      onProgress: (percent) => view.setProgress(key, percent),
      signal: AbortSignal.any([stopping.signal, ending.signal, lost]),
    }).catch((): SendOutcome => ({ kind: 'unknown' }));
    sending.delete(key);
    view.forgetProgress(key);
    const change = changeAfter(item, outcome, timers.now());
    // The tab that took the turn over sends it by now, or has had the server's word: only that word counts here.
    if (!lost.aborted || change.settledAtMs !== undefined) await store.update(key, change, isOpen);
    await tell();
    if (outcome.kind === 'signedOut' && !isSignedOut) {
      isSignedOut = true;
      onSignedOut?.();
    }
    return change.settledAtMs !== undefined;
  }

  async function forgetOldSent(): Promise<void> {
    const before = timers.now() - sentKeptMs;
    for (const { key, status, settledAtMs = 0 } of await store.readAll()) {
      if (status === 'sent' && settledAtMs < before) await store.remove(key);
    }
  }

  const ready = forgetOldSent()
    .then(refresh)
    .then(() => void askLanes(openLanes()))
    .catch(() => {});
  const stopListening = page.listen({ onVisible: () => void sendAll(), onOnline: () => void sendAll() });

  return {
    subscribe: view.subscribe,
    getSnapshot: view.getSnapshot,
    ready,
    add: async (item) => {
      const key = item.key ?? randomUuid();
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
      void laneNamed(laneOf(added)).turns.ask();
      return key;
    },
    retry: async (key) => {
      const item = view.getSnapshot().find((one) => one.key === key);
      if (key !== undefined && item?.status === 'failed') {
        await store.update(key, { status: 'waiting', message: undefined, settledAtMs: undefined, nextAttemptAtMs: 0 });
        await tell();
      }
      await (item === undefined ? sendAll() : laneNamed(laneOf(item)).turns.ask(true));
    },
    discard: async (key) => {
      await store.remove(key);
      await tell();
      scheduleAll();
    },
    settle: async (key) => {
      const isChanged = await store.update(
        key,
        { status: 'sent', message: undefined, settledAtMs: timers.now() },
        ({ status }) => status !== 'sent',
      );
      if (!isChanged) return;
      await tell();
      // Those behind it waited for it.
      scheduleAll();
    },
    idle: async () => {
      await ready;
      await Promise.all([...lanes.values()].map(({ turns }) => turns.idle()));
    },
    stop: () => {
      stopping.abort();
      for (const { cancelTimer } of lanes.values()) cancelTimer();
      stopListening();
      channel?.close();
      view.stop();
    },
  };
}
