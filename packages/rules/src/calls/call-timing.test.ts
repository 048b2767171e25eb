import { expect, it } from 'vitest';
import { callReconnectDelayMs } from './call-timing.ts';

it.each([
  [0, 0, 1_000],
  [1, 1_500, 4_500],
  [2, 2_500, 7_500],
  [3, 3_500, 10_500],
  [50, 3_500, 10_500],
])('after %i failed tries the next one comes within %i to %i ms', (tries, least, most) => {
  expect(callReconnectDelayMs(tries, 0)).toBe(least);
  expect(callReconnectDelayMs(tries, 1)).toBe(most);
});
