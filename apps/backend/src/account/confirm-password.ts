import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { sessionGone } from '../http/bearer.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import type { SignInTools } from './password-sign-in.ts';
import { tutors } from './tables.ts';

/**
 * The signed-in tutor's password, asked for before a change by which somebody at an open browser could take the account. Wrong
 * tries count as wrong sign-ins.
 */
export async function confirmPassword(
  queries: Queries,
  { passwords, guesses, places }: SignInTools,
  { tuid, password, address }: { tuid: number; password: string; address: string },
): Promise<void> {
  const [tutor] = await queries
    .select({ account: tutors.account, passwordHash: tutors.passwordHash })
    .from(tutors)
    .where(eq(tutors.tuid, tuid));
  if (tutor === undefined) throw sessionGone();
  const visitor = await places.visitorOf(queries, tuid, address);
  const takeBack = await guesses.count('signIn', { account: tutor.account, visitor });
  if (!(await passwords.isRight(password, tutor.passwordHash))) {
    throw new Refusal(refusalCodes.credentials, 'Your password is incorrect.');
  }
  await takeBack();
}
