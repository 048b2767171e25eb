/** Parts of a network test, in the order in which they run. */
export const networkProbes = ['latency', 'download', 'upload', 'loss'] as const;
export type NetworkProbe = (typeof networkProbes)[number];

interface Stalls {
  count: number;
  longestMs: number;
}

/** What a browser measured. Null is "not measured" or "failed" (then the probe stands in `failed`), and never zero. */
export interface NetworkFigures {
  /** Median round trip on an idle line. */
  latencyMs: number | null;
  jitterMs: number | null;
  downMbps: number | null;
  upMbps: number | null;
  /** Median round trip while the line is busy. */
  downLatencyMs: number | null;
  upLatencyMs: number | null;
  lossPercent: number | null;
  /** Pauses of a second and more within transfers. */
  downStalls: Stalls;
  upStalls: Stalls;
  failed: NetworkProbe[];
  /** Bytes that the test cost, down and up. */
  usedBytes: number;
}

/** Before anything was measured. */
export const noFigures: NetworkFigures = {
  latencyMs: null,
  jitterMs: null,
  downMbps: null,
  upMbps: null,
  downLatencyMs: null,
  upLatencyMs: null,
  lossPercent: null,
  downStalls: { count: 0, longestMs: 0 },
  upStalls: { count: 0, longestMs: 0 },
  failed: [],
  usedBytes: 0,
};
