import { expect, it } from 'vitest';
import { resendAfterMs, resendCountdown } from './verification-code.ts';

it.each([
  [0, 60],
  [1, 60],
  [1_000, 59],
  [1_001, 59],
  [58_999, 2],
  [59_000, 1],
  [59_999, 1],
  [60_000, 0],
  [60_001, 0],
  [3_600_000, 0],
])('%i ms after a code was sent another can be sent in %i s', (afterMs, countdown) => {
  expect(resendCountdown(1_000_000, 1_000_000 + afterMs)).toBe(countdown);
});

it('a first code can be sent at once, and a clock set back never makes it wait longer than a minute', () => {
  expect(resendAfterMs).toBe(60_000);
  expect(resendCountdown(undefined, 5)).toBe(0);
  expect(resendCountdown(10_000_000, 0)).toBe(60);
});
