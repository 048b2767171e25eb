import { useEffect } from 'react';
import { whenIdle } from '../line/when-idle.ts';

/** Fetches scripts that the next press may need while nothing else is to do; what does that comes then, too. */
export function useReadyRoutes(): void {
  useEffect(() => {
    const wanted = new AbortController();
    const takeBack = whenIdle(() => {
      // Without it the framework fetches each script with its first use.
      import('./ready-routes.ts').then(({ fetchRoutes }) => fetchRoutes(wanted.signal)).catch(() => undefined);
    });
    return () => {
      wanted.abort();
      takeBack();
    };
  }, []);
}
