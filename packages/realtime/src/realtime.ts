import type { MessageUpdates, SystemMessage } from '@tutor/rules/messages/message';
import type { HubEventName } from '@tutor/rules/realtime/events';
import { mayConnect, pollIntervalMs } from '@tutor/rules/realtime/policy';
import { type CatchUp, createCatchUp } from './catch-up.ts';
import { signalrHub } from './connection.ts';
import { type ConnectionLoop, createConnectionLoop } from './connection-loop.ts';
import { type ConnectionState, type ConnectionStatus, type HolderState, isPolled } from './connection-state.ts';
import { createEventTeller } from './event-teller.ts';
import { type FetchUpdates, portalUpdates } from './fetch-updates.ts';
import type { OpenHub } from './hub.ts';
import { type BadEvent, type HubEvent, parseHubEvent } from './hub-event.ts';
import type { InitialNews } from './initial-news.ts';
import { createMessageStore, type MessageStore } from './message-store.ts';
import { browserPage, type PageSignals } from './page-signals.ts';
import type { ReadCalls } from './read-calls.ts';
import { type TabData, tabDataSchema } from './tab-data.ts';
import type { TabEnvironment } from './tab-environment.ts';
import { createTabs, type Tabs } from './tabs.ts';
import { systemTimers, type Timers } from './timers.ts';

