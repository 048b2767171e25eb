import type { z } from 'zod';

/** A parsed event of one hub; `name` tells the payload's shape. */
export type EventOf<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas & string]: { name: Name; payload: z.output<Schemas[Name]> };
}[keyof Schemas & string];

/** Field and reason of what does not parse; never the value itself. */
export interface BadEvent {
  name: string;
  reason: string;
}

/** Parses an incoming event by the schemas of its hub. Never throws. */
export function readEvent<Schemas extends Record<string, z.ZodType>>(
  schemas: Schemas,
  name: string,
  payload: unknown,
): { event: EventOf<Schemas> } | { bad: BadEvent } {
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (schema === undefined) return { bad: { name: name.slice(0, 100), reason: 'unknown event' } };
  const parsed = schema.safeParse(payload);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { bad: { name, reason: issue ? `${issue.path.join('.') || '(root)'}: ${issue.message}` : 'unknown' } };
  }
  // The schema was picked by the name, which the compiler cannot follow through the union.
  return { event: { name, payload: parsed.data } as EventOf<Schemas> };
}
