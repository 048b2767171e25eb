import { createHash, randomBytes } from 'node:crypto';
import { hours, seconds } from '@tutor/rules/time/durations';
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { among, amongTexts } from '../database/among.ts';
import { type Queries, unnamed } from '../database/database.ts';
import { gathered } from '../database/gathered.ts';
import { notify } from '../database/notice.ts';
import { sessions } from './tables.ts';

/** How long a sign-in lasts. */
export const sessionLifetimeMs = hours(12);
// Sessions ended elsewhere are told by notice; this bounds the harm of a notice that never came.
const rememberedMs = seconds(5);
const rememberedMax = 20_000;

/** A signed-in tutor. */
export interface Session {
  id: number;
  tuid: number;
  expiresAt: Date;
}

/**
 * The sessions of the service. Lookups are remembered for a few seconds, since every call makes one;
 * `forget` and `forgetAll` are called by the notices of the processes that end sessions.
 */
export class Sessions {
  readonly #queries: Queries;
  readonly #remembered = new Map<string, { session: Session; readAt: number }>();
  readonly #readOne: (hash: string) => Promise<Session | undefined>;
  // A lookup that was under way while a session ended must not be remembered.
  #endings = 0;

  constructor(queries: Queries) {
    this.#queries = queries;
    const byHash = queries
      .select({ hash: sessions.tokenHash, id: sessions.id, tuid: sessions.tuid, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(amongTexts(sessions.tokenHash, sql.placeholder('hashes')))
      .prepare(unnamed);
    this.#readOne = gathered(async (hashes) => {
      const rows = await byHash.execute({ hashes: JSON.stringify(hashes) });
      return new Map(rows.map(({ hash, ...session }) => [hash, session]));
    });
  }

  /** Opens a session and returns its token, the only time that anybody sees it. */
  async open(tuid: number, now: Date): Promise<{ token: string; expiresAt: Date }> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
    await this.#queries.insert(sessions).values({ tokenHash: tokenHash(token), tuid, createdAt: now, expiresAt });
    return { token, expiresAt };
  }

  /** Ends every session that fits, inside a transaction; the caller forgets them once it has committed. */
  static async endWhere(tx: Queries, condition: SQL): Promise<number[]> {
    const rows = await tx.delete(sessions).where(condition).returning({ id: sessions.id });
    for (const { id } of rows) await notify(tx, { kind: 'session', sessionId: id });
    return rows.map(({ id }) => id);
  }

  /** The session of a token that has not expired at `now`. */
  async find(token: string, now: Date): Promise<Session | undefined> {
    const hash = tokenHash(token);
    const remembered = this.#remembered.get(hash);
    const session =
      remembered !== undefined && Math.abs(now.getTime() - remembered.readAt) < rememberedMs
        ? remembered.session
        : await this.#read(hash, now);
    return session !== undefined && session.expiresAt > now ? session : undefined;
  }

  /** Those of some sessions that are still there and have not expired at `now`; always asks the database. */
  async aliveAmong(ids: ReadonlySet<number>, now: Date): Promise<Set<number>> {
    const rows = await this.#queries
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(among(sessions.id, ids), gt(sessions.expiresAt, now)));
    return new Set(rows.map(({ id }) => id));
  }

  /** Ends one session, here at once and in every other process by notice. */
  async end(sessionId: number): Promise<void> {
    await this.#queries.transaction(async (tx) => {
      await tx.delete(sessions).where(eq(sessions.id, sessionId));
      await notify(tx, { kind: 'session', sessionId });
    });
    this.forget(sessionId);
  }

  /** Lets every session of a tutor run out, as time would. */
  async expireAll(tuid: number): Promise<number> {
    const expired = await this.#queries.transaction(async (tx) => {
      const rows = await tx
        .update(sessions)
        .set({ expiresAt: sessions.createdAt })
        .where(eq(sessions.tuid, tuid))
        .returning({ id: sessions.id });
      for (const { id } of rows) await notify(tx, { kind: 'session', sessionId: id });
      return rows;
    });
    for (const { id } of expired) this.forget(id);
    return expired.length;
  }

  /** Removes what ran out long ago. */
  async prune(now: Date): Promise<void> {
    await this.#queries.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - sessionLifetimeMs)));
  }

  forget(sessionId: number): void {
    this.#endings += 1;
    for (const [hash, { session }] of this.#remembered) {
      if (session.id === sessionId) this.#remembered.delete(hash);
    }
  }

  forgetAll(): void {
    this.#endings += 1;
    this.#remembered.clear();
  }

  async #read(hash: string, now: Date): Promise<Session | undefined> {
    const endings = this.#endings;
    const session = await this.#readOne(hash);
    if (session === undefined || endings !== this.#endings) return session;
    if (this.#remembered.size >= rememberedMax) this.#remembered.clear();
    this.#remembered.set(hash, { session, readAt: now.getTime() });
    return session;
  }
}

/** What is kept of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
