import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [60, '1:00'],
  [545, '9:05'],
  [3_600, '60:00'],
])('%i seconds are written %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
