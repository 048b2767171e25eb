import { browserPage, type PageSignals } from '../browser/page-signals.ts';

/** What of the browser it uses. */
export interface TabsInViewOptions {
  /** For tests; undefined where the browser has no Web Locks. */
  locks?: Pick<LockManager, 'request' | 'query'> | undefined;
  page?: PageSignals | undefined;
}

/** Knows whether the tutor has the portal in view. */
export interface TabsInView {
  /** Whether a tab of the portal in this browser is visible; where there are no Web Locks to tell, whether this one is. */
  hasAny(): Promise<boolean>;
  stop(): void;
}

/** Kept, together, by all tabs that are visible. The browser takes it from a tab that ends, however it ends. */
const lockName = 'tutor-in-view';

/** Knows of this browser's visible tabs, and lets the others know of this one. */
export function watchTabsInView({
  // Present only in secure contexts, whatever the types say.
  locks = 'locks' in navigator ? navigator.locks : undefined,
  page = browserPage,
}: TabsInViewOptions = {}): TabsInView {
  let letGo = (): void => {};

  function onVisible(): void {
    letGo();
    // A tab may be woken and still not be looked at.
    if (locks !== undefined && page.isVisible()) letGo = holdShared(locks);
  }

  onVisible();
  // Before the browser freezes a tab or keeps it for later, it is hidden.
  const stopListening = page.listen({ onVisible, onHidden: () => letGo() });

  return {
    async hasAny() {
      if (page.isVisible()) return true;
      try {
        const { held = [] } = (await locks?.query()) ?? {};
        return held.some(({ name }) => name === lockName);
      } catch {
        return false;
      }
    },
    stop() {
      stopListening();
      letGo();
    },
  };
}

/** Keeps the lock together with other tabs until the returned function is called; that ends the asking too. */
function holdShared(locks: Pick<LockManager, 'request'>): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  locks
    .request(lockName, { mode: 'shared', signal }, () => {
      if (signal.aborted) return undefined;
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    })
    .catch(() => {});
  return () => ending.abort();
}
