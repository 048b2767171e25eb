import { z } from 'zod';
import { refuseReasonMax, refuseReasonMissing } from './refuse-reason.ts';

/** The reason box of a class notice (specification, core §5). */
export const refuseReasonSchema = z
  .string({ error: refuseReasonMissing })
  .trim()
  .min(1, refuseReasonMissing)
  .max(refuseReasonMax, `Max ${refuseReasonMax} characters`);
