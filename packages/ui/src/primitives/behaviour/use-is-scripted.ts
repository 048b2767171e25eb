import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether the page's scripts run: for what is drawn by the server and could do nothing yet, or must be there without them.
 * False on the server and while its page is taken over, true from then on, and at once for what the browser draws itself.
 */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
