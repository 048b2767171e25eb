import { expect, test } from 'vitest';
import { readRevisions, revisionsText } from './revisions-text.ts';

test('revisions come back from a form as they were', () => {
  const revisions = { when: 3, 'no-needs': 0 };
  expect(readRevisions(revisionsText(revisions))).toEqual(revisions);
});

test.each(['', 'x', 'x:', 'x:-1', 'x:1e9', ':'])('%j holds none', (text) => {
  expect(readRevisions(text)).toEqual({});
});
