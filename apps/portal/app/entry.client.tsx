import { RemixBrowser } from '@remix-run/react';
import { PartsApart } from '@tutor/ui/primitives/behaviour/parts-apart.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { drawnForFetch } from './kit/drawn-for.ts';
import { stopKeepingPresses } from './kit/early-input.ts';
import { shownPage, shownTuid } from './kit/framework-router.ts';
import { returningFetch } from './kit/leave-for-login.ts';
import { doubtingFetch } from './kit/line-state.ts';
import { askBesideAnew, askPageAnew } from './kit/loads.ts';
import { patientFetch } from './kit/lost-line.ts';
import { reloadWhenRestored } from './kit/restored-page.ts';

// The framework offers no other seam for what it fetches.
window.fetch = patientFetch(returningFetch(drawnForFetch(doubtingFetch(window.fetch.bind(window)), shownTuid)), {
  shown: shownPage,
  askPageAnew,
  onFormAnswer: askBesideAnew,
});

reloadWhenRestored();

startTransition(() => {
  stopKeepingPresses();
  hydrateRoot(
    document,
    <StrictMode>
      <PartsApart.Provider value={document.documentElement.dataset.partsApart !== undefined}>
        <RemixBrowser />
      </PartsApart.Provider>
    </StrictMode>,
  );
});
