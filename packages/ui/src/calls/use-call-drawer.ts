import { useRef, useState } from 'react';
import type { CallDrawer } from './call-controls.tsx';

/** What stands beside the stage; closed, the focus goes back to where it was opened from. */
export function useCallDrawer() {
  const [drawer, setDrawer] = useState<CallDrawer>();
  const opener = useRef<Element | null>(null);
  const close = (): void => {
    setDrawer(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const toggle = (which: CallDrawer): void => {
    if (drawer === which) {
      close();
      return;
    }
    if (drawer === undefined) opener.current = document.activeElement;
    setDrawer(which);
  };
  return { drawer, toggle, close };
}
