import type { AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';

/** An answer as the outbox keeps it. */
export interface AttendanceReply {
  /** The class as it was when the tutor answered: it may be gone from the list when the answer is shown. */
  item: AttendanceItem;
  answer: 'yes' | 'no';
  /** Of a No: the reason's number as typed, and the note. */
  reason?: string | undefined;
  note?: string | undefined;
  photo?: File | undefined;
  /** Of the photo, once it was uploaded. */
  reference?: string | undefined;
}

/** What the outbox calls the answer to one request: of each there is one at a time. */
export function replySubject(requestId: number): string {
  return `attendance:${requestId}`;
}
