import { expect, test } from 'vitest';
import { isWhole, joinParts, type Part } from './parts.ts';

interface Page {
  clid: number;
  remark: Part<string>;
  plan: Part<string | null>;
}

const known: Page = { clid: 5, remark: { value: 'Past tense.' }, plan: { problem: 'No plan now.' } };

test('a part that could not be had this time stays as it was known, the others are the newest', () => {
  const remark = { problem: 'No remark now.' };
  expect(joinParts({ clid: 6, remark, plan: { value: null } }, known)).toEqual({
    clid: 6,
    remark: { value: 'Past tense.' },
    plan: { value: null },
  });
});

test('what was never had says why, in its newest words', () => {
  const plan = { problem: 'Still no plan.' };
  expect(joinParts({ ...known, plan }, known)).toEqual({ ...known, plan });
});

test('a page is whole when every part could be had', () => {
  expect(isWhole(known)).toBe(false);
  expect(isWhole({ ...known, plan: { value: null } })).toBe(true);
});
