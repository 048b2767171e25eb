import { limitFlowMs, limitFlowOverMessage } from '@tutor/rules/shell/limit-flow';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { useSecondsLeft } from './seconds-left.ts';

export interface LimitFlowDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The server's words, as text. */
  message: string;
}

/** Too many requests: says so, counts three seconds down, then lets the tutor try again. */
export function LimitFlowDialog(props: LimitFlowDialogProps) {
  // Appears anew with each opening, so that each counts from the beginning.
  return props.isOpen ? <OpenLimitFlowDialog {...props} /> : null;
}

function OpenLimitFlowDialog({ isOpen, onOpenChange, message }: LimitFlowDialogProps) {
  const left = useSecondsLeft(limitFlowMs);
  const isOver = left === 0;
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      isDismissable={isOver}
      onOpenChange={onOpenChange}
      title="Too many requests"
      description={isOver ? limitFlowOverMessage : message}
      footer={
        <Button
          variant="primary"
          aria-disabled={isOver ? undefined : true}
          onClick={() => {
            if (isOver) onOpenChange(false);
          }}
        >
          {isOver ? 'OK' : `OK (${left} s)`}
        </Button>
      }
    >
      <VisuallyHidden role="status">{isOver ? limitFlowOverMessage : ''}</VisuallyHidden>
    </Dialog>
  );
}
