import { expect, test } from 'vitest';
import { slotStarts } from '../schedule/slot-grid.ts';
import { isBusyMarker, planWorth } from './growth-plan.ts';

test.each(['Asia/Manila', 'Europe/London', 'Asia/Kathmandu', 'Asia/Kolkata'])(
  'every day of %s has one marker',
  (zone) => {
    const start = Date.parse('2026-10-20T00:00:00Z');
    const week = slotStarts(start, start + 7 * 86_400_000);
    const markers = week.filter((at) => isBusyMarker(new Date(at), zone));
    expect(markers).toHaveLength(7);
  },
);

test('the marker begins at half past five, and neither before nor after', () => {
  const at = (time: string) => isBusyMarker(new Date(`2026-11-20T${time}:00+08:00`), 'Asia/Manila');
  expect([at('05:00'), at('05:30'), at('06:00'), at('17:30')]).toEqual([false, true, false, false]);
});

test('two half hours are worth one hour', () => {
  expect([planWorth(2, 18_000), planWorth(3, 18_001), planWorth(0, 18_000)]).toEqual([18_000, 27_002, 0]);
});
