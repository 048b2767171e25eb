import type { SystemMessage } from '@tutor/rules/messages/message';
import { type ChatNews, heardEventNames, joinMethod } from '@tutor/rules/realtime/events';
import { mayConnect, pollIntervalMs } from '@tutor/rules/realtime/policy';
import { browserPage, type PageSignals } from '../browser/page-signals.ts';
import type { TabEnvironment } from '../browser/tab-environment.ts';
import { systemTimers, type Timers } from '../browser/timers.ts';
import { type CatchUp, createCatchUp } from '../catch-up/catch-up.ts';
import { type FetchUpdates, portalUpdates } from '../catch-up/fetch-updates.ts';
import { signalrHub } from '../connection/connection.ts';
import { isPolled } from '../connection/connection-state.ts';
import type { OpenHub } from '../connection/hub.ts';
import type { HubEvent } from '../connection/hub-event.ts';
import type { BadEvent } from '../connection/read-event.ts';
import type { InitialNews } from '../store/initial-news.ts';
import { createMessageStore, type MessageStore } from '../store/message-store.ts';
import type { ReadCalls } from '../store/read-calls.ts';
import { createTabs, type Tabs } from '../tabs/tabs.ts';
import { createKnownConnection, type KnownConnection } from './known-connection.ts';
import { createNewsIntake, type NewsIntake } from './news-intake.ts';
import { createOwnConnection } from './own-connection.ts';
import { type TabData, tabDataSchema } from './tab-data.ts';

/** A pushed event that is followed by others within this time is not yet a gap. */
const gapGraceMs = 300;
/** A tab without the connection first leaves the holder the time to fetch and pass on. */
const passiveGapGraceMs = 2_000;

const tutorHub: OpenHub = (callbacks) => signalrHub({ url: '/hubs/tutor', eventNames: heardEventNames })(callbacks);

/** Who is signed in, what the page was rendered with, and who is told of news. */
export interface RealtimeOptions {
  /** The signed-in tutor; nothing starts for one that is not positive. */
  tuid: number;
  /** Whether notice push is enabled; without it news arrive by polling every 60 s. */
  isPushEnabled: boolean;
  initial: InitialNews;
  /** Everything that changed after a cursor; default `GET /messages/updates?since=`. */
  fetchUpdates?: FetchUpdates | undefined;
  /** Tell the server what was read, marked as unread, or taken back; a rejection shows it as before. */
  calls?: ReadCalls | undefined;
  /** New unread messages have arrived; in every tab. Of these one is heard: see `Sound`. */
  onNews?: ((messages: readonly SystemMessage[]) => void) | undefined;
  /**
   * What happened, in every tab, so that each can bring its own screen up to date. An event that only says that an area
   * changed is told once, pushed or missed: one that was missed while there was no connection comes with the catch-up.
   */
  onEvent?: ((event: HubEvent) => void) | undefined;
  /** The chat moved, in every tab. It is not caught up with: who joins anew asks for the count. */
  onChatNews?: ((news: ChatNews) => void) | undefined;
  /** Something happened meanwhile, and nothing says what: everything shown is to be brought up to date. */
  onGap?: (() => void) | undefined;
  /** The session is over (401). Everything has stopped. */
  onSessionGone?: (() => void) | undefined;
  /** An event that does not parse; it was dropped. */
  onBadEvent?: ((bad: BadEvent) => void) | undefined;
  /** For tests. */
  openHub?: OpenHub | undefined;
  timers?: Timers | undefined;
  page?: PageSignals | undefined;
  tabEnvironment?: TabEnvironment | undefined;
  random?: (() => number) | undefined;
}

/** Real time of one page: its store of messages and counts, and the connection behind it. */
export interface Realtime {
  store: MessageStore;
  /** Connects again after giving up; in a tab without the connection, takes it over. */
  retryNow(): void;
  /** Fetches what changed, at most one fetch in flight. */
  refresh(): void;
  /** Ends everything; another tab takes over. */
  stop(): void;
}

