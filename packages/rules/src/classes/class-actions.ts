import { days } from '../time/durations.ts';
import type { ClassEventStatus } from './class-status.ts';
import type { LessonKind } from './lesson-kind.ts';

interface ClassTimes {
  start: Date;
  end: Date;
  status: ClassEventStatus;
}

/** A class can be cancelled by its tutor until it is over; what that costs says the penalty. */
export function canCancelClass({ end, status }: ClassTimes, now: Date): boolean {
  return status !== 'Canceled' && now < end;
}

/** The parents of a trial student can be told by SMS until the class begins. */
export function canSendTrialNotice({ start, status, kind }: ClassTimes & { kind: LessonKind }, now: Date): boolean {
  return kind === 'trial' && status !== 'Canceled' && now < start;
}

/** The teaching material of a class can be set until this long after it. */
export const materialOpenMs = days(7);

/** A class takes its teaching material from the day it is booked until a week after it. */
export function canSetMaterial({ end, status }: ClassTimes, now: Date): boolean {
  return status !== 'Canceled' && now.getTime() <= end.getTime() + materialOpenMs;
}
