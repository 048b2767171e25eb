import { dayText, timeRangeText } from '@tutor/rules/time/zoned-text';
import { Button } from '../primitives/button.tsx';
import { Dialog } from '../primitives/dialog.tsx';
import * as styles from './cancel-editor.css.ts';
import { type CancelEntry, costText, entryName } from './cancel-entry.ts';

export interface CancelReviewDialogProps {
  entries: readonly CancelEntry[];
  zone: string;
  now: Date;
  isSubmitting: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** What will be cancelled and what each costs, before it is sent. */
export function CancelReviewDialog({ entries, zone, now, isSubmitting, onSubmit, onClose }: CancelReviewDialogProps) {
  const count = `${entries.length} ${entries.length === 1 ? 'item' : 'items'}`;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!isSubmitting}
      title={`Cancel ${count}?`}
      description="A class that is cancelled does not come back. Its half hour is closed with it."
      footer={
        <>
          <Button onClick={onClose} isPending={isSubmitting} pendingLabel="Back">
            Back
          </Button>
          <Button variant="danger" isPending={isSubmitting} pendingLabel="Submitting..." onClick={onSubmit}>
            Cancel {count}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.selectedWords}>
            {dayText(new Date(entry.startMs), zone)},{' '}
            {timeRangeText(new Date(entry.startMs), new Date(entry.endMs), zone)}, {entryName(entry)}
            <span className={styles.selectedNote}>{costText(entry, now)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
