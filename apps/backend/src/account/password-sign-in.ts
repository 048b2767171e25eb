import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import type { GuessLimits } from './guess-limits.ts';
import type { KnownPlaces } from './known-places.ts';
import type { Passwords } from './passwords.ts';
import { tutors } from './tables.ts';

/** By which a password is tried. */
export interface SignInTools {
  passwords: Passwords;
  guesses: GuessLimits;
  places: KnownPlaces;
}

interface Credentials {
  account: string;
  password: string;
  address: string;
}

/** The tutor of an account and its password, of the portal's own form and of the identity provider's alike. */
export async function requireTutor(
  queries: Queries,
  { passwords, guesses, places }: SignInTools,
  { account, password, address }: Credentials,
  now: Date,
): Promise<number> {
  const [tutor] = await queries
    .select({ tuid: tutors.tuid, passwordHash: tutors.passwordHash })
    .from(tutors)
    .where(eq(sql`lower(${tutors.account})`, account.toLowerCase()));
  const visitor = await places.visitorOf(queries, tutor?.tuid, address);
  const takeBack = await guesses.count('signIn', { account, visitor });
  // The same work and the same answer whether the account or the password is wrong.
  const isRight = await passwords.isRight(password, tutor?.passwordHash);
  if (tutor === undefined || !isRight) throw new Refusal(refusalCodes.credentials, 'Account or password is incorrect.');
  await takeBack();
  await places.remember(queries, tutor.tuid, address, now);
  return tutor.tuid;
}
