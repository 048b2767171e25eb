import { leaveImpact } from '@tutor/rules/leave/leave-impact';
import { type LeaveSpan, leaveSpanText } from '@tutor/rules/leave/leave-span';
import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import { pesoText } from '@tutor/rules/money/pesos';
import { slotMs } from '@tutor/rules/schedule/slot-grid';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { cancelWithPenalty, chargeForCancelling } from '../attendance/cancel-with-penalty.ts';
import { settleRequests } from '../attendance/settle-requests.ts';
import { attendanceRequests } from '../attendance/tables.ts';
import { classCancellations } from '../classes/class-detail-tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { recordEvent } from '../hubs/feed.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import { sendMessage } from '../messages/write-messages.ts';
import { slotsBetween } from '../schedule/read-schedule.ts';
import { scheduleLimits } from '../schedule/tables.ts';
import { writeSlots } from '../schedule/write-slots.ts';
import { cancelTrainingsInLeave } from '../training/book-training.ts';
import { type LeaveRow, spanOf, takenBy } from './read-leave.ts';
import { leaveClasses, leaveRequests } from './tables.ts';

/** The company's answer to a request. */
export interface LeaveDecision {
  id: number;
  isApproved: boolean;
  /** The company's words, if any. */
  remark?: string | undefined;
}

// 'Personal Reason' of the cancel reasons (specification, core §3).
const cancelReason = 6;

/**
 * Answers a request that waits. An approved one cancels the classes that stand in it, each with what it cost when the leave
 * was asked for, closes its open half hours, and cancels training lessons at no cost; all of it or nothing. Returns false when it waits no more.
 */
export function decideLeave(queries: Queries, decision: LeaveDecision, now: Date): Promise<boolean> {
  const { id, isApproved, remark } = decision;
  return queries.transaction(async (tx) => {
    const [owner] = await tx
      .select({ tuid: leaveRequests.tuid, zone: tutors.timeZone })
      .from(leaveRequests)
      .innerJoin(tutors, eq(tutors.tuid, leaveRequests.tuid))
      .where(eq(leaveRequests.id, id));
    if (owner === undefined) return false;
    // What opens half hours locks this row first: none is opened while they are closed here.
    await tx.select().from(scheduleLimits).where(eq(scheduleLimits.tuid, owner.tuid)).for('update');
    const [row] = await tx.select().from(leaveRequests).where(eq(leaveRequests.id, id)).for('update');
    if (row === undefined || row.status !== leaveStatuses.pending || row.startsAt <= now) return false;
    const cost = isApproved ? await carryOut(tx, row, now) : undefined;
    await tx
      .update(leaveRequests)
      .set({
        status: isApproved ? leaveStatuses.approved : leaveStatuses.declined,
        settledAt: now,
        remark: remark ?? null,
      })
      .where(eq(leaveRequests.id, id));
    const when = leaveSpanText(spanOf(row), owner.zone);
    const words = remark === undefined ? '' : `<p>${escapeHtml(remark)}</p>`;
    await sendMessage(
      tx,
      {
        tuid: owner.tuid,
        kind: 'notice',
        title: isApproved ? 'Your leave is approved' : 'Your leave was declined',
        content: `<p>${when}</p>${words}${cost === undefined ? '' : `<p>${costText(cost)}</p>`}`,
        remind: false,
      },
      now,
    );
    return true;
  });
}

interface Cost {
  count: number;
  /** Training lessons, which cost nothing. */
  trainings: number;
  feeCentavos: number;
  points: number;
}

function costText(cost: Cost): string {
  const { trainings } = cost;
  if (trainings === 0) return classCostText(cost);
  const lessons = trainings === 1 ? '1 training lesson was' : `${trainings} training lessons were`;
  return `${classCostText(cost)} ${lessons} cancelled too, which costs nothing. You can book anew.`;
}

function classCostText({ count, feeCentavos, points }: Cost): string {
  if (count === 0) return 'No class had to be cancelled.';
  const cancelled = count === 1 ? '1 class was cancelled' : `${count} classes were cancelled`;
  if (feeCentavos === 0 && points === 0) return `${cancelled}, without a penalty.`;
  return `${cancelled}: ${pesoText(feeCentavos)} and ${points} teaching points were deducted.`;
}

async function carryOut(tx: Queries, row: LeaveRow, now: Date): Promise<Cost> {
  const { tuid, askedAt } = row;
  const span = spanOf(row);
  const lessons = await lockLessons(tx, tuid, span, now);
  // From here on nobody books for this tutor: whoever does records an event first.
  await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
  const known = new Set(lessons.map(({ clid }) => clid));
  lessons.push(...(await lockLessons(tx, tuid, span, now)).filter(({ clid }) => !known.has(clid)));
  const impact = leaveImpact(
    lessons.map((lesson) => ({ ...lesson, startMs: lesson.startsAt.getTime() })),
    askedAt.getTime(),
  );
  for (const { startMs, penalty, feeCentavos, ...lesson } of impact.classes) {
    const charge = chargeForCancelling(startMs - askedAt.getTime());
    await cancelWithPenalty(tx, { lesson, charge, note: 'On approved leave', now });
    await tx
      .insert(classCancellations)
      .values({ clid: lesson.clid, reason: cancelReason, note: 'Leave', feePercent: penalty.feePercent, at: now })
      .onConflictDoNothing();
    await tx.insert(leaveClasses).values({ leaveId: row.id, clid: lesson.clid, feeCentavos, points: penalty.points });
  }
  await closeSlots(tx, tuid, span);
  const trainings = await cancelTrainingsInLeave(tx, { tuid, span, now });
  return { count: impact.classes.length, trainings, feeCentavos: impact.feeCentavos, points: impact.points };
}

/** Classes of the span, locked with their open confirmations, which need no answer any more. Confirmations come first, as everywhere. */
async function lockLessons(tx: Queries, tuid: number, span: LeaveSpan, now: Date) {
  const requests = await tx
    .select({ id: attendanceRequests.id })
    .from(attendanceRequests)
    .innerJoin(classes, eq(classes.clid, attendanceRequests.clid))
    .where(and(isNull(attendanceRequests.settledAt), takenBy(tuid, span, now)))
    .orderBy(asc(attendanceRequests.id))
    .for('update', { of: attendanceRequests });
  const lessons = await tx
    .select()
    .from(classes)
    .where(takenBy(tuid, span, now))
    .orderBy(asc(classes.clid))
    .for('update');
  await settleRequests(tx, { tuid, ids: requests.map(({ id }) => id), now });
  return lessons;
}

async function closeSlots(tx: Queries, tuid: number, { start, end }: LeaveSpan): Promise<void> {
  // A half hour that only begins before the leave stands in it too.
  const from = new Date(start.getTime() - slotMs + 1);
  const open = (await slotsBetween(tx, tuid, { start: from, end })).filter(({ status }) => status === 'Waited');
  await writeSlots(tx, tuid, new Map(open.map(({ startsAt }) => [startsAt.getTime(), 'Canceled' as const])));
}
