/** How long a toast stays (specification, core §9: snackbar 4000 ms); errors stay longer, since they must be acted on. */
export const toastMs = { info: 4_000, success: 4_000, error: 8_000 } as const;

/** How many past toasts the notification history keeps. */
export const historyLimit = 50;

/** How many toasts stand on the screen at once; an older one gives way, and stays in the history. */
export const visibleLimit = 4;

export type ToastTone = keyof typeof toastMs;

/** What is to be told. */
export interface ToastInput {
  tone: ToastTone;
  /** Plain text: never HTML. */
  message: string;
  /** Milliseconds on the screen; default by tone. */
  durationMs?: number | undefined;
}

/** A toast that was shown. */
export interface Toast {
  id: number;
  tone: ToastTone;
  message: string;
  /** When it was first shown, in ms since the epoch. */
  atMs: number;
}

/** What keeps toasts from running out: each reason is set and lifted by itself. */
export type PauseReason = 'hover' | 'focus' | 'hidden';

/** The toasts at a moment; a new object with each change. */
export interface ToastState {
  /** Oldest first. */
  visible: readonly Toast[];
  /** Newest first, the visible ones included. */
  history: readonly Toast[];
}

/** Keeps what toasts tell, whatever draws them. */
export interface ToastStore {
  /** Shows a toast and returns its id; one that already stands there with the same words starts its time again. */
  add: (input: ToastInput) => number;
  dismiss: (id: number) => void;
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
  subscribe: (onChange: () => void) => () => void;
  getState: () => ToastState;
}

interface Running {
  remainingMs: number;
  startedAtMs: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A list of toasts with their clocks. `now` is in ms since the epoch. */
export function createToastStore(now: () => number = Date.now): ToastStore {
  let state: ToastState = { visible: [], history: [] };
  let lastId = 0;
  const clocks = new Map<number, Running>();
  const listeners = new Set<() => void>();
  const pauses = new Set<PauseReason>();

  const change = (next: ToastState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const dismiss = (id: number): void => {
    clearTimeout(clocks.get(id)?.timer);
    if (!clocks.delete(id)) return;
    change({ ...state, visible: state.visible.filter((toast) => toast.id !== id) });
  };

  const run = (id: number, clock: Running): void => {
    clock.startedAtMs = now();
    clock.timer = setTimeout(() => dismiss(id), clock.remainingMs);
  };

  const add = ({ tone, message, durationMs = toastMs[tone] }: ToastInput): number => {
    const standing = state.visible.find((toast) => toast.tone === tone && toast.message === message);
    const toast = standing ?? { id: ++lastId, tone, message, atMs: now() };
    clearTimeout(clocks.get(toast.id)?.timer);
    const clock: Running = { remainingMs: durationMs, startedAtMs: now(), timer: undefined };
    clocks.set(toast.id, clock);
    if (pauses.size === 0) run(toast.id, clock);
    if (standing === undefined) {
      change({
        visible: [...state.visible, toast],
        history: [toast, ...state.history].slice(0, historyLimit),
      });
      const oldest = state.visible.at(0);
      if (state.visible.length > visibleLimit && oldest !== undefined) dismiss(oldest.id);
    }
    return toast.id;
  };

  const pause = (reason: PauseReason): void => {
    const wasRunning = pauses.size === 0;
    pauses.add(reason);
    if (!wasRunning) return;
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer);
      clock.remainingMs = Math.max(0, clock.remainingMs - (now() - clock.startedAtMs));
    }
  };

  const resume = (reason: PauseReason): void => {
    if (!pauses.delete(reason) || pauses.size > 0) return;
    for (const [id, clock] of clocks) run(id, clock);
  };

  const subscribe = (onChange: () => void): (() => void) => {
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
    };
  };

  return { add, dismiss, pause, resume, subscribe, getState: () => state };
}

/** The page's toasts. Used in the browser only: on the server it would be shared by everybody. */
export const toastStore: ToastStore = createToastStore();
