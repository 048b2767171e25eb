import { useEffect, useState } from 'react';
import { LazyPart, type LazyPartProps } from '../behaviour/lazy-part.tsx';
import { couldNotBeShown } from '../behaviour/part-boundary.tsx';
import { PartFailed } from '../behaviour/part-failed.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { toastStore } from '../feedback/toast-store.ts';
import * as styles from './lazy-dialog.css.ts';

export interface LazyDialogProps<Props extends object>
  extends Omit<LazyPartProps<Props>, 'pending' | 'name' | 'instead' | 'onThrown'> {
  /**
   * The code could not be loaded, and the tutor was told; whoever asked for the dialog may ask again. Without it the dialog
   * comes as soon as its code can be had.
   */
  onFailed?: (() => void) | undefined;
  /** Whether the tutor has asked for the dialog, and so is told that it is on its way; by default where a failure is told, too. */
  isAsked?: boolean | undefined;
  /** The dialog has thrown, and the tutor goes on without it; by default `onFailed`. */
  onClose?: (() => void) | undefined;
}

/** A dialog whose code is loaded when it opens, unless `useReady` has loaded it before. */
export function LazyDialog<Props extends object>({
  onFailed,
  isAsked = onFailed !== undefined,
  onClose = onFailed,
  ...part
}: LazyDialogProps<Props>) {
  const [isClosed, setClosed] = useState(false);
  // A menu that is open would lie above the dialog. Closed first, so that the dialog gives the focus back to its button.
  useEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  }, []);
  if (isClosed) return null;
  return (
    <LazyPart
      {...part}
      pending={isAsked ? <OpeningNote /> : undefined}
      onFailed={
        onFailed &&
        (() => {
          toastStore.add({ tone: 'error', message: 'Links seem to get inaccessible. Please try again.' });
          onFailed();
        })
      }
      instead={(tryAgain) => (
        <PartFailed
          className={styles.note}
          words={couldNotBeShown('This dialog')}
          onTryAgain={tryAgain}
          onClose={() => {
            setClosed(true);
            onClose?.();
          }}
        />
      )}
    />
  );
}

/** The answer to a press on a slow line, within 100 ms; a quick line shows none of it. */
function OpeningNote() {
  return (
    <div role="status" className={`${styles.note} ${styles.opening}`}>
      <Spinner label="" />
      <span>Opening…</span>
    </div>
  );
}
