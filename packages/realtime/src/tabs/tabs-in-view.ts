import { browserPage, type PageSignals } from '../browser/page-signals.ts';
import { browserLocks, createTabMark, hasTabMark } from './tab-mark.ts';

/** What of the browser it uses. */
export interface TabsInViewOptions {
  /** For tests; undefined where the browser has no Web Locks. */
  locks?: Pick<LockManager, 'request' | 'query'> | undefined;
  page?: PageSignals | undefined;
}

/** Knows whether the tutor has the portal in view. */
export interface TabsInView {
  /** Whether a tab of the portal in this browser is visible; where there are no Web Locks to tell, whether this one is. */
  hasAny(): Promise<boolean>;
  stop(): void;
}

/** Of all tabs that are visible. */
const markName = 'tutor-in-view';

/** Knows of this browser's visible tabs, and lets the others know of this one. */
export function watchTabsInView({ locks = browserLocks(), page = browserPage }: TabsInViewOptions = {}): TabsInView {
  const mark = createTabMark(markName, locks);
  // A tab may be woken and still not be looked at.
  const look = (): void => mark.set(page.isVisible());
  look();
  // Before the browser freezes a tab or keeps it for later, it is hidden.
  const stopListening = page.listen({ onVisible: look, onHidden: () => mark.set(false) });
  return {
    hasAny: async () => page.isVisible() || (await hasTabMark(markName, locks)),
    stop() {
      stopListening();
      mark.set(false);
    },
  };
}
