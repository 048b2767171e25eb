import { expect, it } from 'vitest';
import { findPhoneNumber, isPhoneNumber } from './phone-number.ts';

it.each([
  ['63', '9171234567', '+639171234567'],
  ['63', '0917-123-4567', '+639171234567'],
  ['63', '639171234567', '+639171234567'],
  ['63', '00639171234567', '+639171234567'],
  ['63', '63-0917-1234567', '+639171234567'],
  ['44', '07911123456', '+447911123456'],
  ['7', '89161234567', '+79161234567'],
  ['1876', '8185551234', undefined],
  ['1876', '5551234', '+18765551234'],
  // In Italy the 0 belongs to the number.
  ['39', '0612345678', '+390612345678'],
  // A range that the list does not know, of the right length.
  ['81', '917-1234567', '+819171234567'],
  ['63', '917', undefined],
  ['63', '9'.repeat(20), undefined],
  ['999', '1234567', undefined],
  ['0', '9171234567', undefined],
])('area code %s with %s means %s', (countryCode, phone, expected) => {
  const found = findPhoneNumber({ countryCode, phone });
  expect(found?.e164).toBe(expected);
  if (found !== undefined) expect(`+${found.countryCode}${found.phone}`).toBe(expected);
});

it.each(['9171234567', '0917-1234567', '639171234567', '+63 917 123 4567', '00639171234567'])(
  '%s is the phone +639171234567',
  (typed) => {
    expect(isPhoneNumber(typed, '+639171234567')).toBe(true);
    expect(isPhoneNumber(typed, '+639171234568')).toBe(false);
  },
);

it.each(['', '1', '4567', '0999-1234567'])('%j is no phone of anybody', (typed) => {
  expect(isPhoneNumber(typed, '+639171234567')).toBe(false);
});
