import { nextWeekWindow, weekBeforeWindow } from '@tutor/rules/schedule/schedule-window';
import { makeSchedule, type ScheduleSlot } from '@tutor/rules/schedule/selection';
import { slotMs, slotStarts } from '@tutor/rules/schedule/slot-grid';
import { storyNow, storyZone } from '../classes/class-story-data.ts';

/** Next week at the stories' clock: Fri 27 November to Thu 3 December 2026 in Manila. */
export const storyNextWeek = nextWeekWindow(storyNow, storyZone);
export const storyWeekBefore = weekBeforeWindow(storyNow, storyZone);

/** Beginning of a half hour by its Manila time: '27T18:00' of November, 'D1T18:00' of December. */
export function storySlot(text: string): number {
  const month = text.startsWith('D') ? '12' : '11';
  const day = text.startsWith('D') ? `0${text.slice(1)}` : text;
  return Date.parse(`2026-${month}-${day}:00+08:00`);
}

const bookedAt = storySlot('27T09:00');
const disabledAt = storySlot('D2T11:00');
const leaveFrom = storySlot('29T09:00');
const leaveTo = storySlot('29T12:00');
const openAlone = new Set([storySlot('27T10:00'), storySlot('28T10:30'), storySlot('30T20:00')]);
const evening = storySlot('D1T18:00');

export const storyTitles: ReadonlyMap<number, string> = new Map([[bookedAt, 'Mia Chen']]);

function storySlotAt(startMs: number): ScheduleSlot {
  if (startMs === bookedAt) return { startMs, isOpen: true, lock: 'booked' };
  if (startMs >= leaveFrom && startMs < leaveTo) return { startMs, isOpen: false, lock: 'leave' };
  if (startMs === disabledAt) return { startMs, isOpen: false, lock: 'disabled' };
  if (startMs >= evening && startMs < evening + 3 * slotMs) return { startMs, isOpen: true, group: 'evening' };
  return { startMs, isOpen: openAlone.has(startMs) };
}

/** A week with everything in it: open half hours, a busy time of three, a booked one, a morning of leave, and one that is not available. */
export function storySchedule(remaining = 5) {
  const { start, end } = storyNextWeek;
  return makeSchedule(slotStarts(start.getTime(), end.getTime()).map(storySlotAt), remaining);
}
