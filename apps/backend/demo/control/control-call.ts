import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { tutors } from '../../src/account/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { invalid } from '../../src/http/refusal.ts';

/** Adds a control call: where, what it takes, and what it does and answers. */
export type OnControl = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  handle: (input: z.output<Schema>) => Promise<object>,
) => void;

/** Throws unless there is such a tutor. */
export async function requireTutor(queries: Queries, id: number): Promise<void> {
  const [tutor] = await queries.select({ tuid: tutors.tuid }).from(tutors).where(eq(tutors.tuid, id));
  if (tutor === undefined) throw invalid('tuid', 'is not a tutor');
}
