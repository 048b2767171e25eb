import { addZonedDays, startOfZonedDay, startOfZonedWeek } from '@tutor/rules/time/zone';
import { describe, expect, it } from 'vitest';
import { calendarDays, minuteInDay, placeEntries, spanSteps } from './calendar-layout.ts';
import { joinedSlots, printedHours } from './calendar-rows.ts';
import type { ClassEntry } from './class-state.ts';

const manila = 'Asia/Manila';
const london = 'Europe/London';

function entry(start: string, end: string, id = start): ClassEntry {
  return { id, kind: 'class', start: new Date(start), end: new Date(end), status: 'Confirmed', isMissingRemark: false };
}

function week(instant: string, zone: string) {
  const start = startOfZonedWeek(new Date(instant), zone);
  return calendarDays(
    Array.from({ length: 7 }, (_, day) => addZonedDays(start, day, zone)),
    zone,
  );
}

function oneDay(instant: string, zone: string) {
  return calendarDays([startOfZonedDay(new Date(instant), zone)], zone);
}

describe('a leave', () => {
  it('lies under the classes of its days, as wide as the day, and before them', () => {
    const leave = { ...entry('2026-11-19T04:00:00Z', '2026-11-20T20:00:00Z', 'leave'), kind: 'leave' as const };
    const classes = [entry('2026-11-20T01:00:00Z', '2026-11-20T01:25:00Z', 'a')];
    const parts = placeEntries([...classes, leave], week('2026-11-20T00:00:00Z', manila), manila);
    expect(parts.map((part) => [part.entry.id, part.day, part.startMinute, part.endMinute, part.lanes])).toEqual([
      ['leave', 3, 720, 1440, 1],
      ['leave', 4, 0, 1440, 1],
      ['a', 4, 540, 565, 1],
      ['leave', 5, 0, 240, 1],
    ]);
  });
});

describe('places on an ordinary day', () => {
  it('puts an entry on the day and minute that its zone reads', () => {
    const [part] = placeEntries(
      [entry('2026-11-19T21:30:00Z', '2026-11-19T21:55:00Z')],
      week('2026-11-20T00:00:00Z', manila),
      manila,
    );
    expect(part).toMatchObject({ day: 4, startMinute: 330, endMinute: 355, lane: 0, lanes: 1 });
  });

  it('splits an entry over midnight into a part on each day', () => {
    const days = week('2026-11-20T00:00:00Z', manila);
    const parts = placeEntries([entry('2026-11-19T15:45:00Z', '2026-11-19T16:10:00Z')], days, manila);
    expect(parts.map(({ day, startMinute, endMinute }) => [day, startMinute, endMinute])).toEqual([
      [3, 1425, 1440],
      [4, 0, 10],
    ]);
  });

  it('leaves out what is outside the days, and takes what touches an edge only from inside', () => {
    const days = oneDay('2026-11-20T00:00:00Z', manila);
    const outside = [
      entry('2026-11-19T15:30:00Z', '2026-11-19T16:00:00Z', 'ends at the first instant'),
      entry('2026-11-20T16:00:00Z', '2026-11-20T16:25:00Z', 'starts at the end'),
    ];
    expect(placeEntries(outside, days, manila)).toEqual([]);
  });

  it('keeps an entry that ends as it begins, at the place of its start', () => {
    const days = week('2026-11-20T00:00:00Z', manila);
    const [part] = placeEntries([entry('2026-11-20T02:00:00Z', '2026-11-20T02:00:00Z')], days, manila);
    expect(part).toMatchObject({ day: 4, startMinute: 600, endMinute: 600 });
  });

  it('draws nothing shorter than a quarter of an hour', () => {
    expect(spanSteps({ startMinute: 540, endMinute: 541 })).toBe(3);
    expect(spanSteps({ startMinute: 540, endMinute: 565 })).toBe(5);
  });
});

