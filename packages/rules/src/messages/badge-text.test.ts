import fc from 'fast-check';
import { expect, it } from 'vitest';
import { badgeText } from './badge-text.ts';

it.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [98, '98'],
  [99, '99'],
  [100, '99+'],
  [1_000_000, '99+'],
  [12.7, '12'],
  [99.5, '99+'],
  [0.5, ''],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
  [Number.NEGATIVE_INFINITY, ''],
])('%s unread messages read %j', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

it('is nothing, a number from 1 to 99, or 99+, for whatever number', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer()), (count) => {
      expect(badgeText(count)).toMatch(/^([1-9]\d?|99\+)?$/);
    }),
  );
});
