import { toastStore } from '@tutor/ui/primitives/toast-store';
import { type ComponentType, createElement, useEffect, useRef, useState } from 'react';

interface LazyDialogProps<Props extends object> {
  /** Loads the dialog's code; the same function at each drawing. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The code could not be loaded, and the tutor was told; whoever asked for the dialog may ask again. */
  onFailed: () => void;
}

/**
 * A dialog whose code is loaded when it opens. Not `React.lazy`: that remembers a failed load for good and takes the page
 * away with it, and what is typed there.
 */
export function LazyDialog<Props extends object>({ load, props, onFailed }: LazyDialogProps<Props>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const onFailedRef = useRef(onFailed);
  onFailedRef.current = onFailed;
  // A menu that is open would lie above the dialog. Closed first, so that the dialog gives the focus back to its button.
  useEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  }, []);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) setDialog(() => loaded);
      },
      () => {
        if (!isWanted) return;
        toastStore.add({ tone: 'error', message: 'Links seem to get inaccessible. Please try again.' });
        onFailedRef.current();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return Dialog === undefined ? null : createElement(Dialog, props);
}
