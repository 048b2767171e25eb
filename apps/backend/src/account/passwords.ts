import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { RateLimited } from '../http/refusal.ts';

/** Work of one hash: memory in KiB and passes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** Argon2id at the strength that OWASP's password storage sheet asks for at least (19 MiB, 2 passes). */
const standardCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** Hashes made at once: they are work of Node's four threads, which files need too. */
const hashesAtOnce = 2;
/** Checks that may wait for their turn, about half a second's. */
export const waitingChecksMax = 40;

/**
 * Hashes and checks passwords, all at one cost, so that no answer is told by its time. Few at once, so that a flood of sign-ins
 * leaves the processor to everybody else.
 */
export class Passwords {
  readonly #turn = pLimit(hashesAtOnce);
  readonly #cost: PasswordCost;
  readonly #decoy: Promise<string>;

  constructor(cost: PasswordCost = standardCost) {
    this.#cost = cost;
    this.#decoy = this.hash('the decoy of unknown accounts');
    // Awaited at the first use; until then a failure must not count as unhandled.
    this.#decoy.catch(() => {});
  }

  hash(password: string): Promise<string> {
    return this.#turn(() => hash(password, { ...this.#cost, parallelism: 1 }));
  }

  /**
   * Whether the password fits. Without a hash (no such account) the same work is done and the answer is no. Throws a RateLimited
   * while too many others wait.
   */
  async isRight(password: string, passwordHash: string | undefined): Promise<boolean> {
    const known = passwordHash ?? (await this.#decoy);
    if (this.#turn.pendingCount >= waitingChecksMax) {
      throw new RateLimited('Many tutors are signing in at this moment. Please try again in a few seconds.');
    }
    const fits = await this.#turn(() => verify(known, password));
    return passwordHash !== undefined && fits;
  }
}
