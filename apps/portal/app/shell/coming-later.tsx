import { useLocation } from '@remix-run/react';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { ComingPage } from '@tutor/ui/shell/coming-page.tsx';
import { pageTitle } from '../kit/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { laterAreaAt } from './later-areas.ts';

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageTitle(laterAreaAt(location.pathname)?.title ?? 'Not open yet');

export const loader = guarded(() => null);

/** A page that is in the menu already and says what will be in it. */
export default function ComingLater() {
  const area = laterAreaAt(useLocation().pathname);
  return (
    <ComingPage
      title={area?.title ?? 'Not open yet'}
      summary={`${area?.summary ?? 'This page is being built.'} This page is not open yet.`}
      points={area?.points}
      actions={<ButtonLink href="/home">Go to Dashboard</ButtonLink>}
    />
  );
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
