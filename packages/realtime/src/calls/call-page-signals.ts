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
    // Chromium on phones alone tells that Wi-Fi was left for another network. Elsewhere silence tells it.
    if ('connection' in navigator && navigator.connection instanceof EventTarget) {
      const { connection } = navigator;
      let type = typeOf(connection);
      const onChange = (): void => {
        const before = type;
        type = typeOf(connection);
        // Each new estimate of the speed is the same event.
        if (type !== before) onNetwork();
      };
      connection.addEventListener('change', onChange, { signal });
    }
    return () => listening.abort();
  },
};

/** 'wifi', 'cellular'; undefined where the browser does not tell. */
function typeOf(connection: EventTarget): unknown {
  return 'type' in connection ? connection.type : undefined;
}
