import type { ComplaintState } from '@tutor/rules/scores/complaint';
import type { ComplaintItem } from '@tutor/ui/scores/complaint-list.tsx';

interface ComplaintRow {
  id: number;
  type: string;
  reason: string;
  complainant: string;
  state: ComplaintState;
  at: string;
  decidedAt?: string | undefined;
  replyCount: number;
  lesson?: { clid: number; time: string; studentName: string; kind?: string | undefined } | undefined;
  points?: number | undefined;
  sentAppealHref?: string | undefined;
}

/** A complaint of the page's data as the screens take it. */
export function complaintItem({ at, decidedAt, lesson, ...row }: ComplaintRow): ComplaintItem {
  return {
    ...row,
    href: `/complaintList/receivedComplaint/${row.id}`,
    at: new Date(at),
    ...(decidedAt === undefined ? {} : { decidedAt: new Date(decidedAt) }),
    ...(lesson === undefined ? {} : { lesson: { ...lesson, time: new Date(lesson.time) } }),
  };
}
