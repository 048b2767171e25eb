import { z } from 'zod';
import { area, post, postForFile } from '../core/endpoint.ts';
import { flag, text } from '../core/wire.ts';

const id = z.int().positive();

const fileSchema = z.object({
  /** Its name within the course, by which it is downloaded. */
  FileName: text,
  Title: text,
  ContentType: text,
  Bytes: z.int().nonnegative(),
  /** It is on the disk. */
  IsAvailable: flag,
});

const kitSchema = z.object({
  /** Number of the course. */
  TraKitId: id,
  CourseName: text,
  CategoryName: text,
  Files: z.array(fileSchema),
});
export type SourceKit = z.output<typeof kitSchema>;

/** Files for self-study (specification, growth §7 'Training'). The files of a course are its kit; every shape is assumed. */
export const trainingSources = area('/api/Training', {
  list: post('GetSelfStudySource', {
    summary:
      'The files of a course: one that is offered, or that the tutor has subscribed to. Without a number those of every course.',
    query: z.object({ traKitId: z.coerce.number().int().positive().optional() }),
    reply: z.array(kitSchema),
  }),
  download: postForFile('DownloadSelfStudySource', {
    summary:
      'The file of a course, with ranges; of several the one named (FileName, assumed), or all of them as a ZIP.',
    body: z.object({ traKitId: id, FileName: z.string().max(100).optional() }),
  }),
});
