import { type LeaveImpact, type LeaveLesson, leaveImpact } from '@tutor/rules/leave/leave-impact';
import type { LeaveSpan } from '@tutor/rules/leave/leave-span';
import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import { and, asc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { leaveRequests } from './tables.ts';

export type LeaveRow = typeof leaveRequests.$inferSelect;

/** A leave of the tutor; one of somebody else is refused in the words for one that does not exist. */
export async function requireLeave(
  queries: Queries,
  { tuid, id, isLocked = false }: { tuid: number; id: number; isLocked?: boolean },
): Promise<LeaveRow> {
  const own = queries
    .select()
    .from(leaveRequests)
    .where(and(eq(leaveRequests.id, id), eq(leaveRequests.tuid, tuid)));
  const [row] = await (isLocked ? own.for('update') : own);
  if (row === undefined) throw new Refusal(refusalCodes.unknown, 'This leave request does not exist.');
  return row;
}

/** The span of a stored leave. */
export function spanOf({ startsAt, endsAt }: Pick<LeaveRow, 'startsAt' | 'endsAt'>): LeaveSpan {
  return { start: startsAt, end: endsAt };
}

/** A tutor's leaves of some statuses that share a moment with a span, in order. */
export function leavesIn(
  queries: Queries,
  { tuid, span, statuses }: { tuid: number; span: LeaveSpan; statuses: readonly number[] },
): Promise<LeaveRow[]> {
  return queries
    .select()
    .from(leaveRequests)
    .where(
      and(
        eq(leaveRequests.tuid, tuid),
        inArray(leaveRequests.status, [...statuses]),
        lt(leaveRequests.startsAt, span.end),
        gt(leaveRequests.endsAt, span.start),
      ),
    )
    .orderBy(asc(leaveRequests.startsAt));
}

/** A tutor's approved leaves that share a moment with a span. */
export function approvedLeavesIn(queries: Queries, tuid: number, span: LeaveSpan): Promise<LeaveRow[]> {
  return leavesIn(queries, { tuid, span, statuses: [leaveStatuses.approved] });
}

/** Which classes a leave takes: those of its span that stand and have not begun. */
export function takenBy(tuid: number, { start, end }: LeaveSpan, now: Date) {
  return and(
    eq(classes.tuid, tuid),
    lt(classes.startsAt, end),
    gt(classes.endsAt, start),
    gt(classes.startsAt, now),
    ne(classes.status, 'Canceled'),
  );
}

type Lesson = typeof classes.$inferSelect & LeaveLesson;

/** What a leave takes and costs, as asked for at an instant. */
export async function impactOf(
  queries: Queries,
  { tuid, span, askedAt, now }: { tuid: number; span: LeaveSpan; askedAt: Date; now: Date },
): Promise<LeaveImpact<Lesson>> {
  const rows = await queries
    .select()
    .from(classes)
    .where(takenBy(tuid, span, now))
    .orderBy(asc(classes.startsAt));
  return leaveImpact(
    rows.map((row) => ({ ...row, startMs: row.startsAt.getTime() })),
    askedAt.getTime(),
  );
}

/** Whether a tutor is on approved leave at some moment of a span. */
export async function isOnLeave(queries: Queries, tuid: number, span: LeaveSpan): Promise<boolean> {
  return (await approvedLeavesIn(queries, tuid, span)).length > 0;
}
