import type { Claim } from '../tab-message.ts';
import type { Timers } from '../timers.ts';

/** Where Web Locks are missing: the holder tells that it lives every 2 s, and is taken for dead after 4 s. */
const beatIntervalMs = 2_000;
const beatDeadlineMs = 4_000;
/** Tabs that notice an end at the same moment wait a random while, so that mostly one of them claims. */
const electionSpreadMs = 500;
/** How long a claim takes to reach the other tabs, with much to spare. */
export const settleMs = 200;

/** By what signs are given and noticed, and who hears of an end. */
export interface SignsOfLifeOptions {
  locks: Pick<LockManager, 'request'> | undefined;
  lockName(tab: string): string;
  sendBeat(claim: Claim): void;
  /** The holder that was watched has ended, or has said that it does. */
  onEnded(holder: Claim): void;
  timers: Timers;
  random(): number;
}

/** How tabs notice that the holder lives: by its Web Lock, or where it has none by the beats that it sends. */
export function createSignsOfLife({ locks, lockName, sendBeat, onEnded, timers, random }: SignsOfLifeOptions) {
  /** Ends beating (as holder) or watching the holder (otherwise). */
  let end = (): void => {};
  let noteBeat = (): void => {};

  /** The browser hands out the holder's lock the moment the holder ends, however it ends. */
  function watchLock(holder: Claim, manager: Pick<LockManager, 'request'>): () => void {
    const abort = new AbortController();
    manager
      .request(lockName(holder.tab), { signal: abort.signal }, () => {
        if (abort.signal.aborted) return undefined;
        onEnded(holder);
        // Kept until the others have heard the claim, so that the next in line no longer asks.
        return new Promise<void>((resolve) => void timers.after(settleMs, resolve));
      })
      .catch(() => {});
    return () => abort.abort();
  }

  function watchBeats(holder: Claim): () => void {
    let cancel = (): void => {};
    noteBeat = () => {
      cancel();
      cancel = timers.after(beatDeadlineMs + random() * electionSpreadMs, () => onEnded(holder));
    };
    noteBeat();
    return () => {
      cancel();
      noteBeat = () => {};
    };
  }

  return {
    /** As the holder: gives them. */
    give(mine: Claim): void {
      end();
      end = mine.isLocked ? () => {} : timers.every(beatIntervalMs, () => sendBeat(mine));
    },
    /** As any other tab: watches the holder's. */
    watch(holder: Claim): void {
      end();
      end = holder.isLocked && locks !== undefined ? watchLock(holder, locks) : watchBeats(holder);
    },
    hearBeat: () => noteBeat(),
    hearGoodbye(holder: Claim): void {
      // With locks the browser tells, and picks one.
      if (holder.isLocked && locks !== undefined) return;
      end();
      end = timers.after(random() * electionSpreadMs, () => onEnded(holder));
    },
    stop(): void {
      end();
      end = () => {};
    },
  };
}
