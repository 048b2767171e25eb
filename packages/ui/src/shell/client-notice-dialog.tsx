import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { SafeHtml } from '../primitives/html/safe-html.tsx';

export interface ClientNoticeDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** The notice's content, sanitised by the server. */
  html: string;
  /** The page with the desktop client. */
  downloadHref?: string | undefined;
}

/** The company's notice about the desktop client. Never inside that client itself. */
export function ClientNoticeDialog({ isOpen, onOpenChange, title, html, downloadHref }: ClientNoticeDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Noted</Button>
          {downloadHref === undefined ? null : (
            <ButtonLink href={downloadHref} variant="primary" onClick={() => onOpenChange(false)}>
              Download the client
            </ButtonLink>
          )}
        </>
      }
    >
      <SafeHtml html={html} />
    </Dialog>
  );
}
