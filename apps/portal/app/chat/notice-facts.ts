import type { ClockInState } from '@tutor/rules/attendance/clock-in';
import type { ClassEventStatus } from '@tutor/rules/classes/class-status';

/** What a conversation's notices are about. */
export interface NoticeQuestion {
  ClassIds: number[];
  isShift: boolean;
}

/** How things stand that notices are about. A class of which nothing is known is not named. */
export interface NoticeFacts {
  classes: Readonly<
    Record<
      string,
      {
        start: string;
        end: string;
        status: ClassEventStatus;
        /** Whether it waits for the tutor's Yes or No; null where that is not known. */
        isAnswerDue: boolean | null;
      }
    >
  >;
  /** Null where it was not asked, or is not known. */
  clockIn: ClockInState | null;
}
