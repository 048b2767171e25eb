import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';

export interface RefreshNeededDialogProps {
  isOpen: boolean;
  onRefresh: () => void;
  /** Leaves the old page standing; without it there is only Refresh. */
  onLater?: (() => void) | undefined;
  isRefreshing?: boolean | undefined;
}

/** The portal has changed on the server and this page is the old one. */
export function RefreshNeededDialog({ isOpen, onRefresh, onLater, isRefreshing = false }: RefreshNeededDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      isDismissable={onLater !== undefined}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onLater?.();
      }}
      title="Refresh needed"
      description="A new version of the portal is ready. Refresh the page to go on with it. What you typed and did not send is kept."
      footer={
        <>
          {onLater === undefined ? null : <Button onClick={onLater}>Later</Button>}
          <Button variant="primary" isPending={isRefreshing} pendingLabel="Refreshing" onClick={onRefresh}>
            Refresh
          </Button>
        </>
      }
    />
  );
}