describe('lanes', () => {
  const days = oneDay('2026-11-20T00:00:00Z', manila);
  const lanesOf = (...entries: ClassEntry[]) =>
    Object.fromEntries(placeEntries(entries, days, manila).map((part) => [part.entry.id, [part.lane, part.lanes]]));

  it('keeps entries that only touch in one lane', () => {
    expect(
      lanesOf(
        entry('2026-11-20T01:00:00Z', '2026-11-20T01:30:00Z', 'a'),
        entry('2026-11-20T01:30:00Z', '2026-11-20T02:00:00Z', 'b'),
      ),
    ).toEqual({ a: [0, 1], b: [0, 1] });
  });

  it('puts overlapping entries side by side and gives a free lane away again', () => {
    expect(
      lanesOf(
        entry('2026-11-20T01:00:00Z', '2026-11-20T02:00:00Z', 'long'),
        entry('2026-11-20T01:00:00Z', '2026-11-20T01:30:00Z', 'first'),
        entry('2026-11-20T01:30:00Z', '2026-11-20T02:00:00Z', 'second'),
        entry('2026-11-20T02:00:00Z', '2026-11-20T02:25:00Z', 'after'),
      ),
    ).toEqual({ long: [0, 2], first: [1, 2], second: [1, 2], after: [0, 1] });
  });

  it('does not let a short entry be covered by the next one', () => {
    expect(
      lanesOf(
        entry('2026-11-20T01:00:00Z', '2026-11-20T01:05:00Z', 'short'),
        entry('2026-11-20T01:10:00Z', '2026-11-20T01:35:00Z', 'next'),
      ),
    ).toEqual({ short: [0, 2], next: [1, 2] });
  });
});

describe('days on which the clocks change', () => {
  it('marks the hour that a day of 23 hours does not have, and places what follows by the clock on the wall', () => {
    const days = oneDay('2026-03-29T12:00:00Z', london);
    const [day] = days;
    expect(day?.isClockChange).toBe(true);
    expect([...(day?.missingSlots ?? [])]).toEqual([2, 3]);
    const [part] = placeEntries([entry('2026-03-29T01:00:00Z', '2026-03-29T01:25:00Z')], days, london);
    expect(part).toMatchObject({ startMinute: 120, endMinute: 145 });
  });

  it('shows both times of the hour that a day of 25 hours has twice in the same rows, side by side', () => {
    const days = oneDay('2026-10-25T12:00:00Z', london);
    expect(days[0]?.missingSlots.size).toBe(0);
    const parts = placeEntries(
      [
        entry('2026-10-25T00:30:00Z', '2026-10-25T00:55:00Z', 'summer'),
        entry('2026-10-25T01:30:00Z', '2026-10-25T01:55:00Z', 'winter'),
      ],
      days,
      london,
    );
    expect(parts.map(({ startMinute, endMinute, lanes }) => [startMinute, endMinute, lanes])).toEqual([
      [90, 115, 2],
      [90, 115, 2],
    ]);
  });

  it('gives an entry its real length where its end reads earlier than its start', () => {
    const days = oneDay('2026-10-25T12:00:00Z', london);
    const [part] = placeEntries([entry('2026-10-25T00:50:00Z', '2026-10-25T01:15:00Z')], days, london);
    expect(part).toMatchObject({ startMinute: 110, endMinute: 135 });
  });

  it('has neither a doubled nor a missing slot in any day of a year in a zone that changes', () => {
    for (const instant of ['2026-03-27T12:00:00Z', '2026-10-24T12:00:00Z', '2026-11-20T12:00:00Z']) {
      for (const day of week(instant, london)) {
        const readings = new Set<number>();
        for (let ms = day.startMs; ms < day.endMs; ms += 1_800_000)
          readings.add(Math.floor(minuteInDay(ms, day, london) / 30));
        expect(readings.size + day.missingSlots.size).toBe(48);
      }
    }
  });
});

describe('half hours over whose edge something is drawn', () => {
  it.each([
    ['2026-11-20T01:00:00Z', '2026-11-20T01:25:00Z', []],
    ['2026-11-20T01:00:00Z', '2026-11-20T01:30:00Z', []],
    ['2026-11-20T01:00:00Z', '2026-11-20T01:31:00Z', [18, 19]],
    ['2026-11-20T01:10:00Z', '2026-11-20T01:35:00Z', [18, 19]],
    ['2026-11-20T01:25:00Z', '2026-11-20T01:30:00Z', [18, 19]],
    ['2026-11-20T01:30:00Z', '2026-11-20T03:00:00Z', [19, 20, 21]],
  ])('from %s to %s are %o', (start, end, slots) => {
    const parts = placeEntries([entry(start, end)], oneDay('2026-11-20T01:00:00Z', manila), manila);
    expect([...joinedSlots(parts)]).toEqual(slots);
  });
});

it('paper has the hours from the first to after the last class, and all of an empty table', () => {
  const part = (startMinute: number, endMinute: number) => ({ startMinute, endMinute });
  expect(printedHours([part(570, 595), part(360, 385)])).toEqual({ from: 6, to: 10 });
  expect(printedHours([part(539, 540)])).toEqual({ from: 8, to: 9 });
  expect(printedHours([part(540, 541)])).toEqual({ from: 9, to: 10 });
  expect(printedHours([])).toEqual({ from: 0, to: 24 });
});
