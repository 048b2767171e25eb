/** What a page with a call hears of itself and of its network. */
export interface CallPageCallbacks {
  /** The page goes. */
  onGoing(): void;
  /** The network is back, or is another one. */
  onNetwork(): void;
  /** The page is seen again: it may have slept. */
  onVisible(): void;
}

export interface CallPageSignals {
  /** Returns how to stop. */
  listen(callbacks: CallPageCallbacks): () => void;
}

export const browserCallPage: CallPageSignals = {
  listen({ onGoing, onNetwork, onVisible }) {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pagehide', onGoing, { signal });
    window.addEventListener('online', onNetwork, { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') onVisible();
      },
      { signal },
    );
    // Chromium alone tells that Wi-Fi was left for a cable.
    if ('connection' in navigator && navigator.connection instanceof EventTarget) {
      navigator.connection.addEventListener('change', onNetwork, { signal });
    }
    return () => listening.abort();
  },
};
