import { and, eq } from 'drizzle-orm';
import { attendanceReplies, attendanceRequests } from '../attendance/tables.ts';
import type { Queries } from '../database/database.ts';
import { pointsLedger } from '../scores/tables.ts';
import { classCancellations } from './class-detail-tables.ts';
import type { ClassRow } from './own-class.ts';

/** When, why and by which rule a class was cancelled, and what that took; null where nothing was written down of it. */
export async function wireCancellation(queries: Queries, { clid, status }: ClassRow) {
  if (status !== 'Canceled') return null;
  const [charge] = await queries
    .select()
    .from(pointsLedger)
    .where(and(eq(pointsLedger.clid, clid), eq(pointsLedger.cause, 'cancellation')));
  const [onPage] = await queries
    .select({ at: classCancellations.at, reason: classCancellations.reason, note: classCancellations.note })
    .from(classCancellations)
    .where(eq(classCancellations.clid, clid));
  const [refused] = await queries
    .select({ at: attendanceReplies.at, reason: attendanceReplies.cancelReason, note: attendanceReplies.cancelRemark })
    .from(attendanceReplies)
    .innerJoin(attendanceRequests, eq(attendanceRequests.id, attendanceReplies.requestId))
    .where(and(eq(attendanceRequests.clid, clid), eq(attendanceReplies.isICan, false)));
  const given = onPage ?? refused;
  const at = charge?.at ?? given?.at;
  if (at === undefined) return null;
  return {
    Time: at.toISOString(),
    Remark: charge?.note,
    Rule: charge?.penaltyRule ?? null,
    FeeCentavos: charge?.feeCentavos ?? null,
    Points: charge === undefined ? null : Math.abs(charge.tenths) / 10,
    CancelReason: given?.reason ?? null,
    CancelRemark: given?.note ?? undefined,
  };
}
