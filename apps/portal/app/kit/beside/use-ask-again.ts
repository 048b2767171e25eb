import { minutes } from '@tutor/rules/time/durations';
import { useEffect, useRef } from 'react';
import { useIsLineLost } from '../line/line-lost.ts';

const delayMaxMs = minutes(1);

interface AskAgainOptions {
  /** What came last, of whatever kind: each coming counts as one try. */
  answer: unknown;
  /** Something of it could not be had. */
  isMissing: boolean;
  /** It is on its way: that is the same try still. */
  isAsking?: boolean;
  ask: () => void;
  /** Wait before the first asking; twice as long each time after it, up to a minute. */
  firstDelayMs: number;
}

/**
 * Asks again for what could not be had, until it comes, so that nobody has to reload: less often each time, and at once when
 * the live connection or the network is back.
 */
export function useAskAgain({ answer, isMissing, isAsking = false, ask, firstDelayMs }: AskAgainOptions): void {
  const isLost = useIsLineLost();
  const latest = useRef({ ask, isMissing });
  latest.current = { ask, isMissing };
  const tries = useRef(0);
  const wasLost = useRef(isLost);

  useEffect(() => {
    const hasReturned = wasLost.current && !isLost;
    wasLost.current = isLost;
    if (hasReturned && latest.current.isMissing) latest.current.ask();
  }, [isLost]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer with a hole is the reason to wait anew.
  useEffect(() => {
    if (isAsking) return;
    if (!isMissing) {
      tries.current = 0;
      return;
    }
    const delayMs = Math.min(delayMaxMs, firstDelayMs * 2 ** tries.current);
    tries.current += 1;
    const again = (): void => latest.current.ask();
    const timer = setTimeout(again, delayMs);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [answer, isMissing, isAsking, firstDelayMs]);
}
