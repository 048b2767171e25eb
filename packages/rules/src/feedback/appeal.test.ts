import { expect, test } from 'vitest';
import { evidenceChecklist, typesOfAppeal } from './appeal.ts';
import { appealTypes, feedbackNeeds } from './feedback-rules.ts';

test.each([
  ['ledger', 'absence', [4, 2]],
  ['ledger', 'cancellation', [9, 2]],
  ['ledger', 'badRating', [13, 12]],
  ['ledger', 'other', [13, 2]],
  ['complaint', undefined, [13, 12]],
  ['class', undefined, [2, 4, 9, 10, 12, 13]],
] as const)('an appeal against a %s (%s) can be of the types %j', (source, cause, types) => {
  expect(typesOfAppeal(source, cause)).toEqual(types);
});

test('every type of an appeal wants a class and evidence, and has tips', () => {
  for (const type of appealTypes) {
    expect(feedbackNeeds(type)).toMatchObject({ classId: 'required', file: 'required' });
    const open = evidenceChecklist({ type, content: '', files: 0, hasClass: true, lateAnswer: false });
    expect(open.filter(({ isDone }) => isDone === undefined).length).toBeGreaterThan(1);
  }
});

test.each([
  [2, ['A screenshot of the classroom with its time', 'What the lesson should have paid, and why']],
  [4, ['Proof of what kept you: power cut notice, medical paper', 'When and whom you told']],
  [9, ['Proof of the reason you cancelled for', 'When you sent the cancellation']],
  [10, ['A screenshot that shows when you entered or left', 'A speed test or a notice of your provider']],
  [12, ['What happened in the lesson, minute by minute', 'A screenshot of the classroom or the chat']],
  [13, ['What happened in the lesson, minute by minute', 'The messages with the student or the company']],
  [undefined, []],
])('an appeal of type %s is made strong by %j', (type, tips) => {
  const items = evidenceChecklist({ type, content: '', files: 0, hasClass: true, lateAnswer: false });
  expect(items.slice(3).map(({ label }) => label)).toEqual(tips);
});

test('what is known by itself comes first, and only that is needed', () => {
  const items = evidenceChecklist({ type: 9, content: '', files: 0, hasClass: false, lateAnswer: true });
  expect(items.map(({ label, isRequired, isDone }) => [label, isRequired, isDone])).toEqual([
    ['The class it is about', true, false],
    ['What happened, in your words', true, false],
    ['At least one picture as evidence', true, false],
    ['Your late answer and its time, kept by us', false, true],
    ['Proof of the reason you cancelled for', false, undefined],
    ['When you sent the cancellation', false, undefined],
  ]);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
});

test.each([
  ['x'.repeat(39), 0, false, false],
  ['x'.repeat(40), 1, true, true],
])('the checklist follows the form (case %#)', (content, files, isTold, hasFile) => {
  const items = evidenceChecklist({ type: 9, content, files, hasClass: true, lateAnswer: true });
  const done = Object.fromEntries(items.map(({ key, isDone }) => [key, isDone]));
  expect(done).toMatchObject({ class: true, content: isTold, file: hasFile, late: true });
});
