import { lessonKindWords } from '@tutor/rules/classes/lesson-kind';
import type { ComplaintDirection, ComplaintState } from '@tutor/rules/scores/complaint';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';

import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { feedbacks } from '../feedback/tables.ts';
import { complaintReplies, complaints } from './complaint-tables.ts';
import { standsInPoints } from './move-points.ts';
import { pointsLedger } from './tables.ts';

/** The tutor's complaints of a direction and state: how many, and the condition that finds them. */
export async function complaintCount(
  queries: Queries,
  { tuid, direction, state }: { tuid: number; direction: ComplaintDirection; state?: ComplaintState | undefined },
): Promise<{ where: SQL | undefined; total: number }> {
  const where = and(
    eq(complaints.tuid, tuid),
    eq(complaints.direction, direction),
    state === undefined ? undefined : eq(complaints.state, state),
  );
  const [all] = await queries.select({ total: count() }).from(complaints).where(where);
  return { where, total: all?.total ?? 0 };
}

/** Complaints with their class, what they cost, and how often they were replied to. */
export function complaintRows(queries: Queries, where: SQL | undefined) {
  return queries
    .select({
      complaint: complaints,
      lesson: classes,
      ledgerId: pointsLedger.id,
      tenths: pointsLedger.tenths,
      // Against itself, or the points that it took.
      appealId: sql<
        number | null
      >`(select min(${feedbacks.id})::int from ${feedbacks} where ${feedbacks.complaintId} = ${complaints.id} or ${feedbacks.ledgerId} = ${pointsLedger.id})`,
      replyCount: sql<number>`(select count(*)::int from ${complaintReplies} where ${complaintReplies.complaintId} = ${complaints.id})`,
    })
    .from(complaints)
    .leftJoin(classes, eq(classes.clid, complaints.clid))
    .leftJoin(
      pointsLedger,
      and(
        eq(complaints.direction, 'received'),
        eq(complaints.state, 'upheld'),
        // A class is charged once: one that was upheld after another of its class took nothing.
        eq(pointsLedger.complaintId, complaints.id),
        standsInPoints(queries),
      ),
    )
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof complaintRows>>[number];

/** A complaint as it travels. */
export function wireComplaint({ complaint, lesson, ledgerId, tenths, appealId, replyCount }: Row) {
  return {
    ComId: complaint.id,
    ClassId: complaint.clid,
    ClassTime: lesson?.startsAt.toISOString() ?? null,
    ClassType: lesson === null ? null : lessonKindWords[lesson.lessonKind],
    StuName: lesson?.studentName ?? null,
    Complainant: complaint.complainant,
    ComplaintType: complaint.type,
    ComplaintReason: complaint.reason,
    GenerationTime: complaint.at.toISOString(),
    DecisionTime: complaint.decidedAt?.toISOString() ?? null,
    State: complaint.state,
    ReplyCount: replyCount,
    Points: tenths === null ? null : tenths / 10,
    LedgerId: ledgerId,
    SentAppealId: appealId,
  };
}
