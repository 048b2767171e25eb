import { createHash } from 'node:crypto';
import { minutes } from '@tutor/rules/time/durations';
import { lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { RateLimited } from '../http/refusal.ts';
import { loginAttempts } from './tables.ts';

const windowMs = minutes(1);

/** Counts a sign-in attempt of an address on an account; throws RateLimited above `perMinute`. */
export function countLoginAttempt(
  queries: Queries,
  attempt: { clientAddress: string; account: string; perMinute: number; now: Date },
): Promise<void> {
  const { clientAddress, account, perMinute, now } = attempt;
  return countAttempt(queries, {
    what: `${clientAddress}\n${account.toLowerCase()}`,
    perMinute,
    now,
    message: 'Too many sign-in attempts. Please wait a minute and try again.',
  });
}

/** Counts an attempt of anything by its name; throws RateLimited above `perMinute`. Kept by the database. */
export async function countAttempt(
  queries: Queries,
  { what, perMinute, now, message }: { what: string; perMinute: number; now: Date; message: string },
): Promise<void> {
  const key = createHash('sha256').update(what).digest('base64url');
  const isOver = sql`${loginAttempts.windowStart} <= ${new Date(now.getTime() - windowMs).toISOString()}`;
  const [row] = await queries
    .insert(loginAttempts)
    .values({ key, windowStart: now, count: 1 })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${loginAttempts.count} + 1 end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${loginAttempts.windowStart} end`,
      },
    })
    .returning({ count: loginAttempts.count });
  if (row !== undefined && row.count > perMinute) {
    throw new RateLimited(message);
  }
}

/** Removes windows that are over. */
export async function pruneLoginAttempts(queries: Queries, now: Date): Promise<void> {
  await queries.delete(loginAttempts).where(lt(loginAttempts.windowStart, new Date(now.getTime() - windowMs)));
}
