import { z } from 'zod';
import { type NetworkFigures, networkProbes } from './network-figures.ts';

const milliseconds = z.number().min(0).max(60_000).nullable();
const megabits = z.number().min(0).max(100_000).nullable();
const stalls = z.object({ count: z.int().min(0).max(1_000), longestMs: z.number().min(0).max(60_000) });

/** Figures as they may be. Apart from their type, so that pages draw them without a parser. */
export const networkFiguresSchema = z.object({
  latencyMs: milliseconds,
  jitterMs: milliseconds,
  downMbps: megabits,
  upMbps: megabits,
  downLatencyMs: milliseconds,
  upLatencyMs: milliseconds,
  lossPercent: z.number().min(0).max(100).nullable(),
  downStalls: stalls,
  upStalls: stalls,
  failed: z.array(z.enum(networkProbes)).max(networkProbes.length),
  usedBytes: z.int().min(0).max(100_000_000),
}) satisfies z.ZodType<NetworkFigures>;
