import { type SpanMs, workingDays } from '../classes/working-day.ts';
import { hours, minutes } from '../time/durations.ts';
import { isCompulsory } from './bulk-read.ts';
import type { SystemMessage } from './message.ts';
import type { NoticeSetting } from './notice-setting.ts';

/** The room is quiet from this long before a class: the tutor is in the classroom already. */
export const quietBeforeClassMs = minutes(2);
/** On duty begins this long before a class and ends this long after one. */
export const dutyMarginMs = hours(1);
/** Why there is no sound at this moment, or undefined. Quiet hours follow the class table. */
export function quietReason(
  nowMs: number,
  spans: readonly SpanMs[],
  setting: Pick<NoticeSetting, 'isQuietInClass' | 'isQuietOffDuty'>,
): 'inClass' | 'offDuty' | undefined {
  const isInClass = spans.some(({ startMs, endMs }) => nowMs >= startMs - quietBeforeClassMs && nowMs < endMs);
  if (setting.isQuietInClass && isInClass) return 'inClass';
  if (setting.isQuietOffDuty && !isOnDuty(nowMs, spans)) return 'offDuty';
  return undefined;
}

/** Whether a moment lies in a working day: from an hour before its first class to an hour after its last. */
function isOnDuty(nowMs: number, classes: readonly SpanMs[]): boolean {
  return workingDays(classes).some(
    ({ startMs, endMs }) => nowMs >= startMs - dutyMarginMs && nowMs < endMs + dutyMarginMs,
  );
}

/** News that is heard in quiet hours too: what is lost or costs money unless it is answered soon. */
export function isUrgent(message: Pick<SystemMessage, 'source' | 'kind' | 'remind'>): boolean {
  return message.source === 'absence' || isCompulsory(message);
}
