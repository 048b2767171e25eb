import { expect, test } from 'vitest';
import { petNameSchema } from './pet-name.ts';

const tooLong = 'A name has at most 20 characters.';

test.each([
  ['M', 'M'],
  ['  Mango  the   Bird ', 'Mango the Bird'],
  ['x'.repeat(20), 'x'.repeat(20)],
  // An accent of its own is no character of its own.
  [`${'n\u0303'.repeat(20)}`, 'ñ'.repeat(20)],
  ["D'Artagnan-2.0", "D'Artagnan-2.0"],
  ['芒果', '芒果'],
])('takes %j as %j', (typed, kept) => {
  expect(petNameSchema.parse(typed)).toBe(kept);
});

test.each([
  ['', 'Please give your pet a name.'],
  [' \u200B\u3164 ', 'Please give your pet a name.'],
  ['x'.repeat(21), tooLong],
  ['ñ'.repeat(21), tooLong],
  ['🥭', 'A name cannot have emoji. Letters and numbers are fine.'],
  ['Mango 👩‍🏫', 'A name cannot have emoji. Letters and numbers are fine.'],
  ['Pip 🇵🇭', 'A name cannot have emoji. Letters and numbers are fine.'],
  ['...', 'A name needs a letter or a number.'],
  ["-'’-", 'A name needs a letter or a number.'],
  ['\u0301', 'A name needs a letter or a number.'],
  ['a<b', 'A name can have letters, numbers, spaces, full stops, apostrophes and hyphens.'],
])('refuses %j in words of its own', (typed, words) => {
  expect(petNameSchema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([words]);
});
