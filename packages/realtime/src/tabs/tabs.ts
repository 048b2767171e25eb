import { browserTabEnvironment, type TabChannel, type TabEnvironment } from '../browser/tab-environment.ts';
import { systemTimers, type Timers } from '../browser/timers.ts';
import { createOwnLock } from './own-lock.ts';
import { createSignsOfLife, settleMs } from './signs-of-life.ts';
import { createStoredClaim } from './stored-claim.ts';
import { type Claim, outranks, parseStoredClaim, type TabMessage, tabMessageSchema } from './tab-message.ts';

export interface TabsOptions {
  /** Tabs of one scope share one connection: one scope per tutor. */
  scope: string;
  /** Has nothing better than what a holder has: joins without claiming where there is one. */
  isYielding?: boolean | undefined;
  /** This tab holds the connection from now on. */
  onHold(): void;
  /** Another tab holds it from now on: close, and do not reconnect. */
  onRelease(): void;
  /** The holder did not answer a challenge: what it last told may no longer be true. */
  onQuiet(): void;
  /** Data that another tab posted. Not yet parsed. */
  onData(data: unknown): void;
  environment?: TabEnvironment | undefined;
  timers?: Timers | undefined;
  /** 0 to 1, like Math.random. */
  random?: (() => number) | undefined;
}

export interface Tabs {
  /** Joins the other tabs and takes the connection over, as every new tab does that is not yielding. */
  start(): void;
  isHolder(): boolean;
  /** After a sleep: lets go of a connection that another tab took meanwhile, or asks the holder whether it still runs. */
  confirm(): void;
  /** Sends data to every other tab. */
  post(data: unknown): void;
  /** Takes the connection over. */
  takeOver(): void;
  /** Leaves; another tab takes over. */
  stop(): void;
}

/**
 * One connection per browser (specification, core §4: a storage event closes other tabs). The newest tab claims it in
 * localStorage and over a BroadcastChannel, the former holder lets go, and when the holder ends or is frozen another tab claims.
 * Claims are totally ordered, so tabs can neither both keep the connection nor fight for it.
 */
