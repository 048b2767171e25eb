import { z } from 'zod';

/** Sign-in form. The user name is trimmed before it is sent (specification, core §4). */
export const loginSchema = z.object({
  account: z.string({ error: 'Required' }).trim().min(1, 'Required').max(100, 'Account must be at most 100 characters'),
  password: z.string({ error: 'Required' }).min(1, 'Required').max(200, 'Password must be at most 200 characters'),
});

export type Login = z.infer<typeof loginSchema>;
