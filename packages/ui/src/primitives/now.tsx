import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

const stepMs = { second: 1_000, minute: 60_000 } as const;

interface Clock {
  /** The present instant, in ms since the epoch. */
  read: () => number;
  isTicking: boolean;
}

const ClockContext = createContext<Clock>({ read: () => Date.now(), isTicking: true });

/**
 * The server's clock carried on by the browser's monotonic one, so that a wrong or changed clock of the computer moves no
 * countdown. Until it is started it says exactly what the server said: the first render in the browser must equal the
 * server's.
 */
function serverClock(initialNowMs: number): Clock & { start: () => void } {
  let startedAt: number | undefined;
  return {
    read: () => initialNowMs + (startedAt === undefined ? 0 : performance.now() - startedAt),
    isTicking: true,
    start: () => {
      startedAt ??= performance.now();
    },
  };
}

export type NowProviderProps = { children: ReactNode } & (
  | {
      /** The server's time when it rendered, in ms since the epoch; a newer value sets the clock again. */
      initialNowMs: number;
      frozenAt?: never;
    }
  | {
      /** An instant at which time stands still: stories and tests. */
      frozenAt: Date;
      initialNowMs?: never;
    }
);

/** The clock for everything below that counts down or says 'today'. */
export function NowProvider({ children, initialNowMs, frozenAt }: NowProviderProps) {
  const frozenMs = frozenAt?.getTime();
  const live = useMemo(() => (initialNowMs === undefined ? undefined : serverClock(initialNowMs)), [initialNowMs]);
  const frozen = useMemo<Clock>(() => ({ read: () => frozenMs ?? 0, isTicking: false }), [frozenMs]);
  useEffect(() => live?.start(), [live]);
  return <ClockContext.Provider value={live ?? frozen}>{children}</ClockContext.Provider>;
}

/**
 * The present instant, renewed at each full second or minute (default), and at once when the tab is looked at again.
 * Components that can, take `now` as a prop instead and leave the ticking to whoever uses them.
 */
export function useNow(every: keyof typeof stepMs = 'minute'): Date {
  const clock = useContext(ClockContext);
  const [nowMs, setNowMs] = useState(() => clock.read());
  useEffect(() => {
    setNowMs(clock.read());
    if (!clock.isTicking) return;
    const step = stepMs[every];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      const current = clock.read();
      setNowMs(current);
      timer = setTimeout(tick, step - (current % step));
    };
    timer = setTimeout(tick, step - (clock.read() % step));
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock, every]);
  return useMemo(() => new Date(nowMs), [nowMs]);
}

/** Reads the present instant when something happens, by the same clock; draws nothing anew. */
export function useReadNow(): () => Date {
  const clock = useContext(ClockContext);
  return useCallback(() => new Date(clock.read()), [clock]);
}
