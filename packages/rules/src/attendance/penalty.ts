import { hours, minutes } from '../time/durations.ts';

/** Share of the lesson fee (percent) and points lost when a class is cancelled. */
export interface Penalty {
  feePercent: 0 | 25 | 50 | 100 | 300;
  points: 0 | 2;
}

/** Names of the rules by which a penalty is charged, as the ledger keeps them. */
export const penaltyRules = [
  'noConfirmation',
  'under3Hours',
  'from3To24Hours',
  'from24To48Hours',
  'from48To72Hours',
] as const;
export type PenaltyRule = (typeof penaltyRules)[number];

/** Time to class in which one penalty holds: from the band before up to, and without, `untilMs`. */
export interface PenaltyBand {
  rule: PenaltyRule;
  /** Words of the specification's table (core §9). */
  label: string;
  untilMs: number;
  penalty: Penalty;
}

/** A tutor must confirm at least this long before class (specification, core §4). */
export const confirmDeadlineMs = minutes(30);

/** Penalty bands are half-open from below: [0, 3 h), [3, 24 h), [24, 48 h), [48, 72 h); from 72 h none (core §9). */
export const penaltyBands: readonly PenaltyBand[] = [
  { rule: 'under3Hours', label: 'Under 3 hrs', untilMs: hours(3), penalty: { feePercent: 300, points: 2 } },
  { rule: 'from3To24Hours', label: '3 to 24 hrs', untilMs: hours(24), penalty: { feePercent: 100, points: 2 } },
  { rule: 'from24To48Hours', label: '24 to 48 hrs', untilMs: hours(48), penalty: { feePercent: 50, points: 2 } },
  { rule: 'from48To72Hours', label: '48 to 72 hrs', untilMs: hours(72), penalty: { feePercent: 25, points: 2 } },
];

/** What cancelling costs early enough. */
export const noPenalty: Penalty = { feePercent: 0, points: 0 };

/** Words for when that is, in the manner of the bands. */
export const noPenaltyLabel = '72 hrs and more';

/** What an unconfirmed class costs: no answer by 30 minutes before it, or a No within them (decisions, Attendance). */
export const unconfirmedPenalty: Penalty = { feePercent: 300, points: 2 };

/** The band of a class that starts in `untilClassMs` milliseconds; undefined from 72 h on, where cancelling is free. */
export function penaltyBand(untilClassMs: number): PenaltyBand | undefined {
  return penaltyBands.find((band) => untilClassMs < band.untilMs);
}

/** Penalty for cancelling a class that starts in `untilClassMs` milliseconds; a class already begun is in the first band. */
export function cancellationPenalty(untilClassMs: number): Penalty {
  return penaltyBand(untilClassMs)?.penalty ?? noPenalty;
}

/** The penalty that takes this share of the fee, in percent; undefined for a share that there is not. */
export function penaltyOfShare(feePercent: number): Penalty | undefined {
  return feePercent === 0 ? noPenalty : penaltyBands.find(({ penalty }) => penalty.feePercent === feePercent)?.penalty;
}

/** Milliseconds until the next, dearer band begins, or undefined in the last one. */
export function untilNextPenaltyBand(untilClassMs: number): { inMs: number; penalty: Penalty } | undefined {
  const current = penaltyBands.findIndex((band) => untilClassMs < band.untilMs);
  const next = current === -1 ? penaltyBands.at(-1) : penaltyBands[current - 1];
  if (next === undefined) return undefined;
  // One more millisecond: at exactly the boundary the milder band still holds.
  return { inMs: untilClassMs - next.untilMs + 1, penalty: next.penalty };
}

/** What a penalty costs of a lesson fee, both in whole centavos; half a centavo is rounded up. */
export function penaltyCentavos(penalty: Penalty, lessonFeeCentavos: number): number {
  return Math.round((lessonFeeCentavos * penalty.feePercent) / 100);
}

/** Whether a Yes is still taken: at or before 30 minutes ahead of class. */
export function canConfirmAttendance(untilClassMs: number): boolean {
  return untilClassMs >= confirmDeadlineMs;
}
