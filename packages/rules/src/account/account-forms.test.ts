import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { bindPhoneSchema, phoneSchema, remindLaterMs } from './bind-phone.ts';
import { changeEmailSchema } from './change-email.ts';
import { clientCookieMs, loginSignCookieMs } from './client-sign-in.ts';
import { emailCodeSchema, forgotPasswordSchema, resetPasswordSchema, retrieveEmailSchema } from './forgot-password.ts';

function issues(schema: z.ZodType, form: unknown): string[] {
  const parsed = schema.safeParse(form);
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('binding a phone', () => {
  it.each(['9171234567', '917-123-4567', ' 0917 '.trim(), '1', '1'.repeat(20)])('takes %s', (phone) => {
    expect(issues(phoneSchema, { phone })).toEqual([]);
  });

  it.each(['+639171234567', '0917 123', '(02)123', 'abc', '１２３', '12.3', '-', '--'])('refuses %s', (phone) => {
    expect(issues(phoneSchema, { phone })).toContain('phone: Only digits and hyphen are allowed');
  });

  it('asks for number and code, with the area code of the Philippines unless another is given', () => {
    expect(issues(bindPhoneSchema, {})).toEqual(['phone: Required', 'verificationCode: Required']);
    expect(issues(phoneSchema, { phone: ' ' })[0]).toBe('phone: Required');
    expect(bindPhoneSchema.parse({ phone: ' 917 ', verificationCode: ' 123456 ' })).toEqual({
      countryCode: '63',
      phone: '917',
      verificationCode: '123456',
    });
  });

  it.each(['63', '+63', ' + 63 '])('reads the area code %j as a browser fills it in', (countryCode) => {
    expect(phoneSchema.parse({ phone: '917', countryCode }).countryCode).toBe('63');
  });

  it.each(['', '0x3f', '12345', '063', '0063', '000', '0', '6 3'])('refuses the area code %j', (countryCode) => {
    expect(issues(phoneSchema, { phone: '917', countryCode })).toEqual([
      'countryCode: Area code must be 1 to 4 digits, the first of them not 0',
    ]);
  });

  it('refuses a number of more than 20 characters', () => {
    expect(issues(phoneSchema, { phone: '1'.repeat(21) })).toEqual([
      'phone: Phone number must be at most 20 characters',
    ]);
  });

  it('is put off for six hours', () => {
    expect(remindLaterMs).toBe(21_600_000);
  });
});

describe('changing the e-mail', () => {
  const schema = changeEmailSchema('anna@example.com');

  it.each(['new@example.com', 'a@b', 'Anna@example.org', ' spaced@example.com ', `${'a'.repeat(249)}@b.co`])(
    'takes %j',
    (newEmail) => {
      expect(issues(schema, { newEmail, code: '1', password: 'p' })).toEqual([]);
    },
  );

  it.each(['anna', '@', '@example.com', 'anna@', 'an na@example.com', 'a@b@c', `${'a'.repeat(250)}@b.co`])(
    'refuses %j as not valid',
    (newEmail) => {
      expect(issues(schema, { newEmail, code: '1', password: 'p' })).toEqual(['newEmail: E-mail must be valid']);
    },
  );

  it.each(['anna@example.com', 'ANNA@Example.com', ' anna@example.com '])('refuses the old one (%j)', (newEmail) => {
    expect(issues(schema, { newEmail, code: '1', password: 'p' })).toEqual([
      'newEmail: The new email is same with the old one.',
    ]);
  });

  it('takes any address where none is known', () => {
    expect(issues(changeEmailSchema(undefined), { newEmail: 'anna@example.com', code: '1', password: 'p' })).toEqual(
      [],
    );
  });

  it('asks for all fields with the texts of the specification', () => {
    expect(issues(schema, {})).toEqual(['newEmail: Required.', 'code: Required.', 'password: Required.']);
    expect(issues(schema, { newEmail: ' ', code: ' ', password: '' })).toEqual([
      'newEmail: Required.',
      'newEmail: E-mail must be valid',
      'code: Required.',
      'password: Required.',
    ]);
  });

  it('takes a password as it is typed, of at most 200 characters', () => {
    const form = { newEmail: 'new@example.com', code: '1' };
    expect(schema.parse({ ...form, password: ' Pass word ' }).password).toBe(' Pass word ');
    expect(issues(schema, { ...form, password: 'p'.repeat(200) })).toEqual([]);
    expect(issues(schema, { ...form, password: 'p'.repeat(201) })).toEqual([
      'password: Password must be at most 200 characters',
    ]);
  });
});

it.each([
  ['binding a phone', bindPhoneSchema, { phone: '917' }, 'verificationCode'],
  ['changing the e-mail', changeEmailSchema(undefined), { newEmail: 'a@b.co', password: 'p' }, 'code'],
  ['a forgotten password', emailCodeSchema, { email: 'a@b.co' }, 'code'],
])('a code for %s has at most 20 characters', (_purpose, schema, form, field) => {
  expect(issues(schema, { ...form, [field]: ` ${'1'.repeat(20)} ` })).toEqual([]);
  expect(issues(schema, { ...form, [field]: '1'.repeat(21) })).toEqual([`${field}: Verification code input error`]);
});

describe('a forgotten password', () => {
  const form = { email: 'a@b.co', code: '123456', password: 'p'.repeat(8), repeatedPassword: 'p'.repeat(8) };

  it('is reset with an e-mail, its code and the password twice', () => {
    expect(issues(forgotPasswordSchema, { email: 'a@b.co' })).toEqual([]);
    expect(issues(emailCodeSchema, form)).toEqual([]);
    expect(issues(resetPasswordSchema, form)).toEqual([]);
  });

  it.each([
    [7, ['password: Password must be at least 8 characters']],
    [8, []],
    [200, []],
    [201, ['password: Password must be at most 200 characters']],
  ])('of %i characters is judged by its length', (length, expected) => {
    const password = 'p'.repeat(length);
    expect(issues(resetPasswordSchema, { ...form, password, repeatedPassword: password })).toEqual(expected);
  });

  it('with a character that no keyboard types is refused, and not changed', () => {
    const password = 'pass\u0000word';
    expect(issues(resetPasswordSchema, { ...form, password, repeatedPassword: password })).toEqual([
      'password: Password has characters that cannot be used',
    ]);
  });

  it('has to be repeated exactly', () => {
    expect(issues(resetPasswordSchema, { ...form, repeatedPassword: 'P'.repeat(8) })).toEqual([
      'repeatedPassword: The passwords are not the same',
    ]);
  });

  it('asks for what is missing', () => {
    expect(issues(forgotPasswordSchema, {})).toEqual(['email: Required']);
    expect(issues(forgotPasswordSchema, { email: ' ' })[0]).toBe('email: Required');
    expect(issues(forgotPasswordSchema, { email: 'nobody' })).toEqual(['email: E-mail must be valid']);
    expect(issues(emailCodeSchema, { email: 'a@b' })).toEqual(['code: Required']);
    expect(issues(emailCodeSchema, { email: 'a@b', code: '' })).toEqual(['code: Required']);
    expect(issues(resetPasswordSchema, { email: 'a@b', code: '1' })).toEqual([
      'password: Required',
      'repeatedPassword: Required',
    ]);
  });

  it.each([
    [254, []],
    [255, ['email: E-mail must be valid']],
  ])('of an e-mail of %i characters is judged by that', (length, expected) => {
    expect(issues(forgotPasswordSchema, { email: `${'a'.repeat(length - 5)}@b.co` })).toEqual(expected);
  });
});

describe('finding the e-mail of an account', () => {
  it.each(['1', '1000007', '9999999999'])('takes the teacher id %s', (tuid) => {
    expect(issues(retrieveEmailSchema, { tuid, phone: '917-1' })).toEqual([]);
  });

  it.each(['0', '007', '-1', '1.5', '1e3', 'abc', '12345678901'])('refuses the teacher id %s', (tuid) => {
    expect(issues(retrieveEmailSchema, { tuid, phone: '917' })).toEqual(['tuid: Teacher ID is a number']);
  });

  it.each([
    ['1'.repeat(20), []],
    ['1'.repeat(21), ['phone: Phone number must be at most 20 characters']],
    ['(02)123', ['phone: Only digits and hyphen are allowed']],
  ])('with the phone %s says %j', (phone, expected) => {
    expect(issues(retrieveEmailSchema, { tuid: '1', phone })).toEqual(expected);
  });

  it('asks for both', () => {
    expect(issues(retrieveEmailSchema, {})).toEqual(['tuid: Required', 'phone: Required']);
    expect(issues(retrieveEmailSchema, { tuid: ' ', phone: '917' })[0]).toBe('tuid: Required');
    expect(issues(retrieveEmailSchema, { tuid: '1', phone: ' ' })[0]).toBe('phone: Required');
  });
});

it('the cookies of the desktop client live 100 days and 30 minutes', () => {
  expect(clientCookieMs).toBe(8_640_000_000);
  expect(loginSignCookieMs).toBe(1_800_000);
});
