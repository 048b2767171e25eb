import { secondsLeft } from '@tutor/rules/time/countdown';
import { durationText } from '@tutor/rules/time/zoned-text';
import { useState } from 'react';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useNow } from '../primitives/behaviour/now.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { SafeHtml } from '../primitives/html/safe-html.tsx';

export interface DidiDialogProps {
  isOpen: boolean;
  request: { id: number; classId: number };
  /** What it says, sanitised by the server. */
  html: string;
  /** When it can no longer be grabbed. */
  endsAt?: Date | undefined;
  /** Posts `id` and `classId` in a tab of its own, which leads on to the order page. */
  grabAction: string;
  onClose: () => void;
  isClosing?: boolean | undefined;
  error?: string | undefined;
  /** More requests that wait behind this one. */
  more?: number | undefined;
}

/**
 * A class that looks for a teacher (specification, core §4). The order page opens in a tab of its own from the press
 * itself, so no browser holds it back, and it knows nothing of this page.
 */
export function DidiDialog({
  isOpen,
  request,
  html,
  endsAt,
  grabAction,
  onClose,
  isClosing = false,
  error,
  more = 0,
}: DidiDialogProps) {
  const [isGrabbed, setGrabbed] = useState(false);
  const left = secondsLeft(endsAt?.getTime() ?? 0, useNow('second').getTime());
  const isOver = endsAt !== undefined && left === 0;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Didi request"
      description={more === 0 ? undefined : `${more} more after this one`}
      footer={
        <>
          <Button isPending={isClosing} pendingLabel="Closing..." onClick={onClose}>
            Close
          </Button>
          <form method="post" action={grabAction} target="_blank" rel="noopener" onSubmit={() => setGrabbed(true)}>
            <input type="hidden" name="id" value={request.id} />
            <input type="hidden" name="classId" value={request.classId} />
            <Button type="submit" variant="primary" disabled={isOver}>
              Grab
            </Button>
          </form>
        </>
      }
    >
      <FormRefusal error={error} />
      <SafeHtml html={html} />
      {isGrabbed ? <Banner tone="info">The order page opens in a new tab.</Banner> : null}
      {endsAt === undefined ? null : (
        <p>{isOver ? 'This request is over.' : `Open for ${left < 120 ? `${left} s` : durationText(left * 1_000)}`}</p>
      )}
    </Dialog>
  );
}
