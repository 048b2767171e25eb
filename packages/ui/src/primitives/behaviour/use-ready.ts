import { useEffect } from 'react';

const retryAfterMs = 10_000;

/**
 * Loads code that is about to be wanted, while nothing else is to do: where the line breaks then, its dialog opens all the
 * same. `loads` is the same array at each drawing.
 */
export function useReady(loads: readonly (() => Promise<unknown>)[], isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const load = (): void => {
      Promise.all(loads.map((one) => one())).catch(() => {
        if (!isGone) timer = setTimeout(load, retryAfterMs);
      });
    };
    // Safari has no idle callback.
    const handle = window.requestIdleCallback?.(load, { timeout: 3_000 });
    if (handle === undefined) timer = setTimeout(load, 1_000);
    return () => {
      isGone = true;
      clearTimeout(timer);
      if (handle !== undefined) window.cancelIdleCallback(handle);
    };
  }, [loads, isWanted]);
}
