import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addZonedDays, startOfZonedDay, zonedDate, zonedDayFromText } from '../time/zone.ts';
import {
  type CancelItem,
  type CancelList,
  cancelCountLeft,
  cancelCounts,
  cancelPageDays,
  cancelPageStart,
  canSubmitCancel,
  isNextClassItem,
  lastCancelPage,
  nextCancelPage,
  pushCancelItem,
  removeCancelItem,
} from './cancel-list.ts';

const zone = 'Asia/Manila';
// 09:10 of Friday 20 November 2026 in Manila.
const now = new Date('2026-11-20T01:10:00Z');
const today = startOfZonedDay(now, zone);
const item = (text: string, lastText = text): CancelItem => ({
  id: text,
  startMs: Date.parse(text),
  lastStartMs: Date.parse(lastText),
});
const soon = item('2026-11-26T15:30:00Z');
const later = item('2026-11-26T16:00:00Z');
const last = item('2026-12-03T15:30:00Z');
const empty = (allowed: number): CancelList<CancelItem> => ({ items: [], entries: [], allowed });
const push = (list: CancelList<CancelItem>, pushed: CancelItem) => pushCancelItem(list, pushed, now, zone);
const left = (list: CancelList<CancelItem>): number => cancelCountLeft(list, now, zone);

describe('the selection list', () => {
  it('is a next-class item up to the last instant before the next-week window', () => {
    expect([soon, later, last].map((one) => isNextClassItem(one, now, zone))).toEqual([true, false, false]);
    const busyTimes = [item('2026-11-26T14:30:00Z', soon.id), item('2026-11-26T15:00:00Z', later.id)];
    expect(busyTimes.map((one) => isNextClassItem(one, now, zone))).toEqual([true, false]);
  });

  it('takes one of the count for each item but a next-class item, and gives it back when the item goes', () => {
    const one = push(empty(2), later).list;
    expect(left(one)).toBe(1);
    const two = push(one, soon).list;
    expect(left(two)).toBe(1);
    expect(two.items.map(({ id }) => id)).toEqual([soon.id, later.id]);
    expect(left(removeCancelItem(two, later.id))).toBe(2);
    expect(left(removeCancelItem(two, soon.id))).toBe(1);
  });

  it.each([
    [0, 'No modification for plotted schedule', 0],
    [1, undefined, 1],
  ])('with a count of %i answers a next-week item with %j', (allowed, error, count) => {
    const pushed = push(empty(allowed), later);
    expect(pushed.error).toBe(error);
    expect(pushed.list.items).toHaveLength(count);
    expect(push(empty(allowed), soon)).toMatchObject({ list: { items: [soon] } });
  });

  const part = (text: string, lastText: string, group: string): CancelItem => ({ ...item(text, lastText), group });
  const evening = part('2026-11-27T10:00:00Z', '2026-11-27T10:30:00Z', 'evening');
  const afterClass = part('2026-11-27T11:30:00Z', '2026-11-27T11:30:00Z', 'evening');
  const night = part('2026-11-26T14:30:00Z', '2026-11-26T15:30:00Z', 'night');
  const overMidnight = part('2026-11-26T16:30:00Z', '2026-11-26T17:00:00Z', 'night');
  const overTheEdge = part('2026-11-26T15:00:00Z', '2026-11-26T16:00:00Z', 'edge');
  const entries = [night, overTheEdge, overMidnight, evening, afterClass];
  it.each([
    ['both parts of a busy time that a class has cut', [evening, afterClass], [3]],
    ['one part of it', [afterClass], [3]],
    ['the part of it in next week, of one that begins before', [night, overMidnight], [2]],
    ['one that reaches over the midnight of next week', [overTheEdge], [1]],
    ['the part of it before next week', [night], []],
    ['two busy times', [overMidnight, evening], [2, 3]],
    ['a busy time in parts, and the class in its middle', [evening, item('2026-11-27T11:00:00Z'), afterClass], [3, 1]],
    ['half hours that stand alone', [later, last], [1, 1]],
  ] as const)('counts for %s %#', (_name, items, counts) => {
    expect([...cancelCounts({ items, entries }, now, zone).values()]).toEqual(counts);
    expect(left({ items, entries, allowed: 7 })).toBe(7 - counts.reduce<number>((sum, count) => sum + count, 0));
  });

  it('takes a busy time only where the count has all its half hours, and its other part for nothing', () => {
    const withAll = (allowed: number) => ({ ...empty(allowed), entries });
    expect(push(withAll(2), evening)).toEqual({ list: withAll(2), error: 'No modification for plotted schedule' });
    const both = push(push(withAll(3), evening).list, afterClass);
    expect([both.error, left(both.list)]).toEqual([undefined, 0]);
    expect(push(both.list, later).error).toBe('No modification for plotted schedule');
    const one = removeCancelItem(both.list, evening.id);
    expect(left(one)).toBe(0);
    expect(left(removeCancelItem(one, afterClass.id))).toBe(3);
  });

  it('holds an item once, and can be submitted only while it holds something', () => {
    const one = push(empty(2), later).list;
    expect(push(one, later).list).toBe(one);
    expect(canSubmitCancel(one)).toBe(true);
    expect(canSubmitCancel(removeCancelItem(one, later.id))).toBe(false);
    expect(canSubmitCancel(empty(5))).toBe(false);
  });

  it('never lets the count go below zero, whatever is pushed and taken out', () => {
    const items = Array.from({ length: 20 }, (_, index) =>
      item(new Date(today.getTime() + index * 64_800_000).toISOString()),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: 6 }),
        fc.array(fc.tuple(fc.boolean(), fc.nat(19)), { maxLength: 40 }),
        (allowed, steps) => {
          let list = empty(allowed);
          for (const [isPush, index] of steps) {
            const one = items[index] ?? soon;
            list = isPush ? push(list, one).list : removeCancelItem(list, one.id);
            const taken = list.items.filter((held) => !isNextClassItem(held, now, zone)).length;
            expect(taken).toBeLessThanOrEqual(Math.max(0, allowed));
            expect(left(list)).toBe(Math.max(0, allowed) - taken);
          }
          for (const { id } of list.items) list = removeCancelItem(list, id);
          expect(left(list)).toBe(Math.max(0, allowed));
        },
      ),
    );
  });
});

