import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  busyTimeOf,
  busyTimes,
  changesFor,
  isAsWished,
  isOverflowing,
  isSlotOpen,
  makeSchedule,
  modifications,
  modificationsLeft,
  noChanges,
  overflowMessage,
  type Schedule,
  type ScheduleSlot,
  type SlotChanges,
  setSlots,
  toggleBusyTime,
  toggleSlots,
  wishesOf,
} from './selection.ts';
import { slotMs } from './slot-grid.ts';

const at = (index: number): number => index * slotMs;
const slot = (index: number, change: Partial<ScheduleSlot> = {}): ScheduleSlot => ({
  startMs: at(index),
  isOpen: false,
  ...change,
});
/** Two slots alone, a busy time of three, a booked one, a disabled one. */
const slots = [
  slot(0),
  slot(1, { isOpen: true }),
  slot(2, { isOpen: true, group: 'A' }),
  slot(3, { isOpen: true, group: 'A' }),
  slot(4, { isOpen: true, group: 'A' }),
  slot(5, { isOpen: true, lock: 'booked' }),
  slot(6, { lock: 'disabled' }),
];
const toggle = (schedule: Schedule, changes: SlotChanges, ...indexes: number[]) =>
  toggleSlots(schedule, changes, indexes.map(at));

describe('toggling a slot', () => {
  const schedule = makeSchedule(slots, 10);

  it.each([
    [0, false, true],
    [1, true, false],
    [5, true, true],
    [6, false, false],
  ])('slot %i goes from open %s to open %s', (index, before, after) => {
    expect(isSlotOpen(schedule, noChanges, at(index))).toBe(before);
    expect(isSlotOpen(schedule, toggle(schedule, noChanges, index).changes, at(index))).toBe(after);
  });

  it('says which slots it could not change', () => {
    expect(toggle(schedule, noChanges, 5, 0, 6, 99)).toMatchObject({
      applied: [at(0)],
      skipped: [at(5), at(6), at(99)],
    });
  });

  it('makes a range what its first slot becomes', () => {
    const { changes, applied } = toggle(schedule, noChanges, 0, 1, 2);
    expect([0, 1, 2].map((index) => isSlotOpen(schedule, changes, at(index)))).toEqual([true, true, true]);
    expect(applied).toEqual([at(0)]);
  });

  it.each([
    ['goes on with its first slot that was just opened', [0], [0, 6, 1, 2], [true, false, true, true]],
    ['goes on with its first slot that was just closed', [1], [1, 2, 3], [false, false, false]],
    ['goes on with one of a range that was just toggled', [0, 1], [1, 0, 2, 3], [true, true, true, true]],
    ['that reaches no further than what was just toggled is toggled back', [0, 1], [0, 1], [false, false]],
    ['is what its first slot becomes where another one was just toggled', [1], [0, 1], [true, true]],
  ])('a range %s', (_name, before, range, open) => {
    const just = toggle(schedule, noChanges, ...before).changes;
    const { changes } = toggleSlots(schedule, just, range.map(at), new Set(before.map(at)));
    expect(range.map((index) => isSlotOpen(schedule, changes, at(index)))).toEqual(open);
  });
});

