import { describe, expect, it } from 'vitest';
import { type ClassEntry, classState, classTitle, classTopic } from './class-state.ts';

const entry: ClassEntry = {
  id: '7',
  kind: 'class',
  start: new Date('2026-11-20T01:00:00Z'),
  end: new Date('2026-11-20T01:25:00Z'),
  status: 'Confirmed',
  isMissingRemark: false,
};
const at = (time: string): Date => new Date(`2026-11-20T${time}Z`);

describe('state of a class', () => {
  it.each([
    ['00:59:59', {}, 'confirmed'],
    ['00:59:59', { status: 'Waited' }, 'waited'],
    ['01:00:00', { status: 'Waited' }, 'inProgress'],
    ['01:24:59', {}, 'inProgress'],
    ['00:59:59', { isUnfinished: true }, 'confirmed'],
    ['01:00:00', { isUnfinished: true }, 'unfinished'],
    ['01:24:59', { isUnfinished: true }, 'unfinished'],
    ['01:25:00', { isUnfinished: true }, 'finished'],
    ['01:25:00', {}, 'finished'],
    ['01:25:00', { isMissingRemark: true }, 'missingRemark'],
    ['01:25:00', { isFinishedIncorrectly: true }, 'incorrectFinished'],
    ['01:25:00', { isFinishedIncorrectly: true, isMissingRemark: true }, 'incorrectMissingRemark'],
    ['01:10:00', { isFinishedIncorrectly: true }, 'inProgress'],
    ['01:10:00', { isMissingRemark: true }, 'inProgress'],
    ['01:30:00', { status: 'Canceled', isMissingRemark: true }, 'canceled'],
    ['01:10:00', { kind: 'open', status: 'Waited' }, 'open'],
    ['01:10:00', { kind: 'open', isDisabled: true }, 'disabled'],
    ['01:10:00', { kind: 'busy' }, 'busy'],
    ['01:10:00', { kind: 'busy', status: 'Canceled' }, 'canceled'],
    ['01:10:00', { isDisabled: true }, 'disabled'],
    ['01:10:00', { kind: 'leave' }, 'onLeave'],
    ['01:10:00', { kind: 'training' }, 'training'],
  ] as const)('at %s with %o is %s', (time, overrides, state) => {
    expect(classState({ ...entry, ...overrides }, at(time))).toBe(state);
  });
});

describe('words for a class', () => {
  it('is called by its student, else by what it is', () => {
    expect(classTitle({ ...entry, studentName: 'Mia Chen' })).toBe('Mia Chen');
    expect(classTitle(entry)).toBe('Class');
    expect(classTitle({ ...entry, kind: 'busy' })).toBe('Busy time');
    expect(classTitle({ ...entry, kind: 'open' })).toBe('Open time');
    expect(classTitle({ ...entry, kind: 'open', isDisabled: true })).toBe('Closed time');
    expect(classTitle({ ...entry, kind: 'leave', leaveType: 'Sick leave' })).toBe('Sick leave');
  });

  it('joins subject and unit, and says nothing when neither is known', () => {
    expect(classTopic({ ...entry, subject: 'Kids English', unit: 'Unit 3' })).toBe('Kids English · Unit 3');
    expect(classTopic({ ...entry, unit: 'Unit 3' })).toBe('Unit 3');
    expect(classTopic(entry)).toBeUndefined();
  });
});
