import { textBounds } from '@tutor/api/core/text-bounds';
import type { z } from 'zod';
import { invalid, unusable } from './refusal.ts';

/**
 * Reads a call's query or body by its schema, naming field and reason of what is wrong; a call that declares nothing takes
 * nothing. A text beyond its field's bound is refused before anything looks at it.
 */
export function inputReader(schema: z.ZodType): (value: unknown) => unknown {
  if (schema.safeParse(undefined).success) return () => undefined;
  const findTooLong = textBounds(schema);
  return (value) => {
    const tooLong = findTooLong(value);
    if (tooLong !== undefined) throw invalid(tooLong, 'This text is too long. Please shorten it.');
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw unusable(issue);
  };
}
