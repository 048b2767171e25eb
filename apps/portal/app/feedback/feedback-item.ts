import type { FeedbackState } from '@tutor/rules/feedback/feedback-rules';
import type { FeedbackItem } from '@tutor/ui/feedback/feedback-list.tsx';

/** A feedback as pages carry it. */
export interface FeedbackRow {
  id: number;
  typeName: string;
  clid: number | null;
  content: string;
  at: string;
  state: FeedbackState;
  replyCount: number;
  hasNews: boolean;
}

/** From the wire to what a page carries. */
export function feedbackRow(item: {
  ID: number;
  TypeName: string;
  Clid?: number | null | undefined;
  Remark: string;
  Time: string;
  State: FeedbackState;
  ReplyCount: number;
  HasNews: boolean;
}): FeedbackRow {
  return {
    id: item.ID,
    typeName: item.TypeName,
    clid: item.Clid ?? null,
    content: item.Remark,
    at: item.Time,
    state: item.State,
    replyCount: item.ReplyCount,
    hasNews: item.HasNews,
  };
}

/** Address of a feedback. */
export function feedbackHref(id: number): string {
  return `/myFeedback/${id}`;
}

/** From what a page carries to what the design system draws. */
export function feedbackItem({ clid, at, ...row }: FeedbackRow): FeedbackItem {
  return { ...row, href: feedbackHref(row.id), clid: clid ?? undefined, at: new Date(at) };
}
