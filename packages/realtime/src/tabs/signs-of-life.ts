import { type ChallengePace, challengePace, createChallenge } from '../browser/challenge.ts';
import type { Timers } from '../browser/timers.ts';
import type { Claim } from './tab-message.ts';

/** Where no Web Lock tells that the holder has ended, only its silence does: asked more often. */
const unlockedPace: ChallengePace = { calmMs: 2_000, answerMs: 1_000 };
/** Tabs that notice an end at the same moment wait a random while, so that mostly one of them claims. */
const electionSpreadMs = 500;
/** How long a claim takes to reach the other tabs, with much to spare. */
export const settleMs = 200;

/** By what signs of life are noticed, and the callbacks about their absence. */
export interface SignsOfLifeOptions {
  locks: Pick<LockManager, 'request'> | undefined;
  lockName(tab: string): string;
  /** Whether there is a channel to ask by. */
  canAsk(): boolean;
  ask(holder: Claim): void;
  /** The holder left a challenge without an answer. */
  onQuiet(): void;
  /** The holder that was watched has ended, is silent, or has said that it ends. */
  onEnded(holder: Claim): void;
  timers: Timers;
  random(): number;
}

/**
 * How tabs notice that the holder lives. Its Web Lock tells of its end at once, however it ends; its answers to challenges
 * tell that it is not frozen.
 */
export function createSignsOfLife(options: SignsOfLifeOptions) {
  const { locks, lockName, canAsk, ask, onQuiet, onEnded, timers, random } = options;
  /** Ends watching. */
  let end = (): void => {};
  let noteAnswer = (): void => {};
  let challengeNow = (): void => {};

  /** The browser hands out the holder's lock the moment the holder ends. */
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

  function watchAnswers(holder: Claim, pace: ChallengePace): () => void {
    const challenge = createChallenge({
      ask: () => ask(holder),
      onQuiet,
      onSilent: () => onEnded(holder),
      timers,
      pace,
      spreadMs: () => random() * electionSpreadMs,
    });
    noteAnswer = challenge.answered;
    challengeNow = challenge.askNow;
    challenge.start();
    return () => {
      challenge.stop();
      noteAnswer = () => {};
      challengeNow = () => {};
    };
  }

  function stop(): void {
    end();
    end = () => {};
  }

  return {
    /** As any tab that is not the holder. */
    watch(holder: Claim): void {
      stop();
      if (!holder.isLocked || locks === undefined) {
        end = watchAnswers(holder, unlockedPace);
        return;
      }
      // Where nothing can be asked, silence means nothing.
      const endAnswers = canAsk() ? watchAnswers(holder, challengePace) : () => {};
      const endLock = watchLock(holder, locks);
      end = () => {
        endAnswers();
        endLock();
      };
    },
    hearAnswer: () => noteAnswer(),
    /** Asks at once, such as when the tutor looks at this tab. */
    challenge: () => challengeNow(),
    hearGoodbye(holder: Claim): void {
      // With locks the browser tells, and picks one.
      if (holder.isLocked && locks !== undefined) return;
      stop();
      end = timers.after(random() * electionSpreadMs, () => onEnded(holder));
    },
    stop,
  };
}
