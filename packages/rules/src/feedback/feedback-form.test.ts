import { describe, expect, test } from 'vitest';
import { feedbackReplySchema, feedbackSchema } from './feedback-form.ts';
import { appealTypes, canEditFeedback, canReplyToFeedback, feedbackNeeds, statesOfView } from './feedback-rules.ts';

const screenshot = `ProblemScreenshot/${'a'.repeat(22)}.png`;
const proof = `AppealFile/${'b'.repeat(22)}.jpg`;
const errorsOf = (typed: object): Record<string, string> =>
  Object.fromEntries(
    (feedbackSchema.safeParse(typed).error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );

describe('what a type asks for', () => {
  test.each([
    [undefined, 'none', 'none', 'optional'],
    [1, 'optional', 'none', 'optional'],
    [2, 'required', 'none', 'required'],
    [3, 'none', 'none', 'optional'],
    [4, 'required', 'none', 'required'],
    [9, 'required', 'none', 'required'],
    [10, 'required', 'none', 'required'],
    [11, 'none', 'required', 'optional'],
    [12, 'required', 'none', 'required'],
    [13, 'required', 'none', 'required'],
    [36, 'required', 'none', 'optional'],
    [37, 'none', 'none', 'optional'],
  ])('type %s: class %s, complaint name %s, file %s', (type, classId, complaintName, file) => {
    expect(feedbackNeeds(type)).toEqual({ classId, complaintName, file });
  });
});

describe('the feedback form', () => {
  test('tells everything that is missing at once', () => {
    expect(errorsOf({})).toEqual({ type: 'Required', content: 'Required' });
    expect(errorsOf({ type: '9', content: ' ' })).toEqual({
      classId: 'Required',
      content: 'Required',
      file: 'Required',
    });
    expect(errorsOf({ type: '11', content: 'x' })).toEqual({ complaintName: 'Required' });
  });

  test.each(appealTypes)('type %s wants class and evidence', (type) => {
    expect(errorsOf({ type: String(type), content: 'x', classId: '7' })).toEqual({ file: 'Required' });
    expect(errorsOf({ type: String(type), content: 'x', classId: '7', file: proof })).toEqual({});
  });

  test.each([
    [500, undefined],
    [501, 'Max 500 characters'],
  ])('%i characters: %s', (length, message) => {
    expect(errorsOf({ type: '7', content: 'x'.repeat(length) }).content).toBe(message);
  });

  test.each([
    [['', screenshot], undefined],
    [[screenshot, screenshot, proof], undefined],
    [[screenshot, screenshot, proof, proof], 'At most 3 files'],
    [['Absent/x.png'], 'Please choose the file again.'],
    [['../../etc/passwd'], 'Please choose the file again.'],
  ])('files %j: %s', (file, message) => {
    expect(errorsOf({ type: '7', content: 'x', file }).file).toBe(message);
  });

  test.each(['7a', '-1', '1.5', '0', '1234567890123456'])('a Class ID of %j is none', (classId) => {
    expect(errorsOf({ type: '36', content: 'x', classId })).toEqual({ classId: 'A Class ID has digits only' });
  });

  test.each([
    [100, undefined],
    [101, 'Max 100 characters'],
  ])('a complaint name of %i characters: %s', (length, message) => {
    expect(errorsOf({ type: '11', content: 'x', complaintName: 'x'.repeat(length) }).complaintName).toBe(message);
  });

  test('leaves with what its type asks for', () => {
    expect(feedbackSchema.parse({ type: '11', content: 'x', complaintName: ' Bob ' }).complaintName).toBe('Bob');
    expect(feedbackSchema.parse({ type: '1', content: 'x', classId: ' 700123 ' }).classId).toBe(700_123);
    expect(feedbackSchema.parse({ type: '1', content: 'x', classId: '' }).classId).toBeUndefined();
  });

  test('leaves out what its type does not ask for', () => {
    expect(feedbackSchema.parse({ type: '7', content: ' Hi ', classId: '5', complaintName: 'Bob' })).toEqual({
      type: 7,
      classId: undefined,
      complaintName: undefined,
      content: 'Hi',
      files: [],
    });
  });
});

test.each([
  [undefined, 'Required'],
  ['', 'Required'],
  ['x', undefined],
  ['x'.repeat(500), undefined],
  ['x'.repeat(501), 'Max 500 characters'],
])('a reply (case %#)', (content, message) => {
  expect(feedbackReplySchema.safeParse({ content }).error?.issues[0]?.message).toBe(message);
});

test('editing ends with the first word of the company, replying with the decision', () => {
  expect(canEditFeedback({ state: 'waiting', replies: 0 })).toBe(true);
  expect(canEditFeedback({ state: 'waiting', replies: 1 })).toBe(false);
  expect(canEditFeedback({ state: 'inProgress', replies: 0 })).toBe(false);
  expect(canReplyToFeedback('answered')).toBe(true);
  expect(canReplyToFeedback('accepted')).toBe(false);
  expect(canReplyToFeedback('declined')).toBe(false);
  expect(statesOfView('appeals')).toBeUndefined();
  expect(statesOfView('open')).toEqual(['waiting', 'inProgress']);
  expect(statesOfView('settled')).toEqual(['answered', 'accepted', 'declined']);
});
