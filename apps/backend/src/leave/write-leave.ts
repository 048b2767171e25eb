import type { HandlerInput } from '@tutor/api/core/endpoint';
import type { leave } from '@tutor/api/leave/leave';
import { leaveCostText } from '@tutor/rules/leave/leave-impact';
import { type LeaveSpan, leaveSpanProblem, leaveSpanText } from '@tutor/rules/leave/leave-span';
import { canEditLeave, canUndoLeave, leaveStatuses } from '@tutor/rules/leave/leave-status';
import type { UploadReference } from '@tutor/rules/uploads/upload-reference';
import { and, eq, lte } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { takeFile } from '../files/take-file.ts';
import { sessionGone } from '../http/bearer.ts';
import { invalid, Refusal, refusalCodes, sentBefore } from '../http/refusal.ts';
import { recordEvent } from '../hubs/feed.ts';
import { impactOf, type LeaveRow, leavesIn, requireLeave, spanOf } from './read-leave.ts';
import { leaveRequests } from './tables.ts';

type Added = HandlerInput<typeof leave.addLeave>['body'];
type Edited = HandlerInput<typeof leave.editLeave>['body'];
type Asked = Pick<Added, 'LeaveType' | 'StartTime' | 'EndTime' | 'Reason' | 'Attachment'>;
type Agreed = Pick<Added, 'AgreedClasses' | 'AgreedFeeCentavos' | 'AgreedPoints'>;

const open = [leaveStatuses.pending, leaveStatuses.approved];

/** Asks for leave. The same key with the same words is the same request, however often it is sent. */
export function addLeave(queries: Queries, tuid: number, body: Added, now: Date): Promise<number> {
  return queries
    .transaction(async (tx) => {
      const zone = await lockTutor(tx, tuid);
      const values = valuesOf(body);
      const [known] = await tx
        .select()
        .from(leaveRequests)
        .where(and(eq(leaveRequests.tuid, tuid), eq(leaveRequests.key, body.IdempotencyKey)));
      if (known !== undefined) {
        if (isSame(known, values)) return known.id;
        throw sentBefore();
      }
      await lapse(tx, now, tuid);
      const span = spanOf(values);
      requireSpan(span, now);
      await requireFree(tx, { tuid, span, zone });
      await requireAgreed(tx, body, { tuid, span, askedAt: now, now });
      await takeAttachment(tx, tuid, body.Attachment, now);
      const [row] = await tx
        .insert(leaveRequests)
        .values({ tuid, key: body.IdempotencyKey, ...values, askedAt: now })
        .returning({ id: leaveRequests.id });
      if (row === undefined) throw new Error('the leave was not stored');
      return row.id;
    })
    .catch(rethrowOverlap);
}

/** Changes a request that waits. Its cost counts from now on when its span changed, else from when it was asked for. */
export async function editLeave(queries: Queries, tuid: number, body: Edited, now: Date): Promise<void> {
  await queries
    .transaction(async (tx) => {
      const zone = await lockTutor(tx, tuid);
      const row = await requireLeave(tx, { tuid, id: body.ID, isLocked: true });
      const values = valuesOf(body);
      if (isSame(row, values)) return;
      if (!canEditLeave(standingOf(row), now)) {
        throw new Refusal(refusalCodes.tooLate, 'This request was answered meanwhile. It cannot be changed any more.');
      }
      const span = spanOf(values);
      requireSpan(span, now);
      await requireFree(tx, { tuid, span, zone, exceptId: row.id });
      const askedAt = askedAtOf(row, span, now);
      await requireAgreed(tx, body, { tuid, span, askedAt, now });
      await takeAttachment(tx, tuid, body.Attachment, now);
      await tx
        .update(leaveRequests)
        .set({ ...values, askedAt })
        .where(eq(leaveRequests.id, row.id));
    })
    .catch(rethrowOverlap);
}

/** Takes a request back. What it cancelled stays cancelled; its time can be opened again. */
export async function undoLeave(queries: Queries, tuid: number, id: number, now: Date): Promise<void> {
  await queries.transaction(async (tx) => {
    const row = await requireLeave(tx, { tuid, id, isLocked: true });
    if (row.status === leaveStatuses.undone) return;
    if (!canUndoLeave(standingOf(row), now)) {
      throw new Refusal(refusalCodes.tooLate, 'This leave has begun or was declined. It cannot be undone any more.');
    }
    await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
    await tx
      .update(leaveRequests)
      .set({ status: leaveStatuses.undone, settledAt: now })
      .where(eq(leaveRequests.id, id));
  });
}