export function createTabs(options: TabsOptions): Tabs {
  const { scope, timers = systemTimers, random = Math.random, environment = browserTabEnvironment() } = options;
  const { tabId, storage, locks } = environment;
  const lockName = (tab: string): string => `${scope}:${tab}`;
  const stored = createStoredClaim(storage, scope);
  const ownLock = locks && createOwnLock(locks, lockName(tabId));
  const life = createSignsOfLife({
    locks,
    lockName,
    canAsk: () => channel !== undefined,
    ask: (holder) => send({ type: 'ask', claim: holder }),
    onQuiet: () => options.onQuiet(),
    onEnded: succeed,
    timers,
    random,
  });

  let phase: 'new' | 'joined' | 'away' | 'stopped' = 'new';
  /** The highest claim seen. */
  let current: Claim | undefined;
  let isHolding = false;
  let isLocked = false;
  /** True only after the claim that a starting tab makes: it alone may claim once more when its term was too low. */
  let mayReclaim = false;
  let cancelTelling: (() => void) | undefined;
  let channel: TabChannel | undefined;
  const cleanups: (() => void)[] = [];

  function send(message: TabMessage): void {
    try {
      channel?.post(message);
    } catch {
      // A channel that was closed under us; the tab carries on alone.
    }
  }

  function claim(): void {
    const known = [current, stored.read()].filter((one) => one !== undefined);
    const mine: Claim = { tab: tabId, term: Math.max(0, ...known.map((one) => one.term)) + 1, isLocked };
    current = mine;
    stored.write(mine);
    send({ type: 'claim', claim: mine });
    life.stop();
    if (isHolding) return;
    isHolding = true;
    options.onHold();
  }

  function enter(): void {
    const holder = options.isYielding ? stored.read() : undefined;
    if (holder === undefined) {
      claim();
      return;
    }
    // One that has ended is succeeded at once where there are locks.
    follow(holder);
    options.onRelease();
  }

  function hear(heard: Claim): void {
    if (phase !== 'joined' || heard.tab === tabId) return;
    if (current === undefined || outranks(heard, current)) follow(heard);
    else if (isHolding) tellThatHeld();
  }

  /** Most lower claims are late or simultaneous ones, whose tabs hear of us anyway: only after a while is it told. */
  function tellThatHeld(): void {
    cancelTelling ??= timers.after(settleMs, () => {
      cancelTelling = undefined;
      if (isHolding && current !== undefined) send({ type: 'held', claim: current });
    });
  }

  function follow(holder: Claim): void {
    current = holder;
    life.watch(holder);
    if (!isHolding) return;
    isHolding = false;
    options.onRelease();
  }

  /** The holder has ended: claims, unless another tab was faster. */
  function succeed(holder: Claim): void {
    if (phase !== 'joined' || isHolding || current?.tab !== holder.tab) return;
    const other = stored.read();
    if (other !== undefined && other.tab !== tabId && outranks(other, holder)) follow(other);
    else {
      mayReclaim = false;
      claim();
    }
  }

  function onMessage(raw: unknown): void {
    const parsed = tabMessageSchema.safeParse(raw);
    if (!parsed.success || phase !== 'joined') return;
    const message = parsed.data;
    if (message.type === 'data') {
      options.onData(message.data);
      return;
    }
    if (message.type === 'held' && isHolding && mayReclaim && outranks(message.claim, current ?? message.claim)) {
      // We are the newer tab and only lacked the term: once, so that nobody can be made to fight.
      mayReclaim = false;
      current = message.claim;
      claim();
      return;
    }
    hear(message.claim);
    const isFromHolder = !isHolding && message.claim.tab === current?.tab;
    if (message.type === 'ask' && isHolding && current !== undefined) send({ type: 'here', claim: current });
    if (message.type === 'here' && isFromHolder) life.hearAnswer();
    if (message.type === 'bye' && isFromHolder) life.hearGoodbye(message.claim);
  }

  function confirm(): void {
    if (phase !== 'joined') return;
    const newest = stored.read();
    if (newest !== undefined && newest.tab !== tabId && (current === undefined || outranks(newest, current))) {
      follow(newest);
    }
    life.challenge();
  }

  /** Keeps this tab's own lock for as long as it lives. Others take a tab without it for ended, so this comes first. */
  function join(): void {
    phase = 'joined';
    mayReclaim = true;
    channel = environment.openChannel(scope, onMessage);
    if (ownLock === undefined) {
      enter();
      return;
    }
    ownLock.keep({
      isWanted: () => phase === 'joined',
      onDecided(gotLock) {
        isLocked = gotLock;
        if (phase === 'joined') enter();
      },
    });
  }

  function leave(next: 'away' | 'stopped'): void {
    const wasJoined = phase === 'joined';
    phase = next;
    if (!wasJoined) return;
    life.stop();
    cancelTelling?.();
    cancelTelling = undefined;
    if (isHolding && current !== undefined) send({ type: 'bye', claim: current });
    ownLock?.release();
    channel?.close();
    channel = undefined;
    if (!isHolding) return;
    isHolding = false;
    options.onRelease();
  }

  return {
    start() {
      if (phase !== 'new') return;
      cleanups.push(
        environment.onStored((key, value) => {
          if (key !== scope) return;
          const heard = parseStoredClaim(value);
          if (heard !== undefined) hear(heard);
        }),
        environment.onPage({
          hide: () => {
            if (phase === 'joined') leave('away');
          },
          restore: () => {
            if (phase === 'away') join();
          },
        }),
      );
      join();
    },
    isHolder: () => isHolding,
    confirm,
    post: (data) => send({ type: 'data', data }),
    takeOver() {
      if (phase === 'joined' && !isHolding) claim();
    },
    stop() {
      if (phase === 'stopped') return;
      const isOurs = stored.read()?.tab === tabId;
      leave('stopped');
      for (const cleanup of cleanups) cleanup();
      if (isOurs) stored.remove();
    },
  };
}
