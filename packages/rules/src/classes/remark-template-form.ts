import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { templateBodyMax, templateNameMax } from './remark-template.ts';

/** A tutor's own remark template. */
export const remarkTemplateSchema = z.object({
  name: z
    .string({ error: 'Required' })
    .overwrite(typedText)
    .min(1, 'Required')
    .max(templateNameMax, `Max ${templateNameMax} characters`),
  body: z
    .string({ error: 'Required' })
    .overwrite(typedText)
    .min(1, 'Required')
    .max(templateBodyMax, `Max ${templateBodyMax} characters`),
});
