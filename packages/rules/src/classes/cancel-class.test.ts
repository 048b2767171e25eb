import { expect, it } from 'vitest';
import { cancelClassSchema } from './cancel-class.ts';

const filled = { reason: '3', note: 'The street is dark', feePercent: '100' };

it.each([
  [{}, {}],
  [{ reason: '1' }, {}],
  [{ reason: '6' }, {}],
  [{ reason: '0' }, { reason: 'Required' }],
  [{ reason: '7' }, { reason: 'Required' }],
  [{ reason: '' }, { reason: 'Required' }],
  [{ reason: undefined }, { reason: 'Required' }],
  [{ note: '' }, {}],
  [{ note: undefined }, {}],
  [{ note: 'x'.repeat(500) }, {}],
  [{ note: 'x'.repeat(501) }, { note: 'Max 500 characters' }],
])('the form that cancels a class, changed by %o, is answered with %o', (change, problems) => {
  const issues = cancelClassSchema.safeParse({ ...filled, ...change }).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))).toEqual(problems);
});

it.each([
  ['100', 100],
  ['0', 0],
  ['', 0],
  [undefined, 1],
  ['half', 1],
])('the penalty that was shown, sent as %j, is taken as %i percent', (feePercent, read) => {
  expect(cancelClassSchema.parse({ ...filled, feePercent })).toEqual({
    reason: 3,
    note: filled.note,
    feePercent: read,
  });
});
