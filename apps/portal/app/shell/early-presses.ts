import { useEffect } from 'react';

interface EarlyPresses {
  /** Buttons in the order in which they were first pressed. */
  buttons: Set<HTMLButtonElement>;
  stop: () => void;
}

declare global {
  interface Window {
    /** What `earlyPressesScript` keeps. */
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Stands at the top of every page. On a slow line a page can be seen before its scripts have come; links and forms work
 * already, a button that only a script answers does nothing. Its press is kept until then.
 */
export const earlyPressesScript = `(() => {
  const buttons = new Set();
  const keep = ({ target }) => {
    const button = target instanceof Element && target.closest('button[type="button"]:not([popovertarget])');
    if (button) buttons.add(button);
  };
  addEventListener('click', keep, true);
  window.earlyPresses = { buttons, stop: () => removeEventListener('click', keep, true) };
})()`;

/** From here on React hears of presses itself, also of those that come while it takes the page over. */
export function stopKeepingPresses(): void {
  window.earlyPresses?.stop();
}

/** Once the page is taken over, presses what was pressed too early: each button once, however impatient the tutor was. */
export function useEarlyPresses(): void {
  useEffect(() => {
    const buttons = window.earlyPresses?.buttons ?? new Set();
    const pressed = [...buttons];
    buttons.clear();
    for (const button of pressed) if (button.isConnected) button.click();
  }, []);
}
