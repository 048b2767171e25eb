import type { UploadEnvironment } from './upload-run.ts';
import { portalTransport } from './upload-transport.ts';

/** The browser as an upload sees it. */
export const browserEnvironment: UploadEnvironment = {
  transport: portalTransport,

  untilOnline: async (signal, onWait) => {
    if (navigator.onLine) return;
    onWait();
    await untilOnlineEvent(signal);
  },

  // A line that is back ends the wait: it is worth a try at once.
  wait: (ms, signal) => untilOnlineEvent(signal, ms),

  now: () => performance.now(),

  hashOf: async (file) => {
    // Browsers have it on https and localhost alone.
    if (globalThis.crypto?.subtle === undefined) return undefined;
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
    try {
      return await new Promise<string | undefined>((resolve) => {
        worker.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => resolve(data));
        worker.addEventListener('error', () => resolve(undefined));
        worker.postMessage(file);
      });
    } finally {
      worker.terminate();
    }
  },
};

/** Resolves when the line comes back or the time is over; rejects when the signal ends it. */
function untilOnlineEvent(signal: AbortSignal, ms?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const timer = ms === undefined ? undefined : setTimeout(() => end(resolve), ms);
    const end = (act: () => void): void => {
      clearTimeout(timer);
      listening.abort();
      act();
    };
    window.addEventListener('online', () => end(resolve), { signal: listening.signal });
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { signal: listening.signal });
  });
}
