import { expect, test } from 'vitest';
import { isShakeMoment } from './growth-shake.ts';

test.each([
  [0, false],
  [1_999, false],
  [11_999, false],
  [12_000, true],
  [13_999, true],
  [14_000, false],
  [23_999, false],
  [24_000, true],
  [25_999, true],
  [26_000, false],
])('%i ms after it appeared the widget shakes: %s', (sinceMs, isShaking) => {
  expect(isShakeMoment(sinceMs)).toBe(isShaking);
});