/** Since when the cost of a span counts for a request that is edited. */
export function askedAtOf(row: LeaveRow, span: LeaveSpan, now: Date): Date {
  const isSameSpan = row.startsAt.getTime() === span.start.getTime() && row.endsAt.getTime() === span.end.getTime();
  return isSameSpan ? row.askedAt : now;
}

/** Requests that nobody answered before they began have lapsed. Of one tutor, or of all. */
export async function lapse(queries: Queries, now: Date, tuid?: number): Promise<void> {
  await queries
    .update(leaveRequests)
    .set({ status: leaveStatuses.lapsed, settledAt: now })
    .where(
      and(
        eq(leaveRequests.status, leaveStatuses.pending),
        lte(leaveRequests.startsAt, now),
        tuid === undefined ? undefined : eq(leaveRequests.tuid, tuid),
      ),
    );
}

/** One change of a tutor's leaves at a time. Returns the tutor's zone. */
async function lockTutor(tx: Queries, tuid: number): Promise<string> {
  const [tutor] = await tx
    .select({ zone: tutors.timeZone })
    .from(tutors)
    .where(eq(tutors.tuid, tuid))
    .for('no key update');
  if (tutor === undefined) throw sessionGone();
  return tutor.zone;
}

function valuesOf({ LeaveType, StartTime, EndTime, Reason, Attachment }: Asked) {
  return {
    type: LeaveType,
    startsAt: new Date(StartTime),
    endsAt: new Date(EndTime),
    reason: Reason,
    attachment: Attachment ?? null,
  };
}

function isSame(row: LeaveRow, values: ReturnType<typeof valuesOf>): boolean {
  const { type, startsAt, endsAt, reason, attachment } = row;
  return JSON.stringify({ type, startsAt, endsAt, reason, attachment }) === JSON.stringify(values);
}

function standingOf(row: LeaveRow) {
  return { status: statusOf(row), start: row.startsAt };
}

/** The status as the rules know it. */
export function statusOf({ status }: Pick<LeaveRow, 'status'>) {
  const known = Object.values(leaveStatuses).find((number) => number === status);
  if (known === undefined) throw new Error(`leave status ${status} is not known`);
  return known;
}

function requireSpan(span: LeaveSpan, now: Date): void {
  const problem = leaveSpanProblem(span, now);
  if (problem !== undefined) throw invalid(problem.field === 'start' ? 'StartTime' : 'EndTime', problem.message);
}

async function requireFree(
  tx: Queries,
  { tuid, span, zone, exceptId }: { tuid: number; span: LeaveSpan; zone: string; exceptId?: number },
): Promise<void> {
  const taken = (await leavesIn(tx, { tuid, span, statuses: open })).find(({ id }) => id !== exceptId);
  if (taken === undefined) return;
  throw new Refusal(refusalCodes.invalid, `You have a leave in this time: ${leaveSpanText(spanOf(taken), zone)}.`);
}

async function requireAgreed(
  tx: Queries,
  agreed: Agreed,
  about: { tuid: number; span: LeaveSpan; askedAt: Date; now: Date },
): Promise<void> {
  const { classes, feeCentavos, points } = await impactOf(tx, about);
  const isAgreed =
    agreed.AgreedClasses === classes.length &&
    agreed.AgreedFeeCentavos === feeCentavos &&
    agreed.AgreedPoints === points;
  if (isAgreed) return;
  throw new Refusal(
    refusalCodes.changed,
    `This leave now takes ${leaveCostText(classes.length, { feeCentavos, points })}. Please look again.`,
  );
}

async function takeAttachment(
  tx: Queries,
  tuid: number,
  reference: UploadReference<'LeaveReason'> | undefined,
  now: Date,
): Promise<void> {
  if (reference === undefined) return;
  await takeFile(tx, { tuid, moduleName: 'LeaveReason', reference, now });
}

function rethrowOverlap(error: unknown): never {
  if (violates(error, 'leave_requests_no_overlap')) {
    throw new Refusal(refusalCodes.invalid, 'You have a leave in this time already.');
  }
  throw error;
}
