import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes } from '../time/durations.ts';
import { classEventStatuses, classPhase, nextClass, type PhaseInput } from './class-status.ts';

const start = new Date('2026-11-20T01:00:00Z');
const end = new Date(start.getTime() + minutes(25));
const at = (offsetMs: number): Date => new Date(start.getTime() + offsetMs);

function lesson(change: Partial<PhaseInput> = {}): PhaseInput {
  return { start, end, status: 'Confirmed', isMissingRemark: false, ...change };
}

describe('the phase of a class', () => {
  it.each([
    [-minutes(15) - 1, 'upcoming'],
    [-minutes(15), 'joinable'],
    [-1, 'joinable'],
    [0, 'inProgress'],
    [minutes(25) - 1, 'inProgress'],
    [minutes(25), 'finished'],
    [minutes(600), 'finished'],
  ])('%i ms from its start is %s', (offsetMs, phase) => {
    expect(classPhase(lesson(), at(offsetMs))).toBe(phase);
    expect(classPhase(lesson({ status: 'Waited' }), at(offsetMs))).toBe(phase);
  });

  it.each([
    [minutes(25) - 1, 'inProgress'],
    [minutes(25), 'missingRemark'],
  ])('without its remark, %i ms from its start, is %s', (offsetMs, phase) => {
    expect(classPhase(lesson({ isMissingRemark: true }), at(offsetMs))).toBe(phase);
  });

  it('is canceled at any time once it is canceled', () => {
    for (const offsetMs of [-minutes(60), 0, minutes(60)]) {
      expect(classPhase(lesson({ status: 'Canceled', isMissingRemark: true }), at(offsetMs))).toBe('canceled');
    }
  });
});

describe('the next class', () => {
  it('is the one in progress before the one that comes', () => {
    const coming = lesson({ start: at(minutes(30)), end: at(minutes(55)) });
    const current = lesson();
    expect(nextClass([coming, current], at(minutes(10)))).toBe(current);
    expect(nextClass([coming, current], at(minutes(25)))).toBe(coming);
  });

  it('is never a canceled or a finished one', () => {
    expect(nextClass([lesson({ status: 'Canceled' })], at(-1))).toBeUndefined();
    expect(nextClass([lesson()], end)).toBeUndefined();
    expect(nextClass([lesson()], new Date(end.getTime() - 1))).toBeDefined();
    expect(nextClass([], start)).toBeUndefined();
  });

  it('is the soonest of those that are not over, whatever the order', () => {
    const lessons = fc.array(
      fc.record({
        startsIn: fc.integer({ min: -300, max: 300 }),
        lasts: fc.integer({ min: 1, max: 60 }),
        status: fc.constantFrom(...classEventStatuses),
      }),
    );
    fc.assert(
      fc.property(lessons, (list) => {
        const items = list.map(({ startsIn, lasts, status }) =>
          lesson({ start: at(minutes(startsIn)), end: at(minutes(startsIn + lasts)), status }),
        );
        const open = items.filter((item) => item.status !== 'Canceled' && item.end > start);
        const soonest = open.length === 0 ? undefined : Math.min(...open.map((item) => item.start.getTime()));
        expect(nextClass(items, start)?.start.getTime()).toBe(soonest);
        expect(nextClass([...items].reverse(), start)?.start.getTime()).toBe(soonest);
      }),
    );
  });
});
