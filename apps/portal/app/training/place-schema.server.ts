import { z } from 'zod';

/** The time and the place that the page of a chapter tells. Without scripts nobody counts, and nothing is told. */
export const placeSchema = z.object({
  seconds: z.coerce.number().int().min(0).max(86_400).catch(0),
  read: z.coerce.number().int().min(0).max(100).optional().catch(undefined),
  clip: z.coerce.number().int().min(0).max(86_400).optional().catch(undefined),
});
