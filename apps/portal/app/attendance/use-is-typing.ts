import { useSyncExternalStore } from 'react';

/** Whether the tutor is in the middle of a field: nothing may then open by itself and catch the next key. */
export function useIsTyping(): boolean {
  return useSyncExternalStore(subscribe, isTyping, () => false);
}

function isTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLTextAreaElement ||
    (activeElement instanceof HTMLInputElement && !/^(?:checkbox|radio|button|submit|file)$/.test(activeElement.type))
  );
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('focusin', onChange, { signal });
  // When it is told, the focus has not moved on yet.
  document.addEventListener('focusout', () => setTimeout(onChange), { signal });
  return () => listening.abort();
}
