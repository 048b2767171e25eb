import { useBeforeUnload, useBlocker } from '@remix-run/react';
import { confirm } from '@tutor/ui/primitives/dialogs/confirm-store.ts';
import { useCallback, useEffect } from 'react';

/** Asks before another page takes the place of this one while parts of it, named by their titles, are not saved. */
export function useLeaveQuestion(unsaved: readonly string[]): void {
  const isAsking = unsaved.length > 0;
  const names = unsaved.join(', ');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsking && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave without saving?',
      message: `Not saved yet: ${names}. What you typed stays in this browser; the company does not have it.`,
      confirmText: 'Leave',
      cancelText: 'Stay',
    }).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
  }, [blocker, names]);
  // Other sites, and closing the window: the browser asks in its own words.
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isAsking) event.preventDefault();
      },
      [isAsking],
    ),
  );
}
