import { onceArrived, shownPage } from '../framework/framework-router.ts';

const key = 'pending-route';

/** A page whose script did not come, as the page that was open notes it before it is loaded anew. */
interface PendingRoute {
  /** Path and query of the page that was asked for. */
  path: string;
  /** Path and query of the page that was open. */
  from: string;
  /** Its script had not come before either. */
  isRetry: boolean;
}

let retried: string | undefined;

/** Loads the open page anew, with a note for it of the page that was asked for. */
export function reloadForPendingRoute(): void {
  const { path: from, pendingPath: path } = shownPage();
  if (path !== undefined) {
    const pending: PendingRoute = { path, from, isRetry: path === retried };
    try {
      window.sessionStorage.setItem(key, JSON.stringify(pending));
    } catch {
      // Storage is forbidden or full: the tutor asks for the page again.
    }
  }
  window.location.reload();
}

/** Reads the note and forgets it: it is for one load of one page, and no other page follows it. */
export function takePendingRoute(): PendingRoute | undefined {
  try {
    const text = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    const pending: PendingRoute | undefined = text === null ? undefined : JSON.parse(text);
    return pending?.from === window.location.pathname + window.location.search ? pending : undefined;
  } catch {
    return undefined;
  }
}

/** Until the page is reached, another failure of its script is the second one. */
export function markRetried(path: string): void {
  retried = path;
  onceArrived(() => {
    retried = undefined;
  });
}
