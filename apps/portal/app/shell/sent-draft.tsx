import { useRouteLoaderData } from '@remix-run/react';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { useBrowserLayoutEffect } from '@tutor/ui/primitives/behaviour/use-browser-layout-effect.ts';
import type { loader } from '../root.tsx';
import { useFrame } from '../session/use-frame.ts';
import { forgetArrivedOf } from '../uploads/kept-uploads.ts';

// The message stays in the page's data until the next form; it counts once, or it would take a later draft with it.
const settled = new WeakSet<object>();

/** Forgets the draft of a form that was sent for good, and what has arrived for it. Stands before the page, so that nothing is restored from it. */
export function SentDraft() {
  const flash = useRouteLoaderData<typeof loader>('root')?.flash ?? null;
  const store = useDraftStore();
  const { tuid } = useFrame().tutor;
  useBrowserLayoutEffect(() => {
    if (flash?.clearsDraft === undefined || settled.has(flash)) return;
    settled.add(flash);
    store.clear(flash.clearsDraft);
    void forgetArrivedOf(tuid, flash.clearsDraft);
  }, [flash, store, tuid]);
  return null;
}
