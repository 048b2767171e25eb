import { hours } from '@tutor/rules/time/durations';

/** What a form without JavaScript has sent when its tutor was not signed in any more. */
export interface KeptPost {
  tuid: number;
  /** Where it was sent, with the query: it comes back there and nowhere else. */
  path: string;
  /** Its text fields in their order. */
  fields: readonly (readonly [name: string, value: string])[];
  /** Fields whose files could not be kept. */
  lostFiles: readonly string[];
}

interface Limits {
  ageMaxMs: number;
  /** Of one post, in bytes. */
  postBytesMax: number;
  /** Of all together; beyond, the oldest go early. */
  bytesMax: number;
  /** Of one tutor's. */
  countMax: number;
}

const standardLimits: Limits = {
  ageMaxMs: hours(2),
  postBytesMax: 1024 * 1024,
  bytesMax: 16 * 1024 * 1024,
  countMax: 8,
};

/**
 * Lost posts until their tutor has signed in again, each for the browser that sent it. In this process only: after a restart,
 * or where several portals stand behind one address, a post may not be found, and the tutor is told.
 */
export class KeptPosts {
  readonly #limits: Limits;
  /** Oldest first. */
  readonly #kept = new Map<string, { post: KeptPost; keptAtMs: number; bytes: number }>();

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...standardLimits, ...limits };
  }

  /** Keeps a post in place of an earlier one to the same path; false where it is too large. */
  keep(browser: string, post: KeptPost, now: Date): boolean {
    const { postBytesMax, bytesMax, countMax, ageMaxMs } = this.#limits;
    const bytes = post.fields.flat().reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    if (bytes > postBytesMax) return false;
    this.forget(browser, post.path);
    this.#kept.set(keyOf(browser, post.path), { post, keptAtMs: now.getTime(), bytes });
    let sum = 0;
    let count = 0;
    for (const [key, one] of [...this.#kept].reverse()) {
      sum += one.bytes;
      if (one.post.tuid === post.tuid) count += 1;
      const isBeyond = sum > bytesMax || (one.post.tuid === post.tuid && count > countMax);
      if (isBeyond || now.getTime() - one.keptAtMs > ageMaxMs) this.#kept.delete(key);
    }
    return true;
  }

  /** What was lost on this path in this browser. */
  find(browser: string, path: string, now: Date): KeptPost | undefined {
    const found = this.#kept.get(keyOf(browser, path));
    return found !== undefined && now.getTime() - found.keptAtMs <= this.#limits.ageMaxMs ? found.post : undefined;
  }

  forget(browser: string, path: string): void {
    this.#kept.delete(keyOf(browser, path));
  }

  /** Forgets all of a browser. */
  wipe(browser: string): void {
    for (const key of this.#kept.keys()) if (key.startsWith(keyOf(browser, ''))) this.#kept.delete(key);
  }
}

function keyOf(browser: string, path: string): string {
  return `${browser} ${path}`;
}
