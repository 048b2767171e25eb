import { z } from 'zod';
import { printable, typedText } from '../shell/typed-text.ts';
import { typedCode } from './typed-code.ts';
import { wrongCodeMessage } from './verification-code.ts';

/** Change e-mail form (specification, core §5), with its exact texts. The password is asked for beyond it: decision 50. */
export function changeEmailSchema(currentEmail: string | undefined) {
  return z.object({
    newEmail: z
      .string({ error: 'Required.' })
      .overwrite(typedText)
      .min(1, 'Required.')
      .max(254, 'E-mail must be valid')
      .refine((email) => /^[^\s@]+@[^\s@]+$/.test(email), 'E-mail must be valid')
      .refine(
        (email) => email.toLowerCase() !== currentEmail?.toLowerCase(),
        'The new email is same with the old one.',
      ),
    code: z.string({ error: 'Required.' }).overwrite(typedCode).min(1, 'Required.').max(20, wrongCodeMessage),
    password: z
      .string({ error: 'Required.' })
      .min(1, 'Required.')
      .max(200, 'Password must be at most 200 characters')
      .regex(printable, 'Password has characters that cannot be used'),
  });
}
