import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { markRetried, takePendingRoute } from '../kit/line/pending-route.ts';

/**
 * When a page's script cannot be loaded (a new version was deployed meanwhile), the page that is still open is loaded anew. The
 * page that was asked for is then retried, once (specification, core §4).
 */
export function usePendingRoute(onFailedTwice: () => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    const pending = takePendingRoute();
    if (pending === undefined) return;
    if (pending.isRetry) {
      onFailedTwice();
      return;
    }
    navigate(pending.path);
    markRetried(pending.path);
  }, [navigate, onFailedTwice]);
}
