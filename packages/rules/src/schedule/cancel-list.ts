import { type ClassTableView, pagingDays } from '../classes/class-table.ts';
import { addZonedDays, startOfZonedDay } from '../time/zone.ts';
import { daysAhead, isInNextWeek, nextWeekDays } from './schedule-window.ts';
import { overflowMessage } from './selection.ts';
import { slotMs, slotStarts } from './slot-grid.ts';

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
  /** Everything that can be selected, the parts of each busy time among it. */
  entries: readonly Item[];
  /** As the company said it, before anything was selected. */
  allowed: number;
}

/**
 * What selected items take of the count, by their ids: a class and a half hour one each, a busy time as many as it has half hours
 * in next week. A class may have cut it in parts; the first selected part takes it all.
 */
export function cancelCounts<Item extends CancelItem>(
  { items, entries }: Pick<CancelList<Item>, 'items' | 'entries'>,
  now: Date,
  zone: string,
): ReadonlyMap<string, number> {
  const groups = new Set<string>();
  const counts = new Map<string, number>();
  for (const item of items) {
    if (isNextClassItem(item, now, zone)) continue;
    if (item.group === undefined) counts.set(item.id, 1);
    else if (!groups.has(item.group)) counts.set(item.id, groupCount(item.group, entries, now, zone));
    if (item.group !== undefined) groups.add(item.group);
  }
  return counts;
}

function groupCount(group: string, entries: readonly CancelItem[], now: Date, zone: string): number {
  return entries
    .filter((entry) => entry.group === group)
    .flatMap(({ startMs, lastStartMs }) => slotStarts(startMs, lastStartMs + slotMs))
    .filter((startMs) => isInNextWeek(new Date(startMs), now, zone)).length;
}

function taken<Item extends CancelItem>(list: CancelList<Item>, now: Date, zone: string): number {
  return [...cancelCounts(list, now, zone).values()].reduce((sum, count) => sum + count, 0);
}

/** The count left beside what is selected; never below zero. */
export function cancelCountLeft<Item extends CancelItem>(list: CancelList<Item>, now: Date, zone: string): number {
  return Math.max(0, list.allowed - taken(list, now, zone));
}

/**
 * Adds an item with what it takes of the count: nothing where it is a next-class item or its busy time is counted already.
 * Refused when less is left of the count.
 */
export function pushCancelItem<Item extends CancelItem>(
  list: CancelList<Item>,
  item: Item,
  now: Date,
  zone: string,
): { list: CancelList<Item>; error?: typeof overflowMessage } {
  if (list.items.some(({ id }) => id === item.id)) return { list };
  const items = [...list.items, item].sort((a, b) => a.startMs - b.startMs);
  const next = { ...list, items };
  const after = taken(next, now, zone);
  if (after > taken(list, now, zone) && after > list.allowed) return { list, error: overflowMessage };
  return { list: next };
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
