import { z } from 'zod';
import { formKeySchema } from '../shell/form-key.ts';
import { typedText } from '../shell/typed-text.ts';
import { complaintTextMax, sentComplaintTypes } from './complaint.ts';

/** A text that must be there, with the specification's words for one that is not or is too long. */
const complaintText = z
  .string({ error: 'Required' })
  .overwrite(typedText)
  .min(1, 'Required')
  .max(complaintTextMax, `Max ${complaintTextMax} characters`);

/** A reply to a complaint. */
export const complaintReplySchema = z.object({ content: complaintText, key: formKeySchema });

/** The tutor's own complaint. */
export const sendComplaintSchema = z.object({
  type: z
    .string({ error: 'Required' })
    .refine((type) => sentComplaintTypes.some((known) => known === type), 'Required'),
  classId: z
    .string()
    .overwrite(typedText)
    .regex(/^[0-9]{0,12}$/, 'A class ID has digits only')
    .transform((text) => (text === '' ? undefined : Number(text)))
    .optional(),
  content: complaintText,
  key: formKeySchema,
});

/** The tutor's words on the report of a recitation class. */
export const recitationFeedbackSchema = z.object({ id: z.coerce.number().int().positive(), content: complaintText });

/** The tutor's answer to what a student said of a class. */
export const commentReplySchema = z.object({ classId: z.coerce.number().int().positive(), content: complaintText });
