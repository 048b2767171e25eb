import { describe, expect, test } from 'vitest';
import { goingOn, inboxRowsMax, isNewer, joinRows, placeAfter, unreadByFilter } from './inbox-rows.ts';
import type { MessageRow } from './message-item.ts';

/** Message `mid`, sent in minute `mid` unless said otherwise. */
function row(mid: number, change: Partial<MessageRow> = {}): MessageRow {
  return {
    mid,
    title: `Message ${mid}`,
    excerpt: '',
    remind: false,
    kind: 'notice',
    source: 'system',
    refId: null,
    answer: null,
    sentTime: new Date(Date.UTC(2026, 10, 20, 0, mid)).toISOString(),
    isRead: false,
    seq: mid,
    ...change,
  };
}
const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => row(from - index));
const mids = (rows: readonly MessageRow[]) => rows.map(({ mid }) => mid);

describe('rows of the inbox', () => {
  test('pages that shifted meanwhile join without a gap and without a double', () => {
    const pageBefore = range(100, 51);
    const older = range(50, 1);
    const pageAfter = range(103, 54);
    expect(mids(joinRows(pageBefore, older, pageAfter))).toEqual(mids(range(103, 1)));
  });

  test('the newer state of a message stands, whatever came first', () => {
    const read = row(7, { isRead: true, seq: 90 });
    expect(joinRows([row(7)], [read])).toEqual([read]);
    expect(joinRows([read], [row(7)])).toEqual([read]);
  });

  test('of two alike the first stays', () => {
    const [first, second] = [row(7), row(7)];
    expect(joinRows([first], [second])[0]).toBe(first);
  });

  test('of one moment the one with the higher number is newer', () => {
    const moment = '2026-11-20T08:00:00.000Z';
    expect(mids(joinRows([row(1, { sentTime: moment }), row(2, { sentTime: moment })]))).toEqual([2, 1]);
    expect(isNewer(row(2, { sentTime: moment }), row(1, { sentTime: moment }))).toBe(true);
    expect(isNewer(row(1), row(1))).toBe(false);
  });

  test.each([inboxRowsMax - 1, inboxRowsMax, inboxRowsMax + 1, 10_000])(
    '%i messages are never more rows than the page takes',
    (count) => {
      const rows = joinRows(range(count, 1));
      expect(rows).toHaveLength(Math.min(count, inboxRowsMax));
      expect(rows[0]?.mid).toBe(count);
    },
  );

  test.each([
    ['nothing came', range(100, 51), true],
    ['as much came as a page still reaches over', range(149, 100), true],
    ['more came than a page has', range(150, 101), false],
    ['nothing is there any more', [], false],
  ])('who comes back finds the rows that were left, as long as none is missing between: %s', (_, now, goesOn) => {
    const before = range(100, 1);
    expect(goingOn(before, now)).toBe(goesOn ? before : now);
  });

  test('the place of a row is its moment and its number', () => {
    expect(placeAfter(row(12))).toBe('2026-11-20T00:12:00.000Z_12');
  });
});

test.each([
  [
    { total: 9, notice: 4, warn: 2, remind: 1 },
    { all: 9, notice: 4, warning: 2, remind: 1, levelUp: 2 },
  ],
  [
    { total: 0, notice: 0, warn: 0, remind: 0 },
    { all: 0, notice: 0, warning: 0, remind: 0, levelUp: 0 },
  ],
  // While a mark is on its way the parts may be ahead of the total.
  [
    { total: 1, notice: 2, warn: 0, remind: 0 },
    { all: 1, notice: 2, warning: 0, remind: 0, levelUp: 0 },
  ],
])('of the counts %o the lists show %o', (counts, shown) => {
  expect(unreadByFilter(counts)).toEqual(shown);
});
