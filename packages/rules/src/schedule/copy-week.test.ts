import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, hours } from '../time/durations.ts';
import { planCopy } from './copy-week.ts';
import { nextWeekWindow, weekBeforeWindow } from './schedule-window.ts';
import {
  isSlotOpen,
  makeSchedule,
  modifications,
  noChanges,
  type ScheduleSlot,
  type SlotChanges,
  toggleSlots,
} from './selection.ts';
import { slotStarts } from './slot-grid.ts';

function week(now: Date, zone: string, change: (startMs: number) => Partial<ScheduleSlot> = () => ({})) {
  const from = weekBeforeWindow(now, zone);
  const to = nextWeekWindow(now, zone);
  const slots = slotStarts(to.start.getTime(), to.end.getTime()).map((startMs) => ({
    startMs,
    isOpen: false,
    ...change(startMs),
  }));
  return { from, to, zone, slots };
}

describe('copying last week', () => {
  const now = new Date('2026-11-20T01:10:00Z');
  const first = Date.parse('2026-11-21T10:00:00Z');
  const half = hours(0.5);

  it('takes over what can be and says what cannot, without changing anything', () => {
    const { slots, ...windows } = week(now, 'Asia/Manila', (startMs) => {
      if (startMs === first + days(7) + half) return { isOpen: true };
      if (startMs === first + days(7) + 2 * half) return { isOpen: true, lock: 'booked' };
      if (startMs === first + days(7) + 3 * half) return { lock: 'disabled' };
      if (startMs === first + days(7) + 7 * half) return { lock: 'leave' };
      return {};
    });
    const schedule = makeSchedule(slots, 2);
    const openStarts = [5, 4, 3, 2, 1, 0, 6, 7].map((index) => first + index * half);
    const plan = planCopy({ ...windows, schedule, changes: noChanges, openStarts });
    expect(plan.opens).toEqual([first + days(7), first + days(7) + 4 * half]);
    expect(plan.alreadyOpen).toEqual([first + days(7) + half]);
    expect(plan.clashes).toEqual([
      { fromMs: first + 2 * half, toMs: first + days(7) + 2 * half, reason: 'booked' },
      { fromMs: first + 3 * half, toMs: first + days(7) + 3 * half, reason: 'disabled' },
      { fromMs: first + 7 * half, toMs: first + days(7) + 7 * half, reason: 'leave' },
    ]);
    expect(plan.overLimit).toEqual([first + days(7) + 5 * half, first + days(7) + 6 * half]);
    expect(plan.changes).toEqual(new Set(plan.opens));
    expect(noChanges.size).toBe(0);
  });

  it.each([[0], [1], [2], [3]])('with %i modifications left opens as many of two', (remaining) => {
    const { slots, ...windows } = week(now, 'Asia/Manila');
    const plan = planCopy({
      ...windows,
      schedule: makeSchedule(slots, remaining),
      changes: noChanges,
      openStarts: [first, first + half],
    });
    expect(plan.opens).toHaveLength(Math.min(2, remaining));
    expect(plan.overLimit).toHaveLength(Math.max(0, 2 - remaining));
  });

  it('keeps the time on the wall when the clocks change in between, and names what that day does not have', () => {
    // London: 29 March 2026 has no 1:00 to 2:00.
    const { slots, ...windows } = week(new Date('2026-03-20T12:00:00Z'), 'Europe/London');
    const plan = planCopy({
      ...windows,
      schedule: makeSchedule(slots, 100),
      changes: noChanges,
      openStarts: ['00:30', '01:00', '01:30', '18:00'].map((time) => Date.parse(`2026-03-22T${time}:00Z`)),
    });
    expect(plan.opens.map((startMs) => new Date(startMs).toISOString())).toEqual([
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T17:00:00.000Z',
    ]);
    expect(plan.clashes.map(({ reason, toMs }) => [reason, toMs])).toEqual([
      ['missing', undefined],
      ['missing', undefined],
    ]);
  });

  it('takes an hour that came twice over once', () => {
    const { slots, ...windows } = week(new Date('2026-10-23T12:00:00Z'), 'Europe/London');
    const plan = planCopy({
      ...windows,
      schedule: makeSchedule(slots, 100),
      changes: noChanges,
      openStarts: [Date.parse('2026-10-25T00:00:00Z'), Date.parse('2026-10-25T01:00:00Z')],
    });
    expect(plan.opens.map((startMs) => new Date(startMs).toISOString())).toEqual(['2026-11-01T01:00:00.000Z']);
    expect(plan.overLimit).toEqual([]);
  });

  it('done twice is done once, opens only, and keeps to the limit', () => {
    const zone = fc.constantFrom('Asia/Manila', 'Europe/London', 'America/New_York');
    const instant = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2028-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const indexes = fc.array(fc.nat(337), { maxLength: 40 });
    fc.assert(
      fc.property(
        instant,
        zone,
        indexes,
        indexes,
        indexes,
        fc.nat(30),
        (at, zoneName, copied, open, toggled, remaining) => {
          const opened = new Set(open);
          const base = week(at, zoneName);
          const schedule = makeSchedule(
            base.slots.map((slot, index) => ({
              ...slot,
              isOpen: opened.has(index),
              lock: index % 17 === 0 ? 'disabled' : undefined,
              group: index % 11 < 3 ? `G${Math.floor(index / 11)}` : undefined,
            })),
            remaining,
          );
          const starts = slotStarts(base.from.start.getTime(), base.from.end.getTime());
          const openStarts = copied.flatMap((index) => starts[index] ?? []);
          const changes = toggled.reduce<SlotChanges>((known, index) => {
            const startMs = base.slots[index]?.startMs;
            return startMs === undefined ? known : toggleSlots(schedule, known, [startMs]).changes;
          }, noChanges);
          const once = planCopy({ ...base, schedule, changes, openStarts });
          const twice = planCopy({ ...base, schedule, changes: once.changes, openStarts });
          expect(twice.opens).toEqual([]);
          expect(twice.changes).toEqual(once.changes);
          expect(twice.overLimit).toEqual(once.overLimit);
          expect(modifications(schedule, once.changes)).toBeLessThanOrEqual(schedule.remaining);
          for (const { startMs } of schedule.slots.values()) {
            if (isSlotOpen(schedule, changes, startMs)) expect(isSlotOpen(schedule, once.changes, startMs)).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
