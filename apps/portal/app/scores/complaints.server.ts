import type { Complaint } from '@tutor/api/complaints';

/** Where an appeal is written: against a row of the points ledger, a complaint, or a record of a class. */
export function appealHref(about: { ledger: number } | { complaint: number } | { class: number }): string {
  const [[name, id] = ['class', 0]] = Object.entries(about);
  return `/myFeedback/appeal?${name}=${id}`;
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
    replyCount: complaint.ReplyCount,
    ...(ClassId == null || ClassTime == null
      ? {}
      : { lesson: { clid: ClassId, time: ClassTime, studentName: StuName ?? '', kind: ClassType } }),
    ...(Points == null ? {} : { points: Points }),
  };
}
