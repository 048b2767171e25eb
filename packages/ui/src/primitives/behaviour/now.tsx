import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';

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
function serverClock(nowMs: number, startsAt?: number): Clock & { start: (saidAtMs?: number) => void } {
  let startedAt = startsAt;
  return {
    read: () => nowMs + (startedAt === undefined ? 0 : performance.now() - startedAt),
    isTicking: true,
    start: (saidAtMs = performance.now()) => {
      startedAt ??= saidAtMs;
    },
  };
}

/** A later word of the server that differs by less sets nothing again, since each setting draws everything anew that counts. */
const differenceMinMs = 400;

/** A word of the server that came with data may be as old as the slowest load; an older one says that its clock was set back. */
const loadMaxMs = 60_000;

/** Looked at this often: whether the computer slept. Timers stand still with it, and so does the monotonic clock. */
const lookEveryMs = 2_000;

/** The computer's two clocks part by this much only when it slept, or when the one that people set was set. */
const partedMs = 1_500;

/** Tells how far the clock that people set has parted from the monotonic one since it was last told; 0 as a rule. */
function watchParting(): () => number {
  const apart = (): number => Date.now() - performance.now();
  let known = apart();
  return () => {
    const by = apart() - known;
    if (Math.abs(by) < partedMs) return 0;
    known += by;
    return by;
  };
}

export type NowProviderProps = { children: ReactNode } & (
  | {
      /**
       * The server's time when it rendered, in ms since the epoch. A newer value that is ahead sets the clock again; one that is
       * behind has only taken long to arrive.
       */
      initialNowMs: number;
      /** When the first value was said, by `performance.now()`; without it when the page's scripts run. */
      saidAtMs?: (() => number | undefined) | undefined;
      /** Asks for the server's time, in ms since the epoch; called once at first, and after the computer slept. */
      askNowMs?: (() => Promise<number>) | undefined;
      frozenAt?: never;
    }
  | {
      /** An instant at which time stands still: stories and tests. */
      frozenAt: Date;
      initialNowMs?: never;
      saidAtMs?: never;
      askNowMs?: never;
    }
);

/** The clock for everything below that counts down or says 'today'. */
export function NowProvider({ children, initialNowMs, saidAtMs, askNowMs, frozenAt }: NowProviderProps) {
  const frozenMs = frozenAt?.getTime();
  const live = useServerClock({ nowMs: initialNowMs, saidAtMs, askNowMs });
  const frozen = useMemo<Clock>(() => ({ read: () => frozenMs ?? 0, isTicking: false }), [frozenMs]);
  return <ClockContext.Provider value={live ?? frozen}>{children}</ClockContext.Provider>;
}

interface ServerWords {
  nowMs: number | undefined;
  saidAtMs: (() => number | undefined) | undefined;
  askNowMs: (() => Promise<number>) | undefined;
}

/**
 * The server's clock. It counts from the moment at which the server said the time, and not from when scripts run, which may be
 * seconds later. It is set by the server's word once the scripts run, and after a sleep of the computer.
 */
function useServerClock({ nowMs, saidAtMs, askNowMs }: ServerWords): Clock | undefined {
  const [first] = useState(() => (nowMs === undefined ? undefined : serverClock(nowMs)));
  const [clock, setClock] = useState<Clock | undefined>(first);
  const setting = useRef<ReturnType<typeof settingOf>>();
  const saidAt = useRef(saidAtMs);
  useEffect(() => {
    if (first === undefined) return;
    first.start(saidAt.current?.());
    const own = settingOf(first, { setClock, askNowMs });
    setting.current = own;
    return own.watch();
  }, [first, askNowMs]);
  useEffect(() => {
    if (nowMs !== undefined) setting.current?.take(nowMs);
  }, [nowMs]);
  return clock;
}

/** Sets a clock by what the server says, and by what the computer's own clocks say of a sleep. */
function settingOf(
  first: Clock,
  { setClock, askNowMs }: Pick<ServerWords, 'askNowMs'> & { setClock: (clock: Clock) => void },
) {
  let current = first;
  let isGone = false;
  let isDoubted = false;
  const set = (nowMs: number, at: number): void => {
    if (Math.abs(nowMs - (current.read() - (performance.now() - at))) < differenceMinMs) return;
    current = serverClock(nowMs, at);
    setClock(current);
  };
  const ask = async (): Promise<void> => {
    if (askNowMs === undefined) return;
    isDoubted = true;
    const askedAt = performance.now();
    const nowMs = await askNowMs().catch(() => undefined);
    if (isGone || nowMs === undefined) return;
    isDoubted = false;
    // Half the way there and back is close enough for clocks that show seconds.
    set(nowMs, (askedAt + performance.now()) / 2);
  };
  return {
    /** Takes a time that came with the page's data. */
    take: (nowMs: number): void => {
      const behindMs = current.read() - nowMs;
      if (behindMs < 0) set(nowMs, performance.now());
      else if (behindMs > loadMaxMs) void ask();
    },
    watch: (): (() => void) => {
      const partedBy = watchParting();
      const look = (isAskedAgain: boolean): void => {
        const by = partedBy();
        // Time never goes back by itself: a clock that was set back moves nothing, and is only a reason to ask.
        if (by > 0) set(current.read() + by, performance.now());
        if (by !== 0 || (isAskedAgain && isDoubted)) void ask();
      };
      // What could not be asked without a line is asked as soon as there may be one.
      const lookAgain = (): void => look(true);
      const timer = setInterval(() => look(false), lookEveryMs);
      document.addEventListener('visibilitychange', lookAgain);
      window.addEventListener('pageshow', lookAgain);
      window.addEventListener('online', lookAgain);
      void ask();
      return () => {
        isGone = true;
        clearInterval(timer);
        document.removeEventListener('visibilitychange', lookAgain);
        window.removeEventListener('pageshow', lookAgain);
        window.removeEventListener('online', lookAgain);
      };
    },
  };
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
    window.addEventListener('pageshow', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pageshow', tick);
    };
  }, [clock, every]);
  return useMemo(() => new Date(nowMs), [nowMs]);
}

/** Reads the present instant when something happens, by the same clock; draws nothing anew. */
export function useReadNow(): () => Date {
  const clock = useContext(ClockContext);
  return useCallback(() => new Date(clock.read()), [clock]);
}
