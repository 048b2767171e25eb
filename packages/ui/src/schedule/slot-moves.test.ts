import { slotRows } from '@tutor/rules/schedule/slot-grid';
import { addZonedDays, zonedDayFromText } from '@tutor/rules/time/zone';
import { describe, expect, it } from 'vitest';
import { slotMoves } from './slot-moves.ts';

const zone = 'Europe/London';
const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];

function week(date: string, count = 7) {
  const first = zonedDayFromText(date, zone);
  if (first === undefined) throw new Error(`no such day: ${date}`);
  const dayStarts = Array.from({ length: count }, (_, day) => addZonedDays(first, day, zone));
  const rows = slotRows(dayStarts, addZonedDays(first, count, zone), zone);
  return { rows, moves: slotMoves(rows, count) };
}
const at = (text: string): number => Date.parse(text);

describe('moving over a week with a day of 23 hours', () => {
  const { moves } = week('2026-03-27');
  const go = (key: string, from: string, isFar = false): string | undefined => {
    const place = moves.placeOf(at(from));
    const startMs = place === undefined ? undefined : moves.after(key, place, isFar);
    return startMs === undefined ? undefined : new Date(startMs).toISOString();
  };

  it.each([
    ['ArrowDown', '2026-03-29T00:30:00Z', '2026-03-29T01:00:00.000Z'],
    ['ArrowUp', '2026-03-29T01:00:00Z', '2026-03-29T00:30:00.000Z'],
    // Saturday 1:00 to the right: Sunday has no 1:00, so Monday.
    ['ArrowRight', '2026-03-28T01:00:00Z', '2026-03-30T00:00:00.000Z'],
    ['ArrowLeft', '2026-03-30T00:00:00Z', '2026-03-28T01:00:00.000Z'],
    ['ArrowUp', '2026-03-27T00:00:00Z', undefined],
    ['ArrowLeft', '2026-03-27T10:00:00Z', undefined],
    ['Home', '2026-03-28T10:00:00Z', '2026-03-27T10:00:00.000Z'],
    ['End', '2026-03-28T10:00:00Z', '2026-04-02T09:00:00.000Z'],
    ['PageDown', '2026-03-28T10:00:00Z', '2026-03-28T13:00:00.000Z'],
    ['PageUp', '2026-03-28T01:00:00Z', '2026-03-28T00:00:00.000Z'],
    ['x', '2026-03-28T01:00:00Z', undefined],
  ])('%s from %s leads to %s', (key, from, to) => {
    expect(go(key, from)).toBe(to);
  });

  it('goes with Control to the very first and the very last slot', () => {
    expect(go('Home', '2026-03-29T10:00:00Z', true)).toBe('2026-03-27T00:00:00.000Z');
    expect(go('End', '2026-03-29T10:00:00Z', true)).toBe('2026-04-02T22:30:00.000Z');
  });

  it('selects the rectangle between two slots, the first one leading', () => {
    expect(moves.between(at('2026-03-28T10:30:00Z'), at('2026-03-27T10:00:00Z'))).toEqual(
      ['2026-03-28T10:30:00Z', '2026-03-27T10:00:00Z', '2026-03-27T10:30:00Z', '2026-03-28T10:00:00Z'].map(at),
    );
    expect(moves.between(at('2026-03-28T10:30:00Z'), 1)).toEqual([]);
  });
});

it('goes to the ends of the only day by Home and End', () => {
  const { moves } = week('2026-03-27', 1);
  const from = moves.placeOf(at('2026-03-27T10:00:00Z')) ?? { row: 0, day: 0 };
  expect(moves.after('Home', from, false)).toBe(at('2026-03-27T00:00:00Z'));
  expect(moves.after('End', from, false)).toBe(at('2026-03-27T23:30:00Z'));
});

it('reaches every slot by arrow keys, and every key leads to a slot or nowhere', () => {
  for (const date of ['2026-03-27', '2026-10-23']) {
    const { rows, moves } = week(date);
    const all = rows.flatMap(({ starts }) => starts.filter((startMs) => startMs !== undefined));
    const reached = new Set(all.slice(0, 1));
    for (const startMs of reached) {
      const place = moves.placeOf(startMs) ?? { row: 0, day: 0 };
      for (const key of keys.slice(0, 4)) {
        const next = moves.after(key, place, false);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached.size).toBe(all.length);
    const lost = all.filter((startMs) =>
      keys.some((key) =>
        [false, true].some((isFar) => {
          const next = moves.after(key, moves.placeOf(startMs) ?? { row: 0, day: 0 }, isFar);
          return next !== undefined && moves.placeOf(next) === undefined;
        }),
      ),
    );
    expect(lost).toEqual([]);
  }
});
