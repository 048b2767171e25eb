/** Does some work once the page is loaded and nothing else is to do. Returns how to take it back. */
export function whenIdle(work: () => void): () => void {
  let takeBack: (() => void) | undefined;
  const ask = (): void => {
    // Safari has no idle callback.
    if (window.requestIdleCallback === undefined) {
      const timer = setTimeout(work, 2_000);
      takeBack = () => clearTimeout(timer);
      return;
    }
    const handle = window.requestIdleCallback(work, { timeout: 5_000 });
    takeBack = () => window.cancelIdleCallback(handle);
  };
  if (document.readyState === 'complete') ask();
  else {
    window.addEventListener('load', ask, { once: true });
    takeBack = () => window.removeEventListener('load', ask);
  }
  return () => takeBack?.();
}
