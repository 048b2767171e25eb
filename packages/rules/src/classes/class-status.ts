import { minutes } from '../time/durations.ts';

/** Status of a class table event on the wire (specification, core §3). */
export const classEventStatuses = ['Waited', 'Confirmed', 'Canceled'] as const;
export type ClassEventStatus = (typeof classEventStatuses)[number];

/** What a tutor needs to know of a class at a glance. */
export type ClassPhase = 'upcoming' | 'joinable' | 'inProgress' | 'finished' | 'missingRemark' | 'canceled';

/** A classroom opens this long before its class. */
export const joinOpensBeforeMs = minutes(15);

export interface PhaseInput {
  start: Date;
  end: Date;
  status: ClassEventStatus;
  isMissingRemark: boolean;
}

/** Phase of a class at `now`. A class that ended without its remark says so until the remark is written. */
export function classPhase({ start, end, status, isMissingRemark }: PhaseInput, now: Date): ClassPhase {
  if (status === 'Canceled') return 'canceled';
  const at = now.getTime();
  if (at >= end.getTime()) return isMissingRemark ? 'missingRemark' : 'finished';
  if (at >= start.getTime()) return 'inProgress';
  return at >= start.getTime() - joinOpensBeforeMs ? 'joinable' : 'upcoming';
}

/** The class to show first: the one in progress, else the soonest to start; cancelled ones never. */
export function nextClass<T extends PhaseInput>(classes: readonly T[], now: Date): T | undefined {
  return classes
    .filter((item) => item.status !== 'Canceled' && item.end.getTime() > now.getTime())
    .reduce<T | undefined>((best, item) => (best === undefined || item.start < best.start ? item : best), undefined);
}
