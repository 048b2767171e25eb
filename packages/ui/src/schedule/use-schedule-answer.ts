import { isAsWished, type Schedule, type SlotWishes } from '@tutor/rules/schedule/selection';
import { useState } from 'react';

/** What was said against a submission: as a whole, and by the beginnings of half hours. */
export interface ScheduleRefusal {
  message: string;
  slots: ReadonlyMap<number, string>;
}

/** What the last submission has come to, until the tutor dismisses it. */
export interface ScheduleAnswer {
  /** It was refused, and what it asked for has not come to pass. */
  refusal: ScheduleRefusal | undefined;
  /** Only the answer was lost: the schedule shows all that was sent. */
  hasArrived: boolean;
  dismiss: () => void;
  /** Says what is being sent. */
  onSend: (wishes: SlotWishes) => void;
}

/** Reads a refusal against the schedule: an answer that was lost on the way back says nothing of what it answered. */
export function useScheduleAnswer(schedule: Schedule, refusal: ScheduleRefusal | undefined): ScheduleAnswer {
  const [dismissed, setDismissed] = useState<ScheduleRefusal>();
  const [sent, setSent] = useState<SlotWishes>();
  const isTold = refusal !== undefined && refusal !== dismissed;
  const hasArrived = isTold && refusal.slots.size === 0 && sent !== undefined && isAsWished(schedule, sent);
  return {
    refusal: isTold && !hasArrived ? refusal : undefined,
    hasArrived,
    dismiss: () => setDismissed(refusal),
    onSend: setSent,
  };
}
