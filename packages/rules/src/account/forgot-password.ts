import { z } from 'zod';
import { printable, typedText } from '../shell/typed-text.ts';
import { passwordLengthMin } from './password-length.ts';
import { typedCode } from './typed-code.ts';
import { wrongCodeMessage } from './verification-code.ts';

const email = z
  .string({ error: 'Required' })
  .overwrite(typedText)
  .min(1, 'Required')
  .max(254, 'E-mail must be valid')
  .refine((text) => /^[^\s@]+@[^\s@]+$/.test(text), 'E-mail must be valid');

/** First step: where the code goes. */
export const forgotPasswordSchema = z.object({ email });

/** Second step: the code from the e-mail. */
export const emailCodeSchema = z.object({
  email,
  code: z.string({ error: 'Required' }).overwrite(typedCode).min(1, 'Required').max(20, wrongCodeMessage),
});

/** Last step: the new password, twice. */
export const resetPasswordSchema = emailCodeSchema
  .extend({
    password: z
      .string({ error: 'Required' })
      .min(passwordLengthMin, `Password must be at least ${passwordLengthMin} characters`)
      .max(200, 'Password must be at most 200 characters')
      .regex(printable, 'Password has characters that cannot be used'),
    repeatedPassword: z.string({ error: 'Required' }).min(1, 'Required'),
  })
  .refine((form) => form.password === form.repeatedPassword, {
    path: ['repeatedPassword'],
    message: 'The passwords are not the same',
  });

/** Finding the e-mail address of an account (VerifyTutorInfo: Tuid and Phone). */
export const retrieveEmailSchema = z.object({
  tuid: z
    .string({ error: 'Required' })
    .overwrite(typedText)
    .min(1, 'Required')
    .regex(/^[1-9][0-9]{0,9}$/, 'Teacher ID is a number'),
  phone: z
    .string({ error: 'Required' })
    .overwrite(typedText)
    .min(1, 'Required')
    .max(20, 'Phone number must be at most 20 characters')
    .regex(/^[0-9-]+$/, 'Only digits and hyphen are allowed'),
});
