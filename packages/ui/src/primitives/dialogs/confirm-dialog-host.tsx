import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { PartBoundary } from '../behaviour/part-boundary.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { getOpenConfirm, type OpenConfirm, subscribeToConfirm } from './confirm-store.ts';

/** Shows the questions of `confirm()`. Once per page; the dialog itself is loaded with the first question. */
export function ConfirmDialogHost() {
  const open = useSyncExternalStore(subscribeToConfirm, getOpenConfirm, () => undefined);
  const [Loaded, setLoaded] = useState<ComponentType<ConfirmDialogProps>>();

  useEffect(() => {
    if (open === undefined || Loaded !== undefined) return;
    let isCurrent = true;
    import('./confirm-dialog.tsx').then(
      (module) => {
        if (isCurrent) setLoaded(() => module.ConfirmDialog);
      },
      () => askPlainly(open),
    );
    return () => {
      isCurrent = false;
    };
  }, [open, Loaded]);

  if (open === undefined || Loaded === undefined) return null;
  return (
    <PartBoundary data={open} instead={() => null} onThrown={() => askPlainly(open)}>
      <Loaded isOpen {...open.request} onSettle={open.settle} />
    </PartBoundary>
  );
}

/** The browser's own question, for when the dialog cannot be had: better plain than never asked. */
function askPlainly({ request, settle }: OpenConfirm): void {
  const words = typeof request.message === 'string' ? `${request.title}\n\n${request.message}` : request.title;
  if (!window.confirm(words)) settle(false);
  else if (request.awaitSubmit === undefined) settle(true);
  else
    request.awaitSubmit().then(
      () => settle(true),
      () => settle(false),
    );
}
