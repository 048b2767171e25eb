import { useEffect, useInsertionEffect } from 'react';

interface EarlyInput {
  /** Buttons in the order in which they were first pressed. */
  buttons: Set<HTMLButtonElement>;
  stopKeepingPresses: () => void;
  /** What was typed into which text area, and where its caret was then. */
  texts: Map<HTMLTextAreaElement, { value: string; selectionStart: number; selectionEnd: number }>;
  stopKeepingTexts: () => void;
}

declare global {
  interface Window {
    /** What `earlyInputScript` keeps. */
    earlyInput?: EarlyInput;
  }
}

/**
 * Stands at the top of every page. On a slow line a page can be seen before its scripts have come; links and forms work
 * already, a button that only a script answers does nothing. Its press is kept until then, and what is typed into text areas.
 */
export const earlyInputScript = `(() => {
  const buttons = new Set();
  const texts = new Map();
  const keepPress = ({ target }) => {
    const button = target instanceof Element && target.closest('button[type="button"]:not([popovertarget])');
    if (button) buttons.add(button);
  };
  const keepText = ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart, selectionEnd } = target;
    texts.set(target, { value, selectionStart, selectionEnd });
  };
  addEventListener('click', keepPress, true);
  addEventListener('input', keepText, true);
  window.earlyInput = {
    buttons,
    stopKeepingPresses: () => removeEventListener('click', keepPress, true),
    texts,
    stopKeepingTexts: () => removeEventListener('input', keepText, true),
  };
})()`;

/** From here on React hears of presses itself, also of those that come while it takes the page over. */
export function stopKeepingPresses(): void {
  window.earlyInput?.stopKeepingPresses();
}

/**
 * Once the page is taken over, tells what was typed too early, and presses what was pressed: each button once, however impatient
 * the tutor was.
 */
export function useEarlyInput(): void {
  useInsertionEffect(() => {
    // Before anybody looks at the fields: React gives a text area that it takes over the text back that it was drawn with.
    window.earlyInput?.stopKeepingTexts();
    for (const [area, typed] of window.earlyInput?.texts ?? []) writeText(area, typed);
  }, []);
  useEffect(() => {
    const { earlyInput } = window;
    if (earlyInput === undefined) return;
    const typed = [...earlyInput.texts.keys()];
    const pressed = [...earlyInput.buttons];
    earlyInput.texts.clear();
    earlyInput.buttons.clear();
    for (const area of typed) area.dispatchEvent(new Event('input', { bubbles: true }));
    for (const button of pressed) if (button.isConnected) button.click();
  }, []);
}

/** Unnoticed by React, which takes the drawn text for the last one that it has heard of, and hears of this by the event that follows. */
function writeText(
  area: HTMLTextAreaElement,
  typed: { value: string; selectionStart: number; selectionEnd: number },
): void {
  // Where the text was given back as drawn, its caret went along.
  const { selectionStart, selectionEnd } = area.value === typed.value ? area : typed;
  area.value = area.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, typed.value);
  area.setSelectionRange(selectionStart, selectionEnd);
}
