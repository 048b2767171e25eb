import { idleMessage } from '@tutor/rules/shell/idle';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';

export interface IdleDialogProps {
  isOpen: boolean;
  /** Loads the page again. */
  onRefresh: () => void;
  onCancel: () => void;
}

/** After ten minutes without a sign of the tutor: what is shown may be old. */
export function IdleDialog({ isOpen, onRefresh, onCancel }: IdleDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onCancel();
      }}
      title="Are you still there?"
      description={idleMessage}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" onClick={onRefresh}>
            Refresh
          </Button>
        </>
      }
    />
  );
}
