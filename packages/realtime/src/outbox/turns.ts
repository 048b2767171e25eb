/** What is done in a turn. */
export interface TurnsOptions {
  /** Calls back once no other tab is at it; ends without where that never comes. */
  whenAlone: (run: (lost: AbortSignal) => Promise<void>) => Promise<void>;
  /** The work. `isForced` does not wait for anything's time; once it is `lost`, another tab is at it. */
  run: (isForced: boolean, lost: AbortSignal) => Promise<void>;
  /** After each turn, whatever came of it. */
  onEnd: () => void;
  /** What the first turn waits for. */
  after: Promise<void>;
}

/** A tab's turns, one after the other and in turn with the other tabs. */
export interface Turns {
  /** Asks for a turn; resolves at its end. One that has not begun serves all that ask for it. */
  ask: (isForced?: boolean) => Promise<void>;
  /** Resolves once the turns that were asked for are over. */
  idle: () => Promise<void>;
}

/** Lets work that several ask for be done once at a time. */
export function createTurns({ whenAlone, run, onEnd, after }: TurnsOptions): Turns {
  let running = after;
  let queued: { isForced: boolean; done: Promise<void> } | undefined;

  function ask(isForced = false): Promise<void> {
    if (queued !== undefined) {
      queued.isForced ||= isForced;
      return queued.done;
    }
    const turn = { isForced, done: Promise.resolve() };
    turn.done = running
      .then(() =>
        whenAlone((lost) => {
          queued = undefined;
          return run(turn.isForced, lost);
        }),
      )
      .catch(() => {})
      .then(() => {
        if (queued === turn) queued = undefined;
        onEnd();
      });
    queued = turn;
    running = turn.done;
    return turn.done;
  }

  return { ask, idle: () => running };
}
