import type { Timers } from './timers.ts';

/** Runs with a signal; rejects where it takes too long, or once `signal` is aborted. What comes later is ignored. */
export function withinDeadline<Value>(
  { timers, timeoutMs, signal }: { timers: Timers; timeoutMs: number; signal: AbortSignal },
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  return new Promise<Value>((resolve, reject) => {
    const give = (reason: string) => (): void => {
      controller.abort();
      reject(new Error(reason));
    };
    const abandon = give('abandoned');
    if (signal.aborted) return abandon();
    signal.addEventListener('abort', abandon, { once: true });
    const cancel = timers.after(timeoutMs, give('no answer in time'));
    // Through a promise, so that what throws at once is a failure too.
    Promise.resolve()
      .then(() => run(controller.signal))
      .then(resolve, reject)
      .finally(() => {
        cancel();
        signal.removeEventListener('abort', abandon);
      });
  });
}
