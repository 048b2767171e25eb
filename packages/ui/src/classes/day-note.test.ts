import { addZonedDays } from '@tutor/rules/time/zone';
import { expect, it } from 'vitest';
import { calendarDays } from './calendar-layout.ts';
import { dayNote } from './day-note.ts';

const zone = 'Europe/London';
const secondZone = 'Asia/Shanghai';
const notesFrom = (firstDay: string, count: number, second: string | undefined) => {
  const first = new Date(firstDay);
  const days = calendarDays(
    Array.from({ length: count }, (_, index) => addZonedDays(first, index, zone)),
    zone,
  );
  return days.map((day) => dayNote(day, { firstMs: first.getTime(), zone, secondZone: second }));
};

it('a day whose second times are not those of the first day says so, from the day of the change on', () => {
  expect(notesFrom('2026-03-28T00:00:00Z', 3, secondZone)).toEqual([
    undefined,
    'Clocks change, Shanghai +7 h',
    'Shanghai +7 h',
  ]);
  expect(notesFrom('2026-10-23T23:00:00Z', 3, secondZone)).toEqual([
    undefined,
    'Clocks change, Shanghai +8 h',
    'Shanghai +8 h',
  ]);
});

it('a first day on which the clocks change has its own second times, row by row', () => {
  expect(notesFrom('2026-03-29T00:00:00Z', 2, secondZone)).toEqual(['Clocks change', 'Shanghai +7 h']);
});

it('without a second zone only the change is told', () => {
  expect(notesFrom('2026-03-28T00:00:00Z', 3, undefined)).toEqual([undefined, 'Clocks change', undefined]);
});
