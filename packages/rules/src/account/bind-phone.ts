import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { hours } from '../time/durations.ts';
import { areaCodePattern, defaultAreaCode, typedAreaCode } from './area-code.ts';
import { typedCode } from './typed-code.ts';
import { wrongCodeMessage } from './verification-code.ts';

/** 'Remind me later' puts the dialog off for this long (specification, core §4). */
export const remindLaterMs = hours(6);

const number = z
  .string({ error: 'Required' })
  .overwrite(typedText)
  .min(1, 'Required')
  .max(20, 'Phone number must be at most 20 characters')
  .regex(/^[0-9-]+$/, 'Only digits and hyphen are allowed')
  .regex(/[0-9]/, 'Only digits and hyphen are allowed');

/** A number to send a code to. */
export const phoneSchema = z.object({
  countryCode: z
    .string()
    .overwrite(typedAreaCode)
    .regex(areaCodePattern, 'Area code must be 1 to 4 digits, the first of them not 0')
    .default(defaultAreaCode),
  phone: number,
});

/** Phone binding form (specification, core §5). */
export const bindPhoneSchema = phoneSchema.extend({
  verificationCode: z.string({ error: 'Required' }).overwrite(typedCode).min(1, 'Required').max(20, wrongCodeMessage),
});
