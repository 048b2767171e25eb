import { dayText } from '@tutor/rules/time/zoned-text';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import * as styles from './cancel-editor.css.ts';
import { costText, entryName, entryTimeText, type PricedEntry, sumText } from './cancel-entry.ts';

export interface CancelReviewDialogProps {
  entries: readonly PricedEntry[];
  /** What was said against entries when they were sent before, by id: a penalty that has risen, with the one that was shown. */
  reasons?: ReadonlyMap<string, string> | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  isSubmitting: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** What will be cancelled and what each costs, before it is sent. */
export function CancelReviewDialog({
  entries,
  reasons,
  zone,
  isSubmitting,
  onSubmit,
  onClose,
}: CancelReviewDialogProps) {
  const sum = sumText(entries);
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
          <Button
            variant="danger"
            isPending={isSubmitting}
            pendingLabel="Submitting..."
            onClick={onSubmit}
          >{`Cancel ${count}`}</Button>
        </>
      }
    >
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.selectedWords}>
            <span>{`${dayText(new Date(entry.startMs), zone)}, ${entryTimeText(entry, zone)}, ${entryName(entry)}`}</span>
            <span className={styles.selectedNote}>{costText(entry)}</span>
            {reasons?.has(entry.id) ? <span className={styles.selectedReason}>{reasons.get(entry.id)}</span> : null}
          </li>
        ))}
      </ul>
      {sum === undefined ? null : (
        <p>
          <span>In all:</span> <strong>{sum}</strong>
        </p>
      )}
    </Dialog>
  );
}
