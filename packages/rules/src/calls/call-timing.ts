import { seconds } from '../time/durations.ts';

/** A try of the hub in a call: one that hangs is given up sooner than that of notices. */
export const callTryTimeoutMs = seconds(5);

/**
 * Delay before the next try of a call's hub: within one second after the drop, spread so that not all come at once, then 3, 5, 7 s
 * and every 7 s, each ± 50 %. It goes on as long as the call does. `random` is 0 to 1.
 */
export function callReconnectDelayMs(failedTries: number, random: number): number {
  if (failedTries <= 0) return random * seconds(1);
  const delayMs = seconds(Math.min(1 + 2 * failedTries, 7));
  return delayMs * (0.5 + random);
}

/** How often a page asks for the call and its signals while the hub does not bring them. */
export const unheardBeatMs = seconds(2);
/** The same of a page that has just come into a call, which waits for the first words of the other page; and how many times. */
export const firstBeatMs = 300;
export const firstBeats = 6;
/** The same of a page that is connected to nobody yet, though the hub brings news: a signal that got lost must not wait for a beat. */
export const joiningBeatMs = seconds(1);

/** Two connected pages tell each other so often that they are there. */
export const linkBeatMs = seconds(1);
/** So long without a sign the connection is shown as being restored, then as lost; it is tried further until it is given up. */
export const linkQuietMs = seconds(2.5);
export const linkLostMs = seconds(5);
export const linkGiveUpMs = seconds(60);
/** So long after the answer the first connection of a call counts as slow, and as one that does not come about. */
export const firstLinkSlowMs = seconds(10);
export const firstLinkGiveUpMs = seconds(30);
/** Between two restarts of a connection that does not come back. */
export const linkRestartMs = seconds(5);
