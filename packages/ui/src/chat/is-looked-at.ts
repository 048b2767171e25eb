/** Whether the reader looks at an element: not in a hidden tab, in a window without the focus, or under a dialog. */
export function isLookedAt(element: Element): boolean {
  return (
    document.visibilityState === 'visible' &&
    document.hasFocus() &&
    element.checkVisibility() &&
    element.closest('[inert], [aria-hidden="true"]') === null &&
    document.querySelector('dialog:modal') === null
  );
}

/** Calls back when that may have changed; returns how to stop. */
export function watchLooks(listener: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('visibilitychange', listener, { signal });
  // The focus comes back when a dialog closes.
  document.addEventListener('focusin', listener, { signal });
  window.addEventListener('focus', listener, { signal });
  window.addEventListener('blur', listener, { signal });
  return () => ending.abort();
}
