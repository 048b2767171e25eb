import { networkOf } from '@tutor/api/core/client-address';
import { hours, minutes } from '@tutor/rules/time/durations';
import type { Queries } from '../database/database.ts';
import { RateLimit } from '../http/rate-limit.ts';

/** Who tries without being signed in. */
export interface Visitor {
  address: string;
  /** The account was signed in to from this address before. */
  isKnown?: boolean;
}

/** On which account something is tried: its name, e-mail, phone or id. Without a visitor its own tutor is signed in. */
interface Try {
  account?: string;
  visitor?: Visitor | undefined;
}

type Scope = 'addressAndAccount' | 'address' | 'account' | 'all';

/** How often in which window, as a multiple of the tries that an address has on an account in a minute. */
type Windows = readonly (readonly [share: number, windowMs: number])[];

/** What is limited. Of a scope that is left out nothing is counted. Why these figures: decision 49. */
const acts = {
  signIn: {
    what: 'sign-in attempts',
    addressAndAccount: [
      [1, minutes(1)],
      [2, hours(1)],
    ],
    address: [[6, hours(1)]],
    account: [[6, hours(1)]],
    all: [[200, hours(1)]],
  },
  handedOverSignIn: { what: 'sign-in attempts', address: [[1, minutes(1)]] },
  sendCode: {
    what: 'requests for codes',
    addressAndAccount: [
      [0.5, hours(1)],
      [1, hours(24)],
    ],
    address: [[2, hours(1)]],
    account: [
      [1, hours(1)],
      [2, hours(24)],
    ],
    all: [[100, hours(1)]],
  },
  tryCode: {
    what: 'wrong codes',
    addressAndAccount: [[1, hours(1)]],
    address: [[3, hours(1)]],
    account: [[2, hours(1)]],
    all: [[100, hours(1)]],
  },
} satisfies Record<string, { what: string } & { [S in Scope]?: Windows }>;

type Act = keyof typeof acts;

/** Bounds guessing: of passwords, of codes, and how many codes are sent. */
export class GuessLimits {
  readonly #limits = new Map<string, RateLimit[]>();

  /** `perMinute`: sign-in attempts of an address on an account; all other limits are multiples of it. */
  constructor(queries: Queries, perMinute: number) {
    for (const [act, { what, ...scopes }] of Object.entries(acts)) {
      for (const [scope, windows] of Object.entries<Windows>(scopes)) {
        const limits = windows.map(([share, windowMs]) => {
          const name = `${act} ${scope} ${windowMs}`;
          return new RateLimit(queries, { name, points: Math.ceil(share * perMinute), windowMs, what });
        });
        this.#limits.set(`${act} ${scope}`, limits);
      }
    }
  }

  /**
   * Counts a try before it is made, so that tries at the same time do not get more. Throws RateLimited. Returns what takes the
   * try back, for one that was right.
   */
  async count(act: Act, tried: Try): Promise<() => Promise<void>> {
    const counted: { limit: RateLimit; key: string }[] = [];
    // One after the other: an address that is refused uses up nothing of the account or of all.
    for (const [scope, key] of keysOf(tried)) {
      for (const limit of this.#limits.get(`${act} ${scope}`) ?? []) {
        await limit.take(key);
        counted.push({ limit, key });
      }
    }
    return async () => {
      for (const { limit, key } of counted) await limit.giveBack(key);
    };
  }
}

function keysOf({ account, visitor }: Try): [scope: Scope, key: string][] {
  const name = account?.toLowerCase();
  const ofAccount: [Scope, string][] = name === undefined ? [] : [['account', name]];
  if (visitor === undefined) return ofAccount;
  const network = networkOf(visitor.address);
  const ofBoth: [Scope, string][] = name === undefined ? [] : [['addressAndAccount', `${network}\n${name}`]];
  // Where the account's tutor was before, nothing counts that others do elsewhere: nobody can lock them out.
  if (visitor.isKnown === true) return ofBoth;
  return [...ofBoth, ['address', network], ...ofAccount, ['all', '']];
}
