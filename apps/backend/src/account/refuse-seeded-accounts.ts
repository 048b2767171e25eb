import { eq, min } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { tutors } from './tables.ts';

/** Refuses a service for real tutors on a database of a demonstration: everybody can read its accounts' password. */
export async function refuseSeededAccounts(queries: Queries): Promise<void> {
  const [seeded] = await queries
    .select({ account: min(tutors.account) })
    .from(tutors)
    .where(eq(tutors.isSeeded, true));
  if (!seeded?.account) return;
  throw new Error(
    `DEMO is off, but the database holds accounts of the demonstration, such as ${seeded.account}, whose password is published. Give real tutors a database of their own (DATA_DIR or DATABASE_URL), or start with DEMO=on.`,
  );
}
