import type { Timers } from './timers.ts';

/** Runs with a signal; rejects with a `TimeoutError` where it takes too long, or once `signal` is aborted. What comes later is ignored. */
export function withinDeadline<Value>(
  { timers, timeoutMs, signal }: { timers: Pick<Timers, 'after'>; timeoutMs: number; signal: AbortSignal },
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const late = new AbortController();
  const ending = AbortSignal.any([signal, late.signal]);
  return new Promise<Value>((resolve, reject) => {
    const abandon = (): void =>
      reject(late.signal.aborted ? new DOMException('no answer in time', 'TimeoutError') : new Error('abandoned'));
    if (ending.aborted) return abandon();
    ending.addEventListener('abort', abandon, { once: true });
    const cancel = timers.after(timeoutMs, () => late.abort());
    // Through a promise, so that what throws at once is a failure too.
    Promise.resolve()
      .then(() => run(ending))
      .then(resolve, reject)
      .finally(cancel);
  });
}
