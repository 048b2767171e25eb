import { describe, expect, it } from 'vitest';
import { complaintFilter, complaintTextProblem, stateAfterReply, takesReplies } from './complaint.ts';
import {
  commentReplySchema,
  complaintReplySchema,
  recitationFeedbackSchema,
  sendComplaintSchema,
} from './complaint-forms.ts';

const key = '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b11';

/** The messages of a form, by field. */
function messages(result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

describe('a complaint', () => {
  it.each([
    ['waiting', true],
    ['answered', true],
    ['upheld', false],
    ['dismissed', false],
    ['withdrawn', false],
  ] as const)('that is %s takes replies: %s', (state, takes) => {
    expect(takesReplies(state)).toBe(takes);
  });

  it('is answered by the tutor when received, and waits again when sent', () => {
    expect(stateAfterReply('received')).toBe('answered');
    expect(stateAfterReply('sent')).toBe('waiting');
  });

  it.each([
    [null, 'all'],
    ['waiting', 'waiting'],
    ['answered', 'answered'],
    ['upheld', 'upheld'],
    ['dismissed', 'dismissed'],
    ['withdrawn', 'withdrawn'],
    ['UPHELD', 'all'],
    ['nonsense', 'all'],
  ])('list narrowed to %j shows %s', (asked, filter) => {
    expect(complaintFilter(asked)).toBe(filter);
  });
});

describe('the form of a reply', () => {
  it.each([
    ['', 'Required'],
    ['   ', 'Required'],
    ['x', undefined],
    ['x'.repeat(500), undefined],
    ['x'.repeat(501), 'Max 500 characters'],
  ])('with %j says %s', (content, message) => {
    expect(messages(complaintReplySchema.safeParse({ content, key })).content).toBe(message);
    // The browser's check says the same.
    expect(complaintTextProblem(content)).toBe(message);
  });

  it('without its key is not taken', () => {
    expect(messages(complaintReplySchema.safeParse({ content: 'x', key: '' })).key).toBe('Please send the form again.');
  });
});

describe.each([
  ['feedback on a recitation class', recitationFeedbackSchema, 'id'],
  ['an answer to a comment', commentReplySchema, 'classId'],
])('the form of %s', (_name, schema, id) => {
  it('leaves with the number of what it is about, and the words trimmed', () => {
    expect(schema.parse({ [id]: '7', content: ' Thank you. ' })).toEqual({ [id]: 7, content: 'Thank you.' });
  });

  it.each([undefined, '', '0', '-1', '1.5', 'x'])('about %j is not taken', (about) => {
    expect(Object.keys(messages(schema.safeParse({ [id]: about, content: 'x' })))).toEqual([id]);
  });

  it.each([
    [' ', 'Required'],
    ['x'.repeat(501), 'Max 500 characters'],
  ])('with %j says %s', (content, message) => {
    expect(messages(schema.safeParse({ [id]: '7', content }))).toEqual({ content: message });
  });
});

describe('the form of a complaint', () => {
  const form = { type: 'Other', classId: '700123', content: 'The room did not open.', key };
  it.each([
    [{}, {}],
    [{ classId: '' }, {}],
    [{ classId: undefined }, {}],
    [{ classId: '123456789012' }, {}],
    [{ classId: '12a' }, { classId: 'A class ID has digits only' }],
    [{ classId: '1234567890123' }, { classId: 'A class ID has digits only' }],
    [{ type: '' }, { type: 'Required' }],
    [{ type: 'Weather' }, { type: 'Required' }],
    [{ content: '' }, { content: 'Required' }],
    [
      { type: undefined, content: undefined },
      { type: 'Required', content: 'Required' },
    ],
    [{ content: 'x'.repeat(501) }, { content: 'Max 500 characters' }],
  ])('changed by %j says %j', (change, said) => {
    expect(messages(sendComplaintSchema.safeParse({ ...form, ...change }))).toEqual(said);
  });

  it('leaves its class ID as a number, or without one', () => {
    expect(sendComplaintSchema.parse(form).classId).toBe(700_123);
    expect(sendComplaintSchema.parse({ ...form, classId: '' }).classId).toBeUndefined();
  });
});
