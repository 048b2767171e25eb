import { describe, expect, test } from 'vitest';
import { referralSchema } from './referral-form.ts';
import { referralFilters, referralFilterWord, stepStates } from './referral-steps.ts';

const good = { firstName: 'Ana', lastName: 'Cruz', email: 'ana@example.com', phone: '917-555-0101', agreed: 'yes' };
const errorsOf = (change: object): Record<string, string> =>
  Object.fromEntries(
    (referralSchema.safeParse({ ...good, ...change }).error?.issues ?? []).map(({ path, message }) => [
      String(path[0]),
      message,
    ]),
  );

describe('an application for a friend', () => {
  test('has the area code of the Philippines where none is given', () => {
    expect(referralSchema.parse(good)).toMatchObject({ countryCode: '63', note: '' });
  });

  test.each([
    [{ firstName: '' }, { firstName: 'Required' }],
    [{ lastName: ' ' }, { lastName: 'Required' }],
    [{ firstName: 'x'.repeat(60) }, {}],
    [{ firstName: 'x'.repeat(61) }, { firstName: 'At most 60 characters' }],
    [{ email: '' }, { email: 'Required' }],
    [{ email: 'ana' }, { email: 'E-mail must be valid' }],
    [{ phone: '+63 917' }, { phone: 'Only digits and hyphen are allowed' }],
    [{ phone: '-' }, { phone: 'Only digits and hyphen are allowed' }],
    [{ countryCode: '12345' }, { countryCode: 'Area code must be 1 to 4 digits' }],
    [{ note: 'x'.repeat(200) }, {}],
    [{ note: 'x'.repeat(201) }, { note: 'Max 200 characters' }],
    [{ agreed: undefined }, { agreed: 'Please confirm that your friend agrees' }],
  ])('%j: %j', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});

test.each([
  ['applied', false, ['present', 'toCome', 'toCome', 'toCome', 'toCome']],
  ['training', false, ['done', 'done', 'present', 'toCome', 'toCome']],
  ['firstClass', false, ['done', 'done', 'done', 'done', 'done']],
  ['interview', true, ['done', 'closed']],
  ['firstClass', true, ['done', 'done', 'done', 'done', 'closed']],
] as const)('at %s (closed: %s) the steps are %j', (step, isClosed, states) => {
  expect(stepStates(step, isClosed).map(({ state }) => state)).toEqual(states);
});

test('every filter has its word', () => {
  expect(new Set(referralFilters.map(referralFilterWord)).size).toBe(referralFilters.length);
});
