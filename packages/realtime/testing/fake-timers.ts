import type { Timers } from '../src/browser/timers.ts';

interface Due {
  at: number;
  everyMs: number | undefined;
  callback(): void;
}

/** Timers that a test carries on by hand. */
export class FakeTimers implements Timers {
  private time = 0;
  private readonly due = new Set<Due>();

  now(): number {
    return this.time;
  }

  after(delayMs: number, callback: () => void): () => void {
    return this.add({ at: this.time + delayMs, everyMs: undefined, callback });
  }

  every(intervalMs: number, callback: () => void): () => void {
    return this.add({ at: this.time + intervalMs, everyMs: intervalMs, callback });
  }

  /** How many are still to call back: none once everything was given back. */
  get pending(): number {
    return this.due.size;
  }

  /** Carries the time on, and lets what promises wait for happen after each call. */
  async pass(ms: number): Promise<void> {
    const until = this.time + ms;
    await settle();
    for (let next = this.next(until); next !== undefined; next = this.next(until)) {
      this.time = next.at;
      if (next.everyMs === undefined) this.due.delete(next);
      else next.at += next.everyMs;
      next.callback();
      await settle();
    }
    this.time = until;
  }

  private add(due: Due): () => void {
    this.due.add(due);
    return () => void this.due.delete(due);
  }

  private next(until: number): Due | undefined {
    const [first] = [...this.due].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
    return first;
  }
}

/** Promises that are resolved, and those which follow from them. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
