import { expect, it } from 'vitest';
import { taskStatus, taskStep, taskWeek } from './growth-task.ts';

it.each([
  [0, 1, 0],
  [1, 1, 2],
  [0, 10, 0],
  [1, 10, 1],
  [9, 10, 1],
  [10, 10, 2],
  [11, 10, 2],
])('%i of %i is status %i', (done, target, status) => {
  expect(taskStatus(done, target)).toBe(status);
});

it.each([
  [2, 1, 'claimed'],
  [2, 0, 'toClaim'],
  [1, 1, 'underWay'],
  [1, 0, 'underWay'],
  [0, 0, 'open'],
  [7, 0, 'open'],
])('status %i with receive status %i is %s', (status, receiveStatus, step) => {
  expect(taskStep({ status, receiveStatus })).toBe(step);
});

it.each([
  ['2026-11-22T15:59:59Z', 0, '2026-11-15T16:00:00.000Z'],
  ['2026-11-22T16:00:00Z', 0, '2026-11-22T16:00:00.000Z'],
  ['2026-11-25T00:00:00Z', 0, '2026-11-22T16:00:00.000Z'],
  ['2026-11-25T00:00:00Z', 1, '2026-11-15T16:00:00.000Z'],
])("at %s the company's week, %i before, begins at %s", (at, weeksAgo, start) => {
  const week = taskWeek(new Date(at), weeksAgo);
  expect(week.start.toISOString()).toBe(start);
  expect(week.end.getTime() - week.start.getTime()).toBe(7 * 24 * 3_600_000);
});
