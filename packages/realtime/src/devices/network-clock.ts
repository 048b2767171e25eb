import { systemTimers, type Timers } from '../browser/timers.ts';

/** Time as a test of the network needs it. */
export interface Clock extends Pick<Timers, 'after'> {
  /** Monotonic milliseconds, as fine as the browser gives them. */
  now(): number;
  /** Smallest difference that the clock can tell, in milliseconds. */
  stepMs(): number;
}

/** A browser that blurs its clock does it in steps of up to 100 ms: as many readings as take longer on any machine. */
const readingsMax = 2_000_000;

export const browserClock: Clock = {
  now: () => performance.now(),
  after: systemTimers.after,
  stepMs() {
    const from = performance.now();
    for (let readings = 0; readings < readingsMax; readings += 1) {
      const step = performance.now() - from;
      if (step > 0) return step;
    }
    return Number.POSITIVE_INFINITY;
  },
};

/** Settles after so long, or once the signal is aborted. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    signal.addEventListener('abort', end);
  });
}
