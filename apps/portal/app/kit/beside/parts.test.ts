import { expect, test } from 'vitest';
import { isWorthAsking, knownAfter, type Part } from './parts.ts';

interface Page {
  clid: number;
  remark: Part<string>;
  plan: Part<string | null>;
}

const known: Page = { clid: 5, remark: { value: 'Past tense.' }, plan: { problem: 'No plan now.' } };

/** What is known after these were loaded, one after the other. */
function afterAll(...all: readonly { loaded: Page | undefined; subject?: number; change?: number }[]) {
  let known: Parameters<typeof knownAfter<Page | undefined>>[0];
  for (const { loaded, subject = 5, change = 0 } of all) known = knownAfter(known, { loaded, subject, change });
  return known?.data;
}

test('a part that could not be had this time stays as it was known, the others are the newest', () => {
  const remark = { problem: 'No remark now.' };
  expect(afterAll({ loaded: known }, { loaded: { clid: 6, remark, plan: { value: null } } })).toEqual({
    clid: 6,
    remark: { value: 'Past tense.' },
    plan: { value: null },
  });
});

test('what was never had says why, in its newest words', () => {
  const plan = { problem: 'Still no plan.' };
  expect(afterAll({ loaded: undefined }, { loaded: known }, { loaded: { ...known, plan } })).toEqual({
    ...known,
    plan,
  });
});

test('what was known of something else, or before it was written over, says nothing', () => {
  const failed: Page = { clid: 5, remark: { problem: 'No remark now.' }, plan: { value: null } };
  expect(afterAll({ loaded: known }, { loaded: failed, subject: 6 })).toEqual(failed);
  expect(afterAll({ loaded: known }, { loaded: known, change: 1 })).toEqual(known);
  expect(afterAll({ loaded: known }, { loaded: known, change: 1 }, { loaded: failed, change: 1 })).toEqual(failed);
  expect(afterAll({ loaded: known }, { loaded: failed, change: 1 })).toEqual(failed);
  const anew = { ...known, remark: { value: 'Future tense.' } };
  const later = afterAll({ loaded: known }, { loaded: anew, change: 1 }, { loaded: failed, change: 1 });
  expect(later).toEqual({ ...failed, remark: anew.remark });
});

test('a part that could not be had is worth asking for again, unless the service has refused it', () => {
  const refused = { problem: 'No plan for this class.', isFinal: true };
  expect(isWorthAsking(known)).toBe(true);
  expect(isWorthAsking({ ...known, plan: { value: null } })).toBe(false);
  expect(isWorthAsking({ ...known, plan: refused })).toBe(false);
  expect(isWorthAsking({ ...known, remark: { problem: 'No remark now.', isFinal: false }, plan: refused })).toBe(true);
});
