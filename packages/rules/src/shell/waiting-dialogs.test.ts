import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextWaitingDialog, type WaitingDialog, waitingDialogs } from './waiting-dialogs.ts';

const dues = fc.uniqueArray(fc.constantFrom(...waitingDialogs)).map((list) => new Set(list));

it.each([
  [[], undefined, false, undefined],
  [['poster', 'phone', 'attendance'], undefined, false, 'phone'],
  [['poster', 'phone', 'attendance'], undefined, true, 'attendance'],
  [['firstLogin', 'tour', 'attendance'], undefined, false, 'attendance'],
  [['poster', 'attendance'], 'poster', true, 'poster'],
  [['attendance'], 'poster', false, 'attendance'],
] as [WaitingDialog[], WaitingDialog | undefined, boolean, WaitingDialog | undefined][])(
  'of %j, with %s open and attendance urgent: %s, %s is shown',
  (due, current, isAttendanceUrgent, shown) => {
    expect(nextWaitingDialog(new Set(due), { current, isAttendanceUrgent })).toBe(shown);
  },
);

it('shows one while any is due, only what is due, and lets what is open stay', () => {
  fc.assert(
    fc.property(dues, fc.option(fc.constantFrom(...waitingDialogs)), fc.boolean(), (due, open, isAttendanceUrgent) => {
      const current = open ?? undefined;
      const next = nextWaitingDialog(due, { current, isAttendanceUrgent });
      expect(next === undefined).toBe(due.size === 0);
      if (next !== undefined) expect(due.has(next)).toBe(true);
      if (current !== undefined && due.has(current)) expect(next).toBe(current);
    }),
  );
});
