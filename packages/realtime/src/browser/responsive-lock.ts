import { createChallenge } from './challenge.ts';
import type { TabEnvironment } from './tab-environment.ts';
import type { Timers } from './timers.ts';

export interface ResponsiveLockOptions {
  name: string;
  locks: Pick<LockManager, 'request'>;
  openChannel: TabEnvironment['openChannel'];
  timers: Timers;
  /** Ends the waiting. */
  signal: AbortSignal;
}

/**
 * Runs the callback under a Web Lock that a frozen tab cannot keep: waiting tabs challenge the holder over a channel, and
 * steal the lock from one that does not answer. The holder's `lost` is aborted then. A tab that thaws may run on for a
 * moment, so the work itself must be harmless when two tabs do it. Where the browser refuses the lock, the callback runs
 * without. Rejects when the lock was stolen or the signal was aborted, once the callback has ended.
 */
export async function holdResponsiveLock(
  { name, locks, openChannel, timers, signal }: ResponsiveLockOptions,
  run: (lost: AbortSignal) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  const silence = new AbortController();
  let running: Promise<void> | undefined;

  const channel = openChannel(`${name}:lock`, (message) => {
    if (message === 'here') challenge.answered();
    else if (message === 'ask' && running !== undefined) channel?.post('here');
  });
  const challenge = createChallenge({ ask: () => channel?.post('ask'), onSilent: () => silence.abort(), timers });

  async function hold(): Promise<void> {
    challenge.stop();
    if (signal.aborted) return;
    running = run(lost.signal);
    // Tells the others that wait, before they steal the lock as well.
    channel?.post('here');
    await running;
  }

  async function request(): Promise<void> {
    try {
      await locks.request(name, { signal: AbortSignal.any([signal, silence.signal]) }, hold);
    } catch (error) {
      if (signal.aborted || running !== undefined) throw error;
      if (silence.signal.aborted) await locks.request(name, { steal: true }, hold);
      else await hold();
    }
  }

  challenge.askNow();
  try {
    await request();
  } finally {
    challenge.stop();
    lost.abort();
    await running?.catch(() => {});
    channel?.close();
  }
}
