import type { Log } from './log.ts';

/** Runs a job over and over, never twice at once; a failed run is logged. Returns how to stop and wait for it. */
export function startJob(name: string, everyMs: number, run: () => Promise<void>, log: Log): () => Promise<void> {
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const schedule = (): void => {
    timer = setTimeout(() => {
      current = run()
        .catch((error: unknown) => log.error({ err: error, job: name }, 'job failed'))
        .finally(() => {
          if (!isStopped) schedule();
        });
    }, everyMs).unref();
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return current;
  };
}
