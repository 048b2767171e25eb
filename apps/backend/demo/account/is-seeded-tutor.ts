import { and, eq } from 'drizzle-orm';
import { tutors } from '../../src/account/tables.ts';
import type { Queries } from '../../src/database/database.ts';

/** Whether a tutor is one of the demonstration, for whom things may be invented. */
export async function isSeededTutor(queries: Queries, tuid: number): Promise<boolean> {
  const [seeded] = await queries
    .select({ tuid: tutors.tuid })
    .from(tutors)
    .where(and(eq(tutors.tuid, tuid), eq(tutors.isSeeded, true)));
  return seeded !== undefined;
}
