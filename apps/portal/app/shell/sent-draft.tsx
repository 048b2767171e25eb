import { useRouteLoaderData } from '@remix-run/react';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider';
import { useBrowserLayoutEffect } from '@tutor/ui/drafts/use-browser-layout-effect';
import type { loader } from '../root.tsx';

// The message stays in the page's data until the next form; it counts once, or it would take a later draft with it.
const settled = new WeakSet<object>();

/** Forgets the draft of a form that was sent for good. Stands before the page, so that nothing is restored from it. */
export function SentDraft() {
  const flash = useRouteLoaderData<typeof loader>('root')?.flash ?? null;
  const store = useDraftStore();
  useBrowserLayoutEffect(() => {
    if (flash?.clearsDraft === undefined || settled.has(flash)) return;
    settled.add(flash);
    store.clear(flash.clearsDraft);
  }, [flash, store]);
  return null;
}
