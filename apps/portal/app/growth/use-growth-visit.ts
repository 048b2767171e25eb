import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { ask, tell } from '../kit/line/ask.ts';

const address = '/growth/visit';

/** Tells the company how long pages of growth are open. A beacon goes out even while the page is being left. */
export function useGrowthVisit(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const opened = ask<{ id?: number }>(address, { page: pathname }, { keepalive: true });
    let known: number | undefined;
    void opened.then((answer) => {
      known = answer.isDone ? answer.body.id : undefined;
    });
    const close = (): void => {
      if (known !== undefined) tell(address, { id: String(known) });
    };
    // A tab that is closed or reloaded runs no clean-up.
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      void opened.then(close);
    };
  }, [pathname]);
}
