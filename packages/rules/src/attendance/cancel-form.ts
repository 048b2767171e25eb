import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { cancelNoteMax, isCancelReason } from './cancel-reason.ts';

/**
 * The form of a No with its exact texts (specification, core §5). `reason` comes as typed, '1' to '6'; the attachment is the
 * reference of a finished upload.
 */
export const attendanceCancelSchema = z.object({
  reason: z.string({ error: 'Required' }).refine(isCancelReason, 'Required').transform(Number),
  note: z
    .string({ error: 'Required' })
    .overwrite(typedText)
    .min(1, 'Required')
    .max(cancelNoteMax, `Note must be at most ${cancelNoteMax} characters`),
  attachment: z.string({ error: 'Required' }).min(1, 'Required'),
});

/** What is wrong with which field of the form of a No. */
export type AttendanceCancelErrors = Partial<Record<keyof z.input<typeof attendanceCancelSchema>, string>>;
