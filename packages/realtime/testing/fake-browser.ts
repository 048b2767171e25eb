import type { PageCallbacks, PageSignals } from '../src/browser/page-signals.ts';
import type { TabEnvironment } from '../src/browser/tab-environment.ts';
import { systemTimers, type Timers } from '../src/browser/timers.ts';

export interface FakeBrowserOptions {
  hasStorage?: boolean;
  hasChannel?: boolean;
  hasLocks?: boolean;
  /** How long storage events and channel messages take, in milliseconds; drawn anew for each. */
  latencyMs?: () => number;
}

interface FakeLock {
  owner: FakeTab;
  mode: LockMode;
  isGranted: boolean;
  grant(): void;
  reject(reason: unknown): void;
}

/** A browser of several tabs: storage with its events, broadcast channels, Web Locks, and tabs that can be killed or frozen. */
export class FakeBrowser {
  readonly tabs: FakeTab[] = [];
  readonly stored = new Map<string, string>();
  readonly options: Required<FakeBrowserOptions>;
  private readonly locks = new Map<string, FakeLock[]>();

  constructor(options: FakeBrowserOptions = {}) {
    this.options = { hasStorage: true, hasChannel: true, hasLocks: true, latencyMs: () => 1, ...options };
  }

  openTab(): FakeTab {
    // Ids in an order unlike that of opening.
    const number = this.tabs.length + 1;
    const tab = new FakeTab(this, `${((number * 7919) % 10_007).toString(16).padStart(8, '0')}-${number}`);
    this.tabs.push(tab);
    return tab;
  }

  /** Writes to storage as a page of this browser would that is none of the tabs. */
  forgeStored(key: string, value: string): void {
    this.stored.set(key, value);
    this.tellStored(undefined, key, value);
  }

  tellStored(writer: FakeTab | undefined, key: string, value: string | null): void {
    for (const tab of this.tabs) if (tab !== writer) this.later(tab, () => tab.hearStored(key, value));
  }

  broadcast(sender: FakeTab | undefined, name: string, message: unknown): void {
    // As structured cloning does, so that no tab can hold another's objects.
    const copy: unknown = structuredClone(message);
    for (const tab of this.tabs) if (tab !== sender) this.later(tab, () => tab.hearChannel(name, copy));
  }

  private later(tab: FakeTab, run: () => void): void {
    setTimeout(() => tab.run(run), this.options.latencyMs());
  }

  requestLock(
    owner: FakeTab,
    name: string,
    { mode = 'exclusive', signal, steal = false }: LockOptions,
    callback: () => unknown,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const queue = this.locks.get(name) ?? [];
      this.locks.set(name, queue);
      const lock: FakeLock = {
        owner,
        mode,
        isGranted: false,
        grant: () => {
          lock.isGranted = true;
          owner
            .whenAwake()
            .then(() => (owner.isAlive ? callback() : undefined))
            .then(resolve, reject)
            .finally(() => this.release(name, lock));
        },
        reject,
      };
      if (steal) {
        for (const held of queue.splice(0, queue.findLastIndex(({ isGranted }) => isGranted) + 1)) {
          held.owner.run(() => held.reject(new DOMException('stolen', 'AbortError')));
        }
        queue.unshift(lock);
      } else queue.push(lock);
      signal?.addEventListener('abort', () => {
        if (lock.isGranted) return;
        this.release(name, lock);
        reject(new DOMException('aborted', 'AbortError'));
      });
      this.grantNext(name);
    });
  }

  private release(name: string, lock: FakeLock): void {
    const queue = this.locks.get(name);
    const index = queue?.indexOf(lock) ?? -1;
    if (index !== -1) queue?.splice(index, 1);
    this.grantNext(name);
  }

  private grantNext(name: string): void {
    for (const [index, lock] of (this.locks.get(name) ?? []).entries()) {
      if (index > 0 && lock.mode === 'exclusive') return;
      if (!lock.isGranted) lock.grant();
      if (lock.mode === 'exclusive') return;
    }
  }

  heldLocks(): LockInfo[] {
    return [...this.locks].flatMap(([name, queue]) =>
      queue.filter(({ isGranted }) => isGranted).map(({ mode }) => ({ name, mode })),
    );
  }

  releaseAllLocksOf(tab: FakeTab): void {
    for (const [name, queue] of this.locks) {
      for (const lock of queue.filter((one) => one.owner === tab)) this.release(name, lock);
    }
  }
}

