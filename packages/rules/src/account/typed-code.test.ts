import { expect, it } from 'vitest';
import { bindPhoneSchema } from './bind-phone.ts';
import { changeEmailSchema } from './change-email.ts';
import { emailCodeSchema } from './forgot-password.ts';
import { typedCode } from './typed-code.ts';

const written = ['123456', ' 123 456 ', '123-456', '123\u2011456', '12 34 56', '１２３４５６', '123\u00a0456\u200b'];

it.each(written)('%j is the code 123456', (text) => {
  expect(typedCode(text)).toBe('123456');
});

it.each(['', ' - ', '\u200b'])('%j is no code', (text) => {
  expect(typedCode(text)).toBe('');
});

it.each(written)('every form reads the code in %j', (code) => {
  expect(emailCodeSchema.parse({ email: 'a@b.ph', code }).code).toBe('123456');
  const change = { newEmail: 'a@b.ph', code, password: 'secret' };
  expect(changeEmailSchema('c@d.ph').parse(change).code).toBe('123456');
  expect(bindPhoneSchema.parse({ phone: '917', verificationCode: code }).verificationCode).toBe('123456');
});
