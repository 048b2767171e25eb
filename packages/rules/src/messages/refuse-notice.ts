import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { refuseReasonMax, refuseReasonMissing } from './refuse-reason.ts';

/** The reason box of a class notice (specification, core §5). */
export const refuseReasonSchema = z
  .string({ error: refuseReasonMissing })
  .overwrite(typedText)
  .min(1, refuseReasonMissing)
  .max(refuseReasonMax, `Max ${refuseReasonMax} characters`);
