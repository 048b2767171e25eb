import { createHash } from 'node:crypto';
import { minutes } from '@tutor/rules/time/durations';
import { lte } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Queries } from '../database/database.ts';
import { rateLimits } from './rate-limit-tables.ts';
import { RateLimited } from './refusal.ts';

interface RateLimitOptions {
  /** Keeps the counts of one limit from another's. */
  name: string;
  points: number;
  windowMs: number;
  /** Of what there are too many, in the tutor's words. */
  what: string;
}

/** How often something may be done in a window of time, by a key. The counts lie in the database, for all backends of it. */
export class RateLimit {
  readonly #limiter: RateLimiterDrizzle;
  readonly #what: string;

  constructor(queries: Queries, { name, points, windowMs, what }: RateLimitOptions) {
    this.#what = what;
    this.#limiter = new RateLimiterDrizzle({
      storeClient: queries,
      schema: rateLimits,
      keyPrefix: name,
      points,
      duration: windowMs / 1_000,
      // Whoever goes on after the limit costs the database nothing more.
      inMemoryBlockOnConsumed: points + 1,
      clearExpiredByTimeout: false,
    });
  }

  /** Counts one time; throws RateLimited above the limit. Never inside a transaction, which a refusal would roll back. */
  async take(key: string): Promise<void> {
    try {
      await this.#limiter.consume(hashed(key));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new RateLimited(`Too many ${this.#what}. Please wait ${waitText(reason.msBeforeNext)} and try again.`);
    }
  }

  /** Takes one time back. */
  async giveBack(key: string): Promise<void> {
    await this.#limiter.reward(hashed(key));
  }
}

// A password that was typed into the field of the account is not kept.
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function waitText(ms: number): string {
  const count = Math.ceil(ms / minutes(1));
  if (count > 90) return `${Math.ceil(count / 60)} hours`;
  return count <= 1 ? 'a minute' : `${count} minutes`;
}

/** Removes windows that are over. */
export async function pruneRateLimits(queries: Queries): Promise<void> {
  // By this process's clock, as the limits count.
  await queries.delete(rateLimits).where(lte(rateLimits.expire, new Date()));
}
