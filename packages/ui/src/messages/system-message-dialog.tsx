import { dayText, timeText } from '@tutor/rules/time/zoned-text';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { SafeHtml } from '../primitives/html/safe-html.tsx';

export interface SystemMessageDialogProps {
  isOpen: boolean;
  title: string;
  /** Content, sanitised by the server. */
  html: string;
  sentAt: Date;
  /** IANA name of the zone to write the time in. */
  zone: string;
  /** Marks it as read. */
  onNoted: () => void;
  /** Closed without a word: it stays unread. */
  onLater: () => void;
  isSubmitting?: boolean | undefined;
  error?: string | undefined;
  /** Where what it asks for is done. */
  action?: { label: string; href: string } | undefined;
}

/** A message that opens by itself until it was noted (specification, core §2 'system message (Noted)'). */
export function SystemMessageDialog({
  isOpen,
  title,
  html,
  sentAt,
  zone,
  onNoted,
  onLater,
  isSubmitting = false,
  error,
  action,
}: SystemMessageDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onLater();
      }}
      title={title}
      description={`${dayText(sentAt, zone)}, ${timeText(sentAt, zone)}`}
      closeLabel="Later"
      footer={
        <>
          {action === undefined ? null : (
            <ButtonLink href={action.href} onClick={onLater}>
              {action.label}
            </ButtonLink>
          )}
          <Button variant="primary" isPending={isSubmitting} pendingLabel="Submitting..." onClick={onNoted}>
            Noted
          </Button>
        </>
      }
    >
      <FormRefusal error={error} />
      <SafeHtml html={html} />
    </Dialog>
  );
}
