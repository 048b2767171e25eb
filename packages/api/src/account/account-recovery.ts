import { typedCode } from '@tutor/rules/account/typed-code';
import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { ignored, optionalText } from '../core/wire.ts';

const email = z
  .string()
  .overwrite(typedText)
  .max(254, 'E-mail must be valid')
  .regex(/^[^\s@]+@[^\s@]+$/, 'E-mail must be valid');
const code = z.string().overwrite(typedCode).min(1).max(20);

/** Account is assumed: the name with which a password manager keeps the new password. Any other Body says nothing. */
const checkedCode = z.union([
  z.object({ Account: optionalText }),
  z.unknown().transform((): { Account: string | undefined } => ({ Account: undefined })),
]);

/** Getting back into an account, and changing the private e-mail (specification, core §7 'Account'). */
export const accountRecovery = area('/api/Account', {
  sendVerificationCode: post('SendVerificationCode', {
    summary:
      'Sends a code to the e-mail of an account. Answers alike for an unknown one. HTTP 229 within 60 s of the last.',
    body: z.object({ Email: email }),
    reply: ignored,
    access: 'public',
    timeout: 'account',
  }),
  verifyEmailCode: post('VerifyEmailCode', {
    summary:
      'Checks a code, which stays good for ResetPassword. ErrorCode 2: wrong, or void (10 minutes, five wrong tries).',
    body: z.object({ Email: email, Code: code }),
    reply: checkedCode,
    access: 'public',
    timeout: 'account',
  }),
  verifyTutorInfo: post('VerifyTutorInfo', {
    summary: 'The masked e-mail of the account with this teacher id and phone, as m***@tutors.example.',
    assumed: true,
    body: z.object({ Tuid: z.int().positive(), Phone: z.string().overwrite(typedText).min(1).max(20) }),
    reply: z.object({ Email: z.string() }),
    access: 'public',
    timeout: 'account',
  }),
  resetPassword: post('ResetPassword', {
    summary: 'Sets a new password by a code, and ends every session of the account.',
    body: z.object({ Email: email, Password: z.string().min(8).max(200), Code: code }),
    reply: ignored,
    access: 'public',
    timeout: 'account',
  }),
  sendChangeEmailCode: post('SendChangeEmailVerificationEmail', {
    summary: 'Sends a code to the new private e-mail. HTTP 229 within 60 s of the last.',
    body: z.object({ Email: email }),
    reply: ignored,
    timeout: 'account',
  }),
  changeEmail: post('ChangeTutorPrivateEmail', {
    summary:
      'Changes the private e-mail by the code that was sent to the new one, and the password (assumed). Email is the present one, or empty.',
    body: z.object({
      Email: z.string().overwrite(typedText).max(254),
      Code: code,
      NewPrivateEmail: email,
      /** Assumed. Without it whoever finds an open browser could take the account. */
      Password: z.string().min(1).max(200),
    }),
    reply: ignored,
    timeout: 'account',
  }),
});
