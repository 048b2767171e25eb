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

  it.each(['\u0000', '\u0007', '\n', '\u007f'])('refuses a password with the control character %j', (text) => {
    expect(issues({ account: 'a', password: `a${text}b` })).toEqual([
      'password: Password has characters that cannot be used',
    ]);
  });

  it('refuses an account of two lines', () => {
    expect(issues({ account: 'a\nb', password: 'p' })).toEqual(['account: Account has characters that cannot be used']);
  });

  it('takes a password of spaces for a password', () => {
    expect(issues({ account: 'a', password: ' ' })).toEqual([]);
  });
});
