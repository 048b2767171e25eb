/** Whole seconds until an instant, counting the one that has begun; 0 once it is reached. Both in ms since the epoch. */
export function secondsLeft(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1_000));
}
