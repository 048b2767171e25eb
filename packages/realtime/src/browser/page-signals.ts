/** What the page tells of itself. */
export interface PageSignals {
  isVisible(): boolean;
  /**
   * Calls back when the page becomes visible, is restored or unfrozen, when it is hidden or goes, and when the network
   * returns. Returns how to stop.
   */
  listen(callbacks: PageCallbacks): () => void;
}

/** What a page hears of itself. */
export interface PageCallbacks {
  onVisible(): void;
  onHidden?(): void;
  onOnline?(): void;
}

/** The browser's own page. */
export const browserPage: PageSignals = {
  isVisible: () => document.visibilityState === 'visible',
  listen({ onVisible, onHidden, onOnline }) {
    const listening = new AbortController();
    const { signal } = listening;
    const onChange = (): void => {
      if (document.visibilityState === 'visible') onVisible();
      else onHidden?.();
    };
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) onVisible();
    };
    document.addEventListener('visibilitychange', onChange, { signal });
    // A tab that the browser froze to save power runs again, perhaps still hidden.
    document.addEventListener('resume', onVisible, { signal });
    window.addEventListener('pageshow', onShow, { signal });
    window.addEventListener('pagehide', () => onHidden?.(), { signal });
    window.addEventListener('online', () => onOnline?.(), { signal });
    return () => listening.abort();
  },
};
