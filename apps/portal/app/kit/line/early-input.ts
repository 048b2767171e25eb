import { useEffect, useInsertionEffect } from 'react';

interface EarlyInput {
  /** Buttons in the order in which they were first pressed, and their places. */
  buttons: Map<HTMLElement, number>;
  stopKeepingPresses: () => void;
  /** What was typed into which text area, and where its caret was then. */
  texts: Map<HTMLTextAreaElement, { value: string; selectionStart: number; selectionEnd: number }>;
  stopKeepingTexts: () => void;
  /** Fields that were filled in, and their places. */
  fields: Map<Field, number>;
  /** What has the focus. */
  focused: { element: HTMLElement; place: number } | undefined;
  stopKeepingFields: () => void;
  /** Elements of the page that cannot be told from this one but by their places. */
  alike: <Kept extends HTMLElement>(element: Kept) => Kept[];
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What `earlyInputScript` keeps. */
    earlyInput?: EarlyInput;
  }
}

/**
 * Stands at the top of every page. On a slow line a page can be seen before its scripts have come; links and forms work
 * already, a button that only a script answers does nothing. Its press is kept until then, and so is what is typed.
 */
export const earlyInputScript = `(() => {
  const buttons = new Map();
  const texts = new Map();
  const fields = new Map();
  const labelOf = ({ localName, ariaLabel, textContent }) => localName === 'button' && (ariaLabel ?? textContent);
  const alike = (element) => [...document.getElementsByTagName(element.localName)].filter((other) =>
    other.name === element.name && other.type === element.type && labelOf(other) === labelOf(element));
  const placeOf = (element) => alike(element).indexOf(element);
  const keepPress = ({ target }) => {
    const button = target instanceof Element && target.closest('button[type="button"]:not([popovertarget])');
    if (button && !buttons.has(button)) buttons.set(button, placeOf(button));
  };
  const keepText = ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart, selectionEnd } = target;
    texts.set(target, { value, selectionStart, selectionEnd });
  };
  const keepField = ({ target }) => {
    if (!fields.has(target)) fields.set(target, placeOf(target));
  };
  const keepFocus = ({ target }) => {
    earlyInput.focused = { element: target, place: placeOf(target) };
  };
  addEventListener('click', keepPress, true);
  addEventListener('input', keepText, true);
  addEventListener('input', keepField, true);
  addEventListener('focusin', keepFocus, true);
  const earlyInput = window.earlyInput = {
    buttons,
    stopKeepingPresses: () => removeEventListener('click', keepPress, true),
    texts,
    stopKeepingTexts: () => removeEventListener('input', keepText, true),
    fields,
    stopKeepingFields: () => {
      removeEventListener('input', keepField, true);
      removeEventListener('focusin', keepFocus, true);
    },
    alike,
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
    earlyInput.stopKeepingFields();
    const typed = [...earlyInput.texts.keys()];
    const pressed = [...earlyInput.buttons];
    const filled = [...earlyInput.fields];
    earlyInput.texts.clear();
    earlyInput.buttons.clear();
    earlyInput.fields.clear();
    for (const area of typed) area.dispatchEvent(new Event('input', { bubbles: true }));
    for (const [field, place] of filled) {
      const drawn = asDrawnNow(earlyInput, field, place);
      if (drawn !== undefined && drawn !== field) fillIn(drawn, field);
    }
    giveFocusBack(earlyInput);
    for (const [button, place] of pressed) asDrawnNow(earlyInput, button, place)?.click();
  }, []);
}

/**
 * The element itself, or the one that stands in its place now. React draws the whole page anew where it finds something else than
 * the server has drawn: an extension's element, a translated text.
 */
function asDrawnNow<Kept extends HTMLElement>({ alike }: EarlyInput, kept: Kept, place: number): Kept | undefined {
  return kept.isConnected ? kept : alike(kept)[place];
}

/** Gives a field what another one holds, as if it were filled in now. */
function fillIn(field: Field, from: Field): void {
  if (field instanceof HTMLInputElement && from instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (field.checked !== from.checked) field.click();
    return;
  }
  if (field instanceof HTMLInputElement && from instanceof HTMLInputElement && field.type === 'file') {
    field.files = from.files;
  } else {
    // The platform's own setter: React notes what is set by its own, and then hears of no change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, from.value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function giveFocusBack(earlyInput: EarlyInput): void {
  const { focused } = earlyInput;
  earlyInput.focused = undefined;
  if (focused === undefined || document.activeElement !== document.body) return;
  const drawn = asDrawnNow(earlyInput, focused.element, focused.place);
  drawn?.focus();
  if (isText(drawn) && isText(focused.element)) {
    drawn.setSelectionRange(focused.element.selectionStart, focused.element.selectionEnd);
  }
}

/** A field with a caret. One of another kind, such as a date, says null of it. */
function isText(element: HTMLElement | undefined): element is HTMLInputElement | HTMLTextAreaElement {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && element.selectionStart !== null;
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