export class FakeTab {
  isAlive = true;
  isVisible = true;
  isFrozen = false;
  /** What the browser keeps for a frozen tab. */
  private readonly pending: (() => void)[] = [];
  readonly timers: Timers = {
    now: () => systemTimers.now(),
    after: (delayMs, callback) => this.cancellable(callback, (task) => systemTimers.after(delayMs, task)),
    every: (intervalMs, callback) => this.cancellable(callback, (task) => systemTimers.every(intervalMs, task)),
  };
  readonly locks: Pick<LockManager, 'request' | 'query'> | undefined;
  readonly environment: TabEnvironment;
  readonly page: PageSignals;
  private readonly storedListeners = new Set<(key: string | null, value: string | null) => void>();
  private readonly channels = new Set<{ name: string; onMessage(message: unknown): void }>();
  private readonly pageListeners = new Set<{ hide(): void; restore(): void }>();
  private readonly signalListeners = new Set<PageCallbacks>();
  private readonly browser: FakeBrowser;

  constructor(browser: FakeBrowser, tabId: string) {
    this.browser = browser;
    const { hasStorage, hasChannel, hasLocks } = browser.options;
    this.locks = hasLocks ? this.lockManager() : undefined;
    this.environment = {
      tabId,
      storage: hasStorage ? this.storage() : undefined,
      onStored: (callback) => listen(this.storedListeners, callback),
      openChannel: (name, onMessage) => {
        if (!hasChannel) return undefined;
        const close = listen(this.channels, { name, onMessage });
        return {
          post: (message) => {
            if (this.isAlive) browser.broadcast(this, name, message);
          },
          close,
        };
      },
      locks: this.locks,
      onPage: (callbacks) => listen(this.pageListeners, callbacks),
    };
    this.page = {
      isVisible: () => this.isVisible,
      listen: (callbacks) => listen(this.signalListeners, callbacks),
    };
  }

  private storage(): NonNullable<TabEnvironment['storage']> {
    const { browser } = this;
    const write = (key: string, value: string | null): void => {
      if (!this.isAlive) return;
      if (value === null) browser.stored.delete(key);
      else browser.stored.set(key, value);
      browser.tellStored(this, key, value);
    };
    return {
      getItem: (key) => browser.stored.get(key) ?? null,
      setItem: (key, value) => write(key, value),
      removeItem: (key) => write(key, null),
    };
  }

  private lockManager(): NonNullable<FakeTab['locks']> {
    const request = (
      name: string,
      optionsOrCallback: LockOptions | LockGrantedCallback<unknown>,
      callback?: LockGrantedCallback<unknown>,
    ): Promise<unknown> => {
      const options = typeof optionsOrCallback === 'function' ? {} : optionsOrCallback;
      const run = typeof optionsOrCallback === 'function' ? optionsOrCallback : callback;
      const lock: Lock = { name, mode: options.mode ?? 'exclusive' };
      return this.browser.requestLock(this, name, options, () => run?.(lock));
    };
    return {
      // The DOM's overloads cannot be written as one function type.
      request: request as LockManager['request'],
      query: async () => ({ held: this.browser.heldLocks() }),
    };
  }

  /** Runs a task of this tab's event loop: never where it was killed, later where it is frozen. */
  run(task: () => void): void {
    if (this.isFrozen) this.pending.push(task);
    else if (this.isAlive) task();
  }

  whenAwake(): Promise<void> {
    return new Promise((resolve) => {
      if (this.isFrozen) this.pending.push(resolve);
      else resolve();
    });
  }

  private cancellable(callback: () => void, start: (task: () => void) => () => void): () => void {
    let isCancelled = false;
    const cancel = start(() =>
      this.run(() => {
        if (!isCancelled) callback();
      }),
    );
    return () => {
      isCancelled = true;
      cancel();
    };
  }

  /** The browser stops the tab to save power: nothing of it runs, and it keeps its locks. */
  freeze(): void {
    this.isFrozen = true;
  }

  /** It runs again: first it hears so (`resume`), then comes what was kept for it. */
  thaw(): void {
    this.isFrozen = false;
    if (this.isAlive) for (const listener of [...this.signalListeners]) listener.onVisible();
    for (const task of this.pending.splice(0)) this.run(task);
  }

  hearStored(key: string, value: string | null): void {
    for (const listener of [...this.storedListeners]) listener(key, value);
  }

  hearChannel(name: string, message: unknown): void {
    for (const channel of [...this.channels]) if (channel.name === name) channel.onMessage(message);
  }

  /** The tab's process dies: nothing of it runs any more; the browser releases its locks. */
  kill(): void {
    this.isAlive = false;
    this.browser.releaseAllLocksOf(this);
  }

  /** The user closes the tab or navigates away. */
  hide(): void {
    for (const listener of [...this.pageListeners]) listener.hide();
  }

  /** Back from the back-forward cache. */
  restore(): void {
    for (const listener of [...this.pageListeners]) listener.restore();
  }

  setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
    for (const listener of [...this.signalListeners]) {
      if (isVisible) listener.onVisible();
      else listener.onHidden?.();
    }
  }

  /** Unfrozen by the browser, and still not looked at. */
  wakeHidden(): void {
    this.isVisible = false;
    for (const listener of [...this.signalListeners]) listener.onVisible();
  }

  goOnline(): void {
    for (const listener of [...this.signalListeners]) listener.onOnline?.();
  }
}

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
