import { expect, test } from 'vitest';
import { byPressure, dueKind } from './due-training.ts';

const open = { isOpen: true, isPassed: false, hasAttempt: false };

test.each([
  ['an attempt that is under way', { isCompleted: true, test: { ...open, hasAttempt: true }, level: 1 }, 'attempt'],
  [
    'a passed test with another attempt',
    { isCompleted: true, test: { ...open, isPassed: true, hasAttempt: true }, level: null },
    'attempt',
  ],
  ['a test that is open', { isCompleted: true, test: open, level: null }, 'test'],
  ['a test that is passed', { isCompleted: true, test: { ...open, isPassed: true }, level: 1 }, undefined],
  ['a test that is locked, of the level', { isCompleted: false, test: { ...open, isOpen: false }, level: 2 }, 'course'],
  ['a course below the level', { isCompleted: false, test: undefined, level: 1 }, 'course'],
  ['a course above the level', { isCompleted: false, test: undefined, level: 3 }, undefined],
  ['a course of no level', { isCompleted: false, test: undefined, level: null }, undefined],
  ['a completed course of the level', { isCompleted: true, test: undefined, level: 1 }, undefined],
] as const)('%s', (_, course, kind) => {
  expect(dueKind(course, 2)).toBe(kind);
});

test('attempts press first, then tests, then courses, each in the given order', () => {
  const due = (['course', 'test', 'attempt', 'test'] as const).map((kind, id) => ({ kind, id }));
  expect(byPressure(due).map(({ id }) => id)).toEqual([2, 1, 3, 0]);
});
