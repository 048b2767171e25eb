import { expect, it } from 'vitest';
import { refuseReasonSchema } from './refuse-notice.ts';
import { refuseReasonMax } from './refuse-reason.ts';

it.each([
  [undefined, 'pls give the reason why u Refuse'],
  ['', 'pls give the reason why u Refuse'],
  [' \n\t ', 'pls give the reason why u Refuse'],
  ['x'.repeat(refuseReasonMax + 1), 'Max 500 characters'],
])('the reason %j is refused with its text', (reason, text) => {
  expect(refuseReasonSchema.safeParse(reason).error?.issues.map(({ message }) => message)).toEqual([text]);
});

it.each([
  ['x', 'x'],
  ['  I am on leave.  ', 'I am on leave.'],
  [` ${'x'.repeat(refuseReasonMax)} `, 'x'.repeat(refuseReasonMax)],
])('the reason %j is taken', (reason, taken) => {
  expect(refuseReasonSchema.parse(reason)).toBe(taken);
});
