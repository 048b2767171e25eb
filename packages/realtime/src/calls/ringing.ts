import type { Ring } from '@tutor/rules/calls/ring';
import { seconds } from '@tutor/rules/time/durations';
import { systemTimers, type Timers } from '../browser/timers.ts';
import { type MonotonicNow, monotonicNow as systemMonotonicNow } from './monotonic-clock.ts';

export interface RingingOptions {
  /** Makes one ring; called while something rings, in a tab that is to be heard. */
  play: () => void;
  /** Whether this tab is heard: one tab of a browser is. Asked anew for each ring. */
  isHeard: () => boolean;
  timers?: Timers | undefined;
  monotonicNow?: MonotonicNow | undefined;
}

/** The invitations that ring in one tab. */
export interface Ringing {
  /** All that ring now, as the service says: one that is missing rings no more. */
  take(rings: readonly Ring[]): void;
  /** Answered or declined here: it rings no more, whatever older news say. */
  silence(callId: number): void;
  /** The same array until something changes. */
  getSnapshot(): readonly Ring[];
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** From the beginning of one ring to that of the next. */
export const ringEveryMs = seconds(2.5);

interface Known {
  ring: Ring;
  /** By the monotonic clock. */
  endsAt: number;
}

export function createRinging(options: RingingOptions): Ringing {
  const { play, isHeard, timers = systemTimers, monotonicNow = systemMonotonicNow } = options;
  const listeners = new Set<() => void>();
  const silenced = new Set<number>();
  let known: readonly Known[] = [];
  let snapshot: readonly Ring[] = [];
  let cancelRing: (() => void) | undefined;
  let cancelEnd = (): void => {};

  /** Drops what has ended, and waits for the next end. */
  function settle(): void {
    cancelEnd();
    const now = monotonicNow();
    known = known.filter(({ ring, endsAt }) => endsAt > now && !silenced.has(ring.callId));
    if (known.length > 0) {
      const nextMs = Math.min(...known.map(({ endsAt }) => endsAt)) - now;
      cancelEnd = timers.after(Math.ceil(nextMs), settle);
      if (cancelRing === undefined) sound();
    } else {
      cancelRing?.();
      cancelRing = undefined;
    }
    tell();
  }

  function tell(): void {
    const isSame =
      known.length === snapshot.length && known.every(({ ring }, index) => isSameRing(ring, snapshot[index]));
    if (isSame) return;
    snapshot = known.map(({ ring }) => ring);
    for (const listener of [...listeners]) listener();
  }

  function sound(): void {
    cancelRing = timers.after(ringEveryMs, ringOn);
    if (isHeard()) play();
  }

  /** A tab that slept finds that nothing rings any more. */
  function ringOn(): void {
    cancelRing = undefined;
    settle();
  }

  return {
    take(rings) {
      const now = monotonicNow();
      known = rings.map((ring) => ({ ring, endsAt: now + ring.msLeft }));
      settle();
    },
    silence(callId) {
      silenced.add(callId);
      settle();
    },
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      cancelEnd();
      cancelRing?.();
      known = [];
      listeners.clear();
    },
  };
}

/** How long it rings yet changes nothing that is shown. */
function isSameRing({ msLeft: _, ...ring }: Ring, other: Ring | undefined): boolean {
  if (other === undefined) return false;
  const { msLeft: __, ...shown } = other;
  return JSON.stringify(ring) === JSON.stringify(shown);
}
