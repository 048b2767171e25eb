import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { instant, text } from '../core/wire.ts';

const id = z.int().positive();

const announcementSchema = z.object({
  ID: id,
  Title: text,
  Summary: text,
  PublishTime: instant,
  /** When its text was last changed; absent where it never was. */
  ChangedTime: instant.nullish(),
  /** Whether the tutor has read it as it is now; `changed` since then, or never read. */
  ReadState: z.enum(['new', 'changed', 'read']),
});
export type TrainingAnnouncement = z.output<typeof announcementSchema>;

/** News of the training center (specification, growth §7; every reply's shape is assumed). */
export const trainingAnnouncements = area('/api/Training', {
  recent: post('GetRecentTrainingAnnouncementList', {
    summary: 'The twenty latest announcements, the newest first.',
    reply: z.array(announcementSchema),
  }),
  byId: post('GetTrainingAnnouncementById', {
    summary: 'An announcement with its text (HTML). Its reading is noted; ReadState is what it was before.',
    query: z.object({ id: z.coerce.number().int().positive() }),
    reply: announcementSchema.extend({ Content: text }),
  }),
});
