import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { callPeople } from './tables.ts';

/** The call that an invitation of a person led to, by the key of the invitation. */
export async function findInvitation(
  queries: Queries,
  { personId, clientId }: { personId: number; clientId: string },
): Promise<number | undefined> {
  const [known] = await queries
    .select({ callId: callPeople.callId })
    .from(callPeople)
    .where(and(eq(callPeople.personId, personId), eq(callPeople.clientId, clientId)));
  return known?.callId;
}
