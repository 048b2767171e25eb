type Locks = Pick<LockManager, 'request' | 'query'> | undefined;

/** A mark of one tab, known to all tabs of the browser. The browser takes it from a tab that ends, however it ends. */
export interface TabMark {
  set(isOn: boolean): void;
}

/** A mark that several tabs may have at once; by a shared lock, so none where the browser has no Web Locks. */
export function createTabMark(name: string, locks: Locks = browserLocks()): TabMark {
  let letGo: (() => void) | undefined;
  return {
    set(isOn) {
      if (isOn === (letGo !== undefined)) return;
      letGo?.();
      letGo = isOn && locks !== undefined ? holdShared(locks, name) : undefined;
    },
  };
}

/** Whether any tab of this browser has a mark whose name begins so. */
export async function hasTabMark(prefix: string, locks: Locks = browserLocks()): Promise<boolean> {
  try {
    const { held = [] } = (await locks?.query()) ?? {};
    return held.some(({ name }) => name?.startsWith(prefix));
  } catch {
    return false;
  }
}

/** Web Locks are present only in secure contexts, whatever the types say. */
export function browserLocks(): Locks {
  return 'locks' in navigator ? navigator.locks : undefined;
}

/** Keeps the lock together with other tabs until the returned function is called; that ends the asking too. */
function holdShared(locks: Pick<LockManager, 'request'>, name: string): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  locks
    .request(name, { mode: 'shared', signal }, () => {
      if (signal.aborted) return undefined;
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    })
    .catch(() => {});
  return () => ending.abort();
}
