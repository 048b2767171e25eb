import { expect, it } from 'vitest';
import { days, hours, minutes, seconds } from './durations.ts';

it.each([
  ['seconds(1)', seconds(1), 1_000],
  ['seconds(0.5)', seconds(0.5), 500],
  ['minutes(1)', minutes(1), 60_000],
  ['minutes(30)', minutes(30), 1_800_000],
  ['hours(1)', hours(1), 3_600_000],
  ['hours(72)', hours(72), 259_200_000],
  ['days(1)', days(1), 86_400_000],
  ['days(100)', days(100), 8_640_000_000],
  ['seconds(0)', seconds(0), 0],
])('%s is %i ms', (_, actual, expected) => {
  expect(actual).toBe(expected);
});
