import { seconds } from '@tutor/rules/time/durations';
import { useSyncExternalStore } from 'react';
import { askNow } from './ask-now.ts';

type Fetch = typeof globalThis.fetch;

const probeAfterMs = seconds(5);

let downSince: number | undefined;
let isProbing = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Since when the portal cannot be reached, in epoch milliseconds: the one word on it for the header and for the page. A live
 * connection learns of a silent line half a minute later than the request that fails.
 */
export function useLineDownSince(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => downSince,
    () => undefined,
  );
}

/** A fetch whose failures raise the question whether the portal can be reached. */
export function doubtingFetch(fetch: Fetch): Fetch {
  return async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      const url = new URL(input instanceof Request ? input.url : input, window.location.href);
      if (error instanceof TypeError && init?.signal?.aborted !== true && url.origin === window.location.origin)
        probe();
      throw error;
    }
  };
}

function setDown(isDown: boolean): void {
  const since = isDown ? (downSince ?? Date.now()) : undefined;
  clearTimeout(timer);
  // Where nobody shows it, the next request that fails asks again.
  if (isDown && listeners.size > 0) timer = setTimeout(probe, probeAfterMs);
  if (since === downSince) return;
  downSince = since;
  for (const listener of listeners) listener();
}

/** One address may be blocked by an extension; where this one is out of reach as well, the portal is. */
function probe(): void {
  if (isProbing || listeners.size === 0) return;
  isProbing = true;
  askNow()
    .then(
      () => false,
      () => true,
    )
    .then((isDown) => {
      isProbing = false;
      setDown(isDown);
    });
}

const onOffline = (): void => setDown(true);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', probe);
  }
  listeners.add(listener);
  if (!navigator.onLine) setDown(true);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', probe);
    clearTimeout(timer);
    downSince = undefined;
  };
}
