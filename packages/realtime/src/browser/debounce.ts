import { systemTimers, type Timers } from './timers.ts';

interface DebounceOptions {
  /** The work starts once nothing has asked for it this long. */
  quietMs: number;
  /** The work starts at the latest this long after it was first asked for, however often it is asked for meanwhile. */
  longestMs: number;
  timers?: Pick<Timers, 'after'> | undefined;
}

export interface Debounce {
  /** Asks for the work. */
  ask: () => void;
  /** Starts the work now, if it was asked for. */
  flush: () => void;
  /** Forgets that the work was asked for. */
  cancel: () => void;
}

/**
 * A debounce with a longest wait. Every debounced save goes through it: without a longest wait, steady typing would postpone the
 * save for as long as it goes on. Two timers in place of a clock, since a clock that is set back would postpone it too.
 */
export function debounce(work: () => void, { quietMs, longestMs, timers = systemTimers }: DebounceOptions): Debounce {
  let cancelQuiet: (() => void) | undefined;
  let cancelLongest: (() => void) | undefined;
  const cancel = (): void => {
    cancelQuiet?.();
    cancelLongest?.();
    cancelQuiet = undefined;
    cancelLongest = undefined;
  };
  const start = (): void => {
    cancel();
    work();
  };
  return {
    ask: () => {
      cancelQuiet?.();
      cancelQuiet = timers.after(quietMs, start);
      cancelLongest ??= timers.after(longestMs, start);
    },
    flush: () => {
      if (cancelQuiet !== undefined) start();
    },
    cancel,
  };
}
