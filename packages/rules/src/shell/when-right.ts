import type { z } from 'zod';

/**
 * `when` of a check that compares fields of an object: it runs once these are right by themselves, whatever is wrong with others,
 * so that everything is told at once. Without it zod waits until the whole object is right.
 */
export function whenRight(...fields: string[]) {
  return ({ issues }: z.core.ParsePayload): boolean => !issues.some(({ path }) => fields.includes(String(path?.[0])));
}
