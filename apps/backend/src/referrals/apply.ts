import { isDeepStrictEqual } from 'node:util';
import { referralSource } from '@tutor/rules/referrals/referral-steps';
import { and, eq, sql } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { Refusal, refusalCodes, sentBefore } from '../http/refusal.ts';
import { referralEvents, referrals } from './tables.ts';

/** An application for a friend. */
export interface Application {
  firstName: string;
  lastName: string;
  email: string;
  /** In E.164. */
  phone: string;
  note: string;
  key: string | undefined;
}

/**
 * Stores an application in one transaction and returns its id. The same key and words get the same id again; an e-mail that is known,
 * of a tutor or of another application, is refused by the database however many ask at once.
 */
export async function applyFor(queries: Queries, tuid: number, friend: Application, now: Date): Promise<number> {
  try {
    return await queries.transaction(async (tx) => {
      const repeated = await findSent(tx, tuid, friend);
      if (repeated !== undefined) return repeated;
      const [known] = await tx
        .select({ tuid: tutors.tuid })
        .from(tutors)
        .where(sql`lower(${tutors.email}) = ${friend.email.toLowerCase()}`);
      if (known !== undefined) throw knownEmail();
      const [row] = await tx
        .insert(referrals)
        .values({ ...friend, key: friend.key ?? null, tuid, source: referralSource, at: now, stepAt: now })
        .returning({ id: referrals.id });
      if (row === undefined) throw new Error('the application was not stored');
      await tx.insert(referralEvents).values({ referralId: row.id, step: 'applied', at: now });
      return row.id;
    });
  } catch (error) {
    const isDouble = violates(error, 'referrals_email_unique') || violates(error, 'referrals_key_unique');
    if (!isDouble) throw error;
    // Both of two submissions at once looked before either was there.
    const repeated = await findSent(queries, tuid, friend);
    if (repeated !== undefined) return repeated;
    throw knownEmail();
  }
}

/** The application that came by this key before, if it did. With other words it is refused. */
async function findSent(queries: Queries, tuid: number, friend: Application): Promise<number | undefined> {
  if (friend.key === undefined) return undefined;
  const [row] = await queries
    .select()
    .from(referrals)
    .where(and(eq(referrals.tuid, tuid), eq(referrals.key, friend.key)));
  if (row === undefined) return undefined;
  const { firstName, lastName, email, phone, note, key } = row;
  if (!isDeepStrictEqual({ firstName, lastName, email, phone, note, key }, friend)) throw sentBefore();
  return row.id;
}

// One text for both: who works here is nobody's business.
function knownEmail(): Refusal {
  return new Refusal(refusalCodes.invalid, 'We know this e-mail already. A friend can be referred once.');
}