describe('a busy time', () => {
  const schedule = makeSchedule(slots, 10);
  const entry = (changes: SlotChanges) => busyTimeOf(schedule, changes, 'A');

  it('is cancelled with any of its slots, and comes back when all of them are selected again', () => {
    const one = toggle(schedule, noChanges, 3).changes;
    expect(entry(one)).toMatchObject({ isOn: false, isPartlyOpen: true });
    const two = toggle(schedule, one, 2).changes;
    expect(entry(two)?.isOn).toBe(false);
    const back = toggle(schedule, two, 3).changes;
    expect(entry(back)?.isOn).toBe(false);
    expect(entry(toggle(schedule, back, 2).changes)).toMatchObject({ isOn: true, isPartlyOpen: false });
  });

  it('takes all its slots along when it is toggled itself', () => {
    const off = toggleBusyTime(schedule, noChanges, 'A');
    expect(off.applied).toEqual([at(2), at(3), at(4)]);
    expect(entry(off.changes)).toMatchObject({ isOn: false, isPartlyOpen: false });
    expect(toggleBusyTime(schedule, off.changes, 'A').changes).toEqual(noChanges);
  });

  it('counts as many modifications as it has slots, however many of them change', () => {
    const one = toggle(schedule, noChanges, 3).changes;
    expect(modifications(schedule, one)).toBe(3);
    expect(modifications(schedule, toggle(schedule, one, 2).changes)).toBe(3);
    expect(modifications(schedule, toggle(schedule, one, 0).changes)).toBe(4);
    expect(modifications(schedule, toggle(schedule, one, 3).changes)).toBe(0);
  });

  it('does not count the slots of it that nobody can change', () => {
    const cut = slots.map((known) => (known.startMs === at(4) ? { ...known, lock: 'booked' as const } : known));
    expect(modifications(makeSchedule(cut, 10), new Set([at(2)]))).toBe(2);
  });

  it('is unknown by a flag that nobody has', () => {
    expect(busyTimeOf(schedule, noChanges, 'Z')).toBeUndefined();
    expect(toggleBusyTime(schedule, noChanges, 'Z').changes).toBe(noChanges);
  });
});

describe('the remaining count', () => {
  it.each([
    [4, undefined, 0],
    [3, overflowMessage, 2],
    [1, overflowMessage, 0],
    [0, overflowMessage, 0],
    [-3, overflowMessage, 0],
    [5, undefined, 1],
  ])('of %i lets a slot and a busy time of three end with %j and %i left', (remaining, error, left) => {
    const schedule = makeSchedule(slots, remaining);
    const first = toggle(schedule, noChanges, 0).changes;
    const second = toggleBusyTime(schedule, first, 'A');
    expect(second.error).toBe(error);
    expect(modificationsLeft(schedule, second.changes)).toBe(left);
    if (error !== undefined) expect(second.changes).toBe(first);
  });

  it('refuses busy times beyond it with the message of the specification', () => {
    const schedule = makeSchedule([slot(0, { isOpen: true, group: 'A' }), slot(1, { isOpen: true, group: 'B' })], 1);
    const first = toggleBusyTime(schedule, noChanges, 'A');
    expect(first.error).toBeUndefined();
    expect(toggleBusyTime(schedule, first.changes, 'B').error).toBe('No modification for plotted schedule');
  });

  it('always lets changes be taken back, even when it became smaller under them', () => {
    const wide = makeSchedule(slots, 10);
    const changes = setSlots(wide, noChanges, [at(0), at(1)], true).changes;
    const both = toggle(wide, changes, 1).changes;
    const narrow = makeSchedule(slots, 1);
    expect(isOverflowing(narrow, both)).toBe(true);
    expect(modificationsLeft(narrow, both)).toBe(0);
    const back = toggle(narrow, both, 0);
    expect(back.error).toBeUndefined();
    expect(isOverflowing(narrow, back.changes)).toBe(false);
  });
});

describe('wishes', () => {
  it('are what the changes come to, and make the same changes again', () => {
    const schedule = makeSchedule(slots, 10);
    const { changes } = toggleBusyTime(schedule, toggle(schedule, noChanges, 0).changes, 'A');
    expect(wishesOf(schedule, changes)).toEqual({ open: [at(0)], close: [at(2), at(3), at(4)] });
    expect(changesFor(schedule, wishesOf(schedule, changes))).toEqual({ changes, dropped: [] });
  });

  it('need nothing once they have come true, and are dropped where the slot is locked or gone', () => {
    const later = makeSchedule([slot(0, { isOpen: true }), slot(1, { lock: 'booked', isOpen: true }), slot(2)], 10);
    const restored = changesFor(later, { open: [at(0), at(2), at(77)], close: [at(1)] });
    expect(restored).toEqual({ changes: new Set([at(2)]), dropped: [at(77), at(1)] });
  });

  it.each([
    ['all has come true', { open: [at(1)], close: [at(0)] }, true],
    ['what was opened is booked by now', { open: [at(5)], close: [] }, true],
    ['one is still to come', { open: [at(1), at(0)], close: [] }, false],
    ['one cannot come true any more', { open: [at(1)], close: [at(5)] }, false],
    ['a slot is gone', { open: [at(77)], close: [] }, false],
  ])('are as the schedule is: %s', (_, wishes, isTrue) => {
    expect(isAsWished(makeSchedule(slots, 10), wishes)).toBe(isTrue);
  });
});

