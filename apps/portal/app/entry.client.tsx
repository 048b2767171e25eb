import { RemixBrowser } from '@remix-run/react';
import { PartsApart } from '@tutor/ui/primitives/behaviour/parts-apart.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { askBesideAnew, askPageAnew } from './kit/beside/loads.ts';
import { shownPage, shownTuid } from './kit/framework/framework-router.ts';
import { drawnForFetch } from './kit/line/drawn-for.ts';
import { stopKeepingPresses } from './kit/line/early-input.ts';
import { returningFetch } from './kit/line/leave-for-login.ts';
import { doubtingFetch } from './kit/line/line-state.ts';
import { patientFetch } from './kit/line/lost-line.ts';
import { reloadWhenRestored } from './kit/line/restored-page.ts';

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
