import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { stopKeepingPresses } from './shell/early-presses.ts';
import { patientFetch } from './shell/lost-line.ts';

// The framework offers no other seam for what it fetches.
window.fetch = patientFetch(window.fetch.bind(window), {
  shown: () => {
    const { location, navigation, loaderData } = window.__remixRouter.state;
    const pending = navigation.location;
    return {
      path: location.pathname + location.search,
      pendingPath: pending === undefined ? undefined : pending.pathname + pending.search,
      loaderData,
    };
  },
  revalidate: () => window.__remixRouter.revalidate(),
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
