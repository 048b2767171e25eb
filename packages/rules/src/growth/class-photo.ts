import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { isUploadReference } from '../uploads/upload-reference.ts';

export const photoWordsMax = 200;

/** The form that shares a class photo. */
export const classPhotoSchema = z.object({
  classId: z
    .string({ error: 'Required' })
    .regex(/^[1-9]\d{0,14}$/, 'Please choose a class.')
    .transform(Number),
  photo: z
    .string({ error: 'Required' })
    .min(1, { error: 'Required', abort: true })
    .refine((reference) => isUploadReference(reference, 'GroupPhoto'), 'Please choose the photo again.'),
  words: z.string().overwrite(typedText).max(photoWordsMax, `Max ${photoWordsMax} characters`).default(''),
});