describe('paging', () => {
  const day = (ahead: number): Date => addZonedDays(today, ahead, zone);
  const dateOf = (at: Date | undefined): string | undefined => (at === undefined ? undefined : zonedDate(at, zone));

  it.each([
    ['week', 0, 7, undefined],
    ['week', 6, 13, 0],
    ['week', 7, undefined, 0],
    ['week', 8, undefined, 1],
    ['week', 13, undefined, 6],
    ['day', 0, 1, undefined],
    ['day', 1, 2, 0],
    ['day', 12, 13, 11],
    ['day', 13, undefined, 12],
  ] as const)('of the %s from day %i leads on to day %s and back to day %s', (view, from, next, previous) => {
    expect(dateOf(nextCancelPage(view, day(from), now, zone))).toBe(next === undefined ? undefined : dateOf(day(next)));
    expect(dateOf(lastCancelPage(view, day(from), now, zone))).toBe(
      previous === undefined ? undefined : dateOf(day(previous)),
    );
  });

  it.each([
    ['week', 0, 7],
    ['week', 7, 7],
    ['week', 8, 6],
    ['week', 13, 1],
    ['day', 0, 1],
    ['day', 13, 1],
  ] as const)('shows in the %s from day %i %i days, none beyond the 14', (view, from, count) => {
    const shown = cancelPageDays(view, day(from), now, zone);
    expect(shown.map(dateOf)).toEqual(Array.from({ length: count }, (_, index) => dateOf(day(from + index))));
  });

  it.each([
    ['2026-11-19', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2026-12-03', '2026-12-03'],
    ['2026-12-04', '2026-11-20'],
  ])('asked for %s begins on %s', (asked, begins) => {
    expect(dateOf(cancelPageStart(zonedDayFromText(asked, zone), now, zone))).toBe(begins);
    expect(dateOf(cancelPageStart(undefined, now, zone))).toBe('2026-11-20');
  });
});
