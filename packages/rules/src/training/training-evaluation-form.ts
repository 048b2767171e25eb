import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { evaluationRatings, evaluationRemarkMax } from './training-evaluation.ts';

const rating = z
  .string({ error: 'Please choose one' })
  .refine((text) => evaluationRatings.some((one) => String(one) === text), 'Please choose one')
  .transform(Number);

/** The form by which a tutor evaluates a training lesson. */
export const trainingEvaluationSchema = z.object({
  Clarity: rating,
  Usefulness: rating,
  Pace: rating,
  remark: z.string().overwrite(typedText).max(evaluationRemarkMax, `Max ${evaluationRemarkMax} characters`).default(''),
});
