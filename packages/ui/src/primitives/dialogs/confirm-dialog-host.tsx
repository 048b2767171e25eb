import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { askPlainly } from './ask-plainly.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { getOpenConfirm, subscribeToConfirm } from './confirm-store.ts';

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
  return <Loaded isOpen {...open.request} onSettle={open.settle} />;
}
