import {
  busyTimes,
  modifications,
  modificationsLeft,
  noChanges,
  type Schedule,
  type SlotChanges,
  wishesOf,
} from '@tutor/rules/schedule/selection';
import { changesText } from '@tutor/rules/schedule/slot-text';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import * as styles from './schedule-editor.css.ts';
import { SlotTimes } from './slot-times.tsx';

export interface ScheduleReviewDialogProps {
  schedule: Schedule;
  changes: SlotChanges;
  /** IANA name of the zone to write times in. */
  zone: string;
  isSubmitting?: boolean | undefined;
  onSubmit: () => void;
  onClose: () => void;
}

/** What will change, before it is sent. */
export function ScheduleReviewDialog({
  schedule,
  changes,
  zone,
  isSubmitting = false,
  onSubmit,
  onClose,
}: ScheduleReviewDialogProps) {
  const { open, close } = wishesOf(schedule, changes);
  const before = new Map(busyTimes(schedule, noChanges).map((busyTime) => [busyTime.flag, busyTime]));
  const after = busyTimes(schedule, changes);
  const cancelled = after.filter(({ flag, isOn }) => !isOn && before.get(flag)?.isOn === true);
  const back = after.filter(({ flag, isOn }) => isOn && before.get(flag)?.isOn === false);
  const inPart = cancelled.filter(({ isPartlyOpen }) => isPartlyOpen);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!isSubmitting}
      title="Review your changes"
      description={`${changesText(modifications(schedule, changes))} of next week's schedule. ${changesText(modificationsLeft(schedule, changes))} left after it.`}
      footer={
        <>
          <Button onClick={onClose} isPending={isSubmitting} pendingLabel="Back">
            Back
          </Button>
          <Button variant="primary" isPending={isSubmitting} pendingLabel="Submitting..." onClick={onSubmit}>
            Submit
          </Button>
        </>
      }
    >
      <SlotTimes title="Opens" starts={open} zone={zone} />
      <SlotTimes title="Closes" starts={close} zone={zone} />
      <SlotTimes
        title="Busy times cancelled"
        count={cancelled.length}
        starts={cancelled.flatMap(({ starts }) => starts)}
        zone={zone}
      />
      <SlotTimes
        title="Busy times selected again"
        count={back.length}
        starts={back.flatMap(({ starts }) => starts)}
        zone={zone}
      />
      {inPart.length === 0 ? null : (
        <p className={styles.hint}>A busy time is cancelled with any of its half hours. Those left open stand alone.</p>
      )}
    </Dialog>
  );
}
