import { agreementCountdownMs } from '@tutor/rules/messages/agreement';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { SafeHtml } from '../primitives/html/safe-html.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { useSecondsLeft } from '../shell/seconds-left.ts';
import * as styles from './reading-dialog.css.ts';

export interface ReadingDialogProps {
  isOpen: boolean;
  title: string;
  /** Content, sanitised by the server. */
  html: string;
  onAgree: () => void;
  isSubmitting?: boolean | undefined;
  /** Why agreeing did not work; it can be tried again. */
  error?: string | undefined;
  /** When the countdown began, in ms since the epoch; default when the dialog appears. */
  shownAtMs?: number | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** A text that must be read: I Agree is the only way out and can be pressed after thirty seconds. */
export function ReadingDialog(props: ReadingDialogProps) {
  // Appears anew with each opening, so that each counts from the beginning.
  return props.isOpen ? <OpenReadingDialog {...props} /> : null;
}

const totalSeconds = agreementCountdownMs / 1_000;
/** The only moment between beginning and end that is read out. */
const nearlyOver = 10;

function OpenReadingDialog({
  isOpen,
  title,
  html,
  onAgree,
  isSubmitting = false,
  error,
  shownAtMs,
  role,
}: ReadingDialogProps) {
  const left = useSecondsLeft(agreementCountdownMs, shownAtMs);
  const isOver = left === 0;
  return (
    <Dialog
      role={role}
      isOpen={isOpen}
      onOpenChange={() => undefined}
      isDismissable={false}
      title={title}
      footer={
        <>
          <ProgressBar
            label="Please read to the end"
            max={totalSeconds}
            value={totalSeconds - left}
            valueText={isOver ? 'Done' : `${left} s`}
            className={styles.progress}
          />
          <Button
            variant="primary"
            isPending={isSubmitting}
            pendingLabel="Submitting..."
            aria-disabled={isOver ? undefined : true}
            onClick={() => {
              if (isOver) onAgree();
            }}
          >
            I Agree
          </Button>
        </>
      }
    >
      <FormRefusal error={error} />
      <SafeHtml html={html} />
      <VisuallyHidden role="status">{announcement(left)}</VisuallyHidden>
    </Dialog>
  );
}

/** Changes twice in all, so that a screen reader is not talked over second by second. */
function announcement(left: number): string {
  if (left === 0) return 'You can agree now.';
  if (left <= nearlyOver) return `You can agree in ${nearlyOver} seconds.`;
  return `You can agree after ${totalSeconds} seconds.`;
}
