import { createHmac } from 'node:crypto';
import { networkOf } from '@tutor/api/core/client-address';
import { days } from '@tutor/rules/time/durations';
import { and, eq, lt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { Visitor } from './guess-limits.ts';
import { knownPlaces } from './tables.ts';

const rememberedMs = days(90);

/** From where tutors signed in. What strangers try elsewhere does not count there (decision 49). */
export class KnownPlaces {
  readonly #key: Buffer;

  /** `key` is that of 'known place': an address could be guessed from a plain hash. */
  constructor(key: Buffer) {
    this.#key = key;
  }

  /** A visitor, known where the tutor signed in from this address before. For an unknown tutor the work is the same. */
  async visitorOf(queries: Queries, tuid: number | undefined, address: string): Promise<Visitor> {
    const found = await queries
      .select({ at: knownPlaces.at })
      .from(knownPlaces)
      .where(and(eq(knownPlaces.tuid, tuid ?? 0), eq(knownPlaces.place, this.#placeOf(address))));
    return { address, isKnown: found.length > 0 };
  }

  async remember(queries: Queries, tuid: number, address: string, now: Date): Promise<void> {
    await queries
      .insert(knownPlaces)
      .values({ tuid, place: this.#placeOf(address), at: now })
      .onConflictDoUpdate({ target: [knownPlaces.tuid, knownPlaces.place], set: { at: now } });
  }

  /** Forgets all places of a tutor but this one, by which the account was taken back. */
  async startAnew(tx: Queries, tuid: number, address: string, now: Date): Promise<void> {
    await tx.delete(knownPlaces).where(eq(knownPlaces.tuid, tuid));
    await this.remember(tx, tuid, address, now);
  }

  #placeOf(address: string): string {
    return createHmac('sha256', this.#key).update(networkOf(address)).digest('base64url');
  }
}

/** Forgets places that were not used for a long time. */
export async function prunePlaces(queries: Queries, now: Date): Promise<void> {
  await queries.delete(knownPlaces).where(lt(knownPlaces.at, new Date(now.getTime() - rememberedMs)));
}
