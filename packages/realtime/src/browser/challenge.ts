import type { Timers } from './timers.ts';

/** How often a tab is asked, and how long it may take to answer, in milliseconds. */
export interface ChallengePace {
  /** From an answer to the next challenge. */
  calmMs: number;
  answerMs: number;
}

/** Answers take milliseconds. A frozen tab is noticed within 21 s, well inside the monitor's 60 s (specification, core §4). */
export const challengePace: ChallengePace = { calmMs: 15_000, answerMs: 3_000 };

/** One lost challenge may be a long task or a tab that wakes at this moment. */
const silentAfter = 2;

export interface ChallengeOptions {
  ask(): void;
  /** A challenge had no answer; asked once more. */
  onQuiet?(): void;
  /** Two challenges in a row had no answer. */
  onSilent(): void;
  timers: Timers;
  pace?: ChallengePace;
  /** Added to each wait, so that mostly one of several tabs asks and all hear the answer. */
  spreadMs?(): number;
}

export interface Challenge {
  /** Asks at once. */
  askNow(): void;
  /** Asks after a calm while. */
  start(): void;
  /** Any sign of life. */
  answered(): void;
  stop(): void;
}

/**
 * Asks another tab again and again whether it still runs. Answers come as messages, which browsers deliver to hidden tabs
 * at once; heartbeats would need timers, which run there once a minute.
 */
export function createChallenge({
  ask,
  onQuiet = () => {},
  onSilent,
  timers,
  pace = challengePace,
  spreadMs = () => 0,
}: ChallengeOptions): Challenge {
  let unanswered = 0;
  let isRunning = false;
  let cancel = (): void => {};

  function challenge(): void {
    if (unanswered > 0) onQuiet();
    if (unanswered >= silentAfter) {
      isRunning = false;
      onSilent();
      return;
    }
    unanswered += 1;
    cancel = timers.after(pace.answerMs, challenge);
    ask();
  }

  function restart(): void {
    cancel();
    isRunning = true;
    unanswered = 0;
  }

  function start(): void {
    restart();
    cancel = timers.after(pace.calmMs + spreadMs(), challenge);
  }

  return {
    askNow() {
      restart();
      challenge();
    },
    start,
    answered() {
      if (isRunning) start();
    },
    stop() {
      isRunning = false;
      cancel();
    },
  };
}
