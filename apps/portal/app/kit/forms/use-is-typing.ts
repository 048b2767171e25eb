import { seconds } from '@tutor/rules/time/durations';
import { useSyncExternalStore } from 'react';

/** So long after the last key or press somebody may have left the screen, with the focus in a field. */
const idleMs = seconds(30);

/** So long after a key that leads through the page the next one may follow. */
const pauseMs = seconds(2);

/** Enter and Escape end something. What is held with another key, such as a shortcut of the browser, leads nowhere here. */
const endingKeys: ReadonlySet<string> = new Set(['Enter', 'Escape', 'Control', 'Meta', 'Alt', 'Shift']);

/**
 * Whether the tutor is in the middle of a field, or on the way through the page by keyboard: nothing may then open by itself
 * and catch the next key.
 */
export function useIsTyping(): boolean {
  return useSyncExternalStore(subscribe, isTyping, () => false);
}

/** Not every press is told to end: one that opens a list or a menu of the browser is not. */
const pressMaxMs = seconds(1);

let lastUseMs = 0;
/** When a key last led through the page. */
let lastStepMs = 0;
/** When a press began in a field: it takes the focus from it before it has done its work. */
let pressedAtMs = 0;

function isTyping(): boolean {
  return (
    isWithin(pressedAtMs, pressMaxMs) || isWithin(lastStepMs, pauseMs) || (isInField() && isWithin(lastUseMs, idleMs))
  );
}

/** A clock that was set back makes nobody wait. */
function isWithin(sinceMs: number, spanMs: number): boolean {
  const agoMs = Date.now() - sinceMs;
  return agoMs >= 0 && agoMs < spanMs;
}

function isInField(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLTextAreaElement ||
    (activeElement instanceof HTMLInputElement && !/^(?:checkbox|radio|button|submit|file)$/.test(activeElement.type))
  );
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const capture = { signal, capture: true };
  let idle: ReturnType<typeof setTimeout> | undefined;
  let press: ReturnType<typeof setTimeout> | undefined;
  const use = (): void => {
    lastUseMs = Date.now();
    clearTimeout(idle);
    if (isInField()) idle = setTimeout(onChange, idleMs);
    onChange();
  };
  let step: ReturnType<typeof setTimeout> | undefined;
  const onKey = ({ key }: KeyboardEvent): void => {
    if (!endingKeys.has(key)) {
      lastStepMs = Date.now();
      clearTimeout(step);
      step = setTimeout(onChange, pauseMs);
    }
    use();
  };
  const beginPress = (): void => {
    if (!isInField()) return;
    pressedAtMs = Date.now();
    clearTimeout(press);
    press = setTimeout(onChange, pressMaxMs);
  };
  const endPress = (): void => {
    // The click comes after it.
    setTimeout(() => {
      pressedAtMs = 0;
      onChange();
    });
  };
  document.addEventListener('pointerdown', beginPress, capture);
  document.addEventListener('pointerup', endPress, capture);
  document.addEventListener('pointercancel', endPress, capture);
  document.addEventListener('focusin', use, { signal });
  document.addEventListener('keydown', onKey, capture);
  // Not every text is written by keys.
  document.addEventListener('input', use, capture);
  // When it is told, the focus has not moved on yet.
  document.addEventListener('focusout', () => setTimeout(onChange), { signal });
  // The page may have been used before its scripts came.
  if (isInField()) use();
  return () => {
    listening.abort();
    clearTimeout(idle);
    clearTimeout(press);
    clearTimeout(step);
  };
}
