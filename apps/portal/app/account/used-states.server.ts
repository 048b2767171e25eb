/**
 * States of sign-ins that have been answered. The cookie of an attempt is cleared with its answer, but whoever kept a copy
 * of it could answer again; here each state counts once. In this process only: several portals behind one address
 * remember their own, and the provider's tokens stay checked as ever.
 */
export class UsedStates {
  readonly #ageMaxMs: number;
  readonly #countMax: number;
  /** When each was used, oldest first. */
  readonly #usedAtMs = new Map<string, number>();

  /**
   * @param ageMaxMs after which a state is refused for its age anyway
   * @param countMax how many are remembered; beyond, the oldest go early
   */
  constructor({ ageMaxMs, countMax }: { ageMaxMs: number; countMax: number }) {
    this.#ageMaxMs = ageMaxMs;
    this.#countMax = countMax;
  }

  /** Uses a state up; false when it was used before. */
  take(state: string, now: Date): boolean {
    const nowMs = now.getTime();
    for (const [old, usedAtMs] of this.#usedAtMs) {
      if (nowMs - usedAtMs <= this.#ageMaxMs && this.#usedAtMs.size < this.#countMax) break;
      this.#usedAtMs.delete(old);
    }
    if (this.#usedAtMs.has(state)) return false;
    this.#usedAtMs.set(state, nowMs);
    return true;
  }

  get count(): number {
    return this.#usedAtMs.size;
  }
}
