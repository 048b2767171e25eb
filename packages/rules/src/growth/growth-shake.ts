import { shakeEveryMs, shakeForMs } from './growth-entry.ts';

/** Whether the growth-centre widget shakes just now, this long after it appeared: 2 s after every 12 s (growth §2 and §9). */
export function isShakeMoment(sinceMs: number): boolean {
  return sinceMs >= shakeEveryMs && sinceMs % shakeEveryMs < shakeForMs;
}
