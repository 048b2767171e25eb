import { expect, test } from 'vitest';
import { messageAction, studentChatHref } from './message-action.ts';

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

test('a message about a class leads to the conversation with its student, no other does', () => {
  expect(studentChatHref({ source: 'class', refId: 12 })).toBe('/chat?class=12');
  expect(studentChatHref({ source: 'classRemark', refId: 12 })).toBe('/chat?class=12');
  // Of a question about attendance, the number is the question's own.
  expect(studentChatHref({ source: 'absence', refId: 12 })).toBeUndefined();
  expect(studentChatHref({ source: 'class', refId: null })).toBeUndefined();
});
