import { z } from 'zod';
import { phoneSchema } from '../account/bind-phone.ts';
import { referralNoteMax } from './referral-note.ts';

const name = z
  .string({ error: 'Required' })
  .trim()
  .min(1, { error: 'Required', abort: true })
  .max(60, 'At most 60 characters');

/** Application for a friend: TutorApply (fields are ours where the specification shows none). */
export const referralSchema = phoneSchema.extend({
  firstName: name,
  lastName: name,
  email: z
    .string({ error: 'Required' })
    .trim()
    .min(1, { error: 'Required', abort: true })
    .max(254, 'E-mail must be valid')
    .regex(/^[^\s@]+@[^\s@]+$/, 'E-mail must be valid'),
  note: z.string().trim().max(referralNoteMax, `Max ${referralNoteMax} characters`).default(''),
  agreed: z.literal('yes', { error: 'Please confirm that your friend agrees' }),
});
