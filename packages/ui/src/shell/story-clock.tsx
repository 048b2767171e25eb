import { type ReactNode, useSyncExternalStore } from 'react';
import { NowProvider } from '../primitives/behaviour/now.tsx';

/** A clock for stories that moves only when it is told to, so that a countdown can be played without waiting. */
export class StoryClock {
  readonly #startsAt: Date;
  #now: Date;
  readonly #listeners = new Set<() => void>();

  constructor(startsAt: Date = new Date('2026-11-20T01:10:00Z')) {
    this.#startsAt = startsAt;
    this.#now = startsAt;
  }

  readonly read = (): Date => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  nowMs(): number {
    return this.#now.getTime();
  }

  advance(ms: number): void {
    this.#set(new Date(this.#now.getTime() + ms));
  }

  reset(): void {
    this.#set(this.#startsAt);
  }

  #set(now: Date): void {
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }
}

/** Lets everything below live by a story's clock. */
export function StoryClockProvider({ clock, children }: { clock: StoryClock; children: ReactNode }) {
  return <NowProvider frozenAt={useSyncExternalStore(clock.subscribe, clock.read)}>{children}</NowProvider>;
}
