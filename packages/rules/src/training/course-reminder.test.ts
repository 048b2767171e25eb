import { expect, test } from 'vitest';
import { courseReminder } from './course-reminder.ts';

const openedAt = new Date('2026-11-01T08:00:00Z');
const before = new Date('2026-10-01T08:00:00Z');
const week = new Date('2026-11-08T08:00:00Z');

test.each([
  ['one that was opened less than a week ago', { changedAt: before }, new Date(week.getTime() - 1), undefined],
  ['one that was opened a week ago', { changedAt: before }, week, 'idle'],
  ['a completed one that was opened a week ago', { changedAt: before, isCompleted: true }, week, undefined],
  ['one that has changed since', { changedAt: new Date(openedAt.getTime() + 1) }, week, 'changed'],
  ['a completed one that has changed since', { changedAt: week, isCompleted: true }, week, 'changed'],
  ['one that changed as it was opened', { changedAt: openedAt }, openedAt, undefined],
] as const)('%s', (_, course, now, reminder) => {
  expect(courseReminder({ isCompleted: false, openedAt, ...course }, now)).toBe(reminder);
});
