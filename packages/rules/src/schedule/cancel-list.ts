import { type ClassTableView, pagingDays } from '../classes/class-table.ts';
import { addZonedDays, startOfZonedDay } from '../time/zone.ts';
import { daysAhead, nextWeekDays } from './schedule-window.ts';
import { overflowMessage } from './selection.ts';

/** Classes and open time can be cancelled on today and the 13 days after it (specification, core §4 and §9). */
export const cancelDays = 14;

/** Something in the cancel view: a class, or open time that nobody has booked. */
export interface CancelItem {
  /** Unique and stable. */
  id: string;
  startMs: number;
  /** Beginning of its last half hour; a class counts as a whole by its own beginning. */
  lastStartMs: number;
  /** BusyTimeCheckFlag: the busy time that it is, or is a part of. */
  group?: string | undefined;
}

/**
 * Whether an item is one of the classes that come next, before the next-week window begins: cancelling it takes nothing of
 * next week's count (decision 20). A busy time that reaches into the window is none.
 */
export function isNextClassItem({ lastStartMs }: CancelItem, now: Date, zone: string): boolean {
  return daysAhead(new Date(lastStartMs), now, zone) < nextWeekDays.first;
}

/** A class as the form of the cancel view carries it: its id with the share of the fee, in percent, that the tutor was shown. */
export function pricedClassValue(clid: string, feePercent: number): string {
  return `${clid}:${feePercent}`;
}

/** What is selected to be cancelled, and the count of next week's lessons that may still be modified. */
export interface CancelList<Item extends CancelItem> {
  items: readonly Item[];
  /** As the company said it, before anything was selected. */
  allowed: number;
}

/** Which of some items take one of the count each: of a busy time, which a class may have cut in parts, the first part alone. */
export function countedItems<Item extends CancelItem>(items: readonly Item[], now: Date, zone: string): Item[] {
  const groups = new Set<string>();
  return items.filter((item) => {
    if (isNextClassItem(item, now, zone)) return false;
    if (item.group === undefined) return true;
    const isFirst = !groups.has(item.group);
    groups.add(item.group);
    return isFirst;
  });
}

/** The count left beside what is selected; never below zero. */
export function cancelCountLeft<Item extends CancelItem>(list: CancelList<Item>, now: Date, zone: string): number {
  return Math.max(0, list.allowed - countedItems(list.items, now, zone).length);
}

/**
 * Adds an item and takes one of the count, unless it is a next-class item or its busy time is counted already. Refused when
 * nothing is left of the count.
 */
export function pushCancelItem<Item extends CancelItem>(
  list: CancelList<Item>,
  item: Item,
  now: Date,
  zone: string,
): { list: CancelList<Item>; error?: typeof overflowMessage } {
  if (list.items.some(({ id }) => id === item.id)) return { list };
  const items = [...list.items, item].sort((a, b) => a.startMs - b.startMs);
  const isMore = countedItems(items, now, zone).length > countedItems(list.items, now, zone).length;
  if (isMore && cancelCountLeft(list, now, zone) === 0) return { list, error: overflowMessage };
  return { list: { ...list, items } };
}

/** Takes an item out and gives back what it took. */
export function removeCancelItem<Item extends CancelItem>(list: CancelList<Item>, id: string): CancelList<Item> {
  return { ...list, items: list.items.filter((item) => item.id !== id) };
}

/** Submitting is possible only while something is selected. */
export function canSubmitCancel<Item extends CancelItem>({ items }: CancelList<Item>): boolean {
  return items.length > 0;
}

/** The page of the cancel view that begins today or, for a day asked for, within the 14 days. */
export function cancelPageStart(asked: Date | undefined, now: Date, zone: string): Date {
  const today = startOfZonedDay(now, zone);
  if (asked === undefined) return today;
  const ahead = daysAhead(asked, now, zone);
  return ahead < 0 || ahead >= cancelDays ? today : startOfZonedDay(asked, zone);
}

/** First instants of a page's days: 7 in the week view, 1 in the day view, none beyond the 14 days. */
export function cancelPageDays(view: ClassTableView, start: Date, now: Date, zone: string): Date[] {
  const count = Math.min(pagingDays[view], cancelDays - daysAhead(start, now, zone));
  return Array.from({ length: Math.max(1, count) }, (_, day) => addZonedDays(start, day, zone));
}

/** Start of the page after this one; undefined when that would not be within 14 days of today. */
export function nextCancelPage(view: ClassTableView, start: Date, now: Date, zone: string): Date | undefined {
  const next = addZonedDays(start, pagingDays[view], zone);
  return daysAhead(next, now, zone) < cancelDays ? next : undefined;
}

/** Start of the page before this one, at the earliest today; undefined unless this one begins after the current date. */
export function lastCancelPage(view: ClassTableView, start: Date, now: Date, zone: string): Date | undefined {
  if (daysAhead(start, now, zone) <= 0) return undefined;
  const last = addZonedDays(start, -pagingDays[view], zone);
  return daysAhead(last, now, zone) < 0 ? startOfZonedDay(now, zone) : last;
}
