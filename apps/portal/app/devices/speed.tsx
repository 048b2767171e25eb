import { useLoaderData } from '@remix-run/react';
import { NetworkHistory } from '@tutor/ui/devices/network-history.tsx';
import { NetworkLayout } from '@tutor/ui/devices/network-layout.tsx';
import { NetworkTestPanel } from '@tutor/ui/devices/network-test-panel.tsx';
import { WaysBetweenTests } from '@tutor/ui/devices/ways-between-tests.tsx';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { EmptyState } from '@tutor/ui/primitives/feedback/empty-state.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PublicPage } from '@tutor/ui/shell/public-page.tsx';
import { PartProblem } from '../kit/beside/part-problem.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { visited } from '../session/guarded.server.ts';
import { loadHistory } from './network-runs.server.ts';
import { type Keeping, useKeptRuns } from './use-kept-runs.ts';
import { useNetworkTest } from './use-network-test.ts';

export const meta = () => pageTitle('Network test');

export const loader = visited(loadHistory);

/** The network test, for anybody; who is signed in has a history of it. */
export default function Speed() {
  const history = useLoaderData<typeof loader>();
  const { added, keeping, keep, forget } = useKeptRuns(history?.tuid);
  const { state, isLoading, start, stop } = useNetworkTest({ isSignedIn: history !== null, onDone: keep });
  const now = useNow();
  return (
    <PublicPage homeHref="/" title="Network test">
      <NetworkLayout>
        <WaysBetweenTests
          other={{ label: 'Test camera, microphone and speaker', href: '/test' }}
          portalHref={history === null ? undefined : '/home'}
        />
        <NetworkTestPanel
          state={state}
          isLoading={isLoading}
          isVisitor={history === null}
          onStart={() => {
            forget();
            start();
          }}
          onStop={stop}
          keeping={<KeepingWords keeping={keeping} />}
        />
        {history === null ? (
          <Card title="Your tests">
            <EmptyState
              title="Sign in to keep your tests"
              description="Tests of signed-in tutors are kept for 30 days, and can go with an appeal as evidence."
              action={<ButtonLink href="/login?returnTo=%2Fspeed">Sign in</ButtonLink>}
            />
          </Card>
        ) : 'problem' in history ? (
          <Card title="Your tests">
            <PartProblem part={history} retryHref="/speed" />
          </Card>
        ) : (
          <NetworkHistory
            runs={[...added, ...history.runs].map((run) => ({ ...run, at: new Date(run.at) }))}
            now={now}
            zone={history.zone}
          />
        )}
        <ButtonLink href="/test">Test camera, microphone and speaker</ButtonLink>
      </NetworkLayout>
    </PublicPage>
  );
}

function KeepingWords({ keeping }: { keeping: Keeping | undefined }) {
  switch (keeping?.is) {
    case 'saving':
      return <span>Keeping it in your tests.</span>;
    case 'kept':
      return <span>It is kept in your tests.</span>;
    case 'signedOut':
      return <span>It is not kept, since you were signed out.</span>;
    case 'failed':
      return (
        <>
          <span>{`It is not kept yet: ${keeping.message}`}</span>{' '}
          <Button size="small" variant="secondary" onClick={keeping.again}>
            Keep it
          </Button>
        </>
      );
    default:
      return null;
  }
}

export { RootError as ErrorBoundary } from '../kit/page/root-error.tsx';
