import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { Sessions, tokenHash } from '../account/sessions.ts';
import { sessions as sessionRows } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { oidcPayloads } from './tables.ts';

/** Scope that makes an access token of the provider a bearer of this service (specification, growth §3). */
export const teacherApiScope = 'teacherapi';

interface PayloadStoreOptions {
  queries: Queries;
  sessions: Sessions;
  now: () => Date;
}

// What these ids open needs no cookie beside it, so they are kept as hashes alone.
const secretIds = new Set(['AccessToken', 'AuthorizationCode']);

/**
 * Where the provider's library keeps one of its models. An access token with the teacher API's scope is a session of this
 * service like any other: it is stored as one, ends as one, and counts no longer than that session lives.
 */
export class PayloadStore implements Adapter {
  readonly #model: string;
  readonly #options: PayloadStoreOptions;

  constructor(model: string, options: PayloadStoreOptions) {
    this.#model = model;
    this.#options = options;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const now = this.#options.now();
    const expiresAt = new Date(now.getTime() + expiresIn * 1_000);
    const { jti, ...rest } = payload;
    const values = {
      payload: secretIds.has(this.#model) ? rest : { ...rest, jti },
      grantId: payload.grantId ?? null,
      uid: payload.uid ?? null,
      tuid: payload.accountId === undefined ? null : Number(payload.accountId),
      expiresAt,
    };
    await this.#options.queries.transaction(async (tx) => {
      await tx
        .insert(oidcPayloads)
        .values({ model: this.#model, idHash: tokenHash(id), ...values })
        .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.idHash], set: values });
      if (this.#isBearer(payload) && values.tuid !== null) {
        await tx
          .insert(sessionRows)
          .values({ tokenHash: tokenHash(id), tuid: values.tuid, createdAt: now, expiresAt })
          .onConflictDoNothing();
      }
    });
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#read(eq(oidcPayloads.idHash, tokenHash(id)), id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#read(eq(oidcPayloads.uid, uid));
  }

  /** Codes for typing on another device are not part of this provider. */
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const now = this.#options.now();
    const consumed = await this.#options.queries
      .update(oidcPayloads)
      .set({ consumedAt: now })
      .where(and(this.#is(id), isNull(oidcPayloads.consumedAt)))
      .returning({ model: oidcPayloads.model });
    // Two requests with one code at the same time: the second gets nothing.
    if (consumed.length === 0) throw new Error(`this ${this.#model} was used by another request`);
  }

  async destroy(id: string): Promise<void> {
    await this.#remove(this.#is(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#remove(and(eq(oidcPayloads.model, this.#model), eq(oidcPayloads.grantId, grantId)));
  }

  async #read(condition: ReturnType<typeof eq>, id?: string): Promise<AdapterPayload | undefined> {
    const { queries, now } = this.#options;
    const [row] = await queries
      .select()
      .from(oidcPayloads)
      .where(and(eq(oidcPayloads.model, this.#model), condition, gt(oidcPayloads.expiresAt, now())));
    if (row === undefined) return undefined;
    const payload: AdapterPayload = {
      ...row.payload,
      ...(id !== undefined && secretIds.has(this.#model) ? { jti: id } : {}),
      ...(row.consumedAt === null ? {} : { consumed: Math.floor(row.consumedAt.getTime() / 1_000) }),
    };
    if (!this.#isBearer(payload)) return payload;
    const session = await queries
      .select({ id: sessionRows.id })
      .from(sessionRows)
      .where(and(eq(sessionRows.tokenHash, row.idHash), gt(sessionRows.expiresAt, now())));
    return session.length === 0 ? undefined : payload;
  }

  async #remove(condition: ReturnType<typeof and>): Promise<void> {
    const { queries, sessions } = this.#options;
    const ended = await queries.transaction(async (tx) => {
      const removed = await tx.delete(oidcPayloads).where(condition).returning({ idHash: oidcPayloads.idHash });
      if (this.#model !== 'AccessToken' || removed.length === 0) return [];
      return Sessions.endWhere(
        tx,
        inArray(
          sessionRows.tokenHash,
          removed.map(({ idHash }) => idHash),
        ),
      );
    });
    for (const sessionId of ended) sessions.forget(sessionId);
  }

  #isBearer(payload: AdapterPayload): boolean {
    return this.#model === 'AccessToken' && (payload.scope ?? '').split(' ').includes(teacherApiScope);
  }

  #is(id: string) {
    return and(eq(oidcPayloads.model, this.#model), eq(oidcPayloads.idHash, tokenHash(id)));
  }
}

/** Whether a grant has an access token that still signs somebody in. */
export async function hasLiveBearer(queries: Queries, grantId: string, now: Date): Promise<boolean> {
  const rows = await queries
    .select({ id: sessionRows.id })
    .from(oidcPayloads)
    .innerJoin(sessionRows, eq(sessionRows.tokenHash, oidcPayloads.idHash))
    .where(
      and(eq(oidcPayloads.model, 'AccessToken'), eq(oidcPayloads.grantId, grantId), gt(sessionRows.expiresAt, now)),
    )
    .limit(1);
  return rows.length > 0;
}

/** Removes what ran out. */
export async function prunePayloads(queries: Queries, now: Date): Promise<void> {
  await queries.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now));
}
