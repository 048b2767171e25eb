import { appendFileSync } from 'node:fs';

/** How an operation ended as far as who asked for it can know. */
export type Outcome = 'ok' | 'fail' | 'unknown';

/**
 * What was asked for and what came of it, kept outside the system. Afterwards every 'ok' must be there exactly once,
 * every 'fail' not at all, and every 'unknown' once or not at all.
 */
export class Journal {
  readonly #file: string;
  readonly #outcomes = new Map<string, Outcome>();

  constructor(file: string) {
    this.#file = file;
  }

  note(entry: Record<string, unknown>): void {
    appendFileSync(this.#file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
  }

  /** Runs an operation and notes it before and after. `refused` tells an answer that says no from none at all. */
  async attempt(id: string, run: () => Promise<unknown>, isRefusal: (error: unknown) => boolean): Promise<Outcome> {
    this.note({ id, is: 'asked' });
    const outcome = await run().then(
      () => 'ok' as const,
      (error: unknown) => (isRefusal(error) ? 'fail' : 'unknown'),
    );
    this.#outcomes.set(id, outcome);
    this.note({ id, is: outcome });
    return outcome;
  }

  count(outcome: Outcome): number {
    return [...this.#outcomes.values()].filter((one) => one === outcome).length;
  }

  /** What is wrong with what was found at the end, given the ids as often as they were found. */
  faults(found: readonly string[]): string[] {
    const times = new Map<string, number>();
    for (const id of found) times.set(id, (times.get(id) ?? 0) + 1);
    const faults: string[] = [];
    for (const [id, outcome] of this.#outcomes) {
      const count = times.get(id) ?? 0;
      if (outcome === 'ok' && count === 0) faults.push(`lost: ${id}`);
      if (outcome === 'fail' && count > 0) faults.push(`refused, yet there: ${id}`);
      if (count > 1) faults.push(`there ${count} times: ${id}`);
    }
    for (const id of times.keys()) if (!this.#outcomes.has(id)) faults.push(`nobody asked for it: ${id}`);
    return faults;
  }
}
