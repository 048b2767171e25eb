import { createHmac, randomInt } from 'node:crypto';
import { resendAfterMs, resendCountdown, wrongCodeMessage } from '@tutor/rules/account/verification-code';
import { minutes } from '@tutor/rules/time/durations';
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { RateLimited, Refusal, refusalCodes } from '../http/refusal.ts';
import { type codePurposes, verificationCodes, wrongTriesMax } from './code-tables.ts';
import type { GuessLimits, Visitor } from './guess-limits.ts';

/** How long a code can be used. */
const codeLifetimeMs = minutes(10);

/** Said when a code was used, ran out, was tried too often or never sent. */
const voidCodeMessage = 'This code is no longer good. Please send a new one.';

/** What a code is for, and the address or number that it proves. */
export interface CodeSubject {
  purpose: (typeof codePurposes)[number];
  /** The e-mail that a reset is asked for, else the tutor's id. */
  subject: string;
  recipient: string;
}

/** Six-digit codes by mail and text message. */
export class VerificationCodes {
  readonly #key: Buffer;
  readonly #guesses: GuessLimits;

  /** `key` is that of 'verification code'. */
  constructor(key: Buffer, guesses: GuessLimits) {
    this.#key = key;
    this.#guesses = guesses;
  }

  /** Counts a code that is asked for, outside the transaction in which it is made. Without a visitor the tutor is signed in. */
  async countRequest({ subject, recipient }: CodeSubject, visitor?: Visitor): Promise<void> {
    for (const account of new Set([subject, recipient.toLowerCase()])) {
      await this.#guesses.count('sendCode', { account, visitor });
    }
  }

  /**
   * Makes a code and returns it, for the message alone. Throws RateLimited within 60 s of the last one for the same
   * purpose and subject. `tuid` is null where nobody will get it: it is never right, and everything else is the same.
   */
  async make(queries: Queries, about: CodeSubject & { tuid: number | null }, now: Date): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const fresh = {
      recipient: about.recipient,
      tuid: about.tuid,
      codeHash: this.#hash(about, code),
      sentAt: now,
      expiresAt: new Date(now.getTime() + codeLifetimeMs),
      wrongTries: 0,
      usedAt: null,
    };
    const made = await queries
      .insert(verificationCodes)
      .values({ purpose: about.purpose, subject: about.subject, ...fresh })
      .onConflictDoUpdate({
        target: [verificationCodes.purpose, verificationCodes.subject],
        set: fresh,
        // One statement, so that two requests at the same time cannot both pass.
        setWhere: lte(verificationCodes.sentAt, new Date(now.getTime() - resendAfterMs)),
      })
      .returning({ subject: verificationCodes.subject });
    if (made.length === 0) throw await this.#tooSoon(queries, about, now);
    return code;
  }

  /**
   * Checks a code and counts a wrong one. Throws ErrorCode 2 where it is wrong, another where it is void. Call it outside a
   * transaction that a refusal would roll back: the count must stay. Counting and comparing are one statement, so guesses at
   * the same time do not get more tries.
   */
  async check(queries: Queries, about: CodeSubject & { code: string; visitor?: Visitor }, now: Date): Promise<void> {
    const takeBack = await this.#guesses.count('tryCode', { account: about.subject, visitor: about.visitor });
    const isRight = this.#isRight(about);
    const [tried] = await queries
      .update(verificationCodes)
      .set({ wrongTries: sql`${verificationCodes.wrongTries} + case when ${isRight} then 0 else 1 end` })
      .where(and(isLive(about, now), lt(verificationCodes.wrongTries, wrongTriesMax)))
      .returning({ isRight: sql<boolean>`${isRight}` });
    if (tried === undefined) throw new Refusal(refusalCodes.tooLate, voidCodeMessage);
    if (!tried.isRight) throw new Refusal(refusalCodes.verificationCode, wrongCodeMessage);
    await takeBack();
  }

  /** Uses a checked code up and returns whose it is; once only, whoever else tries at the same time. */
  async use(tx: Queries, about: CodeSubject & { code: string }, now: Date): Promise<number> {
    const [used] = await tx
      .update(verificationCodes)
      .set({ usedAt: now })
      .where(and(isLive(about, now), lt(verificationCodes.wrongTries, wrongTriesMax), this.#isRight(about)))
      .returning({ tuid: verificationCodes.tuid });
    if (used === undefined || used.tuid === null) throw new Refusal(refusalCodes.tooLate, voidCodeMessage);
    return used.tuid;
  }

  async #tooSoon(queries: Queries, { purpose, subject }: CodeSubject, now: Date): Promise<RateLimited> {
    const [last] = await queries
      .select({ sentAt: verificationCodes.sentAt })
      .from(verificationCodes)
      .where(and(eq(verificationCodes.purpose, purpose), eq(verificationCodes.subject, subject)));
    const wait = Math.max(1, resendCountdown(last?.sentAt.getTime(), now.getTime()));
    return new RateLimited(`A code was sent just now. Please wait ${wait} s before you send another.`);
  }

  #isRight(about: CodeSubject & { code: string }) {
    return sql`(${verificationCodes.codeHash} = ${this.#hash(about, about.code)} and ${verificationCodes.tuid} is not null)`;
  }

  // The recipient is part of it: a code proves the address that it was sent to and no other.
  #hash({ purpose, subject, recipient }: CodeSubject, code: string): string {
    return createHmac('sha256', this.#key)
      .update([purpose, subject, recipient.toLowerCase(), code].join('\n'))
      .digest('base64url');
  }
}

function isLive({ purpose, subject }: CodeSubject, now: Date) {
  return and(
    eq(verificationCodes.purpose, purpose),
    eq(verificationCodes.subject, subject),
    isNull(verificationCodes.usedAt),
    gt(verificationCodes.expiresAt, now),
  );
}

/** Removes codes that ran out; the last minute stays, since it bounds how soon the next may be sent. */
export async function pruneCodes(queries: Queries, now: Date): Promise<void> {
  await queries.delete(verificationCodes).where(lt(verificationCodes.expiresAt, now));
}
