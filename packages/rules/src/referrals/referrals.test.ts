import { describe, expect, test } from 'vitest';
import { referralSchema } from './referral-form.ts';
import { referralFilters, referralFilterWord, referralSteps, referralStepWords, stepStates } from './referral-steps.ts';

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
    [{ firstName: undefined }, { firstName: 'Required' }],
    [{ firstName: '' }, { firstName: 'Required' }],
    [{ lastName: ' ' }, { lastName: 'Required' }],
    [{ firstName: 'x' }, {}],
    [{ firstName: 'x'.repeat(60) }, {}],
    [{ firstName: 'x'.repeat(61) }, { firstName: 'At most 60 characters' }],
    [{ email: undefined }, { email: 'Required' }],
    [{ email: '' }, { email: 'Required' }],
    [{ email: 'a' }, { email: 'E-mail must be valid' }],
    [{ email: 'ana' }, { email: 'E-mail must be valid' }],
    [{ email: 'ana@' }, { email: 'E-mail must be valid' }],
    [{ email: '@example.com' }, { email: 'E-mail must be valid' }],
    [{ email: 'ana@home@example.com' }, { email: 'E-mail must be valid' }],
    [{ email: 'ana cruz@example.com' }, { email: 'E-mail must be valid' }],
    [{ email: `${'x'.repeat(242)}@example.com` }, {}],
    [{ email: `${'x'.repeat(243)}@example.com` }, { email: 'E-mail must be valid' }],
    [{ phone: '+63 917' }, { phone: 'Only digits and hyphen are allowed' }],
    [{ phone: '-' }, { phone: 'Only digits and hyphen are allowed' }],
    [{ countryCode: '12345' }, { countryCode: 'Area code must be 1 to 4 digits, the first of them not 0' }],
    [{ note: 'x'.repeat(200) }, {}],
    [{ note: 'x'.repeat(201) }, { note: 'Max 200 characters' }],
    [{ agreed: 'no' }, { agreed: 'Please confirm that your friend agrees' }],
    [{ agreed: undefined }, { agreed: 'Please confirm that your friend agrees' }],
  ])('%j: %j', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});

test.each([
  ['applied', false, ['present', 'toCome', 'toCome', 'toCome', 'toCome']],
  ['interview', false, ['done', 'present', 'toCome', 'toCome', 'toCome']],
  ['training', false, ['done', 'done', 'present', 'toCome', 'toCome']],
  ['firstClass', false, ['done', 'done', 'done', 'done', 'done']],
  ['hired', false, ['done', 'done', 'done', 'present', 'toCome']],
  ['applied', true, ['closed']],
  ['interview', true, ['done', 'closed']],
  ['firstClass', true, ['done', 'done', 'done', 'done', 'closed']],
] as const)('at %s (closed: %s) the steps are %j', (step, isClosed, states) => {
  expect(stepStates(step, isClosed).map(({ state }) => state)).toEqual(states);
});

test('every filter has its word', () => {
  expect(referralFilters.map((filter) => [filter, referralFilterWord(filter)])).toEqual([
    ['all', 'All'],
    ['applied', 'Applied'],
    ['interview', 'Interview'],
    ['training', 'Training'],
    ['hired', 'Contract signed'],
    ['firstClass', 'First class'],
    ['closed', 'Closed'],
  ]);
});

test('every step says what happens in it', () => {
  expect(referralSteps.map((step) => referralStepWords[step].text)).toEqual([
    'The application has arrived. A recruiter will write to your friend.',
    'Your friend is invited to an interview.',
    'Your friend passed the interview and is being trained.',
    'Your friend is a tutor now.',
    'Your friend has taught a first class.',
  ]);
});