/** A pushed event that is followed by others within this time is not yet a gap. */
const gapGraceMs = 300;
/** A tab without the connection first leaves the holder the time to fetch and pass on. */
const passiveGapGraceMs = 2_000;

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
  const { timers = systemTimers, page = browserPage } = options;
  let isStopped = false;
  /** What this tab's own connection does while it is the holder. */
  let ownState: HolderState = { status: 'idle' };
  /** What the holder told, while another tab is it. */
  let holderState: HolderState = { status: 'connecting', attempt: 1 };
  let unreachedSince: number | undefined;
  /** Given up, or without push, and not live since: news are asked for, whatever is tried meanwhile. */
  let isPolling = false;
  /** Catch-ups that failed one after the other though the connection was live all along. */
  let failedWhileLive = 0;
  let loop: ConnectionLoop | undefined;

  const store = createMessageStore({
    initial: options.initial,
    ...options.calls,
    settle: () => catchUp.request(),
    onNewMessages: (messages) => options.onNews?.(messages),
  });

  const teller = createEventTeller({
    start: options.initial.seq ?? 0,
    seq: () => store.getSnapshot().seq,
    onEvent: (event) => options.onEvent?.(event),
    onGap: () => options.onGap?.(),
  });

  const catchUp: CatchUp = createCatchUp({
    fetchUpdates: options.fetchUpdates ?? portalUpdates(),
    timers,
    since: store.since,
    seq: () => store.getSnapshot().seq,
    onUpdates(since, updates) {
      takeUpdates(since, updates);
      send({ kind: 'updates', since, updates });
    },
    onContact(isReached) {
      unreachedSince = isReached ? undefined : (unreachedSince ?? timers.now());
      failedWhileLive = isReached ? 0 : failedWhileLive + 1;
      show();
      // Once it may be the line that broke, and the reconnect brings everything in its order.
      if (failedWhileLive > 1) store.releaseHeld();
    },
    onNothingMissing: () => store.releaseHeld(),
    onSessionGone() {
      stop();
      options.onSessionGone?.();
    },
    gapGraceMs: () => (tabs.isHolder() ? gapGraceMs : passiveGapGraceMs),
    mayRetry: () => sharedStatus() === 'live',
  });

  const tabs: Tabs = createTabs({
    scope: `tutor-realtime:${options.tuid}`,
    isYielding: !options.isPushEnabled,
    environment: options.tabEnvironment,
    timers,
    random: options.random,
    onHold: hold,
    onRelease: release,
    onData: takeData,
  });

  /** The status of the browser's one connection, wherever it is. */
  function sharedStatus(): ConnectionStatus {
    return tabs.isHolder() ? ownState.status : holderState.status;
  }

  function state(): ConnectionState {
    if (isStopped) return { status: 'stopped' };
    const shown = shownState();
    return tabs.isHolder() ? shown : { status: 'closedElsewhere', holder: shown };
  }

  /** The connection's state, wherever it is; what this tab's own readings show is the greater trouble. */
  function shownState(): HolderState {
    if (isPolled(sharedStatus()) && unreachedSince !== undefined) return { status: 'offline', since: unreachedSince };
    return tabs.isHolder() ? ownState : holderState;
  }

  function show(): void {
    const status = sharedStatus();
    if (isPolled(status)) isPolling = true;
    else if (status === 'live') isPolling = false;
    if (status !== 'live') failedWhileLive = 0;
    store.setConnection(state());
    if (tabs.isHolder()) send({ kind: 'state', state: shownState() });
  }

  function send(data: TabData): void {
    tabs.post(data);
  }

  function hold(): void {
    if (!mayConnect(options.isPushEnabled, options.tuid)) {
      ownState = { status: 'polling' };
      show();
      if (options.initial.seq === undefined) void catchUp.request();
      return;
    }
    const mine = createConnectionLoop({
      tuid: options.tuid,
      openHub: options.openHub ?? signalrHub(),
      timers,
      random: options.random,
      onState(next) {
        if (loop !== mine) return;
        ownState = next;
        show();
      },
      onEvent: receive,
      onJoined: () => void catchUp.request(),
      onTryFailed(reason) {
        // Only the portal's own answer counts as the end of the session.
        if (isUnauthorized(reason)) void catchUp.request();
      },
    });
    loop = mine;
    mine.start();
  }

  function release(): void {
    const mine = loop;
    loop = undefined;
    mine?.stop();
    ownState = { status: 'idle' };
    holderState = { status: 'connecting', attempt: 1 };
    show();
    send({ kind: 'askState' });
  }

  function receive(name: HubEventName, payload: unknown): void {
    take(name, payload);
    send({ kind: 'event', name, payload });
  }

  function take(name: string, payload: unknown): void {
    const parsed = parseHubEvent(name, payload);
    if ('bad' in parsed) {
      options.onBadEvent?.(parsed.bad);
      return;
    }
    const { event } = parsed;
    if (event.name === 'GetTutorNotReadMsgCount') {
      const { seq, ...unread } = event.payload;
      store.setUnread(seq, unread);
    } else if (event.name !== 'JoinTeacherNotify') {
      const { items = [], seqs = items.map((item) => item.seq) } = event.payload;
      store.addChanges(seqs, items);
    }
    catchUp.expect(event.payload.seq);
    teller.tell(event);
  }

  function takeUpdates(since: number, updates: MessageUpdates): void {
    const known = store.getSnapshot().seq;
    store.addUpdates(since, updates);
    teller.tellMissed({ known, since, updates });
  }

  function takeData(raw: unknown): void {
    const parsed = tabDataSchema.safeParse(raw);
    if (!parsed.success || isStopped) return;
    const data = parsed.data;
    if (data.kind === 'event') take(data.name, data.payload);
    if (data.kind === 'updates') {
      // Where another tab gets an answer, this one would too: hidden, it does not ask.
      unreachedSince = undefined;
      show();
      takeUpdates(data.since, data.updates);
    }
    if (data.kind === 'askState' && tabs.isHolder()) show();
    if (data.kind === 'state' && !tabs.isHolder()) {
      holderState = data.state;
      show();
    }
  }

  /**
   * Brings up to date what was missed while nothing told us: hidden, asleep or without network. Whoever comes back to a
   * page that gave up finds it trying again.
   */
  function catchUpNow(): void {
    loop?.check();
    if (ownState.status === 'gaveUp') loop?.retryNow();
    // While connecting on a page that never gave up, the fetch follows JoinUser: never first.
    if (isPolling || sharedStatus() === 'live') void catchUp.request();
  }

  /** Whoever looks at this tab does not wait for one that gave up, perhaps hidden. */
  function comeBack(): void {
    const canHelp = page.isVisible() && mayConnect(options.isPushEnabled, options.tuid);
    if (canHelp && !tabs.isHolder() && isPolled(sharedStatus())) tabs.takeOver();
    catchUpNow();
  }

  function retryNow(): void {
    if (isStopped) return;
    if (!tabs.isHolder()) tabs.takeOver();
    else loop?.retryNow();
    if (isPolling) void catchUp.request();
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
          loop?.retryNow();
          catchUpNow();
        },
      }),
      timers.every(pollIntervalMs, () => {
        if (page.isVisible() && isPolling) void catchUp.request();
      }),
    );
    tabs.start();
  }

  return { store, retryNow, refresh: () => void catchUp.request(), stop };
}

/** SignalR tells the negotiation's HTTP status only in the message. */
function isUnauthorized(reason: unknown): boolean {
  return reason instanceof Error && /\b401\b/.test(reason.message);
}
