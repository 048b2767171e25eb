/** A state that a page draws, and the ways to follow it. */
export interface ProbeStore<State> {
  state(): State;
  change(next: Partial<State>): void;
  /** Calls back after each change; returns how to stop. */
  subscribe(callback: () => void): () => void;
}

/** Holds the state of one probe. Each change makes a new object, as React's stores want it. */
export function createProbeStore<State extends object>(initial: State): ProbeStore<State> {
  const callbacks = new Set<() => void>();
  let current = initial;
  return {
    state: () => current,
    change(next) {
      current = { ...current, ...next };
      for (const callback of [...callbacks]) callback();
    },
    subscribe(callback) {
      callbacks.add(callback);
      return () => void callbacks.delete(callback);
    },
  };
}
