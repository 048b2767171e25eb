import { christmasDelayMs } from '@tutor/rules/shell/soft-mode';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import * as styles from './christmas-overlay.css.ts';
import { BaubleDrawing, ChristmasTreeDrawing } from './holiday-drawing.tsx';

export interface ChristmasOverlayProps {
  /** `isChristmasOverlayDue` of the rules: the days of Christmas 2020 in Soft Mode. */
  isDue: boolean;
}

/** A greeting over the whole page, half a second after it is due. A click anywhere toggles it; so do Escape and a bauble. */
export function ChristmasOverlay({ isDue }: ChristmasOverlayProps) {
  const titleId = useId();
  const overlayRef = useRef<HTMLDialogElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const overlay = overlayRef.current;
    if (!isDue || overlay === null) return;
    let isWaiting = false;
    // Two dialogs that each lock the rest of the page would lock each other: the greeting waits, or goes, for any other.
    const follow = (): void => {
      const isLocked = overlay.closest('[inert]') !== null;
      if (isLocked && overlay.open) overlay.close();
      else if (!isLocked && isWaiting) {
        isWaiting = false;
        overlay.showModal();
      }
    };
    const watch = new MutationObserver(follow);
    watch.observe(document.body, { subtree: true, attributeFilter: ['inert'] });
    const timer = setTimeout(() => {
      setReady(true);
      isWaiting = true;
      follow();
    }, christmasDelayMs);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      setReady(false);
      overlay.close();
    };
  }, [isDue]);
  if (!isDue) return null;
  return (
    <>
      {isReady ? (
        <button
          type="button"
          className={styles.bauble}
          aria-label="Show the Christmas greeting"
          title="Show the Christmas greeting"
          onClick={() => overlayRef.current?.showModal()}
        >
          <BaubleDrawing />
        </button>
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button inside do the same by keyboard. */}
      <dialog
        ref={overlayRef}
        aria-labelledby={titleId}
        className={styles.overlay}
        onClick={() => overlayRef.current?.close()}
      >
        <ChristmasTreeDrawing className={styles.drawing} />
        <h2 id={titleId} className={styles.title}>
          Merry Christmas!
        </h2>
        <p className={styles.text}>Thank you for every lesson of this year. We wish you and yours a merry Christmas.</p>
        <Button variant="primary">Close</Button>
      </dialog>
    </>
  );
}
