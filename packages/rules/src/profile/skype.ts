import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';

/** Skype ID form: spaces are trimmed (specification, core §5). */
export const skypeSchema = z.object({
  skypeId: z
    .string({ error: 'Required' })
    .overwrite(typedText)
    .min(1, 'Required')
    .max(100, 'Skype ID must be at most 100 characters'),
});

/** Type of the dialog list's entry that asks for the Skype ID (specification, core §3). */
export const skypeMissingType = 1;
