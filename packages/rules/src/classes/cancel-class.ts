import { z } from 'zod';
import { cancelNoteMax, isCancelReason } from '../attendance/cancel-reason.ts';
import { typedText } from '../shell/typed-text.ts';

/** The form that cancels a class: a reason of the list, a note if one likes, and the penalty that was shown, in percent. */
export const cancelClassSchema = z.object({
  reason: z.string({ error: 'Required' }).refine(isCancelReason, 'Required').transform(Number),
  note: z.string().overwrite(typedText).max(cancelNoteMax, `Max ${cancelNoteMax} characters`).default(''),
  // 1 % is no penalty that there is: the service then tells what it costs, and the tutor is asked again.
  feePercent: z.coerce.number().int().catch(1),
});
