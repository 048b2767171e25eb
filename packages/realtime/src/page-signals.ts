/** What the page tells of itself. */
export interface PageSignals {
  isVisible(): boolean;
  /** Calls back when the page becomes visible, is restored or unfrozen, or the network returns. Returns how to stop. */
  listen(callbacks: { onVisible(): void; onOnline(): void }): () => void;
}

/** The browser's own page. */
export const browserPage: PageSignals = {
  isVisible: () => document.visibilityState === 'visible',
  listen({ onVisible, onOnline }) {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') onVisible();
    };
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) onVisible();
    };
    document.addEventListener('visibilitychange', onChange);
    // A tab that the browser froze to save power runs again, perhaps still hidden.
    document.addEventListener('resume', onVisible);
    window.addEventListener('pageshow', onShow);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      document.removeEventListener('resume', onVisible);
      window.removeEventListener('pageshow', onShow);
      window.removeEventListener('online', onOnline);
    };
  },
};
