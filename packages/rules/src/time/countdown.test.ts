import { expect, test } from 'vitest';
import { secondsLeft } from './countdown.ts';

test.each([
  [30_000, 0, 30],
  [30_000, 1, 30],
  [30_000, 999, 30],
  [30_000, 1_000, 29],
  [30_000, 29_999, 1],
  [30_000, 30_000, 0],
  [30_000, 31_000, 0],
])('until %i from %i there are %i whole seconds left', (endsAtMs, nowMs, left) => {
  expect(secondsLeft(endsAtMs, nowMs)).toBe(left);
});
