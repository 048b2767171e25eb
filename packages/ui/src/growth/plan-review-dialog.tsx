import type { ScheduleWindow } from '@tutor/rules/schedule/schedule-window';
import { dayText } from '@tutor/rules/time/zoned-text';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { SlotTimes } from '../schedule/slot-times.tsx';
import type { PlanWishes } from './plan-wishes.ts';

export interface PlanReviewDialogProps {
  wishes: PlanWishes;
  nextWeek: ScheduleWindow;
  /** Its days, yyyy-MM-dd. */
  days: readonly string[];
  zone: string;
  isSubmitting: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** A plan in words before it is saved. */
export function PlanReviewDialog({
  wishes,
  nextWeek,
  days,
  zone,
  isSubmitting,
  onSubmit,
  onClose,
}: PlanReviewDialogProps) {
  const dayNames = (chosen: readonly string[]): string =>
    nextWeek.dayStarts
      .filter((_start, index) => chosen.includes(days[index] ?? ''))
      .map((start) => dayText(start, zone, 'long'))
      .join(', ');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!isSubmitting}
      title="Review your plan"
      description="All of it is saved, or nothing."
      footer={
        <>
          <Button onClick={onClose} isPending={isSubmitting} pendingLabel="Back">
            Back
          </Button>
          <Button variant="primary" isPending={isSubmitting} pendingLabel="Saving…" onClick={onSubmit}>
            Save plan
          </Button>
        </>
      }
    >
      <SlotTimes title="Planned" starts={wishes.open} zone={zone} />
      <SlotTimes title="No longer planned" starts={wishes.close} zone={zone} />
      {wishes.busyDays.length === 0 ? null : <p>{`Busy all day: ${dayNames(wishes.busyDays)}`}</p>}
      {wishes.freeDays.length === 0 ? null : <p>{`Free again: ${dayNames(wishes.freeDays)}`}</p>}
    </Dialog>
  );
}
