/** Time as the real-time code sees it; injected, so that tests set it instead of waiting. */
export interface Timers {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back once after `delayMs`; the returned function cancels. */
  after(delayMs: number, callback: () => void): () => void;
  /** Calls back every `intervalMs`; the returned function cancels. */
  every(intervalMs: number, callback: () => void): () => void;
}

/** The runtime's own clock and timers. */
export const systemTimers: Timers = {
  now: () => Date.now(),
  after(delayMs, callback) {
    const handle = setTimeout(callback, delayMs);
    return () => clearTimeout(handle);
  },
  every(intervalMs, callback) {
    const handle = setInterval(callback, intervalMs);
    return () => clearInterval(handle);
  },
};
