/** What the page tells of itself. */
export interface PageSignals {
  isVisible(): boolean;
  /** Calls back when the page becomes visible, is restored, or the network returns. Returns how to stop. */
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
    window.addEventListener('pageshow', onShow);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('pageshow', onShow);
      window.removeEventListener('online', onOnline);
    };
  },
};
