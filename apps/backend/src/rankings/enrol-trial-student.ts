import { and, eq, lte, ne, sql } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { trialEnrolments } from './tables.ts';

/**
 * The student of a trial lesson that was held enrols: counts once for the tutor, in the ranking and in the enrolments. Returns
 * whether it was news.
 */
export async function enrolTrialStudent(tx: Queries, clid: number, now: Date): Promise<boolean> {
  const [lesson] = await tx
    .select({ tuid: classes.tuid })
    .from(classes)
    .where(
      and(
        eq(classes.clid, clid),
        eq(classes.lessonKind, 'trial'),
        ne(classes.status, 'Canceled'),
        lte(classes.endsAt, now),
      ),
    );
  if (lesson === undefined) return false;
  const added = await tx.insert(trialEnrolments).values({ clid, at: now }).onConflictDoNothing().returning();
  if (added.length === 0) return false;
  await tx
    .update(tutors)
    .set({ trialCount: sql`${tutors.trialCount} + 1` })
    .where(eq(tutors.tuid, lesson.tuid));
  return true;
}
