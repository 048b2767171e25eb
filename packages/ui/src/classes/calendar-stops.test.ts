import { describe, expect, it } from 'vitest';
import { calendarDays, placeEntries } from './calendar-layout.ts';
import { calendarStops } from './calendar-stops.ts';
import type { ClassEntry } from './class-state.ts';

const zone = 'Asia/Manila';
const days = calendarDays([new Date('2026-11-18T16:00:00Z'), new Date('2026-11-19T16:00:00Z')], zone);

function entry(id: string, day: string, start: string, end: string): ClassEntry {
  const at = (time: string): Date => new Date(`${day}T${time}:00+08:00`);
  return { id, kind: 'class', start: at(start), end: at(end), status: 'Confirmed', isMissingRemark: false };
}

const entries = [
  entry('a', '2026-11-19', '09:00', '10:00'),
  entry('b', '2026-11-19', '09:30', '10:00'),
  entry('c', '2026-11-20', '09:00', '09:25'),
];
const stops = calendarStops(days, placeEntries(entries, days, zone));
const at = (day: number, slot: number) => stops.resolve({ day, slot }) ?? { day: -1, slot: -1 };

describe('moves of the keyboard', () => {
  it('goes down by half hours and onto an entry where one starts', () => {
    expect(stops.vertical(at(0, 16), 1)).toEqual({ day: 0, slot: 17 });
    expect(stops.vertical(at(0, 17), 1)).toMatchObject({ day: 0, id: 'a' });
  });

  it('reaches every one of overlapping entries, then leaves their rows', () => {
    const onA = at(0, 18);
    const onB = stops.vertical(onA, 1);
    expect(onB).toMatchObject({ day: 0, id: 'b' });
    expect(onB && stops.vertical(onB, 1)).toEqual({ day: 0, slot: 20 });
    expect(onB && stops.vertical(onB, -1)).toMatchObject({ day: 0, id: 'a' });
  });

  it('goes sideways at the same time of day, onto an entry that begins then, else one that covers it', () => {
    expect(stops.horizontal(at(0, 18), 1)).toMatchObject({ day: 1, id: 'c' });
    expect(stops.horizontal(at(1, 19), -1)).toMatchObject({ day: 0, id: 'b' });
    const covered = calendarStops(days, placeEntries(entries.slice(0, 1), days, zone));
    expect(covered.horizontal({ day: 1, slot: 19 }, -1)).toMatchObject({ day: 0, id: 'a' });
    expect(stops.horizontal(at(1, 19), 1)).toBeUndefined();
  });

  it('stops at the edges', () => {
    expect(stops.vertical(at(0, 0), -1)).toBeUndefined();
    expect(stops.vertical(at(1, 47), 1)).toBeUndefined();
    expect(stops.edge(-1)).toEqual({ day: 0, slot: 0 });
    expect(stops.edge(1)).toEqual({ day: 1, slot: 47 });
    expect(stops.rowEdge(at(1, 5), -1)).toEqual({ day: 0, slot: 5 });
  });

  it('stays at the same place when the entry it stood on is gone', () => {
    expect(stops.resolve({ day: 1, slot: 18, id: 'gone' })).toMatchObject({ day: 1, id: 'c' });
    expect(stops.resolve({ day: 6, slot: 30, id: 'gone' })).toEqual({ day: 1, slot: 30 });
  });

  it('goes on from that part of an entry over midnight on which it stands', () => {
    const overMidnight = { ...entry('m', '2026-11-19', '23:45', '23:59'), end: new Date('2026-11-19T16:20:00Z') };
    const moves = calendarStops(days, placeEntries([overMidnight], days, zone));
    expect(moves.resolve({ day: 1, slot: 0, id: 'm' })).toEqual({ day: 1, slot: 0, id: 'm' });
    expect(moves.vertical({ day: 1, slot: 0, id: 'm' }, 1)).toEqual({ day: 1, slot: 1 });
    expect(moves.vertical({ day: 0, slot: 47, id: 'm' }, -1)).toEqual({ day: 0, slot: 46 });
  });

  it('steps over half hours that a day does not have', () => {
    const london = 'Europe/London';
    const spring = calendarDays([new Date('2026-03-29T00:00:00Z')], london);
    const moves = calendarStops(spring, []);
    expect(moves.vertical({ day: 0, slot: 1 }, 1)).toEqual({ day: 0, slot: 4 });
    expect(moves.resolve({ day: 0, slot: 2 })).toEqual({ day: 0, slot: 4 });
  });
});
