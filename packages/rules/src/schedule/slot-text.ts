import { days } from '../time/durations.ts';
import { zonedDayNumber } from '../time/wall-clock.ts';
import { addZonedDays, startOfZonedDay } from '../time/zone.ts';
import { dayText, offsetText, timeRangeText, timeText } from '../time/zoned-text.ts';
import { slotMs } from './slot-grid.ts';

function hasClockChange(at: Date, zone: string): boolean {
  const dayStart = startOfZonedDay(at, zone);
  return addZonedDays(dayStart, 1, zone).getTime() - dayStart.getTime() !== days(1);
}

/**
 * Start and end of open time: '9:00 – 10:30 AM'. On a day whose clock changes with the offset, since a time alone may come
 * twice there: '1:00 – 1:30 AM GMT', '1:30 AM GMT+1 – 1:00 AM GMT'. `joint` stands between them.
 */
export function slotRangeText(start: Date, end: Date, zone: string, joint = ' – '): string {
  if (!hasClockChange(start, zone)) return timeRangeText(start, end, zone, joint);
  const [from, to] = [offsetText(start, zone), offsetText(end, zone)];
  return from === to
    ? `${timeRangeText(start, end, zone, joint)} ${from}`
    : `${timeText(start, zone)} ${from}${joint}${timeText(end, zone)} ${to}`;
}

/** The slots of one day in words: half hours that follow each other are one time. */
export interface SlotDayText {
  /** 'Fri 27 Nov'. */
  day: string;
  /** '10:00 – 11:00 AM', in order. */
  times: string[];
}

/** Slots (ms since the epoch) as times, day by day of `zone`. */
export function slotDayTexts(starts: readonly number[], zone: string): SlotDayText[] {
  const days: (SlotDayText & { number: number; runs: { startMs: number; endMs: number }[] })[] = [];
  for (const startMs of [...starts].sort((a, b) => a - b)) {
    const number = zonedDayNumber(startMs, zone);
    let day = days.at(-1);
    if (day?.number !== number) {
      day = { day: dayText(new Date(startMs), zone), times: [], number, runs: [] };
      days.push(day);
    }
    const run = day.runs.at(-1);
    if (run?.endMs === startMs) run.endMs += slotMs;
    else day.runs.push({ startMs, endMs: startMs + slotMs });
  }
  return days.map(({ day, runs }) => ({
    day,
    times: runs.map(({ startMs, endMs }) => slotRangeText(new Date(startMs), new Date(endMs), zone)),
  }));
}

function slotTimeText(start: Date, zone: string): string {
  return `${timeText(start, zone)}${hasClockChange(start, zone) ? ` ${offsetText(start, zone)}` : ''}`;
}

/** '1 half hour', '4 half hours'. */
export function halfHoursText(count: number): string {
  return `${count} ${count === 1 ? 'half hour' : 'half hours'}`;
}

/** '1 change', '4 changes'. */
export function changesText(count: number): string {
  return `${count} ${count === 1 ? 'change' : 'changes'}`;
}

/** ' 4 changes left.' behind what was done; nothing where there is no limit. */
export function changesLeftText(left: number): string {
  return Number.isFinite(left) ? ` ${changesText(left)} left.` : '';
}

/** What was done to slots and what is left, to be read out. */
export function selectionText({
  applied,
  isOpen,
  skipped,
  left,
  zone,
}: {
  /** Slots that were changed, in order of time. */
  applied: readonly number[];
  /** What they are now. */
  isOpen: boolean;
  /** How many could not be changed. */
  skipped: number;
  left: number;
  zone: string;
}): string {
  const word = isOpen ? 'open' : 'closed';
  const [first] = applied;
  const done =
    first === undefined
      ? 'Nothing changed'
      : applied.length === 1
        ? `${dayText(new Date(first), zone, 'long')}, ${slotTimeText(new Date(first), zone)} is ${word}`
        : `${halfHoursText(applied.length)} are ${word}`;
  const unable = skipped === 0 ? '' : ` ${halfHoursText(skipped)} cannot be changed.`;
  return `${done}.${unable}${changesLeftText(left)}`;
}
