import { hash, verify } from '@node-rs/argon2';

/** Work of one hash: memory in KiB and passes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** Argon2id at the strength that OWASP's password storage sheet asks for at least (19 MiB, 2 passes). */
const standardCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** Hashes and checks passwords, all at one cost, so that no answer is told by its time. */
export class Passwords {
  readonly #cost: PasswordCost;
  readonly #decoy: Promise<string>;

  constructor(cost: PasswordCost = standardCost) {
    this.#cost = cost;
    this.#decoy = this.hash('the decoy of unknown accounts');
    // Awaited at the first use; until then a failure must not count as unhandled.
    this.#decoy.catch(() => {});
  }

  hash(password: string): Promise<string> {
    return hash(password, { ...this.#cost, parallelism: 1 });
  }

  /** Whether the password fits. Without a hash (no such account) the same work is done and the answer is no. */
  async isRight(password: string, passwordHash: string | undefined): Promise<boolean> {
    const fits = await verify(passwordHash ?? (await this.#decoy), password);
    return passwordHash !== undefined && fits;
  }
}
