import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { exchangeRemarkMax } from './flower-count.ts';

const notANumber = 'Please re-enter the valid number of flowers';

/** Said when more flowers are asked for than may be exchanged (specification, core §5). */
export const overQuotaMessage = 'Exceeding the quota, please re-enter!';

/**
 * Flower exchange form with its exact texts (specification, core §5), for the count that may still be exchanged.
 * `flowersCount` comes as typed and leaves as a whole number above 0.
 */
export function flowerExchangeSchema(quota: number) {
  return z.object({
    flowersCount: z
      .string({ error: 'Required!' })
      .overwrite(typedText)
      .min(1, { error: 'Required!', abort: true })
      .regex(/^[0-9]+$/, { error: notANumber, abort: true })
      .transform(Number)
      .refine((count) => count > 0, { error: notANumber, abort: true })
      .refine((count) => count <= quota, overQuotaMessage),
    remark: z
      .string({ error: 'Required!' })
      .overwrite(typedText)
      .min(1, 'Required!')
      .max(exchangeRemarkMax, `Remark must be less than ${exchangeRemarkMax} characters`),
  });
}
