import { activitySampleMs, idleAfterMs } from '@tutor/rules/shell/idle';

/** What a tutor at work causes (specification, core §4: mouse, key, scroll or resize). */
const signs = ['mousemove', 'mousedown', 'touchstart', 'keydown', 'wheel', 'scroll', 'resize'] as const;

/** The parts of a window that are needed; a test passes its own. */
export interface IdleWatchTarget extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  performance: { now: () => number };
  setTimeout: (run: () => void, ms: number) => number;
  clearTimeout: (timer: number) => void;
}

/**
 * Calls `onIdle` once nothing was done for ten minutes, and again after each further ten minutes that follow an activity.
 * Activity is looked at no more than once a second. Returns what stops the watch.
 */
export function watchIdle(onIdle: () => void, target: IdleWatchTarget = window): () => void {
  let lastSeen = target.performance.now();
  let timer = target.setTimeout(check, idleAfterMs);
  let isIdle = false;

  function check(): void {
    const left = lastSeen + idleAfterMs - target.performance.now();
    if (left > 0) {
      timer = target.setTimeout(check, left);
      return;
    }
    isIdle = true;
    onIdle();
  }

  function notice(): void {
    const now = target.performance.now();
    if (now - lastSeen < activitySampleMs) return;
    lastSeen = now;
    if (!isIdle) return;
    isIdle = false;
    timer = target.setTimeout(check, idleAfterMs);
  }

  // Capturing: a scroll of any part of the page counts, and a handler that stops the event hides nothing.
  for (const sign of signs) target.addEventListener(sign, notice, { capture: true, passive: true });
  return () => {
    target.clearTimeout(timer);
    for (const sign of signs) target.removeEventListener(sign, notice, { capture: true });
  };
}
