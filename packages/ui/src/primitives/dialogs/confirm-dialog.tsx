import { useState } from 'react';
import { PartBoundary } from '../behaviour/part-boundary.tsx';
import { Button } from '../buttons/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { askPlainly } from './ask-plainly.ts';
import type { ConfirmRequest } from './confirm-store.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps extends ConfirmRequest {
  isOpen: boolean;
  /** True: confirmed and submitted. False: refused. */
  onSettle: (isConfirmed: boolean) => void;
}

/** A question with two answers. Use `confirm()` unless the page itself must hold the state. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen: _, onSettle: settle, ...request } = props;
  return (
    <PartBoundary instead={nothing} onThrown={() => askPlainly({ request, settle })}>
      <Question {...props} />
    </PartBoundary>
  );
}

const nothing = (): null => null;

function Question({
  isOpen,
  onSettle,
  title,
  message,
  confirmText = 'Confirm',
  cancelText = 'Cancel',
  isCancelHidden = false,
  tone = 'brand',
  size = 'small',
  awaitSubmit,
}: ConfirmDialogProps) {
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (): Promise<void> => {
    if (awaitSubmit === undefined) {
      onSettle(true);
      return;
    }
    setFailure(undefined);
    setSubmitting(true);
    try {
      await awaitSubmit();
      onSettle(true);
    } catch (error) {
      setFailure(
        error instanceof Error && error.message !== '' ? error.message : 'This did not work. Please try again.',
      );
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        // What is being submitted can no longer be refused.
        if (!isStillOpen && !isSubmitting) onSettle(false);
      }}
      title={title}
      description={message}
      size={size}
      isDismissable={!isSubmitting}
      footer={
        <>
          {isCancelHidden ? null : (
            <Button disabled={isSubmitting} onClick={() => onSettle(false)}>
              {cancelText}
            </Button>
          )}
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isSubmitting}
            pendingLabel="Submitting..."
            onClick={submit}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      {failure === undefined ? null : <Banner tone="danger">{failure}</Banner>}
    </Dialog>
  );
}
