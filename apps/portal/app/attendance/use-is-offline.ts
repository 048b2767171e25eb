import { useSyncExternalStore } from 'react';

/** Whether the browser is sure that there is no line; false on the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange, { signal: listening.signal });
  return () => listening.abort();
}
