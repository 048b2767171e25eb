import { type SlotRow, slotMs, slotRows } from '@tutor/rules/schedule/slot-grid';
import { slotRangeText } from '@tutor/rules/schedule/slot-text';
import { addZonedDays } from '@tutor/rules/time/zone';
import { dayMark, dayText, minuteOfDayText, timeText } from '@tutor/rules/time/zoned-text';
import { useMemo } from 'react';
import { type CalendarDay, calendarDays } from '../classes/calendar-layout.ts';
import { type SlotMoves, slotMoves } from './slot-moves.ts';

/** The half hours of some days by their place: a row for each time of day, a column for each day. */
export interface SlotLayout {
  days: readonly CalendarDay[];
  /** 'Friday 27 November', in the order of the days. */
  dayNames: readonly string[];
  rows: readonly SlotRow[];
  /** Day and time of each half hour, for the ear, by its beginning. */
  names: ReadonlyMap<number, string>;
  moves: SlotMoves;
}

/** Whether a row is left out, by its minute of the day. A constant function. */
export type IsLeftOut = (minute: number) => boolean;
const never = (): boolean => false;

function slotLayout(dayStarts: readonly Date[], zone: string, isLeftOut: IsLeftOut): SlotLayout {
  const end = addZonedDays(dayStarts.at(-1) ?? new Date(0), 1, zone);
  const rows = slotRows(dayStarts, end, zone).filter(({ minute }) => !isLeftOut(minute));
  const dayNames = dayStarts.map((start) => dayText(start, zone, 'long'));
  const names = new Map<number, string>();
  for (const { starts } of rows) {
    starts.forEach((startMs, day) => {
      if (startMs === undefined) return;
      const time = slotRangeText(new Date(startMs), new Date(startMs + slotMs), zone, ' to ');
      names.set(startMs, `${dayNames[day]}, ${time}`);
    });
  }
  return { days: calendarDays(dayStarts, zone), dayNames, rows, names, moves: slotMoves(rows, dayStarts.length) };
}

/** The layout of these days, the same object while they say the same, in whichever array they come. */
export function useSlotLayout(dayStarts: readonly Date[], zone: string, isLeftOut: IsLeftOut = never): SlotLayout {
  const daysKey = dayStarts.map(Number).join();
  return useMemo(
    () =>
      slotLayout(
        daysKey.split(',').map((ms) => new Date(Number(ms))),
        zone,
        isLeftOut,
      ),
    [daysKey, zone, isLeftOut],
  );
}

/** The time of a row in another zone, by the first day that has it; empty without a second zone. */
export function secondTimeOf({ starts }: SlotRow, zone: string, secondZone: string | undefined): string {
  const startMs = starts.find((at) => at !== undefined);
  if (secondZone === undefined || startMs === undefined) return '';
  const start = new Date(startMs);
  return timeText(start, secondZone) + dayMark(start, zone, secondZone);
}

/** Name of a row, for the ear: '1:30 AM', '1:30 AM again', '1:30 AM 9:30 AM' with a second zone. */
export function rowNameOf(row: SlotRow, zone: string, secondZone: string | undefined): string {
  return [minuteOfDayText(row.minute), row.isRepeat ? 'again' : '', secondTimeOf(row, zone, secondZone)]
    .filter(Boolean)
    .join(' ');
}
