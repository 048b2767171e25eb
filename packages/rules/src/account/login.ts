import { z } from 'zod';
import { printable, typedText } from '../shell/typed-text.ts';

/** Sign-in form. The user name is trimmed before it is sent (specification, core §4). */
export const loginSchema = z.object({
  account: z
    .string({ error: 'Required' })
    .overwrite(typedText)
    .min(1, 'Required')
    .max(100, 'Account must be at most 100 characters')
    .regex(printable, 'Account has characters that cannot be used'),
  password: z
    .string({ error: 'Required' })
    .min(1, 'Required')
    .max(200, 'Password must be at most 200 characters')
    .regex(printable, 'Password has characters that cannot be used'),
});

export type Login = z.infer<typeof loginSchema>;
