import { describe, expect, it } from 'vitest';
import { loginSchema } from './login.ts';

function issues(form: unknown): string[] {
  const parsed = loginSchema.safeParse(form);
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('the sign-in form', () => {
  it('trims the account and leaves the password as typed', () => {
    expect(loginSchema.parse({ account: '  anna.reyes\t', password: '  se cret ' })).toEqual({
      account: 'anna.reyes',
      password: '  se cret ',
    });
  });

  it.each([{}, { account: '', password: '' }, { account: ' \t\n ', password: '' }, { account: 7, password: null }])(
    'asks for both fields (%j)',
    (form) => {
      expect(issues(form)).toEqual(['account: Required', 'password: Required']);
    },
  );

  it('takes an account of 100 characters and a password of 200, and no longer ones', () => {
    expect(issues({ account: 'a'.repeat(100), password: 'p'.repeat(200) })).toEqual([]);
    expect(issues({ account: ` ${'a'.repeat(100)} `, password: 'p' })).toEqual([]);
    expect(issues({ account: 'a'.repeat(101), password: 'p'.repeat(201) })).toEqual([
      'account: Account must be at most 100 characters',
      'password: Password must be at most 200 characters',
    ]);
  });

  it.each(['\u0000', 'a\u0007b', 'a\nb', '\u007f'])('refuses control characters (%j) in either field', (text) => {
    const both = loginSchema.safeParse({ account: `a${text}b`, password: `a${text}b` });
    expect(both.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'account: Account has characters that cannot be used',
      'password: Password has characters that cannot be used',
    ]);
  });

  it('takes a password of spaces for a password', () => {
    expect(issues({ account: 'a', password: ' ' })).toEqual([]);
  });
});
