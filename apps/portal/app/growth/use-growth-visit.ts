import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

const address = '/growth/visit';

/** Tells the company how long pages of growth are open. A beacon goes out even while the page is being left. */
export function useGrowthVisit(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const opened = fetch(address, { method: 'POST', keepalive: true, body: new URLSearchParams({ page: pathname }) })
      .then(async (answer): Promise<{ id?: number }> => (answer.ok ? answer.json() : {}))
      .catch((): { id?: number } => ({}));
    let known: number | undefined;
    void opened.then(({ id }) => {
      known = id;
    });
    const close = (): void => {
      if (known === undefined) return;
      navigator.sendBeacon(address, new URLSearchParams({ id: String(known) }));
    };
    // A tab that is closed or reloaded runs no clean-up.
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      void opened.then(({ id }) => {
        if (id !== undefined) navigator.sendBeacon(address, new URLSearchParams({ id: String(id) }));
      });
    };
  }, [pathname]);
}
