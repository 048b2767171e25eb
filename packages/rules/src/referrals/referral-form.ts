import { z } from 'zod';
import { phoneSchema } from '../account/bind-phone.ts';
import { typedText } from '../shell/typed-text.ts';
import { referralNoteMax } from './referral-note.ts';

const name = z
  .string({ error: 'Required' })
  .overwrite(typedText)
  .min(1, { error: 'Required', abort: true })
  .max(60, 'At most 60 characters');

/** Application for a friend in the order of its fields: TutorApply (they are ours where the specification shows none). */
export const referralSchema = z.object({
  firstName: name,
  lastName: name,
  email: z
    .string({ error: 'Required' })
    .overwrite(typedText)
    .min(1, { error: 'Required', abort: true })
    .max(254, 'E-mail must be valid')
    .regex(/^[^\s@]+@[^\s@]+$/, 'E-mail must be valid'),
  ...phoneSchema.shape,
  note: z.string().overwrite(typedText).max(referralNoteMax, `Max ${referralNoteMax} characters`).default(''),
  agreed: z.literal('yes', { error: 'Please confirm that your friend agrees' }),
});
