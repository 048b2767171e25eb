import { implement } from '@tutor/api/core/implement';
import { trainingAnnouncements as contract } from '@tutor/api/training/training-announcements';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { trainingAnnouncementReads, trainingAnnouncements } from './announcement-tables.ts';

/** How many announcements are recent. */
const recentMax = 20;

/** News of the training center, as the signed-in tutor has read them. */
export const trainingAnnouncementEndpoints = implement<typeof contract, CallContext>(contract, {
  recent: async ({ queries, now, requireSession }) => {
    const rows = await published(queries, requireSession().tuid, now)
      .orderBy(desc(trainingAnnouncements.publishedAt), desc(trainingAnnouncements.id))
      .limit(recentMax);
    return { body: rows.map(wireAnnouncement) };
  },

  byId: async ({ queries, query: { id }, now, requireSession }) => {
    const { tuid } = requireSession();
    const [row] = await published(queries, tuid, now, id);
    if (row === undefined) {
      throw new Refusal(refusalCodes.unknown, 'This announcement does not exist, or is not shown any more.');
    }
    const { contentHash, html } = row.announcement;
    await queries
      .insert(trainingAnnouncementReads)
      .values({ tuid, announcementId: id, contentHash, at: now })
      .onConflictDoUpdate({
        target: [trainingAnnouncementReads.tuid, trainingAnnouncementReads.announcementId],
        set: { contentHash, at: now },
      });
    return { body: { ...wireAnnouncement(row), Content: html } };
  },
});

interface Row {
  announcement: typeof trainingAnnouncements.$inferSelect;
  readHash: string | null;
}

/** Announcements that are out, or the one of an id, with the text in which the tutor has read each. */
function published(queries: Queries, tuid: number, now: Date, id?: number) {
  return queries
    .select({ announcement: trainingAnnouncements, readHash: trainingAnnouncementReads.contentHash })
    .from(trainingAnnouncements)
    .leftJoin(
      trainingAnnouncementReads,
      and(
        eq(trainingAnnouncementReads.announcementId, trainingAnnouncements.id),
        eq(trainingAnnouncementReads.tuid, tuid),
      ),
    )
    .where(
      and(
        isNull(trainingAnnouncements.retiredAt),
        lte(trainingAnnouncements.publishedAt, now),
        id === undefined ? undefined : eq(trainingAnnouncements.id, id),
      ),
    )
    .$dynamic();
}

function wireAnnouncement({ announcement, readHash }: Row) {
  const { id, title, summary, publishedAt, changedAt, contentHash } = announcement;
  return {
    ID: id,
    Title: title,
    Summary: summary,
    PublishTime: publishedAt.toISOString(),
    ChangedTime: changedAt?.toISOString() ?? null,
    ReadState: readState(readHash, contentHash),
  };
}

function readState(readHash: string | null, contentHash: string): 'new' | 'changed' | 'read' {
  if (readHash === null) return 'new';
  return readHash === contentHash ? 'read' : 'changed';
}
