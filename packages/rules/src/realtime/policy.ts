import { minutes, seconds } from '../time/durations.ts';

/** Real-time policy (specification, core §4 and §9). All in milliseconds unless named otherwise. */
export const startDelayMs = seconds(1);
export const reconnectDelayMs = seconds(5);
export const reconnectTriesMax = 10;
export const monitorIntervalMs = minutes(1);
export const pollIntervalMs = minutes(1);
export const moodlePollIntervalMs = seconds(30);
/** Up to this much is added at random to each reconnect, so that a restarted hub is not met by everybody at once. */
export const reconnectJitterMaxMs = seconds(1);
/** A try that hangs in negotiation, handshake or JoinUser has failed after this long; so has a catch-up. */
export const attemptTimeoutMs = seconds(15);
/** A read mark and the poll of the training site count as lost after this long: more than the portal gives its service. */
export const callTimeoutMs = seconds(15);
/** The hub counts as gone when it was silent this long; it pings every `keepAliveIntervalMs`. */
export const serverTimeoutMs = seconds(30);
export const keepAliveIntervalMs = seconds(15);

/** Whether the real-time connection may start at all: push enabled and a real tutor. */
export function mayConnect(isPushEnabled: boolean, tuid: number): boolean {
  return isPushEnabled && Number.isInteger(tuid) && tuid > 0;
}

/** Delay before the next try, or null when the tries are used up. `triesBefore` counts failed tries since the drop. */
export function nextReconnectDelayMs(triesBefore: number): number | null {
  return triesBefore < reconnectTriesMax ? reconnectDelayMs : null;
}
