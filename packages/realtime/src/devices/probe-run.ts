/** One run of a probe: what it has taken is given back together, on every way out. */
export interface ProbeRun {
  /** Aborted when the run ends. */
  signal: AbortSignal;
  /** What to do at the end; at once where the run is over. */
  onEnd(giveBack: () => void): void;
  end(): void;
}

export function createProbeRun(): ProbeRun {
  const leaving = new AbortController();
  const ends: (() => void)[] = [];
  return {
    signal: leaving.signal,
    onEnd(giveBack) {
      if (leaving.signal.aborted) giveBack();
      else ends.push(giveBack);
    },
    end() {
      leaving.abort();
      for (const giveBack of ends.splice(0)) giveBack();
    },
  };
}
