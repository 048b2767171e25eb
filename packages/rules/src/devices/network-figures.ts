import { z } from 'zod';

/** Parts of a network test, in the order in which they run. */
export const networkProbes = ['latency', 'download', 'upload', 'loss'] as const;
export type NetworkProbe = (typeof networkProbes)[number];

const milliseconds = z.number().min(0).max(60_000).nullable();
const megabits = z.number().min(0).max(100_000).nullable();
const stall = z.object({ count: z.int().min(0).max(1_000), longestMs: z.number().min(0).max(60_000) });

/** What a browser measured. Null is "not measured" or "failed" (then the probe stands in `failed`), and never zero. */
export const networkFiguresSchema = z.object({
  /** Median round trip on an idle line. */
  latencyMs: milliseconds,
  jitterMs: milliseconds,
  downMbps: megabits,
  upMbps: megabits,
  /** Median round trip while the line is busy. */
  downLatencyMs: milliseconds,
  upLatencyMs: milliseconds,
  lossPercent: z.number().min(0).max(100).nullable(),
  /** Pauses of a second and more within transfers. */
  downStalls: stall,
  upStalls: stall,
  failed: z.array(z.enum(networkProbes)).max(networkProbes.length),
  /** Bytes that the test cost, down and up. */
  usedBytes: z.int().min(0).max(100_000_000),
});
export type NetworkFigures = z.output<typeof networkFiguresSchema>;

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
