import { hours, minutes } from '../time/durations.ts';

/** Share of the lesson fee (percent) and points lost when a class is cancelled. */
export interface Penalty {
  feePercent: 0 | 25 | 50 | 100 | 300;
  points: 0 | 2;
}

/** A tutor must confirm at least this long before class (specification, core §4). */
export const confirmDeadlineMs = minutes(30);

/** Penalty bands are half-open from below: [0, 3 h), [3, 24 h), [24, 48 h), [48, 72 h); from 72 h none (core §9). */
const bands: readonly { untilMs: number; penalty: Penalty }[] = [
  { untilMs: hours(3), penalty: { feePercent: 300, points: 2 } },
  { untilMs: hours(24), penalty: { feePercent: 100, points: 2 } },
  { untilMs: hours(48), penalty: { feePercent: 50, points: 2 } },
  { untilMs: hours(72), penalty: { feePercent: 25, points: 2 } },
];

/** Penalty for cancelling a class that starts in `untilClassMs` milliseconds; a class already begun is in the first band. */
export function cancellationPenalty(untilClassMs: number): Penalty {
  return bands.find((band) => untilClassMs < band.untilMs)?.penalty ?? { feePercent: 0, points: 0 };
}

/** Milliseconds until the next, dearer band begins, or undefined in the last one. */
export function untilNextPenaltyBand(untilClassMs: number): { inMs: number; penalty: Penalty } | undefined {
  const current = bands.findIndex((band) => untilClassMs < band.untilMs);
  const next = current === -1 ? bands.at(-1) : bands[current - 1];
  if (next === undefined) return undefined;
  // One more millisecond: at exactly the boundary the milder band still holds.
  return { inMs: untilClassMs - next.untilMs + 1, penalty: next.penalty };
}

/** Whether a Yes is still taken: at or before 30 minutes ahead of class. */
export function canConfirmAttendance(untilClassMs: number): boolean {
  return untilClassMs >= confirmDeadlineMs;
}
