import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../time/durations.ts';
import { confirmDeadlineMs } from './penalty.ts';
import {
  confirmableToday,
  currentReminder,
  dueReminders,
  isUrgentReminder,
  reminderKey,
  reminderRepeatMs,
  reminderSteps,
} from './reminder-ladder.ts';

describe('the reminder of an unanswered class', () => {
  it.each([
    [hours(24) + 1, undefined, 0],
    [hours(24), hours(24), 0],
    [hours(2) + 1, hours(24), 0],
    [hours(2), hours(2), 0],
    [minutes(60) + 1, hours(2), 0],
    [minutes(60), minutes(60), 0],
    [minutes(35) + 1, minutes(60), 0],
    [minutes(35), minutes(35), 0],
    [minutes(34) + 1, minutes(35), 0],
    [minutes(34), minutes(35), 1],
    [minutes(31), minutes(35), 4],
    [minutes(30), minutes(35), 5],
    [minutes(30) - 1, undefined, 0],
    [0, undefined, 0],
  ])('%i ms before class is that of %s, come again %i times', (untilClassMs, stepMs, round) => {
    expect(currentReminder(untilClassMs)).toEqual(stepMs === undefined ? undefined : { stepMs, round });
  });

  it('only moves on as the class draws nearer: never back a step, never back a round', () => {
    fc.assert(
      fc.property(fc.nat(hours(30)), fc.nat(hours(30)), (a, b) => {
        const farther = currentReminder(Math.max(a, b));
        const nearer = currentReminder(Math.min(a, b));
        if (farther === undefined || nearer === undefined) return;
        expect(nearer.stepMs).toBeLessThanOrEqual(farther.stepMs);
        if (nearer.stepMs === farther.stepMs) expect(nearer.round).toBeGreaterThanOrEqual(farther.round);
      }),
    );
  });

  it('is there at every moment between the first step and the deadline, and at no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -hours(1), max: hours(30) }), (untilClassMs) => {
        const isDue = untilClassMs <= hours(24) && untilClassMs >= confirmDeadlineMs;
        expect(currentReminder(untilClassMs) !== undefined).toBe(isDue);
      }),
    );
  });

  it('pierces quiet hours from an hour before class', () => {
    expect(reminderSteps.map((stepMs) => isUrgentReminder({ stepMs }))).toEqual([false, false, true, true]);
    expect(reminderRepeatMs).toBe(seconds(60));
  });
});

describe('the reminders that are due', () => {
  const now = new Date('2026-11-20T01:00:00Z');
  const inMs = (ms: number): Date => new Date(now.getTime() + ms);
  const items = [
    { id: 3, start: inMs(hours(5)) },
    { id: 1, start: inMs(minutes(33)) },
    { id: 2, start: inMs(hours(2)) },
    { id: 4, start: inMs(hours(25)) },
    { id: 5 },
    { id: 6, start: inMs(minutes(29)) },
  ];

  it('come in the order of the classes', () => {
    expect(
      dueReminders(items, now, new Set()).map(({ item, stepMs, round, isUrgent }) => [
        item.id,
        stepMs / minutes(1),
        round,
        isUrgent,
      ]),
    ).toEqual([
      [1, 35, 2, true],
      [2, 120, 0, false],
      [3, 1440, 0, false],
    ]);
  });

  it('do not come again once acknowledged, until the next step is reached', () => {
    const acknowledged = new Set([reminderKey(1, { stepMs: minutes(60) }), reminderKey(2, { stepMs: hours(2) })]);
    expect(acknowledged).toEqual(new Set(['1:60', '2:120']));
    expect(dueReminders(items, now, acknowledged).map(({ item }) => item.id)).toEqual([1, 3]);
    expect(dueReminders(items, inMs(hours(1)), acknowledged).map(({ item }) => item.id)).toEqual([2, 3, 4]);
    const all = new Set([...acknowledged, reminderKey(1, { stepMs: minutes(35) })]);
    expect(dueReminders(items, inMs(minutes(2)), all).map(({ item }) => item.id)).toEqual([3]);
  });
});

describe('what can be confirmed today', () => {
  // 09:00 in Manila.
  const now = new Date('2026-11-20T01:00:00Z');
  it.each([
    ['in exactly 30 minutes', minutes(30), true],
    ['1 ms sooner', minutes(30) - 1, false],
    ['in the last minute of the day', hours(15) - minutes(1), true],
    ['at midnight', hours(15), false],
    ['an hour ago', -hours(1), false],
  ])('a class %s: %s', (_, untilClassMs, isIn) => {
    const item = { id: 1, start: new Date(now.getTime() + untilClassMs) };
    expect(confirmableToday([item, { id: 2 }], { now, zone: 'Asia/Manila' })).toEqual(isIn ? [item] : []);
  });

  it('follows the calendar of the zone', () => {
    const item = { id: 1, start: new Date(now.getTime() + hours(10)) };
    expect(confirmableToday([item], { now, zone: 'Asia/Manila' })).toEqual([item]);
    // 20:00 of the 19th in New York; the class is on the 20th there.
    expect(confirmableToday([item], { now, zone: 'America/New_York' })).toEqual([]);
  });

  it('goes on past midnight where the tutor works on, whether the classes before are asked about or not', () => {
    const night = new Date('2026-11-20T14:48:00Z');
    const at = (hour: number) => new Date(Date.parse('2026-11-20T00:00:00+08:00') + hours(hour));
    const items = [23.5, 24.5, 25.5].map((hour) => ({ id: hour, start: at(hour), end: at(hour + 0.5) }));
    const zone = 'Asia/Manila';
    expect(confirmableToday(items, { now: night, zone })).toEqual(items);
    const later = items.slice(1);
    expect(confirmableToday(later, { now: night, zone })).toEqual([]);
    const classes = [{ startMs: at(22).getTime(), endMs: at(22.5).getTime() }];
    expect(confirmableToday(later, { now: night, zone, classes })).toEqual(later);
    expect(confirmableToday(later, { now: at(24.01), zone, classes })).toEqual(items.slice(2));
  });
});
