import { useEffect } from 'react';
import { LazyPart, type LazyPartProps } from '../behaviour/lazy-part.tsx';
import { toastStore } from '../feedback/toast-store.ts';

export interface LazyDialogProps<Props extends object> extends LazyPartProps<Props> {
  /**
   * The code could not be loaded, and the tutor was told; whoever asked for the dialog may ask again. Without it the dialog
   * comes as soon as its code can be had.
   */
  onFailed?: (() => void) | undefined;
}

/** A dialog whose code is loaded when it opens, unless `useReady` has loaded it before. */
export function LazyDialog<Props extends object>({ onFailed, ...part }: LazyDialogProps<Props>) {
  // A menu that is open would lie above the dialog. Closed first, so that the dialog gives the focus back to its button.
  useEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  }, []);
  return (
    <LazyPart
      {...part}
      onFailed={
        onFailed &&
        (() => {
          toastStore.add({ tone: 'error', message: 'Links seem to get inaccessible. Please try again.' });
          onFailed();
        })
      }
    />
  );
}
