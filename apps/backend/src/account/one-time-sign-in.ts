import { randomBytes } from 'node:crypto';
import { seconds } from '@tutor/rules/time/durations';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { tokenHash } from './sessions.ts';
import { autoLoginCodes, loginSigns } from './sign-in-tables.ts';
import { sessions } from './tables.ts';

/** How long a code or a sign signs in: both travel in addresses. */
const goodMs = seconds(60);

/** A code that signs the tutor in once, within a minute. */
export async function makeAutoLoginCode(queries: Queries, tuid: number, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + goodMs);
  await queries.insert(autoLoginCodes).values({ codeHash: tokenHash(code), tuid, createdAt: now, expiresAt });
  return code;
}

/** Uses a code up: whose it is, or undefined when it is unknown, used or too old. */
export async function useAutoLoginCode(queries: Queries, code: string, now: Date): Promise<number | undefined> {
  const [used] = await queries
    .update(autoLoginCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(autoLoginCodes.codeHash, tokenHash(code)),
        isNull(autoLoginCodes.usedAt),
        gt(autoLoginCodes.expiresAt, now),
      ),
    )
    .returning({ tuid: autoLoginCodes.tuid });
  return used?.tuid;
}

/** A sign by which another program of the company takes over this session, once, within a minute; it dies with the session. */
export async function makeLoginSign(queries: Queries, sessionId: number, now: Date): Promise<string> {
  const sign = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + goodMs);
  await queries.insert(loginSigns).values({ signHash: tokenHash(sign), sessionId, createdAt: now, expiresAt });
  return sign;
}

/** Whether a sign still holds; changes nothing. */
export async function isLoginSignGood(queries: Queries, sign: string, now: Date): Promise<boolean> {
  const rows = await queries
    .select({ sessionId: loginSigns.sessionId })
    .from(loginSigns)
    .innerJoin(sessions, eq(sessions.id, loginSigns.sessionId))
    .where(holds(sign, now));
  return rows.length > 0;
}

/** Uses a sign up: whose it is, or undefined when it does not hold. */
export async function useLoginSign(queries: Queries, sign: string, now: Date): Promise<number | undefined> {
  const [used] = await queries
    .update(loginSigns)
    .set({ usedAt: now })
    .from(sessions)
    .where(and(eq(sessions.id, loginSigns.sessionId), holds(sign, now)))
    .returning({ tuid: sessions.tuid });
  return used?.tuid;
}

function holds(sign: string, now: Date) {
  return and(
    eq(loginSigns.signHash, tokenHash(sign)),
    isNull(loginSigns.usedAt),
    gt(loginSigns.expiresAt, now),
    gt(sessions.expiresAt, now),
  );
}

/** Removes codes and signs that ran out. */
export async function pruneOneTimeSignIns(queries: Queries, now: Date): Promise<void> {
  await queries.delete(autoLoginCodes).where(lt(autoLoginCodes.expiresAt, now));
  await queries.delete(loginSigns).where(lt(loginSigns.expiresAt, now));
}
