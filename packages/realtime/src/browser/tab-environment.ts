import { findStorage } from './find-storage.ts';

/** The part of a BroadcastChannel that tabs use. */
export interface TabChannel {
  post(message: unknown): void;
  close(): void;
}

/** What a tab has of the browser. Each part may be missing: private mode, old browsers, an insecure address. */
export interface TabEnvironment {
  /** Random, new for every tab and every load. */
  tabId: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  /** Calls back when another tab changed the stored value of a key; returns how to stop that. */
  onStored(callback: (key: string | null, value: string | null) => void): () => void;
  openChannel(name: string, onMessage: (message: unknown) => void): TabChannel | undefined;
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
  /** Calls back when the page goes away, and when it comes back from the back-forward cache. */
  onPage(callbacks: { hide(): void; restore(): void }): () => void;
}

/** The browser's own. */
export function browserTabEnvironment(): TabEnvironment {
  return {
    tabId: randomId(),
    storage: findStorage(),
    onStored(callback) {
      const listener = (event: StorageEvent): void => callback(event.key, event.newValue);
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
    openChannel,
    // Present only in secure contexts, whatever the types say.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    onPage({ hide, restore }) {
      const onShow = (event: PageTransitionEvent): void => {
        if (event.persisted) restore();
      };
      window.addEventListener('pagehide', hide);
      window.addEventListener('pageshow', onShow);
      return () => {
        window.removeEventListener('pagehide', hide);
        window.removeEventListener('pageshow', onShow);
      };
    },
  };
}

/** A channel to the other tabs of this browser; undefined where it has none. */
export function openChannel(name: string, onMessage: (message: unknown) => void): TabChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<unknown>) => onMessage(event.data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** 128 random bits; unlike randomUUID also on an insecure address. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
