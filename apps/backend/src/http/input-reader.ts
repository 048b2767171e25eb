import { textBounds } from '@tutor/api/core/text-bounds';
import type { z } from 'zod';
import { invalid } from './refusal.ts';

/**
 * Reads a call's query or body by its schema, naming field and reason of what is wrong; a call that declares nothing takes
 * nothing. A text beyond its field's bound is refused before anything looks at it.
 */
export function inputReader(schema: z.ZodType): (value: unknown) => unknown {
  if (schema.safeParse(undefined).success) return () => undefined;
  const findTooLong = textBounds(schema);
  return (value) => {
    const tooLong = findTooLong(value);
    if (tooLong !== undefined) throw invalid(tooLong, 'is too long');
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    throw invalid(issue?.path.join('.') || 'Parameters', issue?.message ?? 'cannot be used');
  };
}
