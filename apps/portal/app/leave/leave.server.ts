import type { Leave } from '@tutor/api/leave/leave';
import { type LeaveSpan, leaveSpanOf, leaveSpanProblem, leaveSpanText } from '@tutor/rules/leave/leave-span';
import { canEditLeave, canUndoLeave, leaveStatuses } from '@tutor/rules/leave/leave-status';
import { leaveTypeText } from '@tutor/rules/leave/leave-types';
import { pesoText } from '@tutor/rules/money/pesos';
import { zonedDate, zonedMinuteOfDay } from '@tutor/rules/time/zone';
import { uploadedFileHref } from '../kit/page/uploaded-file-href.ts';
import type { Api } from '../session/api.server.ts';

const requestPath = '/leaveRequest/leaveRequest';
export const recordPath = '/leaveRequest/leaveRecord';

/** Whose clock and calendar count. */
export interface LeaveClock {
  now: Date;
  zone: string;
}

/** A leave as the record shows it. */
export function leaveItem(leave: Leave, { now, zone }: LeaveClock) {
  const standing = { status: leave.Status, start: new Date(leave.StartTime) };
  return {
    id: leave.ID,
    kind: leaveTypeText(leave.LeaveType),
    span: leaveSpanText(spanOf(leave), zone),
    status: leave.Status,
    reason: leave.Reason,
    canUndo: canUndoLeave(standing, now),
    ...costOf(leave),
    remark: leave.Remark,
    ...(leave.Attachment === undefined ? {} : { attachmentHref: uploadedFileHref(leave.Attachment) }),
    ...(canEditLeave(standing, now) ? { editHref: `${requestPath}?id=${leave.ID}` } : {}),
  };
}

export function spanOf({ StartTime, EndTime }: Pick<Leave, 'StartTime' | 'EndTime'>): LeaveSpan {
  return { start: new Date(StartTime), end: new Date(EndTime) };
}

function costOf({ Status, Classes, FeeCentavos, Points }: Leave): { cost?: string } {
  if (Status !== leaveStatuses.pending && Status !== leaveStatuses.approved) return {};
  const count = Classes === 1 ? '1 class' : `${Classes} classes`;
  const cost = FeeCentavos === 0 && Points === 0 ? 'no penalty' : `${pesoText(FeeCentavos)} and ${Points} points`;
  if (Status === leaveStatuses.pending) {
    return { cost: Classes === 0 ? 'No class of yours is in this time.' : `Would cancel ${count}: ${cost}.` };
  }
  return { cost: Classes === 0 ? 'No class was cancelled.' : `${count} cancelled: ${cost}.` };
}

/** Text of the form's fields for a leave that is edited. */
export function leaveValues(leave: Leave, zone: string) {
  const { start, end } = spanOf(leave);
  // The end of a day is written on that day, not as the beginning of the next.
  const endMinute = zonedMinuteOfDay(end, zone) || 1440;
  return {
    type: String(leave.LeaveType),
    startDate: zonedDate(start, zone),
    startMinute: String(zonedMinuteOfDay(start, zone)),
    endDate: zonedDate(new Date(end.getTime() - 1), zone),
    endMinute: String(endMinute),
    reason: leave.Reason,
    attachment: leave.Attachment ?? '',
  };
}

/** What a span costs, or why that cannot be said. */
export type ImpactReply = { kind: 'none' } | { kind: 'failed'; message: string } | { kind: 'shown'; impact: Impact };

type Impact = Awaited<ReturnType<typeof loadImpact>>;

/** What a leave would cost. */
export async function loadImpact(api: Api, { start, end }: LeaveSpan, zone: string, id: number | undefined) {
  const { body } = await api.leave.leaveImpact({
    body: { StartTime: start.toISOString(), EndTime: end.toISOString(), ...(id === undefined ? {} : { ID: id }) },
  });
  return {
    startMs: start.getTime(),
    classes: body.Classes.map((lesson) => ({
      clid: lesson.CLID,
      startMs: Date.parse(lesson.StartTime),
      endMs: Date.parse(lesson.EndTime),
      studentName: lesson.StuName,
      feePercent: lesson.FeePercent,
      feeCentavos: lesson.FeeCentavos,
      points: lesson.Points,
    })),
    feeCentavos: body.FeeCentavos,
    points: body.Points,
    openSlots: body.OpenSlots,
    trainingLessons: body.TrainingLessons ?? 0,
    ...(body.Overlap == null ? {} : { overlap: { text: leaveSpanText(spanOf(body.Overlap), zone), href: recordPath } }),
  };
}

/** The cost of what stands in the fields; nothing as long as they name no span. */
export async function impactOfTyped(
  api: Api,
  typed: URLSearchParams | FormData,
  { now, zone }: LeaveClock,
): Promise<ImpactReply> {
  const text = (name: string): string => String(typed.get(name) ?? '');
  if (text('startDate') === '' || text('endDate') === '') return { kind: 'none' };
  const span = leaveSpanOf(
    {
      startDate: text('startDate'),
      startMinute: Number(text('startMinute')),
      endDate: text('endDate'),
      endMinute: Number(text('endMinute')),
    },
    { now, zone },
  );
  if ('field' in span) return { kind: 'failed', message: `${span.message}.` };
  const problem = leaveSpanProblem(span, now);
  if (problem !== undefined) return { kind: 'failed', message: `${problem.message}.` };
  const id = Number(text('id'));
  return { kind: 'shown', impact: await loadImpact(api, span, zone, id > 0 ? id : undefined) };
}
