import { addTap } from '@tutor/rules/shell/soft-mode';
import { useCallback, useRef } from 'react';

/**
 * The hidden gesture: gives a click handler that calls `onComplete` at the tenth quick tap (at most 3 s between two and
 * 5 s in all; specification, core §4). Put it on something that does no harm when it is pressed ten times.
 */
export function useSoftModeGesture(onComplete: () => void): (event: { timeStamp: number }) => void {
  const taps = useRef<readonly number[]>([]);
  return useCallback(
    (event) => {
      const { tapsMs, isComplete } = addTap(taps.current, event.timeStamp);
      taps.current = tapsMs;
      if (isComplete) onComplete();
    },
    [onComplete],
  );
}
