import type { Complaint } from '@tutor/api/scores/complaints';
import { feedbackHref } from '../feedback/feedback-item.ts';

/** Where an appeal is written: against a row of the points ledger, a complaint, or a record of a class, whose type it then is. */
export function appealHref(
  about: { ledger: number } | { complaint: number } | { class: number; type: number },
): string {
  return `/myFeedback/appeal?${Object.entries(about)
    .map(([name, id]) => `${name}=${id}`)
    .join('&')}`;
}

/** The way to an appeal that was sent already, where the service names one. */
export function sentAppeal(id: number | null | undefined): { sentAppealHref?: string } {
  return id == null ? {} : { sentAppealHref: feedbackHref(id) };
}

/** A complaint as the pages carry it. */
export function complaintRow(complaint: Complaint) {
  const { ComId, ClassId, ClassTime, ClassType, StuName, Points } = complaint;
  return {
    id: ComId,
    type: complaint.ComplaintType,
    reason: complaint.ComplaintReason,
    complainant: complaint.Complainant,
    state: complaint.State,
    at: complaint.GenerationTime,
    ...(complaint.DecisionTime == null ? {} : { decidedAt: complaint.DecisionTime }),
    replyCount: complaint.ReplyCount,
    ...(ClassId == null || ClassTime == null
      ? {}
      : { lesson: { clid: ClassId, time: ClassTime, studentName: StuName ?? '', kind: ClassType } }),
    ...(Points == null ? {} : { points: Points }),
    ...sentAppeal(complaint.SentAppealId),
  };
}
