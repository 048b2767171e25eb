import { expect, it } from 'vitest';
import { growthCauses, growthCauseWords, growthRules } from './growth-values.ts';

it('tells the values of the specification, and marks every other as ours', () => {
  const told = Object.values(growthRules).filter(({ isOurs }) => !isOurs);
  expect(Object.fromEntries(told.map(({ cause, values }) => [cause, values]))).toEqual({
    '5 stars': 4,
    Complaint: -5,
    Absence: -8,
  });
});

it('has words for every cause', () => {
  expect(growthCauses.filter((cause) => growthCauseWords[cause] === '')).toEqual([]);
});