/** Starts real-time news for a tutor: connection or polling, shared by all tabs, into one store. */
export function startRealtime(options: RealtimeOptions): Realtime {
  const { timers = systemTimers, page = browserPage, openHub = tutorHub } = options;
  let isStopped = false;

  const store = createMessageStore({
    initial: options.initial,
    ...options.calls,
    settle: () => catchUp.request(),
    onNewMessages: (messages) => options.onNews?.(messages),
  });

  const intake: NewsIntake = createNewsIntake({
    store,
    start: options.initial.seq ?? 0,
    onReached: (seq) => catchUp.expect(seq),
    onEvent: (event) => options.onEvent?.(event),
    onGap: () => options.onGap?.(),
    onBadEvent: (bad) => options.onBadEvent?.(bad),
    onChatNews: (news) => options.onChatNews?.(news),
  });

  const catchUp: CatchUp = createCatchUp({
    fetchUpdates: options.fetchUpdates ?? portalUpdates(),
    timers,
    since: store.since,
    seq: () => store.getSnapshot().seq,
    onUpdates(since, updates) {
      intake.takeUpdates(since, updates);
      send({ kind: 'updates', since, updates });
    },
    onContact(isReached) {
      known.setReached(isReached);
      // Once it may be the line that broke, and the reconnect brings everything in its order.
      if (known.isFailingWhileLive()) store.releaseHeld();
    },
    onNothingMissing: () => store.releaseHeld(),
    onSessionGone() {
      stop();
      options.onSessionGone?.();
    },
    gapGraceMs: () => (tabs.isHolder() ? gapGraceMs : passiveGapGraceMs),
    mayRetry: () => known.status() === 'live',
  });

  const tabs: Tabs = createTabs({
    scope: `tutor-realtime:${options.tuid}`,
    isYielding: !options.isPushEnabled,
    environment: options.tabEnvironment,
    timers,
    random: options.random,
    onHold: hold,
    onRelease: release,
    onQuiet: doubt,
    onData: takeData,
  });

  const known: KnownConnection = createKnownConnection({
    isHolder: tabs.isHolder,
    now: () => timers.now(),
    onChange() {
      store.setConnection(isStopped ? { status: 'stopped' } : known.state());
      if (tabs.isHolder()) send({ kind: 'state', state: known.shared() });
    },
  });

  const connection = createOwnConnection({
    join: (hub) => hub.invoke(joinMethod, options.tuid),
    openHub: async (events) => {
      // A tab that slept may have lost the connection meanwhile: it does not reconnect.
      tabs.confirm();
      if (!tabs.isHolder()) throw new Error('another tab has the connection');
      return openHub(events);
    },
    timers,
    random: options.random,
    onState: known.setOwn,
    onEvent(name, payload) {
      intake.takeEvent(name, payload);
      send({ kind: 'event', name, payload });
    },
    onJoined: () => void catchUp.request(),
    // Only the portal's own answer counts as the end of the session.
    onUnauthorized: () => void catchUp.request(),
  });

  function send(data: TabData): void {
    tabs.post(data);
  }

  function hold(): void {
    if (mayConnect(options.isPushEnabled, options.tuid)) {
      connection.open();
      return;
    }
    known.setOwn({ status: 'polling' });
    if (options.initial.seq === undefined) void catchUp.request();
  }

  function release(): void {
    connection.close();
    known.setReleased();
    send({ kind: 'askState' });
  }

  /** The holder may be frozen: its last word no longer stands. One that only was slow says it anew. */
  function doubt(): void {
    known.setUnheard();
    send({ kind: 'askState' });
  }

  function takeData(raw: unknown): void {
    const parsed = tabDataSchema.safeParse(raw);
    if (!parsed.success || isStopped) return;
    const data = parsed.data;
    if (data.kind === 'event') intake.takeEvent(data.name, data.payload);
    if (data.kind === 'updates') {
      known.setReachedElsewhere();
      intake.takeUpdates(data.since, data.updates);
      tryWhereReached();
    }
    if (data.kind === 'askState' && tabs.isHolder()) known.tell();
    if (data.kind === 'state' && !tabs.isHolder()) known.setTold(data.state);
  }

  async function poll(): Promise<void> {
    await catchUp.request();
    tryWhereReached();
  }

  /** A poll that succeeds, here or in another tab, shows that the line is back: the hub may be, too. */
  function tryWhereReached(): void {
    if (known.state().status === 'gaveUp') connection.tryOnce();
  }

  /**
   * Brings up to date what was missed while nothing told us: hidden, asleep or without network. Whoever comes back to a
   * page that gave up finds it trying again.
   */
  function catchUpNow(): void {
    connection.check();
    if (tabs.isHolder() && known.status() === 'gaveUp') connection.retryNow();
    // While connecting on a page that never gave up, the fetch follows JoinUser: never first.
    if (known.isPolling() || known.status() === 'live') void catchUp.request();
  }

  /** Whoever looks at this tab does not wait for one that gave up, perhaps hidden. */
  function comeBack(): void {
    tabs.confirm();
    const canHelp = page.isVisible() && mayConnect(options.isPushEnabled, options.tuid);
    if (canHelp && !tabs.isHolder() && isPolled(known.status())) tabs.takeOver();
    catchUpNow();
  }

  function retryNow(): void {
    if (isStopped) return;
    if (!tabs.isHolder()) tabs.takeOver();
    else connection.retryNow();
    if (known.isPolling()) void catchUp.request();
  }

  const cleanups: (() => void)[] = [];

  function stop(): void {
    if (isStopped) return;
    isStopped = true;
    for (const cleanup of cleanups) cleanup();
    catchUp.stop();
    tabs.stop();
    store.setConnection({ status: 'stopped' });
  }

  if (Number.isInteger(options.tuid) && options.tuid > 0) {
    cleanups.push(
      page.listen({
        onVisible: comeBack,
        onOnline: () => {
          connection.retryNow();
          catchUpNow();
        },
      }),
      timers.every(pollIntervalMs, () => {
        if (page.isVisible() && known.isPolling()) void poll();
      }),
    );
    tabs.start();
  }

  return { store, retryNow, refresh: () => void catchUp.request(), stop };
}
