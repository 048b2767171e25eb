import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendanceCancelSchema } from './cancel-form.ts';
import { cancelReasons } from './cancel-reason.ts';

const filled = { reason: '2', note: 'The line is down', attachment: 'Absent/photo.jpg' };

function problems(form: Record<string, unknown>): Record<string, string> {
  const parsed = attendanceCancelSchema.safeParse(form);
  return Object.fromEntries((parsed.error?.issues ?? []).map((issue) => [String(issue.path[0]), issue.message]));
}

describe('the form of a No', () => {
  it('gives the reason as its number and the note without spaces around it', () => {
    expect(attendanceCancelSchema.parse({ ...filled, note: '  The line is down \n' })).toEqual({
      ...filled,
      reason: 2,
    });
  });

  it('asks for each field', () => {
    expect(problems({})).toEqual({ reason: 'Required', note: 'Required', attachment: 'Required' });
    expect(problems({ reason: '', note: '', attachment: '' })).toEqual(problems({}));
    expect(problems({ ...filled, note: ' \n\t ' })).toEqual({ note: 'Required' });
  });

  it.each(['0', '7', '-1', '1.0', '01', ' 1', '1 ', 'LAG', '１'])('takes %j for no reason', (reason) => {
    expect(problems({ ...filled, reason })).toEqual({ reason: 'Required' });
  });

  it('knows exactly the six reasons', () => {
    expect(cancelReasons.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '1 LAG',
      '2 Internet Issue',
      '3 Brownout',
      '4 Family Reason',
      '5 Equipment Problem (computer, headset, etc.)',
      '6 Personal Reason',
    ]);
    for (const { value } of cancelReasons) expect(problems({ ...filled, reason: String(value) })).toEqual({});
    fc.assert(
      fc.property(fc.string(), (reason) => {
        expect(attendanceCancelSchema.safeParse({ ...filled, reason }).success).toBe(/^[1-6]$/.test(reason));
      }),
    );
  });

  it.each([
    [500, {}],
    [501, { note: 'Note must be at most 500 characters' }],
  ])('takes a note of %i characters: %j', (length, expected) => {
    expect(problems({ ...filled, note: 'x'.repeat(length) })).toEqual(expected);
  });
});
