import { and, count, desc, eq } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { recitationReports } from './complaint-tables.ts';

/** A page of the reports of a tutor's recitation classes, newest first. */
export async function recitationReportPage(
  queries: Queries,
  { tuid, PageIndex, PageSize }: { tuid: number; PageIndex: number; PageSize: number },
) {
  const own = eq(recitationReports.tuid, tuid);
  const [all] = await queries.select({ total: count() }).from(recitationReports).where(own);
  const rows = await queries
    .select({ report: recitationReports, lesson: classes })
    .from(recitationReports)
    .innerJoin(classes, eq(classes.clid, recitationReports.clid))
    .where(own)
    .orderBy(desc(recitationReports.at), desc(recitationReports.id))
    .limit(PageSize)
    .offset((PageIndex - 1) * PageSize);
  return {
    Total: all?.total ?? 0,
    Items: rows.map(({ report, lesson }) => ({
      Id: report.id,
      ClassId: lesson.clid,
      ClassTime: lesson.startsAt.toISOString(),
      StuName: lesson.studentName,
      UnitName: lesson.unitName,
      Score: report.score,
      Comment: report.comment,
      ClipTitle: report.clipTitle,
      ClipSeconds: report.clipSeconds,
      IsClipViewed: report.clipViewedAt !== null,
      Feedback: report.feedback,
    })),
  };
}

/** Marks the clip of a report as viewed, the first time; refused where there is none. */
export function markClipViewed(
  queries: Queries,
  { tuid, id, now }: { tuid: number; id: number; now: Date },
): Promise<void> {
  return queries.transaction(async (tx) => {
    const report = await lockReport(tx, tuid, id);
    if (report.clipTitle === null) throw new Refusal(refusalCodes.unknown, 'This report has no clip.');
    if (report.clipViewedAt !== null) return;
    await tx.update(recitationReports).set({ clipViewedAt: now }).where(eq(recitationReports.id, report.id));
  });
}

/** Keeps the tutor's own words on a report, once: the same words again change nothing, others are refused. */
export function keepRecitationFeedback(
  queries: Queries,
  { tuid, id, words, now }: { tuid: number; id: number; words: string; now: Date },
): Promise<void> {
  return queries.transaction(async (tx) => {
    const report = await lockReport(tx, tuid, id);
    if (report.feedback !== null && report.feedback !== words) {
      throw new Refusal(refusalCodes.alreadyAnswered, 'Your feedback on this report was sent before.');
    }
    if (report.feedback !== null) return;
    await tx
      .update(recitationReports)
      .set({ feedback: words, feedbackAt: now })
      .where(eq(recitationReports.id, report.id));
  });
}

async function lockReport(tx: Queries, tuid: number, id: number): Promise<typeof recitationReports.$inferSelect> {
  const [report] = await tx
    .select()
    .from(recitationReports)
    .where(and(eq(recitationReports.id, id), eq(recitationReports.tuid, tuid)))
    .for('update');
  if (report === undefined) throw new Refusal(refusalCodes.unknown, 'This report does not exist.');
  return report;
}
