import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

const key = 'pending-route';

/**
 * When a page's script cannot be loaded (a new version was deployed meanwhile), the framework reloads the page that is
 * still open. The page that was asked for is then retried, once (specification, core §4).
 */
export function usePendingRoute(onFailedTwice: () => void): void {
  const navigate = useNavigate();
  const { state, location: pending } = useNavigation();
  const { pathname, search } = useLocation();
  const pendingPath = state === 'loading' && pending !== undefined ? pending.pathname + pending.search : undefined;

  useEffect(() => {
    const [path, isRetry] = readPending();
    if (path === undefined) return;
    if (path === window.location.pathname + window.location.search) return sessionStorage.removeItem(key);
    if (isRetry) {
      sessionStorage.removeItem(key);
      onFailedTwice();
      return;
    }
    writePending(path, true);
    navigate(path);
  }, [navigate, onFailedTwice]);

  useEffect(() => {
    if (pendingPath === undefined) return;
    const [path, isRetry] = readPending();
    writePending(pendingPath, isRetry && path === pendingPath);
  }, [pendingPath]);

  // Arrived: nothing is pending any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what tells that a page was reached.
  useEffect(() => {
    const [path] = readPending();
    if (path === pathname + search) sessionStorage.removeItem(key);
  }, [pathname, search, state]);
}

function readPending(): [path: string | undefined, isRetry: boolean] {
  const text = sessionStorage.getItem(key);
  if (text === null || !text.startsWith('/')) {
    const retried = text?.startsWith('again:/') ? text.slice('again:'.length) : undefined;
    return [retried, retried !== undefined];
  }
  return [text, false];
}

function writePending(path: string, isRetry: boolean): void {
  sessionStorage.setItem(key, isRetry ? `again:${path}` : path);
}
