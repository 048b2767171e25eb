import { useFetcher } from '@remix-run/react';
import { seconds } from '@tutor/rules/time/durations';
import { useCallback, useEffect, useRef, useState } from 'react';

/** First wait: more than a call may take from here to the service and back. */
export const loadMaxMs = seconds(20);
const doublings = 3;

interface LoadedOptions {
  /** Whoever loads under the same key shares what came. */
  key?: string;
  /** Another one is a reason to ask anew. */
  reason?: unknown;
}

/** What a part of the page loads for itself, once the page is interactive. `ask` loads it anew. */
export function useLoaded<Loader>(address: string, { key, reason }: LoadedOptions = {}) {
  const { load, data, state } = useFetcher<Loader>(key === undefined ? undefined : { key });
  const ask = useCallback(() => load(address), [load, address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is what the reason is for.
  useEffect(ask, [ask, reason]);
  useLoadLimit(state, ask);
  return { data, state, ask };
}

/**
 * Asks anew for what is loaded beside the page and does not come. Where several forms and news ask for the page's data at
 * once, the framework may end such a load and tell nobody: it would be on its way for ever.
 */
export function useLoadLimit(state: 'idle' | 'loading' | 'submitting', ask: () => void): void {
  const [tries, setTries] = useState(0);
  const askRef = useRef(ask);
  askRef.current = ask;
  const isOnItsWay = state === 'loading';
  useEffect(() => {
    if (!isOnItsWay) {
      setTries(0);
      return;
    }
    // Twice as long each time: on a very slow line it may only need longer.
    const timer = setTimeout(
      () => {
        askRef.current();
        setTries((count) => count + 1);
      },
      loadMaxMs * 2 ** Math.min(tries, doublings),
    );
    return () => clearTimeout(timer);
  }, [isOnItsWay, tries]);
}
