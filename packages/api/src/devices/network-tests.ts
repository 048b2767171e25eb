import { evidenceModules } from '@tutor/rules/devices/evidence-modules';
import { networkProbes } from '@tutor/rules/devices/network-figures';
import { networkFiguresSchema } from '@tutor/rules/devices/network-figures-schema';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { instant } from '../core/wire.ts';
import { uploadedFileSchema } from '../uploads/uploads.ts';

const id = z.int().positive();
const { latencyMs: milliseconds, downMbps: megabits, lossPercent, usedBytes } = networkFiguresSchema.shape;
const { count, longestMs } = networkFiguresSchema.shape.downStalls.shape;

/** What the browser measured; null is "not measured", or failed where the probe stands in Failed. */
const figures = z.object({
  LatencyMs: milliseconds,
  JitterMs: milliseconds,
  DownMbps: megabits,
  UpMbps: megabits,
  DownLatencyMs: milliseconds,
  UpLatencyMs: milliseconds,
  LossPercent: lossPercent,
  DownStalls: count,
  DownStallMs: longestMs,
  UpStalls: count,
  UpStallMs: longestMs,
  Failed: z.array(z.enum(networkProbes)).max(networkProbes.length),
  UsedBytes: usedBytes,
});
export type WireFigures = z.output<typeof figures>;

/** Network tests of tutors (specification, core §2 '/speed'; paths and shapes assumed). */
export const networkTests = area('/api/Devices', {
  saveNetworkTest: post('AddNetworkTest', {
    summary: 'Keeps a finished test of the tutor, once by its key, with the service’s time.',
    body: figures.extend({ Key: z.string().min(8).max(100) }),
    reply: z.object({ ID: id, Time: instant }),
    assumed: true,
  }),
  networkTestList: post('GetNetworkTestList', {
    summary: 'Tests of the last 30 days, the newest first.',
    body: z.object({}),
    reply: z.array(figures.extend({ ID: id, Time: instant })),
    assumed: true,
  }),
  attachNetworkTest: post('AddNetworkTestFile', {
    summary:
      'Makes the signed statement of a test, as a file that forms of the module take. Repeated, it is the same file.',
    body: z.object({ ID: id, ModuleName: z.enum(evidenceModules) }),
    reply: uploadedFileSchema,
    assumed: true,
  }),
  checkNetworkTest: post('CheckNetworkTestFile', {
    summary: 'Whether a statement of a test is the service’s own and unchanged.',
    access: 'public',
    body: z.object({ File: z.base64().max(40_000) }),
    reply: z.object({ IsGenuine: z.boolean() }),
    assumed: true,
  }),
});
