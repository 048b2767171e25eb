import { z } from 'zod';
import { isKnownZone } from '../time/zone.ts';

/** The form of the tutor's own time zone: an IANA name. */
export const timeZoneSchema = z.object({
  timeZone: z
    .string({ error: 'Required' })
    .min(1, 'Required')
    .max(64, 'Choose a time zone')
    .refine(isKnownZone, 'Choose a time zone'),
});