describe('whatever is done', () => {
  const anySlots = fc
    .array(
      fc.record({
        isOpen: fc.boolean(),
        lock: fc.option(fc.constantFrom('booked' as const, 'leave' as const, 'disabled' as const), {
          nil: undefined,
          freq: 6,
        }),
        group: fc.option(fc.constantFrom('A', 'B', 'C'), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 24 },
    )
    .map((all) => all.map((one, index) => slot(index, one)));
  const step = fc.oneof(
    fc.record({ kind: fc.constant('slots' as const), indexes: fc.array(fc.nat(25), { maxLength: 6 }) }),
    fc.record({ kind: fc.constant('busyTime' as const), flag: fc.constantFrom('A', 'B', 'C', 'Z') }),
  );
  const take = (
    schedule: Schedule,
    changes: SlotChanges,
    action: typeof step extends fc.Arbitrary<infer S> ? S : never,
    just: ReadonlySet<number>,
  ) =>
    action.kind === 'slots'
      ? toggleSlots(schedule, changes, action.indexes.map(at), just)
      : toggleBusyTime(schedule, changes, action.flag);

  it('the count never goes below zero, busy times agree with their slots, locked slots stay, and errors change nothing', () => {
    fc.assert(
      fc.property(
        anySlots,
        fc.integer({ min: -2, max: 8 }),
        fc.array(step, { maxLength: 20 }),
        (all, remaining, steps) => {
          const schedule = makeSchedule(all, remaining);
          let changes: SlotChanges = noChanges;
          let just: ReadonlySet<number> = new Set();
          for (const action of steps) {
            const result = take(schedule, changes, action, just);
            if (result.error !== undefined) expect(result.changes).toBe(changes);
            changes = result.changes;
            just = new Set(action.kind === 'slots' && result.error === undefined ? action.indexes.map(at) : []);
            expect(modifications(schedule, changes)).toBeLessThanOrEqual(schedule.remaining);
            expect(modificationsLeft(schedule, changes)).toBe(schedule.remaining - modifications(schedule, changes));
            expect(modificationsLeft(schedule, changes)).toBeGreaterThanOrEqual(0);
          }
          for (const busyTime of busyTimes(schedule, changes)) {
            const open = busyTime.starts.map((startMs) => isSlotOpen(schedule, changes, startMs));
            expect(busyTime.isOn).toBe(open.every(Boolean));
            expect(busyTime.isPartlyOpen).toBe(open.includes(true) && open.includes(false));
          }
          for (const { startMs, lock } of all) if (lock !== undefined) expect(changes.has(startMs)).toBe(false);
          expect(changesFor(schedule, wishesOf(schedule, changes))).toEqual({ changes, dropped: [] });
        },
      ),
    );
  });

  it('toggling a slot twice is nothing', () => {
    fc.assert(
      fc.property(
        anySlots,
        fc.integer({ min: 0, max: 30 }),
        fc.array(fc.nat(23), { maxLength: 12 }),
        fc.nat(23),
        (all, remaining, before, index) => {
          const schedule = makeSchedule(all, remaining);
          const start = before.reduce<SlotChanges>(
            (changes, other) => toggleSlots(schedule, changes, [at(other)]).changes,
            noChanges,
          );
          const once = toggleSlots(schedule, start, [at(index)]);
          if (once.error !== undefined) return;
          expect(toggleSlots(schedule, once.changes, [at(index)]).changes).toEqual(start);
        },
      ),
    );
  });
});
