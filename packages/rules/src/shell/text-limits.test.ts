import { describe, expect, it } from 'vitest';
import { forms, problems } from '../../testing/forms.ts';
import { refuseReasonSchema } from '../messages/refuse-notice.ts';

/** A text of so many characters that its field takes. */
function filled(field: string, length: number): string {
  if (/email/i.test(field)) return `${'a'.repeat(length - 4)}@b.c`;
  return (/phone|code|tuid/i.test(field) ? '9' : 'x').repeat(length);
}

/** How long each text may be, and what is said to one that is longer. */
const limits: readonly [form: string, field: string, max: number, message: string][] = [
  // Specification, core §5.
  ['flower exchange', 'remark', 200, 'Remark must be less than 200 characters'],
  ['feedback', 'content', 500, 'Max 500 characters'],
  ['reply to the company', 'content', 500, 'Max 500 characters'],
  // Ours, in its words.
  ['reply to a complaint', 'content', 500, 'Max 500 characters'],
  ['complaint', 'content', 500, 'Max 500 characters'],
  ['words on a report', 'content', 500, 'Max 500 characters'],
  ['answer to a comment', 'content', 500, 'Max 500 characters'],
  ['feedback on a person', 'complaintName', 100, 'Max 100 characters'],
  ['leave', 'reason', 500, 'Max 500 characters'],
  ['No to a class', 'note', 500, 'Note must be at most 500 characters'],
  ['cancelled class', 'note', 500, 'Max 500 characters'],
  ['remark', 'content', 1_000, 'Max 1000 characters'],
  ['remark', 'homework', 500, 'Max 500 characters'],
  ['knowledge points remark', 'homework', 500, 'Max 500 characters'],
  ['VIP remark', 'strengths', 500, 'Max 500 characters'],
  ['VIP remark', 'improvements', 500, 'Max 500 characters'],
  ['VIP remark', 'nextStep', 500, 'Max 500 characters'],
  ['trial remark', 'content', 1_000, 'Max 1000 characters'],
  ['remark template', 'name', 60, 'Max 60 characters'],
  ['remark template', 'body', 1_000, 'Max 1000 characters'],
  ['sign-in', 'account', 100, 'Account must be at most 100 characters'],
  ['forgotten password', 'email', 254, 'E-mail must be valid'],
  ['code of an e-mail', 'code', 20, 'Verification code input error'],
  ['forgotten e-mail', 'phone', 20, 'Phone number must be at most 20 characters'],
  ['phone', 'phone', 20, 'Phone number must be at most 20 characters'],
  ['phone', 'countryCode', 4, 'Area code must be 1 to 4 digits, the first of them not 0'],
  ['code of a phone', 'verificationCode', 20, 'Verification code input error'],
  ['e-mail', 'newEmail', 254, 'E-mail must be valid'],
  ['e-mail', 'code', 20, 'Verification code input error'],
  ['Skype ID', 'skypeId', 100, 'Skype ID must be at most 100 characters'],
  ['TESOL registration', 'firstName', 60, 'At most 60 characters'],
  ['TESOL registration', 'middleName', 60, 'At most 60 characters'],
  ['TESOL registration', 'lastName', 60, 'At most 60 characters'],
  ['TESOL registration', 'idNumber', 40, 'At most 40 characters'],
  ['who one is', 'firstName', 60, 'At most 60 characters'],
  ['who one is', 'lastName', 60, 'At most 60 characters'],
  ['who one is', 'province', 80, 'At most 80 characters'],
  ['who one is', 'city', 80, 'At most 80 characters'],
  ['who one is', 'location', 200, 'At most 200 characters'],
  ['who one is', 'introduction', 1_000, 'At most 1000 characters'],
  ['school', 'school', 120, 'At most 120 characters'],
  ['school', 'major', 120, 'At most 120 characters'],
  ['job', 'employer', 120, 'At most 120 characters'],
  ['job', 'position', 120, 'At most 120 characters'],
  ['job', 'description', 500, 'At most 500 characters'],
  ['equipment', 'provider', 80, 'At most 80 characters'],
  ['interests', 'interests', 500, 'At most 500 characters'],
  ['referral', 'firstName', 60, 'At most 60 characters'],
  ['referral', 'lastName', 60, 'At most 60 characters'],
  ['referral', 'email', 254, 'E-mail must be valid'],
  ['referral', 'note', 200, 'Max 200 characters'],
];

describe.each(forms)('the form of a %s', (name, schema, required, optional, besides) => {
  const typed = { ...required, ...optional, ...besides };
  const own = limits.filter(([form]) => form === name);

  it.each(own)('%s: %s has at most %i characters', (_form, field, max, message) => {
    expect(problems(schema, { ...typed, [field]: filled(field, max) })).toEqual([]);
    expect(problems(schema, { ...typed, [field]: filled(field, max + 1) })).toEqual([`${field}: ${message}`]);
  });

  it('says of each text that is missing or empty that it is required', () => {
    for (const field of Object.keys(required)) {
      const { [field]: _, ...others }: Record<string, unknown> = typed;
      // Flowers and the e-mail in the specification's own spelling (core §5).
      const word = { 'flower exchange': 'Required!', 'e-mail': 'Required.' }[name] ?? 'Required';
      for (const input of [others, { ...others, [field]: '' }]) {
        expect(problems(schema, input).filter((problem) => problem.startsWith(field))[0]).toBe(`${field}: ${word}`);
      }
    }
  });

  it('takes a text of one character, and none where it is optional', () => {
    for (const [, field] of own.filter(([, one]) => !/email/i.test(one))) {
      expect(problems(schema, { ...typed, [field]: filled(field, 1) })).toEqual([]);
    }
    const { countryCode: _, ...left } = optional;
    const none = Object.fromEntries(Object.keys(left).map((field) => [field, '']));
    expect(problems(schema, { ...typed, ...none })).toEqual([]);
    expect(problems(schema, { ...required, ...besides })).toEqual([]);
  });
});

it('every limit is one of a form', () => {
  const names = new Set(forms.map(([name]) => name));
  expect(limits.filter(([form]) => !names.has(form))).toEqual([]);
});

it('the reason of a refusal has at most 500 characters', () => {
  expect(refuseReasonSchema.safeParse('x'.repeat(500)).success).toBe(true);
  expect(refuseReasonSchema.safeParse('x'.repeat(501)).error?.issues[0]?.message).toBe('Max 500 characters');
});
