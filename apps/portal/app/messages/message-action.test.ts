import { expect, test } from 'vitest';
import { messageAction } from './message-action.ts';

test.each([
  ['paypal', null, 'Check my account', '/newPersonalData'],
  ['selfSchedule', null, 'Schedule my time', '/releaseTime/submit'],
  ['classRemark', 12, 'Write the remark', '/classDetail/12#remark'],
  ['absence', 12, 'Answer on the dashboard', '/home'],
  ['moodle', null, 'Open the training site', '/moodle'],
] as const)('a message of %s about %s leads on: %s', (source, refId, label, href) => {
  expect(messageAction({ source, refId })).toEqual({ label, href });
});

test.each([
  ['system', 12],
  ['class', 12],
  ['classRemark', null],
] as const)('one of %s about %s is read or answered where it stands', (source, refId) => {
  expect(messageAction({ source, refId })).toBeUndefined();
});
