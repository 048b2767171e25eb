import { seconds } from '../time/durations.ts';

/** A new code can be asked for this long after the last one (specification, core §4 and §9). */
export const resendAfterMs = seconds(60);

/** Said when a code is wrong (specification, core §8 'Phone binding'). */
export const wrongCodeMessage = 'Verification code input error';

/** Whole seconds until a code can be sent again; 0 when it can. */
export function resendCountdown(sentAtMs: number | undefined, nowMs: number): number {
  if (sentAtMs === undefined) return 0;
  const remainingMs = sentAtMs + resendAfterMs - nowMs;
  return remainingMs <= 0 ? 0 : Math.min(Math.ceil(remainingMs / 1_000), resendAfterMs / 1_000);
}
