import { minutes } from '../time/durations.ts';

/** Before a class a tutor gets ready for this long. */
export const readyBeforeClassMs = minutes(5);
/** More than this is no gap between classes but a part of the day. */
export const longestGapMs = minutes(120);

/** When the tutor is busy: a class or a training lesson. */
interface BusySpan {
  start: Date;
  end: Date;
}

/** Minutes that are free before the next class, getting ready left out; 0 during a class, and where none follows soon. */
export function gapMinutes(busy: readonly BusySpan[], now: Date): number {
  if (busy.some(({ start, end }) => start <= now && end > now)) return 0;
  const starts = busy.map(({ start }) => start.getTime()).filter((start) => start > now.getTime());
  const gapMs = Math.min(...starts) - now.getTime();
  if (gapMs > longestGapMs) return 0;
  return Math.max(0, Math.floor((gapMs - readyBeforeClassMs) / minutes(1)));
}

/** The first chapter, in the order given, that can be learnt in the free minutes. */
export function chapterForGap<Chapter extends { minutes: number }>(
  chapters: readonly Chapter[],
  freeMinutes: number,
): Chapter | undefined {
  return chapters.find(({ minutes: takes }) => takes <= freeMinutes);
}
