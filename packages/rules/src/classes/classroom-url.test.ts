import { expect, it } from 'vitest';
import { cancelNoteMax } from '../attendance/cancel-reason.ts';
import { cancelClassSchema } from './cancel-class.ts';
import { classroomUrl } from './classroom-url.ts';

it.each([
  ['https://room.example/class/1', true],
  ['tutor-client://classroom/1?code=x', true],
  ['http://127.0.0.1:4100/classroom/class/1/x', true],
  ['http://localhost:4100/x', true],
  ['http://room.example/class/1', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//room.example', false],
  ['', false],
])('follows %s into a classroom: %s', (address, isFollowed) => {
  expect(classroomUrl(address)).toBe(isFollowed ? address : undefined);
});

it('takes a cancellation with a reason of the list, a note that may be empty, and the penalty that was shown', () => {
  expect(cancelClassSchema.parse({ reason: '6', feePercent: '100' })).toEqual({ reason: 6, note: '', feePercent: 100 });
  expect(cancelClassSchema.parse({ reason: '1', feePercent: 'soon', note: 'x' }).feePercent).toBe(1);
  for (const reason of ['', '0', '7', undefined]) {
    expect(cancelClassSchema.safeParse({ reason, feePercent: '0' }).error?.issues[0]?.message).toBe('Required');
  }
  const long = { reason: '1', feePercent: '0', note: 'x'.repeat(cancelNoteMax + 1) };
  expect(cancelClassSchema.safeParse(long).error?.issues[0]?.message).toBe('Max 500 characters');
});
