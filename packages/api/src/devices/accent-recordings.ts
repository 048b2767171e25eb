import { accentPassageIds } from '@tutor/rules/devices/accent-passages';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { instant, uploadOf } from '../core/wire.ts';

/** Accent recordings of the device test. The specification has the upload module alone (growth §9); the calls are ours. */
export const accentRecordings = area('/api/AccentTest', {
  add: post('Add', {
    summary: 'Keeps a recording of a text that was read aloud. The same file again has no further effect.',
    body: z.object({
      FilePath: uploadOf('TutorAudio'),
      PassageId: z.enum(accentPassageIds),
    }),
    reply: z.object({ ID: z.int().positive() }),
    assumed: true,
  }),
  list: post('List', {
    summary: "The tutor's newest accent recordings, newest first; at most ten.",
    reply: z.array(z.object({ ID: z.int().positive(), PassageId: z.string(), FilePath: z.string(), Time: instant })),
    assumed: true,
  }),
});
