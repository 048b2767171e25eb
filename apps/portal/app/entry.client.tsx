import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { drawnForFetch, shownTuid } from './kit/drawn-for.ts';
import { stopKeepingPresses } from './kit/early-input.ts';
import { askBesideAnew, askPageAnew } from './kit/loads.ts';
import { patientFetch } from './kit/lost-line.ts';

// The framework offers no other seam for what it fetches.
window.fetch = patientFetch(drawnForFetch(window.fetch.bind(window), shownTuid), {
  shown: () => {
    const { location, navigation, loaderData } = window.__remixRouter.state;
    const { location: pending, formMethod } = navigation;
    return {
      path: location.pathname + location.search,
      pendingPath: pending === undefined ? undefined : pending.pathname + pending.search,
      isSending: formMethod?.toUpperCase() === 'POST',
      loaderData,
    };
  },
  askPageAnew,
  onFormAnswer: askBesideAnew,
});

startTransition(() => {
  stopKeepingPresses();
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
