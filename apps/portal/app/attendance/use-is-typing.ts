import { useSyncExternalStore } from 'react';

/** Whether the tutor is in the middle of a field: nothing may then open by itself and catch the next key. */
export function useIsTyping(): boolean {
  return useSyncExternalStore(subscribe, isTyping, () => false);
}

/** A press that began in a field takes the focus from it before it has done its work. */
let isPressedAway = false;

function isTyping(): boolean {
  return isPressedAway || isInField();
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
  const endPress = (): void => {
    // The click comes after it.
    setTimeout(() => {
      isPressedAway = false;
      onChange();
    });
  };
  document.addEventListener(
    'pointerdown',
    () => {
      isPressedAway = isInField();
    },
    { signal, capture: true },
  );
  document.addEventListener('pointerup', endPress, { signal, capture: true });
  document.addEventListener('pointercancel', endPress, { signal, capture: true });
  document.addEventListener('focusin', onChange, { signal });
  // When it is told, the focus has not moved on yet.
  document.addEventListener('focusout', () => setTimeout(onChange), { signal });
  return () => listening.abort();
}
