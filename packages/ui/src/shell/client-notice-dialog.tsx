import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { SafeHtml } from '../primitives/html/safe-html.tsx';
import { clientPlatforms } from './client-platforms.ts';

export interface ClientNoticeDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** The notice's content, sanitised by the server. */
  html: string;
  /** Where a choice posts `platform`; the answer records the download and leads to the file. */
  action: string;
  Form?: FormSlot | undefined;
}

/** The company's notice about the desktop client, with its downloads. Never inside that client itself. */
export function ClientNoticeDialog({
  isOpen,
  onOpenChange,
  title,
  html,
  action,
  Form = 'form',
}: ClientNoticeDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Noted</Button>
          {clientPlatforms.map(({ platform, name }) => (
            <Form
              key={platform}
              id={`client-notice-${platform}`}
              action={action}
              method="post"
              onSubmit={() => onOpenChange(false)}
            >
              <input type="hidden" name="platform" value={platform} />
              <Button type="submit" variant="primary" isFullWidth>{`Download for ${name}`}</Button>
            </Form>
          ))}
        </>
      }
    >
      <SafeHtml html={html} />
    </Dialog>
  );
}
