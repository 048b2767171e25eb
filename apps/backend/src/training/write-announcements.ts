import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { trainingAnnouncements } from './announcement-tables.ts';
import { announcementsFolder, type ReadAnnouncements } from './read-announcements.ts';

/** Brings the announcements to what their files say. One with a problem stays as it was; one whose file is gone is retired. */
export async function writeAnnouncements(
  tx: Queries,
  { announcements, slugs }: ReadAnnouncements,
  now: Date,
): Promise<{ changed: string[]; retired: string[] }> {
  const known = await tx.select().from(trainingAnnouncements).where(isNull(trainingAnnouncements.retiredAt));
  const hashes = new Map(known.map(({ slug, contentHash }) => [slug, contentHash]));
  const changed = announcements.filter(({ slug, contentHash }) => hashes.get(slug) !== contentHash);
  for (const announcement of changed) {
    await tx
      .insert(trainingAnnouncements)
      .values(announcement)
      .onConflictDoUpdate({
        target: trainingAnnouncements.slug,
        // Put back as it was, it is no other text.
        set: {
          ...announcement,
          retiredAt: null,
          changedAt: sql`case when ${trainingAnnouncements.contentHash} = excluded.content_hash then ${trainingAnnouncements.changedAt} else ${now.toISOString()}::timestamptz end`,
        },
      });
  }
  const retired = [...hashes.keys()].filter((slug) => !slugs.includes(slug));
  if (retired.length > 0) {
    await tx
      .update(trainingAnnouncements)
      .set({ retiredAt: now })
      .where(and(inArray(trainingAnnouncements.slug, retired), isNull(trainingAnnouncements.retiredAt)));
  }
  const inFolder = (slug: string): string => `${announcementsFolder}/${slug}`;
  return { changed: changed.map(({ slug }) => inFolder(slug)), retired: retired.map(inFolder) };
}
