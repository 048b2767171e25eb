import { secondsLeft } from '@tutor/rules/time/countdown';
import { useState } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';

/**
 * Whole seconds left of a countdown, renewed each second; 0 once it is over. It begins when this component appears, or at
 * `startedAtMs` (ms since the epoch).
 */
export function useSecondsLeft(durationMs: number, startedAtMs?: number): number {
  const nowMs = useNow('second').getTime();
  const [appearedAtMs] = useState(nowMs);
  return secondsLeft((startedAtMs ?? appearedAtMs) + durationMs, nowMs);
}
