import type { SharedPhoto } from '@tutor/api/growth/growth-rewards';
import { growthRules } from '@tutor/rules/growth/growth-values';
import { days } from '@tutor/rules/time/durations';
import type { UploadReference } from '@tutor/rules/uploads/upload-reference';
import { and, desc, eq, gte, isNull, lte, ne, or } from 'drizzle-orm';
import { lockClass } from '../classes/own-class.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { files } from '../files/tables.ts';
import { takeFile } from '../files/take-file.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { lockMember } from './members.ts';
import { moveByRule } from './move-growth.ts';
import { growthPhotos } from './tables.ts';

/** Classes that a photo can be shared of: of this many days back, and at most so many of them are offered. */
const offeredDays = 14;
const offeredMax = 50;
const shownMax = 100;

interface NewPhoto {
  tuid: number;
  clid: number;
  reference: UploadReference<'GroupPhoto'>;
  words: string | undefined;
  now: Date;
}

/** The tutor's photos, the latest first, and the classes of the last days that have none. */
export async function photosOf(queries: Queries, { tuid, now }: { tuid: number; now: Date }) {
  const shared = await photoRows(queries, eq(growthPhotos.tuid, tuid));
  const open = await queries
    .select({ lesson: classes })
    .from(classes)
    .leftJoin(growthPhotos, eq(growthPhotos.clid, classes.clid))
    .where(
      and(
        eq(classes.tuid, tuid),
        ne(classes.status, 'Canceled'),
        lte(classes.endsAt, now),
        gte(classes.endsAt, new Date(now.getTime() - days(offeredDays))),
        isNull(growthPhotos.id),
      ),
    )
    .orderBy(desc(classes.startsAt))
    .limit(offeredMax);
  return {
    Items: shared,
    Classes: open.map(({ lesson: { clid, startsAt, studentName } }) => ({
      ClassId: clid,
      ClassTime: startsAt.toISOString(),
      StuName: studentName,
    })),
  };
}

/** Shares a photo of a class: one for each class, and no picture twice. The same one sent again is answered alike. */
export function sharePhoto(queries: Queries, { tuid, clid, reference, words, now }: NewPhoto) {
  return queries.transaction(async (tx) => {
    const lesson = await lockClass(tx, tuid, clid);
    const [known] = await photoRows(tx, and(eq(growthPhotos.tuid, tuid), eq(growthPhotos.clid, clid)));
    if (known?.Photo === reference) return { Photo: known, Points: growthRules.photoShared.values };
    if (lesson.status === 'Canceled') {
      throw new Refusal(refusalCodes.tooLate, 'This class was cancelled: there is nothing to show of it.');
    }
    if (lesson.endsAt > now) throw new Refusal(refusalCodes.tooEarly, 'A photo can be shared once the class is over.');
    await takeFile(tx, { tuid, moduleName: 'GroupPhoto', reference, field: 'Photo', now });
    if (known !== undefined) {
      throw new Refusal(refusalCodes.alreadyAnswered, 'You have shared a photo of this class already.');
    }
    await requireAnotherPicture(tx, tuid, reference);
    await tx.insert(growthPhotos).values({ tuid, clid, reference, words: words ?? '', at: now });
    // Last in the order of locks.
    await lockMember(tx, tuid);
    await moveByRule(tx, { rule: 'photoShared', tuid, occasion: String(clid), clid, at: now });
    const [shared] = await photoRows(tx, and(eq(growthPhotos.tuid, tuid), eq(growthPhotos.clid, clid)));
    if (shared === undefined) throw new Error('the photo was not stored');
    return { Photo: shared, Points: growthRules.photoShared.values };
  });
}

/**
 * No picture counts twice, whichever class it is said to be of, however often it is uploaded, and whatever is written beside it.
 */
async function requireAnotherPicture(tx: Queries, tuid: number, reference: string): Promise<void> {
  const [sent] = await tx.select().from(files).where(eq(files.reference, reference));
  const [same] = await tx
    .select({ id: growthPhotos.id })
    .from(growthPhotos)
    .innerJoin(files, eq(files.reference, growthPhotos.reference))
    .where(
      and(
        eq(growthPhotos.tuid, tuid),
        or(eq(files.hash, sent?.hash ?? ''), eq(files.pictureHash, sent?.pictureHash ?? '')),
      ),
    );
  if (same !== undefined) {
    throw new Refusal(refusalCodes.alreadyAnswered, 'You have shared this picture already. Please choose another one.');
  }
}

async function photoRows(queries: Queries, condition: ReturnType<typeof and>): Promise<SharedPhoto[]> {
  const rows = await queries
    .select({ photo: growthPhotos, lesson: classes })
    .from(growthPhotos)
    .innerJoin(classes, eq(classes.clid, growthPhotos.clid))
    .where(condition)
    .orderBy(desc(growthPhotos.at), desc(growthPhotos.id))
    .limit(shownMax);
  return rows.map(({ photo: { id, reference, words, at, clid }, lesson }) => ({
    Id: id,
    Photo: reference,
    Describe: words,
    Time: at.toISOString(),
    ClassId: clid,
    ClassTime: lesson.startsAt.toISOString(),
    StuName: lesson.studentName,
  }));
}
